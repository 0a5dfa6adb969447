#include "cube/papers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "cube/algebra.h"
#include "cube/messages.h"

namespace antipode {
namespace {

// Each name starts with the colour that the papers count flips from.
constexpr std::array<std::string_view, corner_count> papers_corners = {"UFL", "URF", "UBR", "ULB",
                                                                       "DLF", "DFR", "DRB", "DBL"};
constexpr std::array<std::string_view, edge_count>   papers_edges   = {
        "UL", "UF", "UR", "UB", "LF", "FR", "RB", "BL", "DL", "DF", "DR", "DB"};

constexpr Cubie standard_edge(std::string_view name) {
    for (std::size_t i = 0; i < edge_count; ++i) {
        if (edge_names[i] == name) return Cubie(i, 0);
        if (edge_names[i][0] == name[1] && edge_names[i][1] == name[0]) return Cubie(i, 1);
    }
    return {};
}

constexpr Cube make_numbering() {
    Cube numbering;
    for (std::size_t i = 0; i < corner_count; ++i)
        for (std::size_t j = 0; j < corner_count; ++j)
            if (corner_names[j] == papers_corners[i]) numbering.corners[i] = Cubie(j, 0);
    for (std::size_t i = 0; i < edge_count; ++i)
        numbering.edges[i] = standard_edge(papers_edges[i]);
    return numbering;
}

template <std::size_t n>
Permutation permutation_from(const std::array<int, n>& one_based) {
    std::vector<Point> images;
    for (int value : one_based) images.push_back(static_cast<Point>(value - 1));
    return Permutation(std::move(images));
}

template <std::size_t n>
std::uint64_t digits_to_number(const std::array<int, n>& digits, int base) {
    std::uint64_t number = 0;
    for (int digit : digits)
        number = number * static_cast<std::uint64_t>(base)
                 + static_cast<std::uint64_t>((digit + base) % base);
    return number;
}

template <std::size_t n>
std::array<int, n> number_to_digits(std::uint64_t number, int base) {
    std::array<int, n> digits{};
    for (std::size_t i = n; i-- > 0; number /= static_cast<std::uint64_t>(base))
        digits[i] = static_cast<int>(number % static_cast<std::uint64_t>(base));
    return digits;
}

int signature(const Permutation& p) { return parity(p) == Parity::even ? 1 : -1; }

// Errors name the field as the papers do.
template <std::size_t n>
std::optional<Error> check_permutation(const std::array<int, n>& values, std::string_view field) {
    std::array<bool, n> seen{};
    for (int value : values) {
        if (value < 1 || value > static_cast<int>(n))
            return Error{.message = cube_message<"value-out-of-range">(field, value, 1, n)};
        if (seen[static_cast<std::size_t>(value - 1)])
            return Error{.message = cube_message<"value-twice">(field, value, 1, n)};
        seen[static_cast<std::size_t>(value - 1)] = true;
    }
    return std::nullopt;
}

template <std::size_t n>
std::optional<Error> check_range(const std::array<int, n>& values, std::string_view field,
                                 int lowest) {
    for (int value : values)
        if (value < lowest || value > 1)
            return Error{.message = cube_message<"value-out-of-range">(field, value, lowest, 1)};
    return std::nullopt;
}

std::optional<Error> check_below(std::uint64_t value, std::uint64_t bound, std::string_view which) {
    if (value < bound) return std::nullopt;
    return Error{.message = cube_message<"zip-number-too-large">(which, value, bound)};
}

template <std::size_t n>
std::array<int, n> one_based_unrank(std::uint64_t rank) {
    const Permutation  p = *permutation_of_rank(n, rank);
    std::array<int, n> values{};
    for (std::size_t i = 0; i < n; ++i) values[i] = p[i] + 1;
    return values;
}

}  // namespace

constexpr Cube papers_numbering = make_numbering();

Cube renumbered(const Cube& cube) { return inverse(papers_numbering) * cube * papers_numbering; }

Transcription transcription_of(const Cube& cube) {
    // The papers ask where each piece goes; that is the inverse, read by slot.
    const Cube    where = renumbered(inverse(cube));
    Transcription t;
    for (std::size_t i = 0; i < corner_count; ++i) {
        t.sc[i]  = static_cast<int>(where.corners[i].piece()) + 1;
        t.irc[i] = where.corners[i].orientation() == 2
                       ? -1
                       : static_cast<int>(where.corners[i].orientation());
    }
    for (std::size_t i = 0; i < edge_count; ++i) {
        t.sm[i]  = static_cast<int>(where.edges[i].piece()) + 1;
        t.irm[i] = static_cast<int>(where.edges[i].orientation());
    }
    return t;
}

Permutation corner_permutation(const Transcription& t) { return permutation_from(t.sc); }
Permutation edge_permutation(const Transcription& t) { return permutation_from(t.sm); }

Zip zip_of(const Cube& cube) {
    const Transcription t = transcription_of(cube);
    return {rank(corner_permutation(t)), rank(edge_permutation(t)), digits_to_number(t.irc, 3),
            digits_to_number(t.irm, 2)};
}

Trace trace_of(const Cube& cube) {
    const Transcription t = transcription_of(cube);
    return {signature(corner_permutation(t)) - signature(edge_permutation(t)),
            std::accumulate(t.irm.begin(), t.irm.end(), 0) % 2,
            std::accumulate(t.irc.begin(), t.irc.end(), 0) % 3};
}

Result<Cube> cube_from(const Transcription& t) {
    if (auto error = check_permutation(t.sc, "sc")) return *error;
    if (auto error = check_permutation(t.sm, "sm")) return *error;
    if (auto error = check_range(t.irc, "irc", -1)) return *error;
    if (auto error = check_range(t.irm, "irm", 0)) return *error;
    Cube where;
    for (std::size_t i = 0; i < corner_count; ++i)
        where.corners[i] = Cubie(static_cast<std::size_t>(t.sc[i] - 1),
                                 static_cast<std::size_t>((t.irc[i] + 3) % 3));
    for (std::size_t i = 0; i < edge_count; ++i)
        where.edges[i] =
            Cubie(static_cast<std::size_t>(t.sm[i] - 1), static_cast<std::size_t>(t.irm[i]));
    return inverse(papers_numbering * where * inverse(papers_numbering));
}

Result<Cube> cube_from(const Zip& zip) {
    if (auto error = check_below(zip.sc, 40320, "first")) return *error;       // 8!
    if (auto error = check_below(zip.sm, 479001600, "second")) return *error;  // 12!
    if (auto error = check_below(zip.irc, 6561, "third")) return *error;       // 3^8
    if (auto error = check_below(zip.irm, 4096, "fourth")) return *error;      // 2^12
    Transcription t = {.sc  = one_based_unrank<corner_count>(zip.sc),
                       .sm  = one_based_unrank<edge_count>(zip.sm),
                       .irc = number_to_digits<corner_count>(zip.irc, 3),
                       .irm = number_to_digits<edge_count>(zip.irm, 2)};
    std::replace(t.irc.begin(), t.irc.end(), 2, -1);
    return cube_from(t);
}

std::string to_text(const Transcription& t) {
    return fmt::format("{{sc=[{}];sm=[{}];irc=[{}];irm=[{}]}}", fmt::join(t.sc, ";"),
                       fmt::join(t.sm, ";"), fmt::join(t.irc, ";"), fmt::join(t.irm, ";"));
}

std::string to_text(const Zip& zip) {
    return fmt::format("[{};{};{};{}]", zip.sc, zip.sm, zip.irc, zip.irm);
}

}  // namespace antipode
