#include "service/requests/cosets.h"

#include <charconv>
#include <set>

#include "base/random.h"
#include "base/text_lines.h"
#include "coordinates/classes.h"
#include "cube/random_cube.h"
#include "search/coset/strata.h"
#include "service/answers/solve.h"
#include "service/requests/room.h"
#include "tables/phase_one.h"

namespace antipode::service {
namespace {

struct DistinctCosets {
    std::vector<Cube>       cubes;
    std::set<std::uint64_t> known;

    void add(const Cube& cube) {
        if (known.insert(coset::coset_number(cube)).second) cubes.push_back(cube);
    }
    std::optional<Error> add(const Position& position) {
        if (auto error = unsolvable(position.cube)) return error;
        add(position.cube);
        return std::nullopt;
    }
};

// A cube of each, in a list that may have grown to twice its size, and its number.
constexpr std::uint64_t bytes_of_coset = 2 * sizeof(Cube) + 48;

// ---- by number --------------------------------------------------------------------

struct CosetRange {
    std::uint64_t first = 0;
    std::uint64_t last  = 0;
};

std::optional<CosetRange> range_of(std::string_view text) {
    CosetRange  range;
    const char* end  = text.data() + text.size();
    const auto  left = std::from_chars(text.data(), end, range.first);
    if (left.ec != std::errc{} || left.ptr == end || *left.ptr != '-') return std::nullopt;
    const auto right = std::from_chars(left.ptr + 1, end, range.last);
    if (right.ec != std::errc{} || right.ptr != end) return std::nullopt;
    if (range.first > range.last || range.last >= phase_one::entry_count) return std::nullopt;
    return range;
}

// With the parity of the edges that of the corners demands: two corners change places.
Cube solvable(Cube cube) {
    if (unsolvable(cube)) {
        const std::size_t first = cube.corners[0].piece();
        cube.corners[0]         = Cubie(cube.corners[1].piece(), cube.corners[0].orientation());
        cube.corners[1]         = Cubie(first, cube.corners[1].orientation());
    }
    return cube;
}

// Of the twists that symmetries of a class' representative take into each other, the first
// one stands for all.
std::vector<Cube> cosets_in(const CosetRange& range) {
    const SymmetryClasses classes = flip_slice_classes();
    const auto            images  = conjugation_table<CornerTwist>();
    std::vector<Cube>     cubes;
    for (std::uint64_t number = range.first; number <= range.last; ++number) {
        const auto of_class = static_cast<std::uint32_t>(number / CornerTwist::size);
        const auto twist    = static_cast<std::uint32_t>(number % CornerTwist::size);
        bool       is_first = true;
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            if ((classes.stabiliser(of_class) >> s & 1) != 0 && images[twist][s] < twist)
                is_first = false;
        if (!is_first) continue;
        Cube cube = FlipSlice::representative(Index<FlipSlice>(classes.representative(of_class)));
        cube.corners = CornerTwist::representative(Index<CornerTwist>(twist)).corners;
        cubes.push_back(solvable(cube));
    }
    return cubes;
}

Result<std::vector<Cube>> cosets_in_range(const Fields& fields, const CosetNames& names) {
    const auto range = range_of(fields.text("range"));
    if (!range) return fields.wrong<"wrong-coset-range">("range");
    const std::uint64_t count = range->last - range->first + 1;
    if (names.most && count > static_cast<std::uint64_t>(*names.most))
        return wrong_field("range", service_message<"too-many-cosets">(fields.spelling("range"),
                                                                       count, *names.most));
    constexpr std::uint64_t most = most_cosets_at_a_time;
    if (count > most)
        return wrong_field("range", service_message<"coset-range-too-long">(
                                        fields.spelling("range"), count, most, range->first,
                                        range->first + most - 1));
    if (auto error = no_room_for({"cosets", count, bytes_of_coset}))
        return in_field(*std::move(error), "range");
    return cosets_in(*range);
}

// ---- by cubes, and by chance --------------------------------------------------------

Result<std::vector<Cube>> cosets_in_file(const Fields& fields, std::string_view text) {
    DistinctCosets distinct;
    text = without_byte_order_mark(text);
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (has_nothing_to_read(line)) continue;
        const auto position = read_position(line, reading_of(fields));
        if (!position) return in_field(position.error(), "cosets");
        if (const auto error = distinct.add(*position)) return in_field(*error, "cosets");
    }
    return std::move(distinct.cubes);
}

Result<std::vector<Cube>> cosets_of_cubes(const Fields& fields) {
    const auto positions = read_cubes(fields);
    if (!positions) return positions.error();
    DistinctCosets distinct;
    for (std::size_t i = 0; i < positions->size(); ++i)
        if (const auto error = distinct.add((*positions)[i]))
            return in_field(*error, "cubes[" + std::to_string(i) + "]");
    return std::move(distinct.cubes);
}

std::vector<Cube> random_cosets(const SpreadDraw& draw) {
    DistinctCosets distinct;
    distinct.cubes.reserve(draw.count);
    Random random(draw.seed);
    for (std::size_t i = 0; i < draw.count; ++i) distinct.add(random_reachable(random));
    return std::move(distinct.cubes);
}

// The one of these ways that is said, or none; wrong where there are two.
Result<std::string_view> way_said(const Fields& fields, std::span<const std::string_view> ways) {
    std::string_view said;
    for (const std::string_view way : ways) {
        if (!fields.has(way)) continue;
        if (!said.empty()) return fields.wrong<"goes-without">(said, way);
        said = way;
    }
    if (fields.flag("spread") && said != "random")
        return wrong_field("spread", service_message<"goes-with">(
                                         fields.spelling("spread"),
                                         std::vector<std::string>{fields.spelling("random")}));
    return said;
}

Result<std::vector<Cube>> cubes_of(const Fields& fields, const CosetNames& names) {
    if (fields.has("range")) return cosets_in_range(fields, names);
    if (fields.has("cubes")) return cosets_of_cubes(fields);
    return cosets_in_file(fields, names.text);
}

}  // namespace

Result<bool> asks_for_many(const Fields& fields) {
    constexpr std::array<std::string_view, 4> ways = {"cube", "cosets", "random", "range"};
    const auto                                said = way_said(fields, ways);
    if (!said) return said.error();
    const bool is_many = !said->empty() && *said != "cube";
    // Results know cosets by the number of the large one.
    if (is_many && fields.flag("small")) return fields.wrong<"goes-without">("small", *said);
    return is_many;
}

Result<CosetsOrder> read_cosets(const Fields& fields, const CosetNames& names) {
    constexpr std::array<std::string_view, 4> ways = {"cubes", "cosets", "random", "range"};
    const auto                                said = way_said(fields, ways);
    if (!said) return said.error();
    if (said->empty())
        return usage_error(service_message<"no-cosets-named">(
            std::vector<std::string>{"cubes", "random", "range"}));
    const auto each = read_coset_question(fields);
    if (!each) return each.error();
    CosetsOrder order{.each = *each};
    if (*said != "random") {
        auto cubes = cubes_of(fields, names);
        if (!cubes) return cubes.error();
        order.cubes = *std::move(cubes);
        return order;
    }
    order.is_drawn = true;
    const SpreadDraw draw{fields.whole<std::size_t>("random"), fields.whole<std::uint64_t>("seed")};
    if (auto error = no_room_for({"cosets", draw.count, bytes_of_coset}))
        return in_field(*std::move(error), "random");
    if (fields.flag("spread"))
        order.spread = draw;
    else
        order.cubes = random_cosets(draw);
    return order;
}

}  // namespace antipode::service
