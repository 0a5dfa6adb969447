#include <algorithm>
#include <array>
#include <utility>

#include "tables/optimal.h"

namespace antipode::optimal {
namespace {

// Entries from the nearest to the farthest, as histogram() counts them.
using Counts = std::array<std::uint64_t, 4>;

struct Row {
    Shape            shape;
    std::string_view name;
    std::string_view summary;
    double           seconds;
    Counts           counts = {};  // zeros where they are not known
};

// Marks up to one step farther take 13 times as long to make; in large tables they
// are worth it. All tables of a metric come from the same walk, so the smaller ones
// confirm the larger.
constexpr std::array rows = {
    Row{{Metric::htm, 2, 8},
        "bounds-htm-2",
        "bounds for shortest solutions in face turns",
        15,
        {6'410'095, 55'772'672, 253'471'611, 154'615'422}},
    Row{{Metric::htm, 3, 8},
        "bounds-htm-3",
        "bounds for shortest solutions in face turns, twice the entries",
        16,
        {6'714'342, 64'255'639, 395'539'532, 474'030'087}},
    Row{{Metric::htm, 4, 8},
        "bounds-htm-4",
        "bounds for shortest solutions in face turns, 4 times the entries",
        17,
        {6'936'187, 70'831'896, 548'342'546, 1'254'968'571}},
    Row{{Metric::htm, 5, 8},
        "bounds-htm-5",
        "bounds for shortest solutions in face turns, 8 times the entries",
        20,
        {7'089'854, 75'696'661, 691'736'570, 2'987'635'315}},
    Row{{Metric::htm, 6, 9},
        "bounds-htm-6",
        "bounds for shortest solutions in face turns, 16 times the entries",
        220,
        {86'238'454, 809'513'848, 4'098'036'836, 2'530'527'662}},
    Row{{Metric::htm, 7, 9},
        "bounds-htm-7",
        "bounds for shortest solutions in face turns, 32 times the entries",
        250,
        {88'535'828, 897'792'964, 6'133'568'690, 7'928'736'118}},
    Row{{Metric::htm, 8, 9},
        "bounds-htm-8",
        "bounds for shortest solutions in face turns, 64 times the entries",
        260,
        {90'174'256, 962'577'069, 8'154'553'891, 20'889'961'984}},
    Row{{Metric::htm, 9, 9},
        "bounds-htm-9",
        "bounds for shortest solutions in face turns, 128 times the entries",
        300,
        {91'743'978, 1'011'115'440, 9'904'555'026, 49'187'119'956}},
    Row{{Metric::qtm, 2, 9},
        "bounds-qtm-2",
        "bounds for shortest solutions in quarter turns",
        8,
        {6'426'737, 40'228'154, 179'826'771, 243'788'138}},
    Row{{Metric::qtm, 3, 9},
        "bounds-qtm-3",
        "bounds for shortest solutions in quarter turns, twice the entries",
        9,
        {6'804'567, 46'363'726, 257'952'997, 629'418'310}},
    Row{{Metric::qtm, 4, 10},
        "bounds-qtm-4",
        "bounds for shortest solutions in quarter turns, 4 times the entries",
        75,
        {58'212'707, 335'726'992, 1'019'182'453, 467'957'048}},
    Row{{Metric::qtm, 5, 10},
        "bounds-qtm-5",
        "bounds for shortest solutions in quarter turns, 8 times the entries",
        80,
        {61'946'999, 403'883'595, 1'713'427'381, 1'582'900'425}},
    Row{{Metric::qtm, 6, 10},
        "bounds-qtm-6",
        "bounds for shortest solutions in quarter turns, 16 times the entries",
        85,
        {64'598'311, 457'803'541, 2'507'989'772, 4'493'925'176}},
    Row{{Metric::qtm, 7, 10},
        "bounds-qtm-7",
        "bounds for shortest solutions in quarter turns, 32 times the entries",
        95,
        {66'447'395, 497'317'191, 3'275'453'031, 11'209'415'983}},
    Row{{Metric::qtm, 8, 11},
        "bounds-qtm-8",
        "bounds for shortest solutions in quarter turns, 64 times the entries",
        700},
    Row{{Metric::qtm, 9, 11},
        "bounds-qtm-9",
        "bounds for shortest solutions in quarter turns, 128 times the entries",
        800},
    Row{{Metric::stm, 2, 7},
        "bounds-stm-2",
        "bounds for shortest solutions in slice turns",
        14,
        {2'555'993, 25'823'528, 177'253'335, 264'636'944}},
    Row{{Metric::stm, 3, 7},
        "bounds-stm-3",
        "bounds for shortest solutions in slice turns, twice the entries",
        15,
        {2'826'679, 30'656'221, 256'491'894, 650'564'806}},
    Row{{Metric::stm, 4, 7},
        "bounds-stm-4",
        "bounds for shortest solutions in slice turns, 4 times the entries",
        17,
        {3'057'566, 35'011'815, 343'224'153, 1'499'785'666}},
    Row{{Metric::stm, 5, 7},
        "bounds-stm-5",
        "bounds for shortest solutions in slice turns, 8 times the entries",
        18,
        {3'239'154, 38'657'087, 427'660'610, 3'292'601'549}},
};

static_assert(rows.size() == table_count);

constexpr auto shape_list = [] {
    std::array<Shape, rows.size()> list{};
    for (std::size_t i = 0; i < rows.size(); ++i) list[i] = rows[i].shape;
    return list;
}();

template <std::size_t i>
Result<BuildEnd> build_row(std::span<std::byte> out, const BuildContext& context,
                           const TableSource&) {
    return build(rows[i].shape, out, context);
}

template <std::size_t i>
std::vector<std::uint64_t> histogram_of_row(std::span<const std::byte> content, unsigned threads) {
    return histogram(rows[i].shape, content, threads);
}

constexpr std::span<const std::uint64_t> known_counts(const Row& row) {
    if (row.counts == Counts{}) return {};
    return row.counts;
}

template <std::size_t... i>
constexpr std::array<TableSpec, rows.size()> make_specs(std::index_sequence<i...>) {
    return {TableSpec{.name         = rows[i].name,
                      .summary      = rows[i].summary,
                      .bytes        = rows[i].shape.bytes(),
                      .seconds      = rows[i].seconds,
                      .is_on_demand = true,
                      .build        = build_row<i>,
                      .histogram    = histogram_of_row<i>,
                      .known        = known_counts(rows[i])}...};
}

constexpr auto spec_list = make_specs(std::make_index_sequence<rows.size()>{});

}  // namespace

std::span<const Shape>     shapes() { return shape_list; }
std::span<const TableSpec> specs() { return spec_list; }

}  // namespace antipode::optimal
