#include "explore/theory/report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

#include "cube/papers.h"
#include "explore/corner_buckets.h"
#include "explore/cube_group.h"
#include "explore/find.h"
#include "explore/messages.h"
#include "explore/theory/element_orders.h"
#include "explore/theory/growth.h"
#include "explore/theory/morph_counts.h"
#include "notation/parse.h"
#include "notation/print.h"

namespace antipode {
namespace {

Natural assembled_order() {
    Natural order(1);
    for (std::uint32_t i = 2; i <= corner_count; ++i) order *= i;
    for (std::uint32_t i = 2; i <= edge_count; ++i) order *= i;
    for (std::size_t i = 0; i < corner_count; ++i) order *= 3;
    for (std::size_t i = 0; i < edge_count; ++i) order *= 2;
    return order;
}

CubeGroup group_of(std::string_view faces) {
    std::vector<Cube> generators;
    for (char face : faces)
        generators.push_back(move_cube(Move(face_named(face), Turn::clockwise)));
    return CubeGroup(generators);
}

Verdict verdict_of(bool holds) { return holds ? Verdict::holds : Verdict::fails; }

TheoryLine group_orders(const TheoryRequest&) {
    const Natural all       = assembled_order();
    const Natural reachable = group_of(face_letters).order();
    Natural       twelfth   = all;
    const bool    divides   = twelfth.divide(12) == 0;
    return {
        "group-orders", "The two groups",
        explore_message<"theory-group-orders">(all.decimal(), reachable.decimal()),
        "|G| = 519024039293878272000 and |R| = |G|/12 = 43252003274489856000.",
        verdict_of(divides && twelfth == reachable && all.decimal() == "519024039293878272000")};
}

// Signs multiply, and the sums add because sc and sm only put the terms in another
// order; what is computed is that the kernel is all of R.
TheoryLine trace_line(const TheoryRequest&) {
    bool zero = true;
    for (Move move : all_moves) zero = zero && trace_of(move_cube(move)) == Trace{0, 0, 0};
    Cube twist         = solved;
    twist.corners[0]   = Cubie(0, 1);
    const Cube untwist = twist * twist;
    return {"trace", "The trace as a morphism",
            explore_message<"theory-trace">(trace_of(twist)[2], trace_of(untwist)[2]),
            "trace is a morphism, and R is its kernel.", verdict_of(zero)};
}

TheoryLine centre_line(const TheoryRequest&) {
    const GroupReport report = report_of(group_of(face_letters));
    const bool        flip   = report.centre_generators.size() == 1
                      && zip_of(report.centre_generators[0].cube) == Zip{0, 0, 0, 4095};
    return {"centre", "The centre of R",
            explore_message<"theory-centre">(report.centre_order.decimal()),
            "The centre is the identity and the word damier, which flips all edges.",
            verdict_of(flip && report.centre_order == Natural(2))};
}

TheoryLine faces_line(const TheoryRequest&) {
    // One of each kind of sets of faces: what is missing decides, up to symmetry.
    constexpr std::string_view sets[] = {"U",    "UD",   "UR",    "URF",   "URL",
                                         "URFD", "RFLB", "URFDL", "URFDLB"};
    TheoryLine                 line{"faces",
                    "What some of the faces generate",
                    explore_message<"theory-faces">(),
                    "Five faces generate R, and four do not.",
                    Verdict::holds,
                    {{"faces", "order"}, {}}};
    const Natural              whole = group_of(face_letters).order();
    for (std::string_view set : sets) {
        const Natural order = group_of(set).order();
        if ((order == whole) != (set.size() >= 5)) line.verdict = Verdict::fails;
        std::vector<std::string> letters;
        for (char face : set) letters.emplace_back(1, face);
        line.table.rows.push_back({fmt::format("{}", fmt::join(letters, " ")), order.decimal()});
    }
    return line;
}

TheoryLine pair_line(const TheoryRequest&) {
    constexpr std::string_view words[] = {"L2 B R D' L'", "U F R U R' U' F'"};
    std::vector<Cube>          pair;
    for (std::string_view word : words) pair.push_back(after(*parse_maneuver(word)));
    const bool generate = CubeGroup(pair).order() == group_of(face_letters).order();
    return {"pair", "Two generators",
            explore_message<"theory-pair">(words[0], words[1], generate ? "yes" : "no"),
            "They give a pair of generators.", generate ? Verdict::answered : Verdict::fails};
}

TheoryLine orders_line(const TheoryRequest&) {
    TheoryLine    line{"element-orders",
                    "The orders of the elements",
                    {},
                    "They search for positions of order 1260 and list the orders they meet.",
                    Verdict::answered,
                    {{"order", "positions of R", "positions of G"}, {}}};
    std::size_t   kinds   = 0;
    std::uint64_t largest = 1;
    for (const OrderCount& count : element_orders()) {
        line.table.rows.push_back(
            {std::to_string(count.order), count.reachable.decimal(), count.all.decimal()});
        if (count.reachable == Natural(0)) continue;
        ++kinds;
        largest = count.order;
    }
    line.answer = explore_message<"theory-element-orders">(kinds, largest, line.table.rows.size(),
                                                           line.table.rows.back()[0]);
    return line;
}

TheoryLine exponent_line(const TheoryRequest&) {
    std::uint64_t exponent = 1;
    for (const OrderCount& count : element_orders())
        if (count.reachable != Natural(0)) exponent = std::lcm(exponent, count.order);
    constexpr std::uint64_t claimed = 166320;
    return {"exponent", "A power that solves every position",
            explore_message<"theory-exponent">(exponent, claimed % exponent == 0 ? "yes" : "no",
                                               claimed),
            "P^166320 is the identity for every P of R, so the inverse is P^166319.",
            claimed % exponent != 0 ? Verdict::fails
            : claimed == exponent   ? Verdict::holds
                                    : Verdict::sharpened};
}

TheoryLine morph_line(const TheoryRequest&) {
    const MorphReport report = morph_report();
    TheoryLine        line{
        "morph",
        "The numbers of isomorphs",
        {},
        "8 positions have no isomorph but themselves; the set of values is conjectured.",
        Verdict::fails,
        {{"isomorphs", "positions of R", "positions of G"}, {}}};
    std::vector<std::string> values;
    for (const MorphCount& count : report.morphs) {
        line.table.rows.push_back(
            {std::to_string(count.morph), count.reachable.decimal(), count.all.decimal()});
        if (count.reachable != Natural(0)) values.push_back(std::to_string(count.morph));
    }
    line.answer = explore_message<"theory-morph">(std::move(values), line.table.rows.front()[1],
                                                  report.subgroups);
    if (line.table.rows.front()[1] == "8") line.verdict = Verdict::holds;
    return line;
}

TheoryLine classes_line(const TheoryRequest&) {
    const MorphReport report = morph_report();
    return {"classes", "Positions up to isomorphism",
            explore_message<"theory-classes">(report.classes_of_48.decimal(),
                                              report.classes_of_96.decimal()),
            "", Verdict::answered};
}

std::vector<Natural> powers_of(std::uint32_t base, std::size_t count) {
    std::vector<Natural> powers = {Natural(1)};
    for (std::size_t i = 0; i < count; ++i) powers.push_back(powers.back() * Natural(base));
    return powers;
}

TheoryLine diameter_line(const TheoryRequest&) {
    constexpr std::size_t enough    = 40;
    const Natural         positions = group_of(face_letters).order();
    const std::size_t     plain     = counting_bound(powers_of(12, enough), positions);
    const std::size_t     quarter = counting_bound(canonical_words(Metric::qtm, enough), positions);
    const std::size_t     half    = counting_bound(canonical_words(Metric::htm, enough), positions);
    return {"diameter", "How far a position can be, by counting words",
            explore_message<"theory-diameter">(plain, quarter, half),
            "The diameter is at least 19, then at least 21 quarter turns.",
            verdict_of(plain == 19 && quarter == 21)};
}

TheoryLine ten_line(const TheoryRequest&) {
    const Natural words = canonical_words(Metric::qtm, 10).back();
    return {"positions-at-10", "Positions at 10 quarter turns",
            explore_message<"theory-positions-at-10">(words.decimal()),
            "About 67 thousand million positions are 10 quarter turns away.",
            verdict_of(words >= Natural(67'000'000'000))};
}

double mean_isomorphs(const DepthCount& count) {
    return double(count.positions) / double(count.classes);
}

Message means_at(const std::vector<DepthCount>& counts) {
    std::vector<Message> means;
    for (const std::size_t depth : {std::size_t{6}, std::size_t{8}})
        if (depth < counts.size())
            means.push_back(explore_message<"theory-mean">(mean_isomorphs(counts[depth]), depth));
    return means.empty() ? explore_message<"theory-by-depth-unknown">()
                         : explore_message<"theory-by-depth">(std::move(means));
}

TheoryLine depth_line(const TheoryRequest& request) {
    TheoryLine line{
        "by-depth",
        "Positions and classes by depth",
        {},
        "The mean number of isomorphs is 86.5 at depth 6 and 92 at depth 8.",
        Verdict::answered,
        {{"quarter turns", "positions", "classes", "mean isomorphs", "corner permutations"}, {}}};
    const auto counts = counts_by_depth(request.depth, request.stop);
    for (std::size_t depth = 0; depth < counts.size(); ++depth)
        line.table.rows.push_back({std::to_string(depth), std::to_string(counts[depth].positions),
                                   std::to_string(counts[depth].classes),
                                   fmt::format("{:.2f}", mean_isomorphs(counts[depth])),
                                   std::to_string(counts[depth].corner_permutations)});
    line.answer = means_at(counts);
    if (counts.size() > 6) line.verdict = verdict_of(line.table.rows[6][3] == "86.50");
    return line;
}

TheoryLine corner_line(const TheoryRequest& request) {
    constexpr std::size_t odd     = corner_ranks / 2;
    const auto            counts  = counts_by_depth(7, request.stop);
    const std::uint64_t   seventh = counts.back().corner_permutations;
    return {"corner-permutations", "Permutations of the corners at depth 7",
            explore_message<"theory-corner-permutations">(seventh, odd),
            "All odd permutations of the corners occur at depth 7.",
            counts.size() < 8 ? Verdict::answered : verdict_of(seventh == odd)};
}

TheoryLine rank_line(const TheoryRequest&) {
    std::size_t fails_at = 0;
    std::string example;
    for (std::size_t degree = 2; degree <= corner_count && fails_at == 0; ++degree)
        for (std::uint64_t rank = 0;; ++rank) {
            const auto permutation = permutation_of_rank(degree, rank);
            if (!permutation) break;
            if ((parity(*permutation) == Parity::even) == (rank % 4 == 0 || rank % 4 == 3))
                continue;
            fails_at = degree;
            example  = std::to_string(rank);
            break;
        }
    return {"rank-parity", "Parity from the rank",
            fails_at == 0 ? explore_message<"theory-rank-parity-true">(corner_count)
                          : explore_message<"theory-rank-parity">(fails_at, example),
            "A permutation is even if and only if its rank modulo 4 is 0 or 3.",
            verdict_of(fails_at == 0)};
}

// Words of a search, by length.
TheoryTable found_table(const FindAnswer& answer) {
    TheoryTable table{{"quarter turns", "word", "isomorphs"}, {}};
    for (const Found& found : answer.found)
        table.rows.push_back(
            {std::to_string(found.depth), to_text(found.word), std::to_string(found.morph)});
    return table;
}

TheoryLine largest_order_line(const TheoryRequest& request) {
    const FindAnswer answer = find_positions(
        {.condition = *parse_condition("order == 1260"), .depth = 6, .metric = Metric::qtm},
        {.stop = request.stop});
    const bool at_six = !answer.found.empty() && answer.found.front().depth == 6;
    return {"order-1260",
            "Short words of order 1260",
            explore_message<"theory-order-1260">(answer.found.size()),
            "jBBWrW and boWvWb have order 1260 and are not isomorphic.",
            at_six && answer.found.size() >= 2 ? Verdict::sharpened : Verdict::fails,
            found_table(answer)};
}

TheoryLine layer_line(const TheoryRequest& request) {
    const FindAnswer answer    = find_positions({.condition = *parse_condition("only_changes(D)"),
                                                 .depth     = request.depth,
                                                 .metric    = Metric::qtm,
                                                 .modulo    = {Face::D}},
                                                {.stop = request.stop});
    bool             only_even = true;
    for (const Found& found : answer.found) only_even = only_even && found.depth % 2 == 0;
    return {"one-layer",
            "Words that change one layer only",
            explore_message<"theory-one-layer">(answer.found.size(), request.depth),
            "All short ones (ALGr) have 6 or 8 turns.",
            verdict_of(only_even),
            found_table(answer)};
}

struct ReportPart {
    std::string_view name;  // that of its line
    TheoryLine (*make)(const TheoryRequest&);
};

constexpr ReportPart report_parts[] = {
    {"group-orders", group_orders},
    {"trace", trace_line},
    {"centre", centre_line},
    {"faces", faces_line},
    {"pair", pair_line},
    {"element-orders", orders_line},
    {"exponent", exponent_line},
    {"morph", morph_line},
    {"classes", classes_line},
    {"diameter", diameter_line},
    {"positions-at-10", ten_line},
    {"by-depth", depth_line},
    {"corner-permutations", corner_line},
    {"rank-parity", rank_line},
    {"order-1260", largest_order_line},
    {"one-layer", layer_line},
};

}  // namespace

std::string_view name_of(Verdict verdict) {
    constexpr std::string_view names[] = {"holds", "does not hold", "holds, sharpened", "answered"};
    return names[static_cast<std::size_t>(verdict)];
}

std::vector<TheoryLine> theory_report(const TheoryRequest& request) {
    std::vector<TheoryLine> lines;
    for (const ReportPart& part : report_parts) {
        if (request.stop.stop_requested()) break;
        request.on_progress(explore_message<"theory-part">(part.name),
                            double(lines.size()) / double(std::size(report_parts)));
        TheoryLine line = part.make(request);
        // What was stopped in the middle would tell less than the truth.
        if (request.stop.stop_requested()) break;
        request.on_line(line);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace antipode
