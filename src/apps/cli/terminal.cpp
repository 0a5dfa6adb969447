#include "apps/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace antipode::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

bool terminal_wants_colour() {
    return isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").empty()
           && environment("TERM") != "dumb";
}

AnsiColour terminal_colours() {
    const std::string_view colours = environment("COLORTERM");
    return colours == "truecolor" || colours == "24bit" ? AnsiColour::truecolor
                                                        : AnsiColour::indexed256;
}

bool terminal_shows_progress() {
    return isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb";
}

std::size_t terminal_width() {
    winsize size{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace antipode::cli
