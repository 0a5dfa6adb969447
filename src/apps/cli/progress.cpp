#include "apps/cli/progress.h"

#include <fmt/format.h>

#include <string>

#include "apps/cli/terminal.h"
#include "base/text_lines.h"

namespace antipode::cli {
namespace {

// Often enough to look alive, seldom enough to be read.
constexpr auto redraw_interval = std::chrono::milliseconds(100);

constexpr std::string_view erase_line = "\r\x1b[K";

std::string line_of(std::string_view text, std::optional<double> fraction,
                    std::chrono::duration<double> elapsed) {
    const std::string percent = fraction ? fmt::format("  {:.0f} %", 100 * *fraction) : "";
    return fmt::format("{}{}  {:.1f} s", text, percent, elapsed.count());
}

// A longer line would wrap, and then could not be erased. A character has at
// least one byte, so that many bytes have room; none is cut into pieces.
std::string cut_to(std::string line, std::size_t width) {
    if (line.size() <= width) return line;
    while (width > 0 && is_continuation(line[width])) --width;
    line.resize(width);
    return line;
}

}  // namespace

ProgressLine::ProgressLine(const Session& session)
    : is_wanted_(!session.has("quiet") && terminal_shows_progress()) {}

void ProgressLine::show(std::string_view text, std::optional<double> fraction) {
    if (!is_wanted_) return;
    const auto            now = Clock::now();
    const std::lock_guard lock(mutex_);
    if (is_drawn_ && now - drawn_at_ < redraw_interval) return;
    write_message(fmt::format(
        "{}{}", erase_line, cut_to(line_of(text, fraction, now - started_), terminal_width() - 1)));
    drawn_at_ = now;
    is_drawn_ = true;
}

void ProgressLine::erase() {
    const std::lock_guard lock(mutex_);
    if (!is_drawn_) return;
    write_message(erase_line);
    is_drawn_ = false;
}

}  // namespace antipode::cli
