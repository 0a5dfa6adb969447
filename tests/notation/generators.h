// Random turns and words for RapidCheck: `rc::check([](const Maneuver& m) {...})`.
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <ostream>
#include <vector>

#include "notation/maneuver.h"
#include "notation/print.h"

namespace rc {

template <>
struct Arbitrary<antipode::Move> {
    static Gen<antipode::Move> arbitrary() {
        return gen::map(gen::inRange<std::size_t>(0, antipode::Move::count),
                        antipode::Move::from_index);
    }
};

template <>
struct Arbitrary<antipode::HandTurn> {
    static Gen<antipode::HandTurn> arbitrary() {
        return gen::map(gen::inRange<std::size_t>(0, 3 * antipode::grip_rows.size()),
                        [](std::size_t i) {
                            return antipode::HandTurn{static_cast<antipode::Grip>(i / 3),
                                                      antipode::all_turns[i % 3]};
                        });
    }
};

template <>
struct Arbitrary<antipode::Symmetry> {
    static Gen<antipode::Symmetry> arbitrary() {
        return gen::map(gen::inRange<std::size_t>(0, antipode::Symmetry::count),
                        antipode::Symmetry::from_index);
    }
};

template <>
struct Arbitrary<antipode::Moves> {
    static Gen<antipode::Moves> arbitrary() {
        return gen::map(
            gen::arbitrary<std::vector<antipode::Move>>(),
            [](std::vector<antipode::Move> m) { return antipode::Moves(std::move(m)); });
    }
};

template <>
struct Arbitrary<antipode::Maneuver> {
    static Gen<antipode::Maneuver> arbitrary() {
        return gen::map(
            gen::arbitrary<std::vector<antipode::HandTurn>>(),
            [](std::vector<antipode::HandTurn> t) { return antipode::Maneuver(std::move(t)); });
    }
};

}  // namespace rc

namespace antipode {

// So that a counterexample is shown as people write it.
inline void showValue(const Moves& m, std::ostream& out) { out << to_text(m); }
inline void showValue(const Maneuver& m, std::ostream& out) { out << to_text(m); }
inline void showValue(Symmetry s, std::ostream& out) { out << "symmetry " << s.index(); }

}  // namespace antipode
