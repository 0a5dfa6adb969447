#include "notation/transform.h"

#include <algorithm>
#include <cassert>

namespace antipode {
namespace {

using Layers = std::array<int, 3>;

constexpr Layers positive_face = {0, 0, 1};

constexpr Layers opposite(const Layers& layers) { return {-layers[0], -layers[1], -layers[2]}; }
constexpr Layers swapped(const Layers& layers) { return {layers[2], layers[1], layers[0]}; }

constexpr Face positive_face_of(Axis axis) {
    for (const Face f : all_faces)
        if (row(grip_of(f)).axis == axis && row(grip_of(f)).layers == positive_face) return f;
    return {};
}

// The grip that moves the layers of `axis` so, or the other way round.
HandTurn quarter_turn(Axis axis, const Layers& layers) {
    for (std::size_t i = 0; i < grip_rows.size(); ++i) {
        if (grip_rows[i].axis != axis) continue;
        if (grip_rows[i].layers == layers) return {static_cast<Grip>(i), Turn::clockwise};
        if (grip_rows[i].layers == opposite(layers)) return {static_cast<Grip>(i), Turn::counter};
    }
    assert(false && "the grips are closed under symmetry");
    return {};
}

Symmetry rotation(HandTurn t) {
    constexpr std::array<Symmetry, 3> quarter_turns = {rotation_x, rotation_y, rotation_z};
    // A rotation's row is {1, 1, 1}: it turns like the positive face of its axis.
    Symmetry result;
    for (int i = 0; i < static_cast<int>(t.turn); ++i)
        result = result * quarter_turns[static_cast<std::size_t>(row(t.grip).axis)];
    return result;
}

template <class Turns>
Turns inverse_of(const Turns& turns) {
    Turns result;
    for (std::size_t i = turns.size(); i-- > 0;) result.push_back(inverse(turns[i]));
    return result;
}

template <class Turns>
Turns image_of(Symmetry s, const Turns& turns) {
    Turns result;
    for (const auto t : turns) result.push_back(image(s, t));
    return result;
}

template <class Turns>
Turns repetition_of(const Turns& turns, std::size_t times) {
    Turns result;
    for (std::size_t i = 0; i < times; ++i) result.append(turns);
    return result;
}

}  // namespace

Moves    inverse(const Moves& moves) { return inverse_of(moves); }
Maneuver inverse(const Maneuver& maneuver) { return inverse_of(maneuver); }

HandTurn image(Symmetry s, HandTurn turn) {
    const GripRow& grip    = row(turn.grip);
    const Face     becomes = image(s, positive_face_of(grip.axis));
    const GripRow& target  = row(grip_of(becomes));
    // If the positive face becomes a negative one, the outer layers change places
    // and clockwise seen from the axis is the other way round. A mirror alone
    // turns the sense once more.
    const bool     flipped = target.layers != positive_face;
    const Layers   layers  = flipped ? swapped(grip.layers) : grip.layers;
    const HandTurn quarter =
        quarter_turn(target.axis, flipped != s.is_mirror() ? opposite(layers) : layers);
    return {quarter.grip, quarter.turn == Turn::clockwise ? turn.turn : inverse(turn.turn)};
}

Moves    image(Symmetry s, const Moves& moves) { return image_of(s, moves); }
Maneuver image(Symmetry s, const Maneuver& maneuver) { return image_of(s, maneuver); }

Moves    repeat(const Moves& moves, std::size_t times) { return repetition_of(moves, times); }
Maneuver repeat(const Maneuver& maneuver, std::size_t times) {
    return repetition_of(maneuver, times);
}

Maneuver without_rotations(const Maneuver& maneuver) {
    Maneuver result;
    Symmetry held;
    for (const HandTurn t : maneuver) {
        if (is_rotation(t.grip))
            held = held * rotation(t);
        else
            result.push_back(image(inverse(held), t));
    }
    return result;
}

std::vector<Moves> isomorphic_words(const Moves& moves) {
    std::vector<Moves> words;
    for (const Moves& word : {moves, inverse(moves)})
        for (const Symmetry s : all_symmetries)
            if (Moves next = image(s, word); std::ranges::find(words, next) == words.end())
                words.push_back(std::move(next));
    return words;
}

}  // namespace antipode
