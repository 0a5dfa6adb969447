// Corners alone and edges alone, against all ways to arrange a few pieces.
#include "explore/structure/one_kind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "cube/facelets.h"
#include "cube/validity.h"
#include "explore/structure/count_wanted.h"
#include "explore/structure/enumerate.h"
#include "explore/structure/relations.h"
#include "explore/structure/symmetry_types.h"
#include "explore/where/wanted.h"
#include "tests/support/wanted.h"

namespace antipode {
namespace {

using structure::count_wanted;
using structure::WantedPosition;
using testing::first_image;
using testing::wanted;

// All orientations of the pieces in the first slots that add up to none.
void visit_turns(Orbit& orbit, std::size_t slots, std::size_t turns,
                 const std::function<void()>& visit) {
    const auto turn_from = [&](const auto& self, std::size_t slot, std::size_t sum) -> void {
        if (slot == slots) {
            if (sum % turns == 0) visit();
            return;
        }
        for (std::size_t turn = 0; turn < turns; ++turn) {
            orbit[slot] = Cubie(orbit[slot].piece(), turn);
            self(self, slot + 1, sum + turn);
        }
    };
    turn_from(turn_from, 0, 0);
}

// All arrangements of the pieces of the first slots that are permuted oddly, the rest home.
void visit_odd(PieceKind kind, std::size_t slots,
               const std::function<bool(const Cube&)>& is_worth_turning,
               const std::function<void(const Cube&)>& visit) {
    std::vector<std::size_t> order(slots);
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        Cube   cube  = solved;
        Orbit& orbit = kind == PieceKind::corner ? cube.corners : cube.edges;
        for (std::size_t slot = 0; slot < slots; ++slot) orbit[slot] = Cubie(order[slot], 0);
        if (corner_parity(cube) == edge_parity(cube) || !is_worth_turning(cube)) continue;
        visit_turns(orbit, slots, kind == PieceKind::corner ? 3 : 2, [&] { visit(cube); });
    } while (std::ranges::next_permutation(order).found);
}

std::set<std::string> told(std::string_view condition, const IsomorphismSet& same) {
    std::set<std::string> told;
    enumerate(wanted(condition, same), {}, {.on_found = [&](const WantedPosition& position) {
                  EXPECT_TRUE(position.counting);
                  EXPECT_TRUE(told.insert(first_image(position.cube, same)).second);
              }});
    return told;
}

struct Few {
    PieceKind        kind;
    std::size_t      slots;
    std::string_view condition;
};

TEST(OneKindAlone, HasEveryOddArrangementOfFourPieces) {
    for (const auto& [kind, slots, condition] :
         {Few{PieceKind::corner, 4,
              "corners_alone and parity == 'odd' and home(DFR, DLF, DBL, DRB)"},
          Few{PieceKind::edge, 4,
              "home(DR, DF, DL, DB, FR, FL, BL, BR) and edge_parity == 'odd' and edges_alone"}})
        for (const IsomorphismSet& same :
             {only_identity(), symmetries_only(), all_isomorphisms()}) {
            std::set<std::string> all;
            visit_odd(
                kind, slots, [](const Cube&) { return true; },
                [&, &same = same](const Cube& cube) { all.insert(first_image(cube, same)); });
            EXPECT_EQ(told(condition, same), all) << condition;
        }
}

// Corners that commute with a group: first their order, then their twists.
TEST(OneKindAlone, HasTheSymmetriesOfItsOwnPiecesOnly) {
    for (const std::string_view type : {"D3", "D4", "C4v", "S6"}) {
        const IsomorphismSet& group         = find_symmetry_type(type)->group;
        const auto            is_left_alone = [&](const Cube& cube, bool by_order) {
            return std::ranges::all_of(members_of(group), [&](Isomorphism g) {
                const Cube image = structure::isomorph(cube, g);
                return std::ranges::equal(image.corners, cube.corners, [&](Cubie a, Cubie b) {
                    return by_order ? a.piece() == b.piece() : a == b;
                });
            });
        };
        std::set<std::string> all;
        visit_odd(
            PieceKind::corner, corner_count,
            [&](const Cube& cube) { return is_left_alone(cube, true); },
            [&](const Cube& cube) {
                if (is_left_alone(cube, false)) all.insert(first_image(cube, symmetries_only()));
            });
        const std::string condition =
            "corners_alone and parity == 'odd' and symmetric('" + std::string(type) + "')";
        EXPECT_EQ(told(condition, symmetries_only()), all) << condition;
        EXPECT_EQ(count_wanted(wanted(condition, symmetries_only()))->classes, Natural(all.size()))
            << condition;
    }
}

TEST(OneKindAlone, IsCountedAsManyAsThereAre) {
    const auto positions = [](std::string_view condition) {
        return count_wanted(wanted(condition, only_identity()))->positions.decimal();
    };
    EXPECT_EQ(positions("corners_alone"), "88179840");  // 8! · 3^7
    EXPECT_EQ(positions("corners_alone and parity == 'odd'"), "44089920");
    EXPECT_EQ(positions("corners_alone and reachable"), "44089920");
    EXPECT_EQ(positions("not reachable and corners_alone"), "44089920");
    EXPECT_EQ(positions("edges_alone"), "980995276800");  // 12! · 2^11
    EXPECT_EQ(positions("edges_alone and edge_parity == 'odd'"), "490497638400");
    EXPECT_EQ(positions("edges_alone and parity == 'odd'"), "0");
    EXPECT_EQ(positions("corners_solved and edge_parity == 'odd'"), "0");
    EXPECT_EQ(positions("corners_alone and edges_alone"), "1");
}

std::set<std::string> told_in_all(const std::vector<std::string>& conditions) {
    std::set<std::string> told;
    for (const std::string& condition : conditions)
        enumerate(wanted(condition, symmetries_only()), {},
                  {.on_found = [&](const WantedPosition& position) {
                      told.insert(first_image(position.cube, symmetries_only()));
                  }});
    return told;
}

// Where it is one of several possibilities, the others are about reachable positions.
TEST(OneKindAlone, LeavesOtherPartsOfAConditionAlone) {
    const std::string symmetric = "symmetric('D3')";
    const std::string alone     = "corners_alone and parity == 'odd' and symmetric('D3')";
    const auto        either    = told_in_all({symmetric + " or " + alone});
    EXPECT_EQ(either, told_in_all({symmetric, alone}));
    EXPECT_EQ(either, told_in_all({alone + " or " + symmetric}));
    EXPECT_EQ(either.size(), told_in_all({symmetric}).size() + told_in_all({alone}).size());
    EXPECT_EQ(told_in_all({alone}).size(), 5U);
}

TEST(OneKindAlone, IsMadeReachableByAnExchangeOfTwoOthers) {
    enumerate(wanted("corners_alone and symmetric('D3')", symmetries_only()), {},
              {.on_found = [](const WantedPosition& position) {
                  const Cube cube = structure::made_reachable(position.cube, PieceKind::corner);
                  EXPECT_TRUE(is_reachable(cube));
                  EXPECT_EQ(cube.corners, position.cube.corners);
                  const auto seen = structure::stickers_of(position.cube, PieceKind::corner);
                  EXPECT_EQ(std::ranges::count(to_text(seen), '.'), 24);
                  EXPECT_EQ(seen, structure::stickers_of(cube, PieceKind::corner));
              }});
}

}  // namespace
}  // namespace antipode
