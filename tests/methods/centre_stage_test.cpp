// Centres that a method leaves twisted: every word is replayed, and no sum of words is shorter.
#include "solvers/methods/centre_stage.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "cube/forms.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "solvers/methods/layers.h"
#include "solvers/methods/registry.h"
#include "solvers/methods/thistlethwaite.h"
#include "solvers/methods/three_cycles.h"
#include "tests/methods/solving.h"
#include "tests/support/cubes.h"
#include "tests/support/hand_model.h"

namespace antipode::methods {
namespace {

using namespace testing;

std::vector<Phase> stage_for(CentreTwists twists, CentreSet counted = all_centres) {
    return CentreStage({solved, twists & counted, counted}).phases_after({});
}

unsigned turns_in(const std::vector<Phase>& phases) {
    std::size_t turns = 0;
    for (const Phase& phase : phases) turns += phase.moves.size();
    return static_cast<unsigned>(turns);
}

std::vector<CentreTwists> pure_twists() {
    std::vector<CentreTwists> list;
    for (unsigned bits = 0; bits < 4096; ++bits)
        if (CentreTwists::from_bits(bits).sum() % 2 == 0)
            list.push_back(CentreTwists::from_bits(bits));
    return list;
}

// The scramble and the solution, made by the cube in the hand.
void expect_solved_in_the_hand(const Moves& scramble, const Moves& solution) {
    HandCube hand;
    for (const Moves& moves : {scramble, solution})
        for (const Move m : moves) hand.turn({grip_of(m.face()), m.turn()});
    hand.put_down();
    EXPECT_EQ(hand.text(), to_text(solved, Form::facelets)) << to_text(scramble);
    EXPECT_EQ(hand.centres(), "000000") << to_text(scramble);
}

Moves scramble(Random& random) {
    Moves moves;
    for (int i = 0; i < 30; ++i) moves.push_back(all_moves[random.below(Move::count)]);
    return moves;
}

TEST(CentreStage, EachWordMovesNoPiece) {
    for (const CentreTwists twists : pure_twists())
        for (const Phase& phase : stage_for(twists)) ASSERT_EQ(after(phase.moves), solved);
}

TEST(CentreStage, EveryPureTwistIsUndoneByTwoWordsAtMost) {
    for (const CentreTwists twists : pure_twists()) {
        const auto phases = stage_for(twists);
        ASSERT_LE(phases.size(), 2u);
        ASSERT_EQ(twists * twists_after(joined(phases)), CentreTwists{}) << to_text(twists);
    }
}

// Counted by a search of its own over sums of the words.
TEST(CentreStage, SoManyPureTwistsTakeSoManyTurns) {
    std::map<unsigned, unsigned> numbers;
    for (const CentreTwists twists : pure_twists()) ++numbers[turns_in(stage_for(twists))];
    const std::map<unsigned, unsigned> known = {{0, 1},    {10, 15}, {12, 9},   {14, 61}, {15, 12},
                                                {16, 252}, {22, 8},  {24, 246}, {25, 84}, {26, 732},
                                                {28, 416}, {29, 32}, {30, 180}};
    EXPECT_EQ(numbers, known);
    EXPECT_EQ(numbers.rbegin()->first, CentreStage::most_turns);
}

// With the lengths of the words themselves, this excludes any shorter sum.
TEST(CentreStage, NoWayRoundIsShorter) {
    std::array<unsigned, 4096> turns{};
    const auto                 all = pure_twists();
    for (const CentreTwists twists : all) turns[twists.bits()] = turns_in(stage_for(twists));
    for (const CentreTwists a : all)
        for (const CentreTwists b : all)
            ASSERT_LE(turns[(a * b).bits()], turns[a.bits()] + turns[b.bits()]);
}

TEST(CentreStage, CentresThatDoNotCountSaveTurns) {
    const auto   logo = CentreSet::from_bits(1);
    CentreTwists quarter;
    quarter.set(Face::U, 1);
    EXPECT_EQ(turns_in(stage_for(quarter, logo)), 14u);  // with another one that goes back
    EXPECT_EQ(turns_in(stage_for({}, logo)), 0u);
    for (const CentreTwists twists : pure_twists())
        ASSERT_LE(turns_in(stage_for(twists, CentreSet::from_bits(7))),
                  turns_in(stage_for(twists)));
}

TEST(CentreStage, MethodsThatKnowNoCentresBringThemHome) {
    const Layers         layers;
    const ThreeCycles    three_cycles;
    const Thistlethwaite thistlethwaite;
    Random               random(1);
    for (int i = 0; i < 20; ++i) {
        const Moves       word = scramble(random);
        const CentredCube cube = centred_after(word);
        for (const Method* method :
             {static_cast<const Method*>(&layers), static_cast<const Method*>(&three_cycles),
              static_cast<const Method*>(&thistlethwaite)}) {
            const auto solution =
                method->solve({.cube = cube.cube, .centres = centres_of(cube)}, {});
            ASSERT_TRUE(is_whole(*solution, cube.cube));
            expect_solved_in_the_hand(word, solution->answer.solution);
        }
    }
}

TEST(CentreStage, WhatIsToldOnTheWayBringsThemHomeAsWell) {
    const Thistlethwaite method;
    const CentredCube    cube = centred_after(maneuver("R U2 F' L D B"));
    Moves                told;
    const auto           solution = method.solve({.cube = cube.cube, .centres = centres_of(cube)},
                                                 {.on_solution = [&](const Moves& moves) { told = moves; }});
    EXPECT_EQ(told, solution->answer.solution);
    EXPECT_TRUE(is_solved(cube * told));
}

// Pieces that are home and one centre by a half: twelve turns, and no fewer.
TEST(CentreStage, AShortPureTwistIsProvenAndALongOneIsNot) {
    CentreTwists half;
    half.set(Face::U, 2);
    const Thistlethwaite method;
    const auto proven = method.solve({.cube = solved, .centres = {half, all_centres}}, {})->answer;
    EXPECT_EQ(proven.length, 12u);
    EXPECT_EQ(proven.lower_bound, 12u);
    EXPECT_EQ(proven.ended, Ended::exhausted);
    const auto all  = parse_twists("111111")->twists;
    const auto open = method.solve({.cube = solved, .centres = {all, all_centres}}, {})->answer;
    EXPECT_EQ(open.lower_bound, 17u);
    EXPECT_GT(open.length, 17u);
    EXPECT_EQ(open.ended, Ended::enough_found);
}

TEST(CentreStage, WhatAMethodGuaranteesIsToldWithTheCentres) {
    EXPECT_EQ(guarantee_of(*find("thistlethwaite"), all_centres),
              "at most 45 turns (7 + 10 + 13 + 15); then the centres, in at most 30 turns");
    EXPECT_EQ(guarantee_of(*find("thistlethwaite"), no_centres),
              "at most 45 turns (7 + 10 + 13 + 15)");
    EXPECT_NE(guarantee_of(*find("optimal"), all_centres), find("optimal")->guarantee);
}

}  // namespace
}  // namespace antipode::methods
