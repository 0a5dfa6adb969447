// Standard output, in whole answers: what is written is kept back until there is
// enough of it, or somebody waits for it. And standard error, for messages.
#pragma once

#include <string>
#include <string_view>

namespace antipode::cli {

// Thrown when nobody reads the output any more (`antipode … | head -1`): the end
// of the work, and no failure.
struct OutputClosed {};

// Thrown when the output cannot be written.
struct OutputFailed {
    std::string reason;
};

class Output {
public:
    Output()                         = default;
    Output(const Output&)            = delete;
    Output& operator=(const Output&) = delete;

    // A whole answer, as it is.
    void write(std::string_view answer);
    void line(std::string_view text);

    // Everything written so far is on its way when this returns.
    void flush();

private:
    std::string buffer_;
};

// Occupies the places of standard input, output and error that were closed when the program
// began, so that no file it opens is taken for one of them. To be called before all others.
void keep_standard_places();

// To standard error. Where it cannot be written, there is nobody to tell.
void write_message(std::string_view text);

}  // namespace antipode::cli
