#include "apps/cli/output.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "apps/cli/exit_code.h"

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

// In the wrong direction, so that reading and writing there still fail.
void keep_standard_places() {
    constexpr std::array ways = {O_WRONLY, O_RDONLY, O_RDONLY};
    for (int place = 0; place < static_cast<int>(ways.size()); ++place) {
        if (fcntl(place, F_GETFD) >= 0) continue;
        if (open("/dev/null", ways[static_cast<std::size_t>(place)]) != place)
            _exit(static_cast<int>(ExitCode::environment));
    }
}

void write_message(std::string_view text) {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

}  // namespace antipode::cli
