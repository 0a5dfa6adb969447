// About how much longer something takes, from how far it has come in the last while.
//
//     TimeLeft left;
//     left.note({.seconds = 12.5, .fraction = 0.25});
//     left.seconds()      // nothing while that would be guessing
//
// What was done before the program looked, such as the part of a count that a file
// had, comes as a leap at the beginning, and is forgotten after that while.
#pragma once

#include <deque>
#include <optional>

namespace antipode::service {

class TimeLeft {
public:
    struct Reached {
        double seconds  = 0;  // since the beginning
        double fraction = 0;  // of all, 0 to 1
    };

    void                  note(Reached now);
    std::optional<double> seconds() const;

private:
    std::deque<Reached> past_;  // at most one in a second, and the latest
};

}  // namespace antipode::service
