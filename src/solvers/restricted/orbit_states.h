// All states of the corners, or of the edges, that a set of turns can make,
// seen through coloured stickers: where each turn leads, and how far it is to
// the state with all colours at home.
//
// With 24 different colours a state is the exact arrangement of the pieces. With
// fewer it is a coset: colouring stickers by where a subgroup can take them
// gives the states "up to that subgroup".
//
// A slot holds one of at most 24 contents (piece and orientation); contents that
// look alike share a label of five bits, so twelve slots fit one 64-bit key:
//
//     bit  59..55  | 54..50  | … | 4..0
//          slot 11 | slot 10 |   | slot 0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "cube/cube.h"
#include "solvers/restricted/key_index.h"
#include "solvers/restricted/turn_rules.h"

namespace antipode {

enum class OrbitKind : std::uint8_t { corners, edges };

// A colour for each sticker of the 48 that move, by its point.
using Colouring = std::array<std::uint8_t, 48>;

Colouring all_different();

class OrbitStates {
public:
    struct Request {
        OrbitKind        kind;
        const TurnRules& rules;
        Colouring        colours;
        std::size_t      max_states;
        std::stop_token  stop = {};
    };

    // Nothing if there are more than `max_states`, or if it is stopped.
    static std::optional<OrbitStates> enumerate(const Request& request);

    std::uint32_t size() const { return index_.size(); }
    std::uint32_t after(std::uint32_t state, Step step) const {
        return after_[std::size_t{state} * steps_ + step];
    }
    unsigned distance(std::uint32_t state) const { return distances_[state]; }

    // KeyIndex::absent if the turns do not make it.
    std::uint32_t find(const Cube& cube) const { return index_.find(key_of(cube)); }

private:
    static constexpr unsigned label_bits = 5;

    // Slot `to` receives what was in slot `from`, turned.
    struct Shift {
        std::uint8_t to;
        std::uint8_t from;
        std::uint8_t turned;
    };

    explicit OrbitStates(const Request& request);
    void          make_labels(const Colouring& colours);
    void          make_shifts(const TurnRules& rules);
    bool          explore(const Request& request);
    void          look_back(std::uint32_t state, std::vector<std::uint32_t>& sources);
    std::uint64_t key_of(const Cube& cube) const;
    std::uint64_t before(std::uint64_t key, Step step) const;

    OrbitKind   kind_;
    std::size_t steps_;

    std::array<std::uint8_t, 64>                label_{};   // by Cubie::bits()
    std::array<std::array<std::uint8_t, 3>, 24> turned_{};  // by label and turn
    std::vector<std::vector<Shift>>             undo_;      // per step: what undoes it

    KeyIndex                   index_;
    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> after_;
    std::vector<std::uint8_t>  distances_;
};

}  // namespace antipode
