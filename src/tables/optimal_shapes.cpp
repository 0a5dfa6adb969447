#include <algorithm>
#include <array>
#include <utility>

#include "tables/optimal.h"

namespace antipode::optimal {
namespace {

struct Row {
    Shape            shape;
    std::string_view name;
    std::string_view summary;
    double           seconds;
};

// Marks up to one step farther take 13 times as long to make; in large tables they
// are worth it.
constexpr std::array rows = {
    Row{{Metric::htm, 2, 8}, "bounds-htm-2", "bounds for shortest solutions in half turns", 20},
    Row{{Metric::htm, 3, 8},
        "bounds-htm-3",
        "bounds for shortest solutions in half turns, twice as good",
        24},
    Row{{Metric::htm, 4, 8},
        "bounds-htm-4",
        "bounds for shortest solutions in half turns, 4 times as good",
        27},
    Row{{Metric::htm, 5, 8},
        "bounds-htm-5",
        "bounds for shortest solutions in half turns, 8 times as good",
        30},
    Row{{Metric::htm, 6, 9},
        "bounds-htm-6",
        "bounds for shortest solutions in half turns, 16 times as good",
        360},
    Row{{Metric::htm, 7, 9},
        "bounds-htm-7",
        "bounds for shortest solutions in half turns, 32 times as good",
        400},
    Row{{Metric::htm, 8, 9},
        "bounds-htm-8",
        "bounds for shortest solutions in half turns, 64 times as good",
        450},
    Row{{Metric::htm, 9, 9},
        "bounds-htm-9",
        "bounds for shortest solutions in half turns, 128 times as good",
        550},
    Row{{Metric::qtm, 2, 9}, "bounds-qtm-2", "bounds for shortest solutions in quarter turns", 10},
    Row{{Metric::qtm, 3, 9},
        "bounds-qtm-3",
        "bounds for shortest solutions in quarter turns, twice as good",
        11},
    Row{{Metric::qtm, 4, 10},
        "bounds-qtm-4",
        "bounds for shortest solutions in quarter turns, 4 times as good",
        90},
    Row{{Metric::qtm, 5, 10},
        "bounds-qtm-5",
        "bounds for shortest solutions in quarter turns, 8 times as good",
        95},
    Row{{Metric::qtm, 6, 10},
        "bounds-qtm-6",
        "bounds for shortest solutions in quarter turns, 16 times as good",
        110},
    Row{{Metric::qtm, 7, 10},
        "bounds-qtm-7",
        "bounds for shortest solutions in quarter turns, 32 times as good",
        120},
    Row{{Metric::qtm, 8, 11},
        "bounds-qtm-8",
        "bounds for shortest solutions in quarter turns, 64 times as good",
        1100},
    Row{{Metric::qtm, 9, 11},
        "bounds-qtm-9",
        "bounds for shortest solutions in quarter turns, 128 times as good",
        1200},
    Row{{Metric::stm, 2, 7}, "bounds-stm-2", "bounds for shortest solutions in slice turns", 15},
    Row{{Metric::stm, 3, 7},
        "bounds-stm-3",
        "bounds for shortest solutions in slice turns, twice as good",
        16},
    Row{{Metric::stm, 4, 7},
        "bounds-stm-4",
        "bounds for shortest solutions in slice turns, 4 times as good",
        17},
    Row{{Metric::stm, 5, 7},
        "bounds-stm-5",
        "bounds for shortest solutions in slice turns, 8 times as good",
        18},
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

template <std::size_t... i>
constexpr std::array<TableSpec, rows.size()> make_specs(std::index_sequence<i...>) {
    return {TableSpec{.name         = rows[i].name,
                      .summary      = rows[i].summary,
                      .bytes        = rows[i].shape.bytes(),
                      .seconds      = rows[i].seconds,
                      .is_on_demand = true,
                      .build        = build_row<i>,
                      .histogram    = histogram_of_row<i>}...};
}

constexpr auto spec_list = make_specs(std::make_index_sequence<rows.size()>{});

}  // namespace

std::span<const Shape>     shapes() { return shape_list; }
std::span<const TableSpec> specs() { return spec_list; }

}  // namespace antipode::optimal
