#include "service/requests/coset.h"

#include <charconv>
#include <set>

#include "base/random.h"
#include "base/text_lines.h"
#include "coordinates/classes.h"
#include "cube/random_cube.h"
#include "search/coset/strata.h"
#include "service/answers/position.h"
#include "service/answers/solve.h"
#include "tables/phase_one.h"

namespace antipode::service {
namespace {

// At most one of the three questions is asked.
std::optional<Error> two_questions(const Fields& fields) {
    const bool is_until_done = fields.flag("until_done");
    if (fields.has("within") && fields.has("exact_to"))
        return fields.wrong<"goes-without">("within", "exact_to");
    if (fields.has("within") && is_until_done)
        return fields.wrong<"goes-without">("within", "until_done");
    if (fields.has("exact_to") && is_until_done)
        return fields.wrong<"goes-without">("exact_to", "until_done");
    return std::nullopt;
}

struct DistinctCosets {
    std::vector<Cube>       cubes;
    std::set<std::uint64_t> known;

    void add(const Cube& cube) {
        if (known.insert(coset::coset_number(cube)).second) cubes.push_back(cube);
    }
};

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
Result<std::vector<Cube>> cosets_in_range(const Fields& fields) {
    const auto range = range_of(fields.text("range"));
    if (!range) return fields.wrong<"wrong-coset-range">("range");
    const SymmetryClasses classes = flip_slice_classes();
    const auto            images  = conjugation_table<CornerTwist>();
    std::vector<Cube>     cubes;
    for (std::uint64_t number = range->first; number <= range->last; ++number) {
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

}  // namespace

Result<CosetOrder> read_coset(const Fields& fields) {
    const auto question = read_coset_question(fields);
    if (!question) return question.error();
    const auto position = read_cube(fields, "cube");
    if (!position) return position.error();
    if (const auto error = unsolvable(position->cube)) return in_field(*error, "cube");
    CosetOrder order   = *question;
    order.request.cube = position->cube;
    return order;
}

Result<CosetOrder> read_coset_question(const Fields& fields) {
    if (auto error = two_questions(fields)) return *std::move(error);
    CosetOrder                order{.metric = metric_of(fields)};
    const coset::CosetRequest request{.extent = fields.flag("small") ? coset::Extent::small
                                                                     : coset::Extent::whole};
    if (fields.flag("until_done")) {
        order.request = to_the_end(order.metric, request);
    } else if (const auto exact_to = fields.find_whole("exact_to")) {
        order.request = exactly_to(static_cast<unsigned>(*exact_to), order.metric, request);
    } else {
        const auto within = fields.find_whole("within");
        order.request     = all_within(
                within ? static_cast<unsigned>(*within) : coset::greatest_distance(order.metric),
            order.metric, request);
        order.must_be_within = true;
    }
    return order;
}

Result<bool> asks_for_many(const Fields& fields) {
    constexpr std::array ways = {"cube", "cosets", "random", "range"};
    std::string_view     said;
    for (const char* way : ways) {
        if (!fields.has(way)) continue;
        if (!said.empty()) return fields.wrong<"goes-without">(said, way);
        said = way;
    }
    const bool is_many = !said.empty() && said != "cube";
    // Results know cosets by the number of the large one.
    if (is_many && fields.flag("small")) return fields.wrong<"goes-without">("small", said);
    if (fields.flag("spread") && said != "random")
        return wrong_field("spread", service_message<"goes-with">(
                                         fields.spelling("spread"),
                                         std::vector<std::string>{fields.spelling("random")}));
    return is_many;
}

Result<std::optional<SpreadDraw>> read_spread_draw(const Fields& fields) {
    if (!fields.flag("spread")) return std::optional<SpreadDraw>();
    return std::optional(SpreadDraw{static_cast<std::size_t>(*fields.find_whole("random")),
                                    static_cast<std::uint64_t>(fields.whole("seed"))});
}

Result<std::vector<Cube>> read_many_cosets(const Fields& fields, std::string_view text) {
    if (fields.has("range")) return cosets_in_range(fields);
    DistinctCosets distinct;
    if (const auto count = fields.find_whole("random")) {
        Random random(static_cast<std::uint64_t>(fields.whole("seed")));
        for (auto i = *count; i > 0; --i) distinct.add(random_reachable(random));
        return std::move(distinct.cubes);
    }
    text = without_byte_order_mark(text);
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (has_nothing_to_read(line)) continue;
        const auto position = read_position(line, reading_of(fields));
        if (!position) return in_field(position.error(), "cosets");
        if (const auto error = unsolvable(position->cube)) return in_field(*error, "cosets");
        distinct.add(position->cube);
    }
    return std::move(distinct.cubes);
}

}  // namespace antipode::service
