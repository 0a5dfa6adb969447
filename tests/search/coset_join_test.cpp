// The parts of the join by which words into the small coset are found.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/join/join.h"

namespace antipode::coset {
namespace {

const CornerPlaces& corner_places() {
    static const CornerPlaces places;
    return places;
}
const ShortWords& short_words() {
    static const ShortWords words;
    return words;
}

TEST(CornerPlaces, FollowTurnsAndSymmetriesOfTheAxis) {
    Random random(11);
    for (int i = 0; i < 50; ++i) {
        const Cube          cube  = random_reachable(random);
        const std::uint32_t place = corner_places().of(cube);
        ASSERT_LT(place, CornerPlaces::count);
        for (Move m : all_moves) {
            EXPECT_EQ(corner_places().after(place, m), corner_places().of(cube * m));
            EXPECT_EQ(corner_places().before(corner_places().of(cube * m), std::array{m}), place);
        }
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            EXPECT_EQ(corner_places().image(place, s),
                      corner_places().of(conjugate(cube, symmetry(axis_symmetry(s)))));
    }
}

TEST(EdgeMarks, FollowTurnsAndSymmetriesOfTheAxis) {
    Random random(12);
    for (int i = 0; i < 50; ++i) {
        const Cube      cube  = random_reachable(random);
        const Cube      turns = random_reachable(random);
        const EdgeMarks marks = EdgeMarks::of(cube);
        const MarkMap   turn  = MarkMap::of_turns(turns);
        EXPECT_EQ(turn(marks), EdgeMarks::of(cube * turns));
        for (std::size_t i16 = 0; i16 < AxisSymmetry::count; ++i16) {
            const AxisSymmetry s    = axis_symmetry(i16);
            const MarkMap      seen = MarkMap::of_symmetry(s);
            EXPECT_EQ(seen(marks), EdgeMarks::of(conjugate(cube, symmetry(s))));
            EXPECT_EQ(turn.then(seen)(marks), EdgeMarks::of(conjugate(cube * turns, symmetry(s))));
        }
    }
}

TEST(EdgeMarks, HaveAKeyOfTheirOwn) {
    std::vector<std::uint32_t> keys;
    for (std::uint32_t place = 0; place < SlicePlace::size; ++place) {
        Cube cube = SlicePlace::representative(Index<SlicePlace>(place));
        keys.push_back(EdgeMarks::of(cube).key());
        cube.edges[3] = Cubie(cube.edges[3].piece(), 1);
        cube.edges[9] = Cubie(cube.edges[9].piece(), 1);
        keys.push_back(EdgeMarks::of(cube).key());
    }
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end());
}

TEST(ShortWords, AreAllWordsOfThreeTurns) {
    EXPECT_EQ(short_words().size(), 1U + 18 + 243 + 3240);
    for (std::uint32_t word = 0; word < short_words().size(); word += 17) {
        Cube cube = solved;
        for (Move m : short_words().turns(word)) cube = cube * m;
        EXPECT_EQ(short_words().cube(word), cube);
        EXPECT_EQ(short_words().inverse(word), inverse(cube));
    }
}

// Marks of random cubes in rows, with room behind.
struct Rows {
    explicit Rows(std::uint32_t count) {
        Random random(13);
        for (auto& row : rows) row.resize(count + 64);
        for (std::uint32_t i = 0; i < count; ++i) {
            const EdgeMarks marks = EdgeMarks::of(random_reachable(random));
            for (std::size_t row = 0; row < 3; ++row) rows[row][i] = marks.bytes[row];
        }
    }
    MarkSpan first(std::uint32_t count) const {
        return {{rows[0].data(), rows[1].data(), rows[2].data()}, count};
    }
    EdgeMarks at(std::uint32_t i) const { return {{rows[0][i], rows[1][i], rows[2][i]}}; }
    std::array<std::uint8_t*, 3> out() { return {rows[0].data(), rows[1].data(), rows[2].data()}; }

    std::array<std::vector<std::uint8_t>, 3> rows;
};

TEST(MarkKernel, MapsAndFindsAlikeWithAndWithoutVectors) {
    constexpr std::uint32_t    most = 700;
    Random                     random(14);
    const Rows                 rows(most);
    std::vector<std::uint64_t> set(key_set_words);
    for (auto& word : set) word = random.next() & random.next();
    for (const std::uint32_t count : {0U, 1U, 63U, 64U, 65U, most}) {
        const MarkMap map = MarkMap::of_turns(random_reachable(random))
                                .then(MarkMap::of_symmetry(axis_symmetry(count % 16)));
        Rows plain(0);
        Rows fast(0);
        for (std::size_t row = 0; row < 3; ++row) {
            plain.rows[row].assign(most + 64, 0xee);
            fast.rows[row].assign(most + 64, 0xee);
        }
        map_marks_plain(rows.first(count), map.matrix(), plain.out());
        fastest_map_marks()(rows.first(count), map.matrix(), fast.out());
        EXPECT_EQ(plain.rows, fast.rows);
        for (std::uint32_t i = 0; i < count; ++i) EXPECT_EQ(plain.at(i), map(rows.at(i)));

        const auto sorted = [&](FindMarks find) {
            auto hits = std::make_unique<Hits>();
            find(rows.first(count), map.matrix(), set.data(), *hits);
            std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
            for (std::uint32_t i = 0; i < hits->count; ++i)
                found.emplace_back(hits->place[i], hits->key[i]);
            std::ranges::sort(found);
            return found;
        };
        std::vector<std::pair<std::uint32_t, std::uint32_t>> expected;
        for (std::uint32_t i = 0; i < count; ++i) {
            const KeyPlace place = key_place(plain.at(i).key());
            if ((set[place.word] >> place.bit & 1) != 0)
                expected.emplace_back(i, plain.at(i).key());
        }
        EXPECT_EQ(sorted(find_marks_plain), expected);
        EXPECT_EQ(sorted(fastest_find_marks()), expected);
    }
}

// The turns before the last are the words of one turn less, in their order.
TEST(FirstParts, HaveTheNumberOfTheirLastTurnAndOfTheTurnsBefore) {
    const Cube cube = solved * Move(Face::F, Turn::clockwise);
    for (const Beginning beginning : {Beginning::any, Beginning::outside}) {
        const auto shorter = first_parts(cube, 2, beginning);
        for (const FirstPart& part : first_parts(cube, 3, beginning)) {
            const Move last = Move::from_index(part.number % Move::count);
            EXPECT_EQ(part.cube, shorter[part.number / Move::count].cube * last);
            EXPECT_EQ(part.last, last.face());
        }
    }
}

// Each word is in the list of the place it leads to, with its marks.
TEST(MarkLists, HaveEveryWordOnceWhereItLeads) {
    const Cube cube  = solved * Move(Face::R, Turn::clockwise) * Move(Face::U, Turn::half);
    const auto parts = first_parts(cube, 1, Beginning::outside);
    const auto lists = MarkLists::make({corner_places(), short_words(), 2}, parts, 3);
    ASSERT_NE(lists, nullptr);
    std::size_t words = 0;
    for (std::uint32_t place = 0; place < CornerPlaces::count; ++place)
        for (std::size_t face = 0; face < face_count; ++face) {
            const auto     run   = lists->ending_with(place, face);
            const MarkSpan marks = lists->marks(place, run);
            for (std::uint32_t i = 0; i < run.count(); ++i, ++words) {
                const WordId id   = lists->ids()[run.first + i];
                const auto   part = std::ranges::find(parts, id.part(), &FirstPart::number);
                const Cube   to   = part->cube * short_words().cube(id.word());
                ASSERT_TRUE(may_follow(part->last, short_words().first(id.word())));
                ASSERT_EQ(corner_places().of(to), place);
                ASSERT_EQ(face_place(short_words().last(id.word())), face);
                ASSERT_EQ(
                    EdgeMarks::of(to).key(),
                    (EdgeMarks{{marks.bytes[0][i], marks.bytes[1][i], marks.bytes[2][i]}}).key());
            }
        }
    std::size_t expected = 0;
    for (const FirstPart& part : parts)
        for (auto word = short_words().of_length(3).first; word < short_words().size(); ++word)
            expected += may_follow(part.last, short_words().first(word)) ? 1 : 0;
    EXPECT_EQ(words, expected);
}

}  // namespace
}  // namespace antipode::coset
