#include "apps/cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace antipode::cli {
namespace {

constexpr std::size_t enough = 1 << 16;

}  // namespace

void Output::write(std::string_view answer) {
    buffer_ += answer;
    if (buffer_.size() >= enough) flush();
}

void Output::line(std::string_view text) {
    buffer_ += text;
    write("\n");
}

void Output::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EPIPE) throw OutputClosed{};
        if (written < 0) throw OutputFailed{std::strerror(errno)};
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
}

}  // namespace antipode::cli
