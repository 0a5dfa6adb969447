// Words that turn centres and nothing else: for every class of such twists that takes at most
// 16 face turns, a shortest one. Every other class takes more, which a test proves
// (docs/theory/centres.md).
#pragma once

namespace antipode::methods {

struct PureTwistWord {
    const char* twists;  // one of the class of what the word does
    unsigned    length;
    const char* word;
};

inline constexpr PureTwistWord pure_twist_words[] = {
    // One by a half; two neighbours and two opposite ones by a half.
    {"000002", 12, "D' U' R2 D U R U' D' R2 U D R"},
    {"000022", 10, "D' L2 B2 R2 D U' B2 L2 F2 U"},
    {"002002", 10, "U2 B2 L2 R2 F2 D2 F2 R2 L2 B2"},
    // Two neighbours by a quarter, the same way, and one of them back.
    {"000011", 16, "B F D B' F' D' B2 R F' B' R F B R' B2 D"},
    {"000013", 14, "U' B D U L R' F' B' U' F B R L' D'"},
    // Two opposite ones likewise.
    {"001001", 15, "L2 F2 U' R2 F2 L' B2 L' D' R' D' R2 D R B2"},
    {"001003", 14, "F2 D' U L D U' B2 F2 U' D R' U D' B2"},
    // All others.
    {"001133", 16, "B' D U' L R' B' F D R L' U D' F' B R L'"},
    {"001223", 16, "D' R2 F2 D' U' L B2 D2 U2 F2 R' B2 U2 R2 B2 U'"},
    {"001331", 16, "F L F' D U' L' R F' B D B' R' L U D' B'"},
    {"002022", 16, "R2 B2 L2 D2 R2 F2 D' R L D2 R' L' D' L2 B2 U2"},
    {"002222", 14, "L2 B2 U' R2 B2 U' R2 F2 L2 D' R2 B2 D' F2"},
    {"011011", 16, "F2 D2 R U2 R2 U R2 F2 B2 L2 D L2 D2 L U2 B2"},
    {"011033", 16, "L' B' F' D U' L R B' F R' L' U D' F B R"},
    {"011213", 16, "L' B2 D U' L2 B2 L' R U D' B2 R' L U' D' R'"},
    {"012023", 16, "R F' U2 L R D U' F' B' U2 R F' B' U D' L"},
    {"012032", 16, "F2 R2 D2 L2 D2 L' D2 B2 F2 R2 U2 L2 D2 R D2 B2"},
    {"013013", 16, "F2 R2 D L2 U2 R' U2 F2 B2 D2 L' D2 R2 U L2 B2"},
    {"022022", 12, "U2 B2 L R' U2 F2 B2 U2 R L' B2 D2"},
    {"022222", 16, "U' L' B F R2 B F R' L U2 D2 R' U D R2 D'"},
    {"112112", 14, "R D U' F2 L' R D U R' L B2 U D' L"},
    {"112332", 14, "L R' D U' L R' D U' R L' F2 B2 U D'"},
    {"122122", 16, "F2 L2 R2 D U F' L' R' B2 U2 D2 R L B' U' D'"},
    {"122322", 15, "L2 D' U' B2 F L R U2 D2 R' L' B U D R2"},
    {"222222", 14, "D2 U2 L' R' B2 F2 L R F B R2 L2 F' B'"},
};

// What has no word here takes more turns than this.
inline constexpr unsigned longest_pure_twist_word = 16;

}  // namespace antipode::methods
