#include "group/word.h"

#include <optional>

namespace antipode {
namespace {

// Where an earlier power of the same generator stands that only commuting
// letters separate from the end of the word.
std::optional<std::size_t> joinable(const Word& word, std::size_t generator,
                                    std::span<const Permutation> generators) {
    for (std::size_t i = word.size(); i-- > 0;) {
        if (word[i].generator == generator) return i;
        if (!commute(generators[word[i].generator], generators[generator])) return std::nullopt;
    }
    return std::nullopt;
}

std::int64_t nearest_to_zero(std::int64_t exponent, std::int64_t order) {
    const std::int64_t reduced = (exponent % order + order) % order;
    return 2 * reduced > order ? reduced - order : reduced;
}

}  // namespace

Permutation product(const Word& word, std::span<const Permutation> generators) {
    assert(!generators.empty());
    Permutation result = Permutation::identity(generators[0].degree());
    for (const auto& [generator, exponent] : word) result *= power(generators[generator], exponent);
    return result;
}

Word simplified(const Word& word, std::span<const Permutation> generators) {
    std::vector<std::int64_t> orders;
    for (const Permutation& g : generators) orders.push_back(static_cast<std::int64_t>(order(g)));
    Word result;
    for (const auto& [generator, exponent] : word) {
        std::int64_t reduced = nearest_to_zero(exponent, orders[generator]);
        if (const auto earlier = joinable(result, generator, generators)) {
            reduced = nearest_to_zero(result[*earlier].exponent + reduced, orders[generator]);
            result.erase(result.begin() + static_cast<std::ptrdiff_t>(*earlier));
        }
        if (reduced != 0) result.push_back({generator, reduced});
    }
    return result;
}

}  // namespace antipode
