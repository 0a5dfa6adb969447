// How long the rest of a run will take, from what has been measured so far.
#pragma once

#include <chrono>

#include "search/coset/explore.h"

namespace antipode::coset {

// Words to farther cubes are too many to be searched: what is left there is solved one by
// one.
unsigned deepest_search(Metric metric);

class Estimate {
public:
    Estimate(Metric metric, const CosetRequest& request) : metric_(metric), request_(request) {}

    struct Searched {
        unsigned                      distance;
        std::uint64_t                 leaves;
        std::chrono::duration<double> time;
    };
    void searched(const Searched& done);
    void passed(std::chrono::duration<double> time);

    // From a place in the work on, to its expected end.
    struct Place {
        CosetProgress::Stage stage;
        unsigned             distance;
        double               part;  // of the stage
    };
    double seconds_left(const Place& place) const;
    // All farther distances.
    double seconds_behind(unsigned distance) const;
    // Going through all of the longest words for the last cubes.
    double all_rest_seconds() const;
    // What takes one thread so long on the machine of which the usual times are known.
    double seconds_here(double usual) const;

private:
    // Whether words of that length are only looked for where they lead to cubes that are left.
    bool   is_rest(unsigned distance) const;
    double word_seconds(unsigned distance) const;
    double join_seconds(unsigned distance) const;
    double search_seconds(unsigned distance) const;
    double pass_seconds() const;

    Metric              metric_;
    const CosetRequest& request_;
    double              leaves_       = 0;
    double              leaf_seconds_ = 0;
    double              join_rate_    = 0;  // of what was measured before
    double              last_pass_    = 0;
};

}  // namespace antipode::coset
