// GAP, an independent program for groups, recomputes what this project says.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>

#include "cube/algebra.h"
#include "group/stabilizer_chain.h"
#include "notation/print.h"
#include "tests/support/cubes.h"
#include "tests/support/symmetry_groups.h"

namespace antipode {
namespace {

using testing::Mask;

// Runs a script and returns what it prints, one string for each line.
std::vector<std::string> gap(const std::string& script) {
    if (std::system("command -v gap >/dev/null 2>&1") != 0) {
        ADD_FAILURE() << "GAP is missing: install the package gap-core";
        return {};
    }
    const std::string folder = ::testing::TempDir();
    const std::string file   = folder + "antipode-"
                             + ::testing::UnitTest::GetInstance()->current_test_info()->name()
                             + ".g";
    std::ofstream(file) << script << "\nQUIT;\n";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output(
        popen(("gap -q -A '" + file + "' </dev/null 2>&1").c_str(), "r"), pclose);
    std::vector<std::string> lines;
    std::array<char, 4096>   line{};
    while (std::fgets(line.data(), line.size(), output.get()) != nullptr) {
        lines.emplace_back(line.data());
        lines.back().erase(lines.back().find_last_not_of('\n') + 1);
    }
    std::filesystem::remove(file);
    return lines;
}

// GAP counts points from 1.
template <class Images>
std::string gap_permutation(const Images& images) {
    std::string text = "PermList([";
    for (const auto image : images) text += std::to_string(image + 1) + ",";
    text.back() = ']';
    return text + ")";
}

// The cube of the GAP manual (M. Schönert, 1993), which numbers 48 facelets in
// its own way: nothing of it comes from this project.
constexpr const char* gap_faces = R"(
U := ( 1, 3, 8, 6)( 2, 5, 7, 4)( 9,33,25,17)(10,34,26,18)(11,35,27,19);;
L := ( 9,11,16,14)(10,13,15,12)( 1,17,41,40)( 4,20,44,37)( 6,22,46,35);;
F := (17,19,24,22)(18,21,23,20)( 6,25,43,16)( 7,28,42,13)( 8,30,41,11);;
R := (25,27,32,30)(26,29,31,28)( 3,38,43,19)( 5,36,45,21)( 8,33,48,24);;
B := (33,35,40,38)(34,37,39,36)( 3, 9,46,32)( 2,12,47,29)( 1,14,48,27);;
D := (41,43,48,46)(42,45,47,44)(14,22,30,38)(15,23,31,39)(16,24,32,40);;
)";

using Words = std::vector<std::string>;

// "R U2 F'" as a product for GAP.
std::string gap_product(const std::string& word) {
    std::string product = "()";
    for (const Move m : testing::moves(word))
        product += std::string("*") + letter(m.face()) + "^" + std::to_string(int(m.turn()));
    return product;
}

std::string gap_group(const Words& words) {
    std::string text = "Group([";
    for (const std::string& word : words) text += gap_product(word) + ",";
    text.back() = ']';
    return text + ")";
}

Permutation facelet_permutation(const std::string& word) {
    Permutation product = Permutation::identity(facelet_count);
    for (const Move m : testing::moves(word)) {
        const FaceletMap map = quarter_turn_map(m.face());
        product *= power(Permutation({map.begin(), map.end()}), int(m.turn()));
    }
    return product;
}

StabilizerChain own_group(const Words& words) {
    std::vector<Permutation> generators;
    for (const std::string& word : words) generators.push_back(facelet_permutation(word));
    return StabilizerChain(facelet_count, generators);
}

const std::vector<Words> groups = {
    {"U", "R", "F", "D", "L", "B"},
    {"U", "R", "F", "D", "L"},
    {"U", "R", "F"},
    {"R", "U"},
    {"R", "L"},
    {"R2", "U2"},
    {"R2", "U2", "F2"},
    {"U2", "R2", "F2", "D2", "L2", "B2"},
    {"U", "D", "R2", "L2", "F2", "B2"},
    {"U", "D", "R", "L", "F2", "B2"},
    {"R L'", "U D'", "F B'"},
    {"R L", "U D", "F B"},
    {"R U R' U'", "F"},
    {"R U", "U R"},
    {"R U R' U'", "R F' R' F"},
    {"U F2 U' R2", "D B L"},
};

TEST(Gap, GroupOrdersAgree) {
    std::string script = gap_faces;
    for (const Words& words : groups) script += "Print(Size(" + gap_group(words) + "), \"\\n\");\n";
    const std::vector<std::string> orders = gap(script);
    ASSERT_EQ(orders.size(), groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        EXPECT_EQ(own_group(groups[i]).order().decimal(), orders[i]) << gap_group(groups[i]);
}

// Each face turns four points more, its centre's.
TEST(Gap, WithCentresThatShowThereAre2048TimesAsManyPositions) {
    std::string script = gap_faces;
    int         first  = 49;
    for (const char* face : {"U", "R", "F", "D", "L", "B"}) {
        script += std::string(face) + " := " + face + " * (" + std::to_string(first);
        for (int i = 1; i < 4; ++i) script += "," + std::to_string(first + i);
        script += ");;\n";
        first += 4;
    }
    script += "Print(Size(Group([U, R, F, D, L, B])), \"\\n\");\n";
    script += "Print(Order(U * R), \"\\n\");\n";
    const std::vector<std::string> printed = gap(script);
    ASSERT_EQ(printed.size(), 2U);
    EXPECT_EQ(printed[0], "88580102706155225088000");
    EXPECT_EQ(printed[1], "420");
}

TEST(Gap, OrdersOfRandomWordsAgree) {
    Random             random(48);
    std::string        script = gap_faces;
    std::vector<Moves> words;
    for (int i = 0; i < 200; ++i) {
        Moves word;
        for (int k = 0; k < 25; ++k) word.push_back(all_moves[random.below(Move::count)]);
        script += "Print(Order(" + gap_product(to_text(word)) + "), \"\\n\");\n";
        words.push_back(word);
    }
    const std::vector<std::string> orders = gap(script);
    ASSERT_EQ(orders.size(), words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        EXPECT_EQ(std::to_string(testing::order_by_trying(after(words[i]))), orders[i]);
}

// How many reachable positions each group of symmetries leaves alone. They ascend
// in Cube Explorer's order of the classes.
const std::map<std::string_view, const char*> fixed_positions = {
    {"Oh", "4"},
    {"O", "4"},
    {"Td", "4"},
    {"D3d", "16"},
    {"Th", "24"},
    {"C3v", "48"},
    {"T", "72"},
    {"D4h", "128"},
    {"D3", "432"},
    {"D4", "512"},
    {"D2d (face)", "512"},
    {"C4v", "1024"},
    {"C4h", "1536"},
    {"D2h (edge)", "2048"},
    {"D2d (edge)", "3072"},
    {"S6", "7776"},
    {"D2h (face)", "12288"},
    {"C2v (a1)", "65536"},
    {"C2v (b)", "98304"},
    {"C2h (b)", "98304"},
    {"D2 (edge)", "98304"},
    {"C4", "147456"},
    {"D2 (face)", "294912"},
    {"S4", "442368"},
    {"C2h (a)", "589824"},
    {"C2v (a2)", "1179648"},
    {"C3", "3779136"},
    {"Cs (b)", "424673280"},
    {"C2 (b)", "2548039680"},
    {"C2 (a)", "15288238080"},
    {"Cs (a)", "18345885696"},
    {"Ci", "45864714240"},
    {"C1", "43252003274489856000"},
};

std::string cube_group_in_gap() {
    std::string text = "cube := Group([";
    for (const Face f : all_faces) text += gap_permutation(quarter_turn_map(f)) + ",";
    text.back() = ']';
    return text + ");;\n";
}

std::string symmetry_group_in_gap(Mask group) {
    std::string text = "Group([";
    for (const Symmetry s : all_symmetries)
        if (testing::holds_symmetry(group, s)) text += gap_permutation(symmetry_map(s)) + ",";
    text.back() = ']';
    return text + ")";
}

TEST(Gap, SymmetricPositionsAreTheCentralisersOfTheirSymmetries) {
    std::map<std::string_view, Mask> one_of_each;
    for (const Mask group : testing::all_symmetry_groups())
        one_of_each.emplace(testing::class_name(group), group);
    std::string script = cube_group_in_gap();
    for (const auto& [name, group] : one_of_each)
        script +=
            "Print(Size(Centralizer(cube, " + symmetry_group_in_gap(group) + ")), \"\\n\");\n";
    const std::vector<std::string> sizes = gap(script);
    ASSERT_EQ(sizes.size(), 33U);
    std::size_t line = 0;
    for (const auto& [name, group] : one_of_each)
        EXPECT_EQ(sizes[line++], fixed_positions.at(name)) << name;
}

// Longer decimal numbers are larger.
bool is_less(const std::string& a, const std::string& b) {
    return std::pair(a.size(), a) < std::pair(b.size(), b);
}

TEST(Gap, TheClassesAscendByTheNumberOfTheirPositions) {
    for (std::size_t i = 1; i < symmetry_classes.size(); ++i)
        EXPECT_FALSE(is_less(fixed_positions.at(symmetry_classes[i].name),
                             fixed_positions.at(symmetry_classes[i - 1].name)))
            << symmetry_classes[i].name;
}

}  // namespace
}  // namespace antipode
