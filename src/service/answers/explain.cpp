#include "service/answers/explain.h"

#include "cube/algebra.h"
#include "cube/facelets.h"
#include "notation/print.h"
#include "service/answers/solve.h"
#include "service/json.h"

namespace antipode::service {
namespace {

template <std::size_t slots>
std::vector<std::string_view> names_home(const Orbit&                               orbit,
                                         const std::array<std::string_view, slots>& names) {
    std::vector<std::string_view> home;
    for (std::size_t slot = 0; slot < slots; ++slot)
        if (orbit[slot] == Cubie(slot, 0)) home.push_back(names[slot]);
    return home;
}

std::vector<ExplainedPhase> told(const Cube& cube, const std::vector<Phase>& phases) {
    std::vector<ExplainedPhase> list;
    Cube                        at = cube;
    for (const Phase& phase : phases) {
        at = at * phase.moves;
        list.push_back({.phase        = phase,
                        .word         = to_text(phase.moves),
                        .after        = at,
                        .corners_home = names_home(at.corners, corner_names),
                        .edges_home   = names_home(at.edges, edge_names)});
    }
    return list;
}

Json phase_json(const ExplainedPhase& part) {
    Json json = Json::object();
    add_sentence(json, "name", part.phase.name);
    add_sentence(json, "goal", part.phase.goal);
    json.update({{"moves", part.word},
                 {"length", part.phase.moves.size()},
                 {"after", to_text(facelets_of(part.after))},
                 {"corners_home", part.corners_home},
                 {"edges_home", part.edges_home}});
    return json;
}

}  // namespace

Result<Explanation> explain(MethodCache& methods, const ExplainRequest& request,
                            const Watch& watch) {
    if (const auto error = unsolvable(request.cube)) return *error;
    const auto method = methods.get(*request.method, watch.stop);
    if (!method) return method.error();
    const auto solution = (*method)->solve_in_phases(request.cube, request.limits, watch);
    return Explanation{request, solution.answer, told(request.cube, solution.phases)};
}

Json to_json(const Explanation& explanation) {
    const Answer& answer = explanation.answer;
    Json          phases = Json::array();
    for (const ExplainedPhase& part : explanation.phases) phases.push_back(phase_json(part));
    return {{"cube", to_text(facelets_of(explanation.request.cube))},
            {"method", explanation.request.method->name},
            {"solution", answer.found ? Json(to_text(answer.solution)) : Json(nullptr)},
            {"length", answer.found ? Json(answer.length) : Json(nullptr)},
            {"ended", name_of(answer.ended)},
            {"phases", phases}};
}

}  // namespace antipode::service
