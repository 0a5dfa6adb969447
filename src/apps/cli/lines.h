// Standard input, or an open file, line by line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace antipode::cli {

// Thrown when the input cannot be read.
struct InputFailed {
    std::string reason;
};

class Lines {
public:
    // `before_waiting` is called before the program waits for more input, so that
    // answers reach the reader first.
    explicit Lines(std::function<void()> before_waiting, int descriptor = 0)
        : before_waiting_(std::move(before_waiting)), descriptor_(descriptor) {}

    // Without its end, which may be LF or CR LF.
    std::optional<std::string> next();

private:
    bool read_more();

    std::function<void()> before_waiting_;
    int                   descriptor_;
    std::string           buffer_;
    std::size_t           start_ = 0;
};

// Whether a line is empty or holds a comment only.
bool has_nothing_to_read(std::string_view line);

}  // namespace antipode::cli
