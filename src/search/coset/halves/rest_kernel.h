// Looks for words to few cubes among first halves and the second halves that meet them.
#pragma once

#include <cstdint>
#include <span>

#include "search/coset/halves/first_half.h"
#include "search/coset/halves/rest_filter.h"
#include "search/coset/halves/rest_halves.h"

namespace antipode::coset {

struct RestSearch {
    std::span<const FirstHalf> first;
    RestLists                  second;
    RestSet                    wanted;
};

// Two halves that may lead to such a cube, by their numbers.
struct RestHit {
    std::uint32_t first;
    std::uint32_t second;
};
class RestTaker {
public:
    virtual ~RestTaker()                                      = default;
    virtual void take(const RestHit* hits, std::size_t count) = 0;
};
inline constexpr std::size_t hits_at_a_time = 512;

using FindRest = void (*)(const RestSearch& search, RestTaker& taker);
void     find_rest_plain(const RestSearch& search, RestTaker& taker);
void     find_rest_avx512(const RestSearch& search, RestTaker& taker);
FindRest fastest_find_rest();

}  // namespace antipode::coset
