#include "solvers/methods/centre_stage.h"

#include <algorithm>
#include <cassert>

#include "cube/algebra.h"
#include "notation/simplify.h"
#include "notation/transform.h"
#include "solvers/methods/messages.h"
#include "solvers/methods/method.h"
#include "solvers/methods/pure_twist_words.h"
#include "solvers/methods/words.h"

namespace antipode::methods {
namespace {

constexpr std::size_t all_twists = 4096;

// How pure twists are made of the words.
class KnownTwists {
public:
    KnownTwists() {
        for (const auto& [twists, length, text] : pure_twist_words)
            for (Moves& moves : isomorphic_words(word(text)))
                words_[twists_after(moves).bits()].push_back(std::move(moves));
        for (unsigned bits = 0; bits < all_twists; ++bits)
            if (CentreTwists::from_bits(bits).sum() % 2 == 0)
                find_way(CentreTwists::from_bits(bits));
    }

    // Of the fewest turns: nothing, or what one word or two do.
    std::vector<CentreTwists> parts(CentreTwists wanted) const {
        std::vector<CentreTwists> list;
        for (CentreTwists left = wanted; left != CentreTwists{};) {
            list.push_back(ways_[left.bits()].first);
            left = left * inverse(list.back());
        }
        return list;
    }
    unsigned turns(CentreTwists wanted) const { return ways_[wanted.bits()].turns; }
    const std::vector<Moves>& words(CentreTwists part) const { return words_[part.bits()]; }

private:
    struct Way {
        CentreTwists first;  // what its first word does
        unsigned     turns = 0;
    };

    // Two words take more turns than one.
    void find_way(CentreTwists wanted) {
        Way& way = ways_[wanted.bits()];
        if (wanted == CentreTwists{}) return;
        if (!words(wanted).empty()) {
            way = {wanted, turns_of(wanted)};
            return;
        }
        for (unsigned bits = 0; bits < all_twists; ++bits) {
            const auto first = CentreTwists::from_bits(bits);
            const auto then  = wanted * inverse(first);
            if (words(first).empty() || words(then).empty()) continue;
            const unsigned turns = turns_of(first) + turns_of(then);
            if (way.turns == 0 || turns < way.turns) way = {first, turns};
        }
        assert(way.turns != 0 && "two words make every pure twist");
    }
    unsigned turns_of(CentreTwists part) const {
        return static_cast<unsigned>(words(part).front().size());
    }

    std::array<std::vector<Moves>, all_twists> words_;
    std::array<Way, all_twists>                ways_;
};

const KnownTwists& known() {
    static const KnownTwists twists;
    return twists;
}

// Centres that do not count may be turned by the way, if that takes fewer turns.
CentreTwists cheapest(CentreTwists wanted, CentreSet counted) {
    std::optional<CentreTwists> best;
    for (unsigned bits = 0; bits < all_twists; ++bits) {
        const auto each = CentreTwists::from_bits(bits);
        if (each.sum() % 2 != 0 || (each & counted) != wanted) continue;
        if (!best || known().turns(each) < known().turns(*best)) best = each;
    }
    assert(best && "turns that bring the pieces home turn centres evenly");
    return *best;
}

Moves rotated(const Moves& moves, std::size_t by) {
    std::vector<Move> turns(moves.begin(), moves.end());
    std::rotate(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(by), turns.end());
    return Moves(std::move(turns));
}

Moves joined(Moves before, const Moves& after) {
    before.append(after);
    return simplify(before);
}

// Of all words for it, begun at any of their turns, one that makes the whole shortest.
Moves word_after(const Moves& before, CentreTwists part) {
    Moves       best;
    std::size_t least = 0;
    for (const Moves& moves : known().words(part))
        for (std::size_t begin = 0; begin < moves.size(); ++begin) {
            const Moves       each   = rotated(moves, begin);
            const std::size_t length = joined(before, each).size();
            if (!best.empty() && length >= least) continue;
            best  = each;
            least = length;
        }
    return best;
}

Message turned(Face face, unsigned quarters) {
    const std::string name(1, letter(face));
    if (quarters == 2) return phase_message<"centre-half">(name);
    return quarters == 1 ? phase_message<"centre-clockwise">(name)
                         : phase_message<"centre-back">(name);
}

Phase phase_of(CentreTwists part, Moves moves) {
    std::vector<std::string> faces;
    std::vector<Message>     turns;
    for (const Face f : all_faces)
        if (part[f] != 0) {
            faces.emplace_back(1, letter(f));
            turns.push_back(turned(f, part[f]));
        }
    return {.name  = phase_message<"phase-centres">(std::move(faces)),
            .goal  = phase_message<"centres-turned-by-word">(std::move(turns)),
            .moves = std::move(moves)};
}

}  // namespace

std::vector<Phase> CentreStage::phases_after(const Moves& solution) const {
    const CentreTwists left   = (cube_.twists * twists_after(solution)) & cube_.counted;
    const CentreTwists wanted = cheapest(inverse(left), cube_.counted);
    std::vector<Phase> phases;
    Moves              before = solution;
    for (const CentreTwists part : known().parts(wanted)) {
        Moves moves = word_after(before, part);
        before      = joined(std::move(before), moves);
        phases.push_back(phase_of(part, std::move(moves)));
    }
    if (phases.empty())
        phases.push_back({.name  = phase_message<"phase-centres-none">(),
                          .goal  = phase_message<"centres-right-already">(),
                          .moves = {}});
    return phases;
}

Moves CentreStage::whole(const Moves& solution) const {
    Moves all = solution;
    for (const Phase& phase : phases_after(solution)) all.append(phase.moves);
    return simplify(all);
}

Solution CentreStage::added_to(Solution pieces) const {
    Answer& answer = pieces.answer;
    if (!answer.found) return pieces;
    for (Phase& phase : phases_after(answer.solution)) {
        answer.solution.append(phase.moves);
        pieces.phases.push_back(std::move(phase));
    }
    answer.solution = simplify(answer.solution);
    answer.length   = static_cast<unsigned>(answer.solution.size());
    // Pieces that are home, and centres that are not: the words are proven shortest, and what
    // has none takes more turns than they do.
    if (cube_.cube == solved) {
        const CentreTwists wanted = cheapest(inverse(cube_.twists), cube_.counted);
        answer.lower_bound        = std::min(known().turns(wanted), longest_pure_twist_word + 1);
    }
    if (answer.length > answer.lower_bound && answer.ended == Ended::exhausted)
        answer.ended = Ended::enough_found;
    return pieces;
}

}  // namespace antipode::methods
