// What the faces of a position must look like, followed while pieces are placed.
//
//     FaceRules rules;
//     rules.require(faces, {.patterns = patterns});
//     FaceWatch watch(rules);                           // one for each thread
//     FaceStates states = watch.start();
//     if (!watch.place(states, stickers)) …             // no position with these stickers fits
//
// Every face is a small automaton of its own: its state is the set of colourings that
// still fit, and the colours that it shows. States are made when they are first met.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "cube/face_pattern.h"

namespace antipode::structure {

// Some faces: bit i stands for the face with number i.
using FaceSet = std::uint8_t;

inline constexpr FaceSet all_the_faces = (1U << 6) - 1;
constexpr bool           has_face(FaceSet set, Face face) { return (set >> index(face) & 1) != 0; }

// One of the patterns is shown, or, if it is unwanted, none of them.
struct PatternRule {
    std::vector<FacePattern> patterns;
    bool                     wanted = true;
};

// Bit n - 1 stands for n colours.
using ColourCounts = std::uint8_t;

inline constexpr ColourCounts any_count = (1U << colour_count) - 1;

class FaceRules {
public:
    void require(FaceSet faces, const PatternRule& rule);
    void require(FaceSet faces, ColourCounts counts);

    FaceSet                         ruled() const;  // the faces that something is said about
    const std::vector<PatternRule>& patterns(Face face) const { return patterns_[index(face)]; }
    ColourCounts                    counts(Face face) const { return counts_[index(face)]; }

private:
    std::array<std::vector<PatternRule>, 6> patterns_;
    std::array<ColourCounts, 6>             counts_ = {any_count, any_count, any_count,
                                                       any_count, any_count, any_count};
};

// A sticker that a placement puts on a face with a rule.
struct RuledSticker {
    std::uint8_t face;
    std::uint8_t cell;
    std::uint8_t colour;
};

using FaceStates = std::array<std::uint32_t, 6>;

class FaceWatch {
public:
    explicit FaceWatch(const FaceRules& rules);

    FaceStates start() const;

    // Whether the faces can still be as they must; the states are those after it then.
    bool place(FaceStates& states, std::span<const RuledSticker> stickers);

    // Whether they are, now that all stickers are there.
    bool accepts(const FaceStates& states) const;

private:
    // Sets of colourings, one after another, a bit for each; then the colours seen.
    using State = std::vector<std::uint64_t>;

    static constexpr std::uint32_t unknown = 0xffffffff;
    static constexpr std::uint32_t dead    = 0xfffffffe;
    static constexpr std::size_t   signs   = cells_of_face * colour_count;

    struct Rule {
        std::size_t first;  // word of the state
        std::size_t words;
        bool        wanted;
    };

    struct Automaton {
        std::vector<Rule>                             rules;
        ColourCounts                                  counts = any_count;
        std::array<State, signs>                      fitting;  // what a sticker leaves
        std::vector<State>                            states;
        std::vector<std::array<std::uint32_t, signs>> next;
        std::map<State, std::uint32_t>                numbers;
    };

    static void          add_rule(Automaton& automaton, const PatternRule& rule, Face face);
    static bool          is_hopeless(const Automaton& automaton, const State& state);
    static bool          is_allowed(const Automaton& automaton, const State& state);
    static std::uint32_t number_of(Automaton& automaton, const State& state);
    static std::uint32_t step(Automaton& automaton, std::uint32_t state, std::size_t sign);

    std::array<Automaton, 6> automata_;
};

}  // namespace antipode::structure
