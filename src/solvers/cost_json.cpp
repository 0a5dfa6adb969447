#include <nlohmann/json.hpp>

#include "base/parse_json.h"
#include "notation/characters.h"
#include "solvers/cost_assignments.h"
#include "solvers/messages.h"

namespace antipode {
namespace {

using json    = nlohmann::ordered_json;
using Failure = std::optional<Error>;

Message accepted_keys() { return solver_message<"accepted-cost-fields">(); }

Error wrong(Message problem) {
    return {.kind    = ErrorKind::usage,
            .message = solver_message<"wrong-cost-profile">(std::move(problem))};
}

Failure assign(CostAssignments& assignments, const std::string& name, const json& value) {
    if (!value.is_number())
        return wrong(solver_message<"cost-not-a-number">(name, value.type_name()));
    return assignments.assign(name, value.get<double>());
}

Failure read_face(CostAssignments& assignments, const std::string& name, const json& value) {
    if (name.size() != 1 || face_letters.find(name[0]) == std::string_view::npos)
        return wrong(solver_message<"cost-of-no-face">(visible(name)));
    if (!value.is_object()) return assign(assignments, name, value);
    const Face face = static_cast<Face>(face_letters.find(name[0]));
    for (const auto& [kind, cost] : value.items()) {
        if ((kind != "quarter" && kind != "half") || !cost.is_number())
            return wrong(solver_message<"cost-of-face-kind">(name, visible(kind)));
        if (auto failed = assignments.assign_kind(face, kind, cost.get<double>())) return failed;
    }
    return std::nullopt;
}

Failure read_move(CostAssignments& assignments, const std::string& name, const json& value) {
    if (name.size() < 2 || face_letters.find(name[0]) == std::string_view::npos)
        return wrong(solver_message<"cost-of-no-move">(visible(name)));
    return assign(assignments, name, value);
}

Failure read_axes(CostAssignments& assignments, const json& value) {
    if (value.is_boolean()) {
        if (value.get<bool>()) assignments.turn_all_together();
        return std::nullopt;
    }
    if (!value.is_array()) return wrong(solver_message<"cost-axes-no-list">());
    for (const json& axis : value) {
        if (!axis.is_string()) return wrong(solver_message<"cost-axes-wrong-item">());
        if (auto failed = assignments.turn_together(axis.get<std::string>())) return failed;
    }
    return std::nullopt;
}

template <class Read>
Failure read_each(CostAssignments& assignments, const std::string& key, const json& value,
                  Read read) {
    if (!value.is_object())
        return wrong(solver_message<"cost-field-not-an-object">(key, value.type_name()));
    for (const auto& [name, cost] : value.items())
        if (auto failed = read(assignments, name, cost)) return failed;
    return std::nullopt;
}

Failure read_entry(CostAssignments& assignments, const std::string& key, const json& value) {
    if (key == "turn" || key == "quarter" || key == "half") return assign(assignments, key, value);
    if (key == "faces") return read_each(assignments, key, value, read_face);
    if (key == "moves") return read_each(assignments, key, value, read_move);
    if (key == "parallel_axes") return read_axes(assignments, value);
    return wrong(solver_message<"cost-field-unknown">(visible(key), accepted_keys()));
}

}  // namespace

Result<CostProfile> parse_cost_json(std::string_view text) {
    const auto profile = parse_json(text);
    if (!profile)
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"cost-profile-unreadable">(profile.error().message,
                                                                          accepted_keys())};
    CostAssignments assignments;
    for (const auto& [key, value] : profile->items())
        if (auto failed = read_entry(assignments, key, value)) return *failed;
    return assignments.profile();
}

}  // namespace antipode
