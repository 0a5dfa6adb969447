// A cube of 54 coloured stickers in a hand, turned layer by layer. It shares
// with the program only the numbering of the facelets: what each grip takes
// hold of is written down again here, in other words than in notation/.
#pragma once

#include <array>
#include <string>

#include "cube/geometry.h"
#include "notation/maneuver.h"

namespace antipode::testing {

// A grip turns like `like` the pieces whose distance from the middle towards
// that face is at least `from` and at most `to`.
struct Hold {
    Grip grip;
    Face like;
    int  from;
    int  to;
};

inline constexpr std::array<Hold, 18> holds = {{
    {Grip::U, Face::U, 1, 1},
    {Grip::R, Face::R, 1, 1},
    {Grip::F, Face::F, 1, 1},
    {Grip::D, Face::D, 1, 1},
    {Grip::L, Face::L, 1, 1},
    {Grip::B, Face::B, 1, 1},
    {Grip::M, Face::L, 0, 0},
    {Grip::E, Face::D, 0, 0},
    {Grip::S, Face::F, 0, 0},
    {Grip::Uw, Face::U, 0, 1},
    {Grip::Rw, Face::R, 0, 1},
    {Grip::Fw, Face::F, 0, 1},
    {Grip::Dw, Face::D, 0, 1},
    {Grip::Lw, Face::L, 0, 1},
    {Grip::Bw, Face::B, 0, 1},
    {Grip::x, Face::R, -1, 1},
    {Grip::y, Face::U, -1, 1},
    {Grip::z, Face::F, -1, 1},
}};

class HandCube {
public:
    HandCube() {
        for (std::size_t i = 0; i < facelet_count; ++i) colours_[i] = letter(face_of(i));
        for (std::size_t i = 0; i < facelet_count; ++i) marks_[i] = home_mark(face_of(i));
    }

    void turn(HandTurn t) {
        for (const Hold& hold : holds)
            if (hold.grip == t.grip)
                for (int i = 0; i < static_cast<int>(t.turn); ++i) quarter_turn(hold);
    }

    void perform(const Maneuver& maneuver) {
        for (const HandTurn t : maneuver) turn(t);
    }

    // Turns the cube as a whole until the six centres are at home.
    void put_down() {
        for (const Grip first : {Grip::y, Grip::z})
            for (int i = 0; i < 4; ++i, turn({first, Turn::clockwise}))
                for (int j = 0; j < 4; ++j, turn({Grip::x, Turn::clockwise}))
                    for (int k = 0; k < 4; ++k, turn({Grip::y, Turn::clockwise}))
                        if (centres_are_home()) return;
    }

    std::string text() const { return {colours_.begin(), colours_.end()}; }

    // Each centre has a mark, which points up in the net of a solved cube: by how many
    // clockwise quarter turns it points elsewhere, once the cube is put down.
    std::string centres() const {
        std::string twists;
        for (const Face f : all_faces) {
            Vector mark  = home_mark(f);
            char   twist = '0';
            for (; !(mark == marks_[9 * index(f) + 4]); mark = turned(mark, f)) ++twist;
            twists += twist;
        }
        return twists;
    }

private:
    static Vector home_mark(Face f) { return -1 * face_frames[index(f)].down; }

    bool centres_are_home() const {
        for (const Face f : all_faces)
            if (colours_[9 * index(f) + 4] != letter(f)) return false;
        return true;
    }

    // Clockwise about R takes F (z) to U (y), and so on around each axis.
    static Vector turned(Vector v, Face like) {
        switch (like) {
            case Face::R:
                return {v.x, v.z, -v.y};
            case Face::L:
                return {v.x, -v.z, v.y};
            case Face::U:
                return {-v.z, v.y, v.x};
            case Face::D:
                return {v.z, v.y, -v.x};
            case Face::F:
                return {v.y, -v.x, v.z};
            case Face::B:
                return {-v.y, v.x, v.z};
        }
        return v;
    }

    void quarter_turn(const Hold& hold) {
        const auto before       = colours_;
        const auto marks_before = marks_;
        for (std::size_t i = 0; i < facelet_count; ++i) {
            const auto [face, piece] = place_of(i);
            const int distance       = dot(piece, normal(hold.like));
            if (distance < hold.from || distance > hold.to) continue;
            const Vector towards = turned(normal(face), hold.like);
            for (const Face f : all_faces)
                if (normal(f) == towards) {
                    const std::size_t to = facelet_at({f, turned(piece, hold.like)});
                    colours_[to]         = before[i];
                    marks_[to]           = turned(marks_before[i], hold.like);
                }
        }
    }

    std::array<char, facelet_count>   colours_{};
    std::array<Vector, facelet_count> marks_{};
};

}  // namespace antipode::testing
