// What the Caml papers of 2004 state about the cube, decided by computation.
//
//     for (const TheoryLine& line : theory_report({})) …
//
// Every number is exact and computed when it is asked for.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace antipode {

enum class Verdict : std::uint8_t {
    holds,      // what the papers say is right
    fails,      // it is not
    sharpened,  // right, and now more is known
    answered,   // they ask, or leave it open
};

std::string_view name_of(Verdict verdict);

struct TheoryTable {
    std::vector<std::string>              head;
    std::vector<std::vector<std::string>> rows;
};

struct TheoryLine {
    std::string name;    // short, for scripts: "element-orders"
    std::string title;   // "The orders of the elements"
    Message     answer;  // with the numbers
    std::string papers;  // what the papers say
    Verdict     verdict = Verdict::answered;
    TheoryTable table   = {};
};

struct TheoryRequest {
    std::size_t     depth = 8;  // of what is counted position by position, in quarter turns
    std::stop_token stop  = {};
    // Called before each part, with its name and the share that is done.
    std::function<void(const Message&, double)> on_progress = [](const Message&, double) {};
    std::function<void(const TheoryLine&)>      on_line     = [](const TheoryLine&) {};
};

// Shorter if it is stopped.
std::vector<TheoryLine> theory_report(const TheoryRequest& request);

}  // namespace antipode
