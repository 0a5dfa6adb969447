// How long the search for the last cubes of a coset will take: a few steps whose time is known
// beforehand, then units of words, each of which finds the same share of the cubes that are left,
// until the last few are looked for one by one.
//
//     RestTime time({.share = 0.05, .few = 16, .unit = Seconds(4), .units = 311});
//     time.begin_step({Seconds(10), 0.3});                // of 100 cubes it will leave 30
//     time.seconds_left(0.5, 100);                        // half of it is done
//     time.begin_units(0, 30);
//     time.worked({.time = Seconds(4), .units = 1, .left = 28});
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace antipode::coset {

class RestTime {
public:
    using Seconds = std::chrono::duration<double>;

    // What is expected before any unit is done.
    struct Usual {
        double        share = 0;  // of the cubes that are left, that a unit finds
        std::uint64_t few   = 1;  // so many are looked for in another way
        Seconds       unit  = {};
        std::size_t   units = 0;
    };
    explicit RestTime(const Usual& usual) : usual_(usual) {}
    RestTime() = default;

    // A step takes that long, and leaves that share of the cubes. So do the steps behind it.
    struct Step {
        Seconds time;
        double  leaves;

        constexpr Step operator+(const Step& next) const {
            return {time + next.time, leaves * next.leaves};
        }
    };
    void begin_step(const Step& now, const Step& behind = {Seconds(0), 1});
    void end_step() { is_step_ = false; }

    void begin_units(std::size_t done, std::uint64_t left);
    struct Round {
        Seconds       time  = {};  // that it took
        std::size_t   units = 0;   // that are done in all
        std::uint64_t left  = 0;   // cubes
    };
    void worked(const Round& round);

    // What all units that are left would take; nothing if none has been done yet.
    Seconds all_units() const;

    // From a place in the step, or in all units, to the expected end.
    Seconds seconds_left(double part, std::uint64_t left) const;

private:
    double  share() const;
    Seconds unit_time() const;
    double  expected_units(double left) const;

    Usual         usual_;
    bool          is_step_     = false;
    Step          now_         = {Seconds(0), 1};
    Step          behind_      = {Seconds(0), 1};
    std::size_t   done_        = 0;  // units
    std::uint64_t left_        = 0;  // cubes
    std::size_t   done_before_ = 0;
    std::uint64_t left_before_ = 0;
    Seconds       worked_      = {};
};

}  // namespace antipode::coset
