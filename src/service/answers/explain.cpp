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

std::vector<ExplainedPhase> told(CentredCube at, const std::vector<Phase>& phases) {
    std::vector<ExplainedPhase> list;
    for (const Phase& phase : phases) {
        at = at * phase.moves;
        list.push_back({.phase        = phase,
                        .word         = to_text(phase.moves),
                        .after        = at.cube,
                        .corners_home = names_home(at.cube.corners, corner_names),
                        .edges_home   = names_home(at.cube.edges, edge_names),
                        .centres      = centres_of(at)});
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
    add_centres(json, part.centres);
    return json;
}

}  // namespace

Result<Explanation> explain(MethodCache& methods, const ExplainRequest& request,
                            const Watch& watch) {
    const CentredCube cube = with_centres(request.cube, request.centres);
    if (const auto error = unsolvable(cube)) return *error;
    const auto method = methods.get(*request.method, watch.stop, cube.counted);
    if (!method) return method.error();
    const auto solution = (*method)->solve(
        {.cube = request.cube, .limits = request.limits, .centres = request.centres}, watch);
    if (!solution) return solution.error();
    return Explanation{request, solution->answer, told(cube, solution->phases)};
}

Json to_json(const Explanation& explanation) {
    const Answer& answer = explanation.answer;
    Json          json   = {{"cube", to_text(facelets_of(explanation.request.cube))}};
    add_centres(json, explanation.request.centres);
    json.update({{"method", explanation.request.method->name},
                 {"solution", answer.found ? Json(to_text(answer.solution)) : Json(nullptr)},
                 {"length", answer.found ? Json(answer.length) : Json(nullptr)},
                 {"ended", name_of(answer.ended)},
                 {"phases", list_json(explanation.phases, phase_json)}});
    return json;
}

}  // namespace antipode::service
