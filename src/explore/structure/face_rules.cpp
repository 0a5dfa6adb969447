#include "explore/structure/face_rules.h"

#include <algorithm>
#include <bit>

namespace antipode::structure {
namespace {

constexpr std::size_t word_bits = 64;

std::vector<FaceColouring> colourings_of_any(const PatternRule& rule, Face face) {
    std::vector<FaceColouring> all;
    for (const FacePattern& pattern : rule.patterns) {
        const auto more = colourings_of(pattern, face);
        all.insert(all.end(), more.begin(), more.end());
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

constexpr std::uint64_t word_bit(std::size_t number) {
    return std::uint64_t{1} << number % word_bits;
}

}  // namespace

void FaceRules::require(FaceSet faces, const PatternRule& rule) {
    for (Face face : all_faces)
        if (has_face(faces, face)) patterns_[index(face)].push_back(rule);
}

void FaceRules::require(FaceSet faces, ColourCounts counts) {
    for (Face face : all_faces)
        if (has_face(faces, face)) counts_[index(face)] &= counts;
}

FaceSet FaceRules::ruled() const {
    FaceSet set = 0;
    for (Face face : all_faces)
        if (!patterns(face).empty() || counts(face) != any_count)
            set = static_cast<FaceSet>(set | 1U << index(face));
    return set;
}

FaceWatch::FaceWatch(const FaceRules& rules) {
    for (Face face : all_faces) {
        Automaton& automaton = automata_[index(face)];
        automaton.counts     = rules.counts(face);
        for (const PatternRule& rule : rules.patterns(face)) add_rule(automaton, rule, face);
        State start = {};
        for (const Rule& rule : automaton.rules)
            start.resize(rule.first + rule.words, ~std::uint64_t{0});
        start.push_back(word_bit(index(face)));  // the centre is there from the start
        // Colours are told apart only where somebody asks how many there are.
        const bool counts = automaton.counts != any_count;
        for (std::size_t sign = 0; sign < signs; ++sign)
            automaton.fitting[sign].push_back(counts ? word_bit(sign % colour_count) : 0);
        // Bits that stand for nothing vanish with the centre.
        if (!automaton.rules.empty()) {
            const std::size_t centre = 4 * colour_count + index(face);
            for (std::size_t word = 0; word + 1 < start.size(); ++word)
                start[word] &= automaton.fitting[centre][word];
        }
        number_of(automaton, start);
    }
}

void FaceWatch::add_rule(Automaton& automaton, const PatternRule& rule, Face face) {
    const auto        colourings = colourings_of_any(rule, face);
    const std::size_t words      = (colourings.size() + word_bits - 1) / word_bits;
    const std::size_t first      = automaton.fitting[0].size();
    automaton.rules.push_back({first, words, rule.wanted});
    for (std::size_t sign = 0; sign < signs; ++sign) {
        State& fitting = automaton.fitting[sign];
        fitting.resize(first + words);
        for (std::size_t i = 0; i < colourings.size(); ++i) {
            const std::uint8_t wanted = colourings[i][sign / colour_count];
            if (wanted == any_colour || wanted == sign % colour_count)
                fitting[first + i / word_bits] |= word_bit(i);
        }
    }
}

FaceStates FaceWatch::start() const { return {}; }

bool FaceWatch::is_hopeless(const Automaton& automaton, const State& state) {
    const auto shown = static_cast<unsigned>(std::popcount(state.back()));
    // Colours never become fewer.
    if (automaton.counts >> (shown - 1) == 0) return true;
    return std::ranges::any_of(automaton.rules, [&](const Rule& rule) {
        return rule.wanted
               && std::all_of(state.begin() + static_cast<std::ptrdiff_t>(rule.first),
                              state.begin() + static_cast<std::ptrdiff_t>(rule.first + rule.words),
                              [](std::uint64_t word) { return word == 0; });
    });
}

bool FaceWatch::is_allowed(const Automaton& automaton, const State& state) {
    const auto shown = static_cast<unsigned>(std::popcount(state.back()));
    if ((automaton.counts >> (shown - 1) & 1) == 0) return false;
    return std::ranges::all_of(automaton.rules, [&](const Rule& rule) {
        const bool fits =
            std::any_of(state.begin() + static_cast<std::ptrdiff_t>(rule.first),
                        state.begin() + static_cast<std::ptrdiff_t>(rule.first + rule.words),
                        [](std::uint64_t word) { return word != 0; });
        return fits == rule.wanted;
    });
}

std::uint32_t FaceWatch::number_of(Automaton& automaton, const State& state) {
    const auto [place, is_new] =
        automaton.numbers.try_emplace(state, static_cast<std::uint32_t>(automaton.states.size()));
    if (is_new) {
        automaton.states.push_back(state);
        automaton.next.emplace_back().fill(unknown);
    }
    return place->second;
}

std::uint32_t FaceWatch::step(Automaton& automaton, std::uint32_t state, std::size_t sign) {
    State        after   = automaton.states[state];
    const State& fitting = automaton.fitting[sign];
    for (std::size_t word = 0; word + 1 < after.size(); ++word) after[word] &= fitting[word];
    after.back() |= fitting.back();
    const std::uint32_t number = is_hopeless(automaton, after) ? dead : number_of(automaton, after);
    automaton.next[state][sign] = number;
    return number;
}

bool FaceWatch::place(FaceStates& states, std::span<const RuledSticker> stickers) {
    for (const RuledSticker& sticker : stickers) {
        Automaton&        automaton = automata_[sticker.face];
        const std::size_t sign      = sticker.cell * colour_count + sticker.colour;
        std::uint32_t     next      = automaton.next[states[sticker.face]][sign];
        if (next == unknown) next = step(automaton, states[sticker.face], sign);
        if (next == dead) return false;
        states[sticker.face] = next;
    }
    return true;
}

bool FaceWatch::accepts(const FaceStates& states) const {
    for (std::size_t face = 0; face < states.size(); ++face)
        if (!is_allowed(automata_[face], automata_[face].states[states[face]])) return false;
    return true;
}

}  // namespace antipode::structure
