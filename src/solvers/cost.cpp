#include "solvers/cost.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "notation/characters.h"
#include "solvers/cost_assignments.h"
#include "solvers/messages.h"

namespace antipode {
namespace {

Message accepted_items() { return solver_message<"accepted-costs">(); }

constexpr std::array<std::string_view, 3> axis_names = {"UD", "RL", "FB"};

std::size_t axis_of(Face face) { return index(face) % 3; }

TurnSet turns_of_kind(std::string_view kind) {
    TurnSet set;
    for (Move m : all_moves)
        if (kind == "turn" || (kind == "half") == (m.turn() == Turn::half)) set.insert(m);
    return set;
}

std::optional<Error> check(std::string_view name, double value) {
    if (std::isfinite(value) && value > 0 && value <= CostAssignments::highest) return std::nullopt;
    return Error{
        .kind    = ErrorKind::usage,
        .message = solver_message<"cost-out-of-range">(name, value, CostAssignments::highest)};
}

Error wrong_item(std::string_view item) {
    return {.kind    = ErrorKind::usage,
            .message = solver_message<"cost-not-understood">(visible(item), accepted_items())};
}

std::optional<Error> take_item(std::string_view item, CostAssignments& assignments) {
    if (item == "parallel") {
        assignments.turn_all_together();
        return std::nullopt;
    }
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) return wrong_item(item);
    const std::string_view name = item.substr(0, equals);
    const std::string_view text = item.substr(equals + 1);
    if (text == "parallel") return assignments.turn_together(name);
    double     value  = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc{} || parsed.ptr != text.data() + text.size())
        return wrong_item(item);
    return assignments.assign(name, value);
}

Result<CostProfile> parse_list(std::string_view text) {
    constexpr std::string_view separators = ", \t\n\r";
    CostAssignments            assignments;
    std::size_t                items = 0;
    for (std::size_t start = text.find_first_not_of(separators); start != std::string_view::npos;
         ++items) {
        const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
        if (auto wrong = take_item(text.substr(start, end - start), assignments)) return *wrong;
        start = text.find_first_not_of(separators, end);
    }
    if (items == 0)
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"no-costs">(accepted_items())};
    return assignments.profile();
}

}  // namespace

std::optional<Error> CostAssignments::assign(std::string_view name, double value) {
    if (auto wrong = check(name, value)) return wrong;
    if (name == "turn" || name == "quarter" || name == "half") {
        const Rank rank = name == "turn" ? Rank::every_turn : Rank::kind;
        assignments_.push_back({rank, turns_of_kind(name), value});
        return std::nullopt;
    }
    const auto turns = parse_turn_set(name);
    if (!turns || (turns->size() != 1 && name.size() != 1)) return wrong_item(name);
    assignments_.push_back({turns->size() == 1 ? Rank::turn : Rank::face, *turns, value});
    return std::nullopt;
}

std::optional<Error> CostAssignments::assign_kind(Face face, std::string_view kind, double value) {
    if (kind != "quarter" && kind != "half") return wrong_item(kind);
    if (auto wrong = check(fmt::format("{} {}", letter(face), kind), value)) return wrong;
    TurnSet turns;
    for (Move m : turns_of_kind(kind).turns())
        if (m.face() == face) turns.insert(m);
    assignments_.push_back({Rank::kind_of_face, turns, value});
    return std::nullopt;
}

std::optional<Error> CostAssignments::turn_together(std::string_view axis) {
    for (std::size_t i = 0; i < axis_names.size(); ++i) {
        const std::string turned_round(axis.rbegin(), axis.rend());
        if (axis != axis_names[i] && turned_round != axis_names[i]) continue;
        profile_.parallel[i] = true;
        return std::nullopt;
    }
    return Error{.kind    = ErrorKind::usage,
                 .message = solver_message<"no-such-axis">(visible(axis))};
}

CostProfile CostAssignments::profile() const {
    std::vector<Assignment> sorted = assignments_;
    std::ranges::stable_sort(sorted, {}, &Assignment::rank);
    CostProfile profile = profile_;
    for (const Assignment& assignment : sorted)
        for (Move m : assignment.turns.turns()) profile.turns[m.index()] = assignment.value;
    return profile;
}

Result<CostProfile> parse_cost_profile(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\n\r");
    if (start != std::string_view::npos && text[start] == '{') return parse_cost_json(text);
    return parse_list(text);
}

double cost(const Moves& moves, const CostProfile& profile) {
    double total = 0;
    for (std::size_t i = 0; i < moves.size();) {
        const std::size_t     axis = axis_of(moves[i].face());
        std::array<double, 2> sides{};
        for (; i < moves.size() && axis_of(moves[i].face()) == axis; ++i)
            sides[index(moves[i].face()) / 3] += profile.turns[moves[i].index()];
        total += profile.parallel[axis] ? std::max(sides[0], sides[1]) : sides[0] + sides[1];
    }
    return total;
}

}  // namespace antipode
