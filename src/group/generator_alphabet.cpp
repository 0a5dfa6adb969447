#include "group/generator_alphabet.h"

namespace antipode {

Letters joined(Letters first, std::span<const Letter> then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

GeneratorAlphabet::GeneratorAlphabet(std::size_t degree, std::span<const Permutation> generators)
    : degree_(degree) {
    for (std::size_t i = 0; i < generators.size(); ++i)
        if (!generators[i].is_identity()) add_powers(i, generators[i]);
}

// The letters of one generator are g, g^2, ..., g^-1, so that the inverse of the
// first is the last, and so on.
void GeneratorAlphabet::add_powers(std::size_t generator, const Permutation& p) {
    constexpr std::int64_t    all_powers_up_to = 6;
    const auto                p_order          = static_cast<std::int64_t>(order(p));
    std::vector<std::int64_t> exponents;
    for (std::int64_t e = 1; e < p_order && p_order <= all_powers_up_to; ++e)
        exponents.push_back(2 * e > p_order ? e - p_order : e);
    if (exponents.empty()) exponents = {1, -1};

    const auto first = static_cast<Letter>(size());
    const auto last  = static_cast<Letter>(first + exponents.size() - 1);
    for (const std::int64_t exponent : exponents) {
        inverses_.push_back(static_cast<Letter>(last - (size() - first)));
        powers_.push_back({generator, exponent});
        permutations_.push_back(power(p, exponent));
    }
}

Word GeneratorAlphabet::word(std::span<const Letter> letters) const {
    Word result;
    for (const Letter letter : letters) result.push_back(powers_[letter]);
    return result;
}

Letters GeneratorAlphabet::inverse(std::span<const Letter> letters) const {
    Letters result;
    for (std::size_t i = letters.size(); i-- > 0;) result.push_back(inverses_[letters[i]]);
    return result;
}

Permutation GeneratorAlphabet::product(std::span<const Letter> letters) const {
    Permutation result = Permutation::identity(degree_);
    for (const Letter letter : letters) result *= permutations_[letter];
    return result;
}

}  // namespace antipode
