// Standard output, in whole answers: what is written is kept back until there is
// enough of it, or somebody waits for it.
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

}  // namespace antipode::cli
