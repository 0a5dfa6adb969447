// Every worked example of the two Caml papers.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "cube/isomorphs.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "group/permutation.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

using testing::order_by_trying;
using testing::papers_cube;

Cube transcribed(const std::string& text) {
    const Result<Transcription> parsed = parse_transcription(text);
    EXPECT_TRUE(parsed.has_value());
    return *cube_from(*parsed);
}

Cube unzipped(const Zip& zip) { return *cube_from(zip); }

std::vector<Cycle> corner_cycles(const Cube& cube) {
    return cycles(corner_permutation(transcription_of(cube)));
}
std::vector<Cycle> edge_cycles(const Cube& cube) {
    return cycles(edge_permutation(transcription_of(cube)));
}

// The constants of the papers with the print's damage repaired.
const std::map<char, const char*> turns = {
    {'V',
     "{sc=[2;3;4;1;5;6;7;8];sm=[2;3;4;1;5;6;7;8;9;10;11;12];"
     "irc=[0;0;0;0;0;0;0;0];irm=[0;0;0;0;0;0;0;0;0;0;0;0]}"},
    {'W',
     "{sc=[5;1;3;4;6;2;7;8];sm=[1;5;3;4;10;2;7;8;9;6;11;12];"
     "irc=[-1;1;0;0;1;-1;0;0];irm=[0;0;0;0;0;1;0;0;0;1;0;0]}"},
    {'O',
     "{sc=[1;6;2;4;5;7;3;8];sm=[1;2;6;4;5;11;3;8;9;10;7;12];"
     "irc=[0;-1;1;0;0;1;-1;0];irm=[0;0;0;0;0;0;1;0;0;0;1;0]}"},
    {'J',
     "{sc=[1;2;3;4;8;5;6;7];sm=[1;2;3;4;5;6;7;8;12;9;10;11];"
     "irc=[0;0;0;0;0;0;0;0];irm=[0;0;0;0;0;0;0;0;0;0;0;0]}"},
    {'R',
     "{sc=[4;2;3;8;1;6;7;5];sm=[8;2;3;4;1;6;7;9;5;10;11;12];"
     "irc=[1;0;0;-1;-1;0;0;1];irm=[0;0;0;0;1;0;0;0;1;0;0;0]}"},
    {'B',
     "{sc=[1;2;7;3;5;6;8;4];sm=[1;2;3;7;5;6;12;4;9;10;11;8];"
     "irc=[0;0;-1;1;0;0;1;-1];irm=[0;0;0;0;0;0;0;1;0;0;0;1]}"}};

TEST(PapersExamples, TheSixConstantsAreCounterClockwiseTurns) {
    const std::map<char, const char*> wca = {{'V', "U'"}, {'W', "F'"}, {'O', "R'"},
                                             {'J', "D'"}, {'R', "L'"}, {'B', "B'"}};
    for (const auto& [name, text] : turns) {
        const Cube turn = testing::cube_after(wca.at(name));
        EXPECT_EQ(to_text(transcription_of(turn)), text) << name;
        EXPECT_EQ(transcribed(text), turn);
        EXPECT_EQ(papers_cube(std::string(1, name)), turn);
    }
}

TEST(PapersExamples, BothAlphabetsNameTheSameTurns) {
    const std::string colours = "VWOJRBvwojrb";
    const std::string faces   = "HFDPGAhfdpga";
    for (std::size_t i = 0; i < colours.size(); ++i)
        EXPECT_EQ(papers_cube(colours.substr(i, 1)), papers_cube(faces.substr(i, 1)));
}

TEST(PapersExamples, TurnsHaveTheirZipsAndOneClassOfTwelve) {
    const std::map<char, Zip> zips = {
        {'V', {5880, 43908480, 0, 0}},        {'W', {20310, 11314950, 5148, 68}},
        {'O', {2912, 1137632, 1716, 34}},     {'J', {18, 18, 0, 0}},
        {'R', {16059, 283450464, 2404, 136}}, {'B', {489, 127329, 572, 17}}};
    for (const auto& [name, zip] : zips) {
        const Cube turn = papers_cube(std::string(1, name));
        EXPECT_EQ(zip_of(turn), zip) << name;
        EXPECT_EQ(unzipped(zip), turn) << name;
        EXPECT_EQ(zip_of(representative(turn)), (Zip{9, 9, 0, 0})) << name;
        EXPECT_EQ(morph(turn), 12U) << name;
    }
}

TEST(PapersExamples, TheProductOfRAndW) {
    const Cube p = papers_cube("RW");
    EXPECT_EQ(p, papers_cube("R") * papers_cube("W"));
    EXPECT_EQ(to_text(transcription_of(p)),
              "{sc=[4;1;3;8;5;2;7;6];sm=[8;5;3;4;1;2;7;9;10;6;11;12];"
              "irc=[1;1;0;-1;1;-1;0;-1];irm=[0;0;0;0;1;1;0;0;1;1;0;0]}");
    EXPECT_EQ(order_by_trying(p), 105);
    EXPECT_EQ(trace_of(p), (Trace{0, 0, 0}));
    EXPECT_EQ(morph(p), 48U);
    EXPECT_EQ(zip_of(p), (Zip{15343, 294739350, 3125, 204}));
    EXPECT_EQ(zip_of(representative(p)), (Zip{152, 167073, 572, 272}));
}

TEST(PapersExamples, TheFiftiethPowerOfRW) {
    EXPECT_EQ(to_text(transcription_of(power(papers_cube("RW"), 50))),
              "{sc=[1;2;3;4;5;6;7;8];sm=[8;5;3;4;1;2;7;9;10;6;11;12];"
              "irc=[-1;-1;0;-1;-1;-1;0;-1];irm=[0;0;0;0;1;1;0;0;1;1;0;0]}");
    EXPECT_EQ(power(papers_cube("RW"), 166319), inverse(papers_cube("RW")));
}

TEST(PapersExamples, TheUnreachablePositionQ) {
    const Cube q = unzipped({38480, 60989001, 5785, 1301});
    EXPECT_EQ(trace_of(q), (Trace{2, 1, -1}));
    EXPECT_EQ(morph(q), 96U);
    EXPECT_FALSE(is_reachable(q));
    EXPECT_EQ(invariants(q), (Invariants{1, 1, 1}));
}

TEST(PapersExamples, ButlerAndTheOtherOfOrder1260AreNotIsomorphic) {
    const Cube butler = papers_cube("jBBWrW");
    const Cube other  = papers_cube("boWvWb");
    EXPECT_EQ(order_by_trying(butler), 1260);
    EXPECT_EQ(order_by_trying(other), 1260);
    EXPECT_FALSE(are_isomorphic(butler, other));
}

TEST(PapersExamples, DamierIsSuperflipAndCommutesWithEveryTurn) {
    const Cube damier = papers_cube("dgPPAGGFFDDHpDppFAPffPddHffP");
    EXPECT_EQ(damier, testing::superflip());
    for (const Move m : all_moves) EXPECT_EQ(damier * m, move_cube(m) * damier);
    EXPECT_NE(damier, solved);
}

const char* const spot_h =
    "{sc=[2;3;4;1;6;7;8;5];sm=[2;3;4;1;6;7;8;5;10;11;12;9];"
    "irc=[0;0;0;0;0;0;0;0];irm=[0;0;0;0;0;0;0;0;0;0;0;0]}";
const char* const spot_g =
    "{sc=[4;3;7;8;1;2;6;5];sm=[8;4;7;12;1;3;11;9;5;2;6;10];"
    "irc=[1;-1;1;-1;-1;1;-1;1];irm=[0;1;1;1;1;0;1;0;1;1;0;1]}";
const char* const spot_f =
    "{sc=[5;1;4;8;6;2;3;7];sm=[9;5;1;8;10;2;4;12;11;6;3;7];"
    "irc=[-1;1;-1;1;1;-1;1;-1];irm=[1;0;1;1;0;1;0;1;1;1;1;0]}";

TEST(PapersExamples, TheSpotsAreWholeCubeTurns) {
    EXPECT_EQ(transcribed(spot_h), symmetry_cubes[inverse(rotation_y).index()]);
    EXPECT_EQ(transcribed(spot_g), symmetry_cubes[rotation_x.index()]);
    EXPECT_EQ(transcribed(spot_f), symmetry_cubes[inverse(rotation_z).index()]);
}

TEST(PapersExamples, ConjugatingJBySpotFGivesR) {
    const Cube spot = transcribed(spot_f);
    EXPECT_EQ(spot * papers_cube("J") * inverse(spot), papers_cube("R"));
    EXPECT_EQ(conjugate(papers_cube("J"), rotation_z), papers_cube("R"));
}

TEST(PapersExamples, SymIsTheMirrorThatSwapsGAndD) {
    const Cube sym = transcribed(
        "{sc=[2;1;4;3;6;5;8;7];sm=[3;2;1;4;6;5;8;7;11;10;9;12];"
        "irc=[0;0;0;0;0;0;0;0];irm=[0;0;0;0;1;1;1;1;0;0;0;0]}");
    EXPECT_EQ(sym, symmetry_cubes[mirror_lr.index()]);
    EXPECT_EQ(conjugate(papers_cube("G"), mirror_lr), papers_cube("d"));
    EXPECT_EQ(inverse(sym) * kernel::Plain::negate_twists(papers_cube("G")) * sym,
              papers_cube("d"));
}

TEST(PapersExamples, TwoOppositeHalfTurnsHaveThreeIsomorphs) {
    EXPECT_EQ(morph(papers_cube("R2O2")), 3U);
    EXPECT_EQ(morph(papers_cube("R2") * papers_cube("O2")), 3U);
}

TEST(PapersExamples, JbAndVBAreMirrorImages) {
    const Symmetry mirror_ud = rotation_z * mirror_lr * inverse(rotation_z);
    EXPECT_EQ(image(mirror_ud, Face::U), Face::D);
    EXPECT_EQ(conjugate(papers_cube("jb"), mirror_ud), papers_cube("VB"));
    EXPECT_TRUE(are_isomorphic(papers_cube("jb"), papers_cube("VB")));
}

TEST(PapersExamples, CornerWordsAreThreeCyclesOfCorners) {
    for (const char* word : {"gPDpGPdp", "obOgPDpGPdpoBO", "WgPDpGPdpw"}) {
        const Cube cube = papers_cube(word);
        ASSERT_EQ(corner_cycles(cube).size(), 1U) << word;
        EXPECT_EQ(corner_cycles(cube)[0].size(), 3U) << word;
        EXPECT_EQ(cube.edges, solved.edges) << word;
        EXPECT_EQ(order_by_trying(cube), 3) << word;
    }
}

TEST(PapersExamples, EdgeWordsAreThreeCyclesOfEdges) {
    const std::pair<const char*, const char*> around[] = {
        {"", ""},       {"b", "B"}, {"bb", "bb"}, {"vbb", "bbV"},    {"jbJ", "jBJ"},
        {"Voo", "oov"}, {"R", "r"}, {"r", "R"},   {"Rvvbb", "bbvvr"}};
    for (const auto& [before, behind] : around) {
        const Cube cube = papers_cube(std::string(before) + "gapAPapAPG" + behind);
        ASSERT_EQ(edge_cycles(cube).size(), 1U) << before;
        EXPECT_EQ(edge_cycles(cube)[0].size(), 3U) << before;
        EXPECT_TRUE(corner_cycles(cube).empty()) << before;  // some corners twist in place
        EXPECT_EQ(order_by_trying(cube), 3) << before;
    }
}

TEST(PapersExamples, TheTwisterTurnsTwoCornersInPlace) {
    EXPECT_EQ(to_text(transcription_of(papers_cube("gaGfgAGFgaDAGadA"))),
              "{sc=[1;2;3;4;5;6;7;8];sm=[1;2;3;4;5;6;7;8;9;10;11;12];"
              "irc=[0;0;0;0;1;0;0;-1];irm=[0;0;0;0;0;0;0;0;0;0;0;0]}");
}

TEST(PapersExamples, TheFlipperFlipsTwoEdgesInPlace) {
    EXPECT_EQ(to_text(transcription_of(papers_cube("GdfgDPPGdfDPgPGPPgapApappA"))),
              "{sc=[1;2;3;4;5;6;7;8];sm=[1;2;3;4;5;6;7;8;9;10;11;12];"
              "irc=[0;0;0;0;0;0;0;0];irm=[0;0;0;0;0;0;0;0;0;0;1;1]}");
}

TEST(PapersExamples, AntirangOf12345678) {
    const Permutation  p        = *permutation_of_rank(12, 12345678);
    const std::uint8_t images[] = {0, 4, 6, 1, 3, 8, 10, 9, 5, 2, 7, 11};
    EXPECT_TRUE(std::ranges::equal(p.images(), images));
    EXPECT_EQ(rank(p), 12345678U);
    EXPECT_EQ(parity(p), Parity::odd);
    EXPECT_EQ(cycles(p), (std::vector<Cycle>{{1, 4, 3}, {2, 6, 10, 7, 9}, {5, 8}}));
}

TEST(PapersExamples, ThreeCyclesOfTheReversal) {
    const Permutation reversal({7, 6, 5, 4, 3, 2, 1, 0});
    EXPECT_EQ(*three_cycles(reversal),
              (std::vector<Cycle>{{0, 7, 6}, {6, 0, 1}, {2, 5, 4}, {4, 2, 3}}));
}

TEST(PapersExamples, ThePositionsAloneInTheirClassAreFour) {
    const Cube flip = testing::superflip();
    const Cube pons = testing::pons_asinorum();
    for (const Cube& cube : {solved, flip, pons, flip * pons}) EXPECT_EQ(morph(cube), 1U);
    EXPECT_NE(pons, flip);
}

}  // namespace
}  // namespace antipode
