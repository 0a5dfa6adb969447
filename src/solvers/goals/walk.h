// All words of one length that lead to a goal, on one thread.
//
//     Walk walk(attempt, most, control);
//     walk.words(root, [&](GoalWord word) { … });
//
// A word that meets the goal on its way is none: only what was needed to get there counts.
// The same goes for turns about one axis, in whichever order they are made.
//
// With moves on the inverse (NISS) a word has two parts, N on the position and I on its
// inverse; I⁻¹ c N is in the goal. The shorter part is tried in all ways, the longer one is
// searched with the tables. So both directions need a goal that is a group.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "solvers/goals/search_control.h"
#include "solvers/goals/tables.h"

namespace antipode::goals {

// In steps of the attempt.
struct GoalWord {
    std::vector<Step> normal;
    std::vector<Step> inverse;  // made on the inverse
};

// A position and the tables it is searched with.
struct Attempt {
    std::shared_ptr<const GoalTables> tables;
    Cube                              cube;
    // Nothing if turns on the position alone cannot do it; those on its inverse still may.
    std::optional<GoalTables::Node> start   = std::nullopt;
    StepMask                        keepers = 0;  // steps that are in the goal themselves
};

enum class Side : std::uint8_t { normal, inverse };

// One part of the work of a round.
struct Unit {
    std::size_t       attempt = 0;
    std::vector<Step> first   = {};  // the steps it begins with
    // With NISS: the part that is tried in all ways, and its length.
    std::optional<Side> tried        = std::nullopt;
    unsigned            tried_length = 0;
};

class Walk {
public:
    using Found = std::function<void(const GoalWord&)>;

    struct Options {
        std::size_t most      = 1;      // words to be found
        bool        is_caller = false;  // this thread reports progress
    };

    Walk(const Attempt& attempt, const Options& options, SearchControl& control)
        : attempt_(attempt), options_(options), control_(control), tables_(*attempt.tables) {}
    ~Walk() { control_.count(nodes_, false); }
    Walk(const Walk&)            = delete;
    Walk& operator=(const Walk&) = delete;

    // Of exactly that length.
    void run(const Unit& unit, unsigned length, const Found& found);

private:
    bool            is_done() const { return found_ >= options_.most || control_.is_over(); }
    void            count_node();
    bool            begin(const std::vector<Step>& first, unsigned& left);
    GoalSteps::Hold hold_after(const std::vector<Step>& word) const;
    void            descend(unsigned left, GoalSteps::Hold hold);
    void            emit();
    bool            are_last_needed(Step next) const;
    bool            meets_goal_without(std::size_t last, Step next) const;
    void            try_all(const Cube& cube, unsigned left);
    bool            ends_in_goal(const std::vector<Step>& word) const;
    void            search_rest(const Cube& cube);
    bool            tried_meets_goal_before() const;

    const Attempt&    attempt_;
    Options           options_;
    SearchControl&    control_;
    const GoalTables& tables_;
    const Found*      tell_ = nullptr;

    std::vector<Step>             word_;  // that the tables guide
    std::vector<GoalTables::Node> nodes_on_the_way_;
    std::vector<Step>             tried_;  // the other part
    std::optional<Side>           tried_side_;
    Cube                          tried_base_;  // what it is made on
    unsigned                      rest_  = 0;   // the length of what is searched after it
    std::size_t                   found_ = 0;
    std::uint64_t                 nodes_ = 0;
};

}  // namespace antipode::goals
