#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "cube/algebra.h"
#include "cube/facelets.h"
#include "cube/random_cube.h"
#include "explore/structure/blocks.h"
#include "explore/structure/count_wanted.h"
#include "explore/structure/enumerate.h"
#include "explore/structure/fixed_count.h"
#include "explore/structure/neighbours.h"
#include "explore/structure/relations.h"
#include "explore/theory/fixed_positions.h"

namespace antipode::structure {
namespace {

constexpr std::array kinds = {PieceKind::corner, PieceKind::edge};

TEST(Placements, AreNumberedOneByOne) {
    for (const PieceKind kind : kinds)
        for (std::size_t number = 0; number < all_placements(kind).count(); ++number)
            EXPECT_EQ(number_of(kind, placement_of(kind, number)), number);
}

TEST(Placements, GoWhereIsomorphismsTakeThePosition) {
    Random random(20261116);
    for (int round = 0; round < 20; ++round) {
        const Cube cube = random_assembled(random);
        for (std::size_t i = 0; i < Isomorphism::count; ++i) {
            const Cube seen = isomorph(cube, Isomorphism(i));
            for (const PieceKind kind : kinds)
                for (std::uint8_t slot = 0; slot < slots_of(kind); ++slot) {
                    const std::size_t from =
                        number_of(kind, {.slot = slot, .cubie = orbit_of(cube, kind)[slot]});
                    const Placement to = placement_of(kind, image_of(kind, Isomorphism(i), from));
                    EXPECT_EQ(to.cubie, orbit_of(seen, kind)[to.slot]);
                }
        }
    }
}

Natural counted(const IsomorphismSet& subgroup) {
    const auto ways = [&](PieceKind kind) {
        return Ways(Blocks(kind, subgroup, all_placements(kind))).total().ways;
    };
    const auto corners = ways(PieceKind::corner);
    const auto edges   = ways(PieceKind::edge);
    return Natural(corners[0][0]) * Natural(edges[0][0])
           + Natural(corners[1][0]) * Natural(edges[1][0]);
}

// The other side finds them by the maps between orbits of stickers.
TEST(Blocks, MakeAsManyPositionsAsEachSubgroupFixes) {
    for (const IsomorphismSet& subgroup : isomorphism_subgroups())
        EXPECT_EQ(counted(subgroup), fixed_positions(subgroup).reachable) << subgroup;
}

// Those that patterns ask for have a chapter of their own; here every face is free.
TEST(FixedCount, IsTheOneOfTheTheory) {
    for (const IsomorphismSet& subgroup : isomorphism_subgroups())
        EXPECT_EQ(*count_fixed({}, subgroup), fixed_positions(subgroup).reachable) << subgroup;
}

TEST(Subgroups, AreOf33ClassesAnd65TypesOfAntisymmetryAnd33WithInversion) {
    std::set<std::size_t> classes(subgroup_classes().begin(), subgroup_classes().end());
    EXPECT_EQ(classes.size(), 33 + 65 + 33U);
}

TEST(CountWanted, KnowsAllClassesOfPositions) {
    const WantedSet up_to_symmetry{.parts = {WantedPart{}}, .same = symmetries_only()};
    const WantedSet up_to_inversion{.parts = {WantedPart{}}, .same = all_isomorphisms()};
    EXPECT_EQ(count_wanted(up_to_symmetry)->positions.decimal(), "43252003274489856000");
    EXPECT_EQ(count_wanted(up_to_symmetry)->classes.decimal(), "901083404981813616");
    EXPECT_EQ(count_wanted(up_to_inversion)->classes.decimal(), "450541810590509978");
}

// Positions that a subgroup leaves as they are, up to the isomorphisms of `same`.
WantedSet left_alone_by(const IsomorphismSet& subgroup, const IsomorphismSet& same) {
    WantedPart part;
    part.subgroups  = {subgroup};
    part.group_fits = [subgroup](const IsomorphismSet& group) { return contains(group, subgroup); };
    IsomorphismSet keeps;
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        keeps[i] = conjugated(subgroup, Isomorphism(i)) == subgroup;
    part.keeps     = keeps;
    part.is_member = [subgroup](const CentredCube& cube) {
        return contains(isomorphisms_of(cube.cube), subgroup);
    };
    return {.parts = {part}, .same = same};
}

// With any of the conjugates, which is another question with the same classes.
WantedSet left_alone_like(const IsomorphismSet& subgroup, const IsomorphismSet& same) {
    WantedSet wanted           = left_alone_by(subgroup, same);
    wanted.parts[0].keeps      = all_isomorphisms();
    wanted.parts[0].group_fits = [subgroup](const IsomorphismSet& group) {
        for (std::size_t i = 0; i < Isomorphism::count; ++i)
            if (contains(group, conjugated(subgroup, Isomorphism(i)))) return true;
        return false;
    };
    return wanted;
}

TEST(Enumerate, FindsAsManyClassesAsAreCounted) {
    const auto& subgroups = isomorphism_subgroups();
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        if (subgroup_classes()[i] != i || *count_fixed({}, subgroups[i]) > Natural(5'000'000))
            continue;
        for (const IsomorphismSet& same : {symmetries_only(), all_isomorphisms()}) {
            const WantedSet wanted = left_alone_like(subgroups[i], same);
            EXPECT_EQ(Natural(enumerate(wanted, {.threads = 2}).classes),
                      count_wanted(wanted)->classes)
                << subgroups[i];
        }
    }
}

TEST(Enumerate, TellsOnePositionOfEachClass) {
    for (const IsomorphismSet& subgroup : isomorphism_subgroups()) {
        if (*count_fixed({}, subgroup) > Natural(600)) continue;
        for (const IsomorphismSet& same :
             {only_identity(), symmetries_only(), all_isomorphisms()}) {
            std::set<std::string> met;
            std::size_t           told = 0;
            enumerate(left_alone_by(subgroup, same), {},
                      {.on_found = [&](const WantedPosition& position) {
                          ++told;
                          std::set<std::string> images;
                          for (const Isomorphism each : members_of(same))
                              images.insert(to_text(facelets_of(isomorph(position.cube, each))));
                          EXPECT_EQ(images.size(), position.class_size);
                          EXPECT_TRUE(met.insert(*images.begin()).second);
                      }});
            std::set<std::string> all;
            enumerate(left_alone_by(subgroup, only_identity()), {},
                      {.on_found = [&](const WantedPosition& position) {
                          EXPECT_TRUE(contains(isomorphisms_of(position.cube), subgroup));
                          std::set<std::string> images;
                          for (const Isomorphism each : members_of(same))
                              images.insert(to_text(facelets_of(isomorph(position.cube, each))));
                          all.insert(*images.begin());
                      }});
            EXPECT_EQ(met, all);
        }
    }
}

// Few, so that faces show something.
Cube after_some_turns(Random& random) {
    Cube cube = solved;
    for (std::uint64_t turns = random.below(5); turns > 0; --turns)
        cube = cube * all_moves[random.below(Move::count)];
    return cube;
}

// Whether a walk with these rules comes to a position, if only its placements are allowed.
bool accepts(const FaceRules& rules, const Cube& cube) {
    WantedPart part;
    part.demands.faces = rules;
    for (const PieceKind kind : kinds)
        part.demands.keep(kind, [&](Placement placement) {
            return orbit_of(cube, kind)[placement.slot] == placement.cubie;
        });
    return enumerate({.parts = {part}}).classes == 1;
}

// All faces alike.
WantedSet faces_like(std::string_view patterns) {
    WantedPart part;
    part.demands.faces.require(all_the_faces, {.patterns = *parse_face_patterns(patterns)});
    part.keeps = part.keeps_but_for_group = symmetries_only();
    return {.parts = {part}, .same = symmetries_only()};
}

struct KnownPattern {
    std::string_view patterns;
    std::uint64_t    positions;
    std::uint64_t    classes;
};

TEST(Patterns, AreAsManyAsPublished) {
    for (const KnownPattern& row : {KnownPattern{"dot", 8, 1},
                                    {"checkerboard", 17, 3},
                                    {"plus", 14, 2},
                                    {"stripe", 12, 1},
                                    {"square", 8, 1},
                                    {"solid|dot", 12, 3}}) {
        WantedSet wanted = faces_like(row.patterns);
        EXPECT_EQ(enumerate(wanted).classes, row.classes) << row.patterns;
        EXPECT_EQ(*count_wanted(wanted), (WantedCount{row.positions, row.classes})) << row.patterns;
        wanted.same = only_identity();
        EXPECT_EQ(enumerate(wanted).classes, row.positions) << row.patterns;
    }
}

// The automata of the faces say what the drawings say, for whole positions.
TEST(FaceWatch, AcceptsWhatShowsThePatterns) {
    Random random(20261118);
    for (int round = 0; round < 200; ++round) {
        const Cube     cube     = after_some_turns(random);
        const Facelets facelets = facelets_of(cube);
        FaceRules      rules;
        bool           expected = true;
        for (Face face : all_faces) {
            const FaceSet  only = static_cast<FaceSet>(1U << index(face));
            const Facelets other =
                random.below(3) == 0 ? facelets_of(after_some_turns(random)) : facelets;
            const auto drawn  = pattern_of(other, face);
            const bool wanted = random.below(8) != 0;
            const auto counts =
                static_cast<ColourCounts>(random.below(4) == 0 ? random.below(64) : any_count);
            rules.require(only, {.patterns = {drawn, *std::begin(*parse_face_patterns("dot"))},
                                 .wanted   = wanted});
            rules.require(only, counts);
            const bool shown = shows(facelets, face, drawn)
                               || shows(facelets, face, parse_face_patterns("dot")->front());
            expected = expected && shown == wanted
                       && (counts >> (colours_on(facelets, face) - 1) & 1) != 0;
        }
        EXPECT_EQ(accepts(rules, cube), expected);
    }
}

TEST(Continuing, IsWhatContinuousPositionsDo) {
    Random random(20261119);
    for (int round = 0; round < 300; ++round) {
        const Cube cube = after_some_turns(random);
        EXPECT_EQ(is_within(cube.edges, PieceKind::edge, continuing(cube.corners)),
                  is_continuous(facelets_of(cube)));
    }
}

TEST(Patterns, OfStripesAreNotContinuous) {
    WantedSet wanted                   = faces_like("stripe");
    wanted.parts[0].demands.continuous = true;
    EXPECT_EQ(enumerate(wanted).classes, 0U);
}

}  // namespace
}  // namespace antipode::structure
