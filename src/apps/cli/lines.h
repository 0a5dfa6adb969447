// Standard input, or an open file, line by line.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/result.h"

namespace antipode::cli {

// Thrown when the input cannot be read.
struct InputFailed {
    std::string reason;
};

struct Line {
    std::size_t         number = 0;  // from 1
    Result<std::string> text;        // an error where it is too long
};

class Lines {
public:
    // `before_waiting` is called before the program waits for more input, so that
    // answers reach the reader first.
    explicit Lines(std::function<void()> before_waiting, int descriptor = 0)
        : before_waiting_(std::move(before_waiting)), descriptor_(descriptor) {}

    // Without its end, which may be LF or CR LF, and without a byte-order mark. A line
    // that is too long is refused as soon as that is known; its rest is passed over.
    std::optional<Line> next();

private:
    // Appends to `text` what comes up to the end of the line, or until the text is
    // longer than a line may be. False at the end of the input.
    bool take_rest_of_line(std::string& text);
    void pass_over_rest();
    bool read_more();

    std::function<void()> before_waiting_;
    int                   descriptor_;
    std::string           buffer_;
    std::size_t           start_            = 0;  // of what is still to be taken from it
    std::size_t           number_           = 0;
    bool                  is_inside_a_line_ = false;  // one that was too long
};

}  // namespace antipode::cli
