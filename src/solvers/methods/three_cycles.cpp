#include "solvers/methods/three_cycles.h"

#include <algorithm>
#include <cassert>

#include "coordinates/orientation.h"
#include "cube/algebra.h"
#include "notation/transform.h"
#include "solvers/methods/messages.h"
#include "solvers/methods/meter.h"
#include "solvers/methods/words.h"

namespace antipode::methods {
namespace {

// What differs between corners and edges.
template <std::size_t count>
struct Kind {
    static constexpr std::size_t slots = count;

    Orbit Cube::*                              orbit;
    const std::array<std::string_view, count>& names;
    std::string_view                           word;
};

constexpr Kind<edge_count>   edge_kind   = {&Cube::edges, edge_names, "edge"};
constexpr Kind<corner_count> corner_kind = {&Cube::corners, corner_names, "corner"};

struct PapersWord {
    std::string_view name;
    std::string_view letters;
};

constexpr PapersWord edge_cycle_words[] = {
    {"m31", "gapAPapAPG"},       {"m32", "bgapAPapAPGB"},     {"m33", "bbgapAPapAPGbb"},
    {"m34", "vbbgapAPapAPGbbV"}, {"m35", "jbJgapAPapAPGjBJ"}, {"m36", "VoogapAPapAPGoov"},
    {"m37", "RgapAPapAPGr"},     {"m38", "rgapAPapAPGR"},     {"m39", "RvvbbgapAPapAPGbbvvr"},
};
constexpr PapersWord corner_cycle_words[] = {
    {"c31", "gPDpGPdp"}, {"c32", "obOgPDpGPdpoBO"}, {"c33", "WgPDpGPdpw"}};
constexpr std::string_view corner_twister = "gaGfgAGFgaDAGadA";
constexpr std::string_view edge_flipper   = "GdfgDPPGdfDPgPGPPgapApappA";

// Where what is in each slot goes when a word with this effect is made.
template <std::size_t slots>
Permutation motion(const Orbit& effect) {
    std::vector<Point> to(slots);
    for (std::size_t slot = 0; slot < slots; ++slot)
        to[effect[slot].piece()] = static_cast<Point>(slot);
    return Permutation(std::move(to));
}

// Where what is in each slot belongs.
template <std::size_t slots>
Permutation way_home(const Orbit& orbit) {
    std::vector<Point> home(slots);
    for (std::size_t slot = 0; slot < slots; ++slot)
        home[slot] = static_cast<Point>(orbit[slot].piece());
    return Permutation(std::move(home));
}

std::array<Point, 3> smallest_first(const Cycle& cycle) {
    assert(cycle.size() == 3);
    std::array<Point, 3> round = {cycle[0], cycle[1], cycle[2]};
    std::rotate(round.begin(), std::ranges::min_element(round), round.end());
    return round;
}

// The shortest isomorph for every cycle that the words make.
template <std::size_t slots, class Words>
Words words_by_cycle(std::span<const PapersWord> list, Orbit Cube::*orbit) {
    Words known;
    for (const PapersWord& entry : list)
        for (const Moves& moves : isomorphic_words(word(entry.letters, Alphabet::papers))) {
            const auto made = cycles(motion<slots>(after(moves).*orbit));
            assert(made.size() == 1);
            const auto [at, is_new] = known.emplace(smallest_first(made[0]),
                                                    typename Words::mapped_type{entry.name, moves});
            if (!is_new && moves.size() < at->second.moves.size()) at->second = {entry.name, moves};
        }
    return known;
}

// The slots whose pieces a word turns, with their names.
template <std::size_t slots>
std::vector<std::string> turned_slots(const Orbit&                               effect,
                                      const std::array<std::string_view, slots>& names) {
    std::vector<std::string> turned;
    for (std::size_t slot = 0; slot < slots; ++slot)
        if (effect[slot].orientation() != 0) turned.emplace_back(names[slot]);
    return turned;
}

}  // namespace

template <class Coordinate>
ThreeCycles::Turners ThreeCycles::turners(std::string_view papers_word) {
    constexpr std::uint8_t unknown = 0xff;
    Turners                turners;
    for (const Moves& moves : isomorphic_words(word(papers_word, Alphabet::papers))) {
        const Cube effect = after(moves);
        if (std::ranges::find(turners.effects, effect) != turners.effects.end()) continue;
        turners.words.push_back(moves);
        turners.effects.push_back(effect);
    }
    turners.needed.assign(Coordinate::size, unknown);
    turners.needed[0]       = 0;
    std::vector<Cube> queue = {solved};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Cube at = queue[next];  // the queue grows, and moves
        for (const Cube& effect : turners.effects) {
            const Cube    cube   = at * effect;
            std::uint8_t& needed = turners.needed[Coordinate::of(cube).value()];
            if (needed != unknown) continue;
            needed = static_cast<std::uint8_t>(turners.needed[Coordinate::of(at).value()] + 1);
            queue.push_back(cube);
        }
    }
    return turners;
}

ThreeCycles::ThreeCycles()
    : edge_words_(words_by_cycle<edge_count, Words>(edge_cycle_words, &Cube::edges)),
      corner_words_(words_by_cycle<corner_count, Words>(corner_cycle_words, &Cube::corners)),
      twisters_(turners<CornerTwist>(corner_twister)),
      flippers_(turners<EdgeFlip>(edge_flipper)) {}

// One solve().
class ThreeCycles::Run {
public:
    Run(const ThreeCycles& method, const Cube& cube) : method_(method), cube_(cube) {}

    std::vector<Phase> phases() {
        make_even();
        cycle(edge_kind, method_.edge_words_);
        cycle(corner_kind, method_.corner_words_);
        turn<CornerTwist>(corner_kind, method_.twisters_);
        turn<EdgeFlip>(edge_kind, method_.flippers_);
        return std::move(phases_);
    }

private:
    void add(Phase phase) {
        cube_ = cube_ * phase.moves;
        phases_.push_back(std::move(phase));
    }

    void make_even() {
        if (parity(way_home<edge_count>(cube_.edges)) == Parity::even) return;
        add({.name  = phase_message<"phase-quarter-turn">(),
             .goal  = phase_message<"now-even">(),
             .moves = word("W", Alphabet::papers)});
    }

    template <std::size_t slots>
    void cycle(const Kind<slots>& kind, const Words& words) {
        const auto list = three_cycles(way_home<slots>(cube_.*kind.orbit));
        assert(list && "an even permutation is a product of 3-cycles");
        for (const Cycle& three : *list) {
            const NamedWord& known  = words.at(smallest_first(three));
            const auto       first  = kind.names[three[0]];
            const auto       second = kind.names[three[1]];
            const auto       third  = kind.names[three[2]];
            add({.name = phase_message<"phase-cycle">(kind.word, first, second, third),
                 .goal =
                     phase_message<"cycled-by-word">(kind.word, first, second, third, known.name),
                 .moves = known.moves});
        }
    }

    template <class Coordinate, std::size_t slots>
    void turn(const Kind<slots>& kind, const Turners& turners) {
        const auto needed = [&](const Cube& cube) {
            return turners.needed[Coordinate::of(cube).value()];
        };
        while (needed(cube_) != 0) {
            std::size_t i = 0;
            while (needed(cube_ * turners.effects[i]) >= needed(cube_)) ++i;
            const auto pieces = turned_slots(turners.effects[i].*kind.orbit, kind.names);
            add({.name  = phase_message<"phase-turn-pieces">(kind.word, pieces),
                 .goal  = phase_message<"turned-by-word">(kind.word, pieces),
                 .moves = turners.words[i]});
        }
    }

    const ThreeCycles& method_;
    Cube               cube_;
    std::vector<Phase> phases_;
};

Solution ThreeCycles::solve_in_phases(const Cube& cube, const Limits& limits,
                                      const Watch& watch) const {
    Meter meter(limits, watch);
    auto  phases = Run(*this, cube).phases();
    meter.add_nodes(phases.size());
    return finished(solution_of(std::move(phases)), meter);
}

}  // namespace antipode::methods
