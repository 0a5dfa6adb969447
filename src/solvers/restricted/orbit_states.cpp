#include "solvers/restricted/orbit_states.h"

#include <algorithm>
#include <numeric>

#include "cube/algebra.h"
#include "cube/facelet_permutation.h"

namespace antipode {
namespace {

constexpr std::uint8_t unknown = 0xff;
constexpr std::size_t  beyond  = 0xfe;  // that far or farther

constexpr std::uint32_t states_between_looks = 4096;

std::size_t pieces_of(OrbitKind kind) {
    return kind == OrbitKind::corners ? corner_count : edge_count;
}
std::size_t orientations_of(OrbitKind kind) { return kind == OrbitKind::corners ? 3 : 2; }

const Orbit& orbit_of(const Cube& cube, OrbitKind kind) {
    return kind == OrbitKind::corners ? cube.corners : cube.edges;
}

std::uint8_t colour_of(const Colouring& colours, OrbitKind kind, std::size_t piece, std::size_t k) {
    const std::size_t facelet =
        kind == OrbitKind::corners ? corner_facelets[piece][k] : edge_facelets[piece][k];
    return colours[point_of(facelet)];
}

// What a slot shows, sticker by sticker. Sticker k of the piece is at place
// k + orientation of the slot.
std::array<std::uint8_t, 3> look(const Colouring& colours, OrbitKind kind, std::size_t piece,
                                 std::size_t orientation) {
    const std::size_t           count = orientations_of(kind);
    std::array<std::uint8_t, 3> shown{};
    for (std::size_t k = 0; k < count; ++k)
        shown[(k + orientation) % count] = colour_of(colours, kind, piece, k);
    return shown;
}

}  // namespace

Colouring all_different() {
    Colouring colours;
    std::iota(colours.begin(), colours.end(), std::uint8_t{0});
    return colours;
}

std::optional<OrbitStates> OrbitStates::enumerate(const Request& request) {
    OrbitStates states(request);
    if (!states.explore(request)) return std::nullopt;
    return states;
}

OrbitStates::OrbitStates(const Request& request)
    : kind_(request.kind), steps_(request.rules.size()) {
    make_labels(request.colours);
    make_shifts(request.rules);
}

void OrbitStates::make_labels(const Colouring& colours) {
    std::vector<std::array<std::uint8_t, 3>> looks;
    const std::size_t                        turns = orientations_of(kind_);
    const auto                               label = [&](std::size_t piece, std::size_t turned) {
        const auto shown = look(colours, kind_, piece, turned % turns);
        const auto found = std::find(looks.begin(), looks.end(), shown);
        if (found == looks.end()) looks.push_back(shown);
        return static_cast<std::uint8_t>(std::find(looks.begin(), looks.end(), shown)
                                         - looks.begin());
    };
    for (std::size_t piece = 0; piece < pieces_of(kind_); ++piece)
        for (std::size_t o = 0; o < turns; ++o) {
            const std::uint8_t own         = label(piece, o);
            label_[Cubie(piece, o).bits()] = own;
            for (std::size_t t = 0; t < turns; ++t) turned_[own][t] = label(piece, o + t);
        }
}

void OrbitStates::make_shifts(const TurnRules& rules) {
    for (std::size_t step = 0; step < steps_; ++step) {
        const Cube   cube  = inverse(move_cube(rules.move(static_cast<Step>(step))));
        const Orbit& orbit = orbit_of(cube, kind_);
        undo_.emplace_back();
        for (std::size_t slot = 0; slot < pieces_of(kind_); ++slot)
            if (orbit[slot] != Cubie(slot, 0))
                undo_.back().push_back({static_cast<std::uint8_t>(slot),
                                        static_cast<std::uint8_t>(orbit[slot].piece()),
                                        static_cast<std::uint8_t>(orbit[slot].orientation())});
    }
}

std::uint64_t OrbitStates::key_of(const Cube& cube) const {
    const Orbit&  orbit = orbit_of(cube, kind_);
    std::uint64_t key   = 0;
    for (std::size_t slot = 0; slot < pieces_of(kind_); ++slot)
        key |= std::uint64_t{label_[orbit[slot].bits()]} << (label_bits * slot);
    return key;
}

std::uint64_t OrbitStates::before(std::uint64_t key, Step step) const {
    std::uint64_t result = key;
    for (const Shift& shift : undo_[step]) {
        const std::uint64_t content = turned_[key >> (label_bits * shift.from) & 31][shift.turned];
        result &= ~(std::uint64_t{31} << (label_bits * shift.to));
        result |= content << (label_bits * shift.to);
    }
    return result;
}

// The states from which the steps lead to `state`. All their places in the hash
// table are asked for before the first is looked at, so that the reads wait for
// memory together.
void OrbitStates::look_back(std::uint32_t state, std::vector<std::uint32_t>& sources) {
    std::array<std::uint64_t, Move::count> keys;
    for (std::size_t s = 0; s < steps_; ++s) {
        keys[s] = before(keys_[state], static_cast<Step>(s));
        index_.prefetch(keys[s]);
    }
    for (std::size_t s = 0; s < steps_; ++s) {
        const auto [from, is_new] = index_.insert(keys[s]);
        if (is_new) {
            keys_.push_back(keys[s]);
            distances_.push_back(unknown);
            after_.resize(after_.size() + steps_);
        }
        after_[from * steps_ + s] = state;
        sources[s]                = from;
    }
}

// Goes outwards from home, undoing steps, in the order of distance (Dial's
// queue). A state may wait in two lists; the nearer one counts. Undoing a step
// from x gives the state from which the step leads to x, so every entry of the
// move table is met once.
bool OrbitStates::explore(const Request& request) {
    std::vector<std::uint32_t>              sources(steps_);
    std::vector<std::vector<std::uint32_t>> waiting(1);
    keys_      = {key_of(solved)};
    waiting[0] = {index_.insert(keys_[0]).number};
    after_.resize(steps_);
    distances_ = {unknown};
    for (std::size_t distance = 0; distance < waiting.size(); ++distance) {
        const std::vector<std::uint32_t> states = std::move(waiting[distance]);
        for (const std::uint32_t state : states) {
            if (distances_[state] != unknown) continue;
            distances_[state] = static_cast<std::uint8_t>(std::min<std::size_t>(distance, beyond));
            look_back(state, sources);
            if (index_.size() > request.max_states) return false;
            if (state % states_between_looks == 0 && request.stop.stop_requested()) return false;
            for (std::size_t s = 0; s < steps_; ++s) {
                if (distances_[sources[s]] != unknown) continue;
                const std::size_t list = distance + request.rules.cost(static_cast<Step>(s));
                if (waiting.size() <= list) waiting.resize(list + 1);
                waiting[list].push_back(sources[s]);
            }
        }
    }
    return true;
}

}  // namespace antipode
