#include "service/answers/pocket_engine.h"

#include "cube/validity.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "service/answers/seed.h"

namespace antipode::service {
namespace {

std::vector<Moves> inverted(std::vector<Moves> words) {
    for (Moves& word : words) word = inverse(word);
    return words;
}

std::vector<Moves> wanted_solutions(const pocket::Distances& distances, pocket::Position position,
                                    PocketRequest::Wanted wanted) {
    if (wanted == PocketRequest::Wanted::all) return shortest_solutions(distances, position);
    return {shortest_solution(distances, position)};
}

}  // namespace

std::vector<std::string_view> pocket_metric_names() {
    return {row(Metric::htm).name, row(Metric::qtm).name};
}

std::vector<std::string> solution_lines(const PocketSolution& answer, WordSense sense) {
    const std::string        tag = length_tag(answer.length, answer.metric, Optimality::proven);
    std::vector<std::string> lines;
    for (const Moves& word : sense == WordSense::solver ? answer.solutions : answer.generators)
        lines.push_back(word.empty() ? tag : to_text(word) + "  " + tag);
    return lines;
}

const pocket::Distances& PocketEngine::distances(Metric metric) const {
    Kept& kept = kept_[metric == Metric::htm ? 0 : 1];
    std::call_once(kept.once,
                   [&] { kept.distances = std::make_unique<const pocket::Distances>(metric); });
    return *kept.distances;
}

Moves PocketEngine::generator(pocket::Position position, Metric metric) const {
    return inverse(shortest_solution(distances(metric), position));
}

// The hand turns the corners around the one at DBL, whichever that is; from a solved
// cube the position is made around the piece DBL.
PocketSolution PocketEngine::solve(const PocketRequest& request) const {
    const pocket::Distances& table    = distances(request.metric);
    const pocket::Position   position = position_of(request.cube);
    return {
        .cube      = request.cube,
        .metric    = request.metric,
        .length    = table[position],
        .solutions = wanted_solutions(table, position_of(recoloured(request.cube)), request.wanted),
        .generators = inverted(wanted_solutions(table, position, request.wanted))};
}

PocketInfo PocketEngine::info(const pocket::Reading& reading) const {
    const pocket::Position position = position_of(reading.cube);
    const Cube             home     = home_cube(position).cube();
    return {.cube          = reading.cube,
            .maneuver      = reading.maneuver,
            .position      = position,
            .half_turns    = distances(Metric::htm)[position],
            .quarter_turns = distances(Metric::qtm)[position],
            .generator     = generator(position, Metric::htm),
            .order         = order_of(home),
            .cycles        = cycles_of(home, PieceKind::corner),
            .parity        = corner_parity(home) == 0 ? Parity::even : Parity::odd,
            .symmetry      = symmetry_class(symmetries_of(position)).name,
            .images        = images_of(position).size(),
            .isomorphs     = isomorphs_of(position).size()};
}

PocketCounts PocketEngine::count(Metric metric) const {
    const auto counts = distances(metric).counts();
    return {metric, {counts.begin(), counts.end()}};
}

PocketAntipodes PocketEngine::antipodes(Metric metric) const {
    const pocket::Distances& table = distances(metric);
    PocketAntipodes          answer{metric, table.greatest(), table.counts().back(), {}};
    for (const pocket::PositionClass& members : classes_at(table, table.greatest()))
        answer.classes.push_back({members, generator(members.representative, metric),
                                  symmetry_class(symmetries_of(members.representative)).name});
    return answer;
}

std::string PocketEngine::write(pocket::Position position, pocket::Form form) const {
    return is_made_of_turns(form) ? to_text(generator(position, Metric::htm), form)
                                  : to_text(home_cube(position), form);
}

PocketPositions::PocketPositions(std::optional<std::uint64_t> seed)
    : seed_(seed ? *seed : drawn_seed()), random_(seed_) {}

PocketDraw PocketPositions::next() { return {pocket::random_position(random_), seed_, ++drawn_}; }

}  // namespace antipode::service
