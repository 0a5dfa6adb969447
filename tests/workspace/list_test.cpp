// Listing: every order and page is what sorting in memory gives.
#include <algorithm>

#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::random_entries;

class List : public testing::WorkspaceFixture {
protected:
    std::vector<Row> sorted(SortKey key, Order order) const {
        std::vector<Row> rows = *workspace->rows({});
        std::ranges::stable_sort(rows, [&](const Row& a, const Row& b) {
            return order == Order::up ? is_before(key, a, b) : is_before(key, b, a);
        });
        return rows;
    }

    static bool is_before(SortKey key, const Row& a, const Row& b) {
        const auto length = [](const Row& row) { return row.entry.findings.length(); };
        if (key == SortKey::name && a.entry.name != b.entry.name)
            return a.entry.name < b.entry.name;
        if (key == SortKey::length && length(a) != length(b))
            return length(a).value_or(9999) < length(b).value_or(9999);
        if (key == SortKey::date && a.entry.created != b.entry.created)
            return a.entry.created < b.entry.created;
        return a.id < b.id;
    }

    void expect_page(const std::vector<Row>& all, const PageRequest& request) const {
        const auto page = workspace->page(request);
        ASSERT_TRUE(page);
        EXPECT_EQ(page->summary.total, all.size());
        const std::size_t first = std::min<std::size_t>(request.offset, all.size());
        ASSERT_EQ(page->rows.size(), std::min<std::size_t>(request.limit, all.size() - first));
        for (std::size_t i = 0; i < page->rows.size(); ++i)
            ASSERT_EQ(page->rows[i].id, all[first + i].id);
    }
};

// Some have solutions of different lengths, some none.
std::vector<Entry> many_entries() {
    std::vector<Entry> entries = random_entries(7, 20'000);
    Random             random(8);
    for (Entry& entry : entries) {
        entry.created = timestamp(1 + static_cast<std::int64_t>(random.below(500)));
        if (random.below(3) == 0) continue;
        Moves word;
        for (std::uint64_t n = random.below(21); n > 0; --n)
            word.push_back(Move::from_index(random.below(Move::count)));
        entry.position        = after(word);
        entry.findings.solver = inverse(Maneuver(word));
    }
    return entries;
}

TEST_F(List, OfTwentyThousandIsPagedInEveryOrder) {
    ASSERT_TRUE(workspace->add({.entries = many_entries()}));
    for (const SortKey key : {SortKey::id, SortKey::name, SortKey::length, SortKey::date})
        for (const Order order : {Order::up, Order::down}) {
            const std::vector<Row> all = sorted(key, order);
            for (const std::uint64_t offset : {0, 1, 9'900, 19'900, 20'000, 30'000})
                expect_page(all, {key, order, offset, 200});
        }
}

TEST_F(List, SortsNamesWithoutRegardToCase) {
    for (const char* name : {"b", "A", "a", "B"}) add({.position = solved, .name = name});
    std::string order;
    const auto  page = workspace->page({.sort = SortKey::name});
    for (const Row& row : page->rows) order += row.entry.name;
    EXPECT_EQ(order, "AabB");
}

TEST_F(List, KnowsARowByItsId) {
    const RowId id = add(generated("R U", "sexy"));
    EXPECT_EQ(row(id).entry.name, "sexy");
    const auto missing = workspace->row(RowId(id.value() + 1));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().kind, ErrorKind::not_found);
    EXPECT_EQ(missing.error().message.text(), "there is no cube 2 in the list");
}

TEST_F(List, NeverGivesAnIdTwice) {
    const RowId first = add(generated("R"));
    ASSERT_TRUE(workspace->remove({}));
    reopen();
    EXPECT_GT(add(generated("R")), first);
}

TEST_F(List, KeepsEverythingOfARow) {
    Entry entry    = generated("M U2 Rw S'", "all of it");
    entry.sense    = Sense::solver;
    entry.created  = timestamp(123'456);
    entry.findings = {.metric      = Metric::stm,
                      .solver      = entry.findings.solver,
                      .lower_bound = 2,
                      .state       = RowState::failed,
                      .depth       = 11,
                      .nodes       = 1'234'567'890'123,
                      .seconds     = 0.1,
                      .parameters  = R"({"threads":2})",
                      .note        = Message::in_words("no \"tables\"")};
    const RowId id = add(entry);
    reopen();
    EXPECT_EQ(row(id).entry, entry);
}

TEST_F(List, TellsWhatFollowsFromThePosition) {
    const Row superflip = row(add({.position = [] {
        Cube cube;
        for (std::size_t i = 0; i < edge_count; ++i) cube.edges[i] = Cubie(i, 1);
        return cube;
    }()}));
    EXPECT_EQ(superflip.label, "Oh{I}");
    EXPECT_EQ(superflip.symmetry(), "Oh");
    EXPECT_TRUE(superflip.is_self_inverse && superflip.is_reachable);
    Cube flipped;
    flipped.edges[0] = Cubie(0, 1);
    EXPECT_FALSE(row(add({.position = flipped})).is_reachable);
}

TEST_F(List, ShowsTheManeuverInTheSenseOfTheRow) {
    const RowId id = add(generated("M U"));
    EXPECT_EQ(row(id).maneuver(), testing::maneuver("M U"));
    ASSERT_TRUE(workspace->edit({}, {.sense = Sense::solver}));
    EXPECT_EQ(row(id).maneuver(), opposite_word(testing::maneuver("M U")));
}

}  // namespace
}  // namespace antipode::workspace
