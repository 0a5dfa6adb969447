// What the texts of cost profiles say, one statement at a time: the common part
// of lists and JSON.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "solvers/cost.h"
#include "solvers/turn_set.h"

namespace antipode {

class CostAssignments {
public:
    static constexpr double highest = 1e6;

    // `name` is as in lists: turn, quarter, half, R, R2. An error names it.
    std::optional<Error> assign(std::string_view name, double value);
    // The quarter or half turns of one face.
    std::optional<Error> assign_kind(Face face, std::string_view kind, double value);
    // UD, RL or FB.
    std::optional<Error> turn_together(std::string_view axis);
    void                 turn_all_together() { profile_.parallel.fill(true); }

    CostProfile profile() const;

private:
    // The higher, the closer.
    enum class Rank : std::uint8_t { every_turn, kind, face, kind_of_face, turn };
    struct Assignment {
        Rank    rank;
        TurnSet turns;
        double  value;
    };

    std::vector<Assignment> assignments_;
    CostProfile             profile_;
};

// JSON alone; the text starts with a brace.
Result<CostProfile> parse_cost_json(std::string_view text);

}  // namespace antipode
