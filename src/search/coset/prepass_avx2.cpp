#include <algorithm>
#include <array>
#include <cstring>

#include "base/target_region.h"
#include "search/coset/prepass.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,popcnt")

namespace antipode::coset {
namespace {

// Half a line (two sevens of bytes) in each half of a register. The exchange of sevens
// within a half and the rotation of each are one byte shuffle; the exchange of the halves
// is done by where they are loaded from.
struct alignas(32) Shuffles {
    std::array<std::array<std::uint8_t, 32>, 14> bytes{};  // 2 * rotation + (exchange & 1)

    constexpr Shuffles() {
        for (unsigned rotation = 0; rotation < 7; ++rotation)
            for (unsigned exchange = 0; exchange < 2; ++exchange)
                for (unsigned i = 0; i < 32; ++i)
                    bytes[2 * rotation + exchange][i] = source(i % 16, rotation, exchange);
    }

    static constexpr std::uint8_t source(unsigned byte, unsigned rotation, unsigned exchange) {
        if (byte >= half_line_bytes) return 0x80;
        return static_cast<std::uint8_t>(7 * (byte / 7 ^ exchange) + (byte % 7 + rotation) % 7);
    }
};

// Where the bits of a byte go, for its lower and its upper half.
struct alignas(32) BitMoves {
    struct Nibbles {
        std::array<std::uint8_t, 32> low{};
        std::array<std::uint8_t, 32> high{};
    };
    std::array<Nibbles, renamings> of{};

    constexpr BitMoves() {
        for (Renaming k = 0; k < renamings; ++k)
            for (unsigned value = 0; value < 32; ++value) {
                of[k].low[value]  = moved(k, value % 16);
                of[k].high[value] = moved(k, value % 16 * 16);
            }
    }

    static constexpr std::uint8_t moved(Renaming k, unsigned bits) {
        unsigned result = 0;
        for (std::uint8_t bit = 0; bit < 8; ++bit)
            result |= (bits >> source_bit(k, bit) & 1) << bit;
        return static_cast<std::uint8_t>(result);
    }
};

const __m256i* vector_at(const void* p) { return static_cast<const __m256i*>(p); }

__m256i load_halves(const std::byte* low, const std::byte* high) {
    return _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(low))),
        _mm_loadu_si128(reinterpret_cast<const __m128i*>(high)), 1);
}

class Filler {
public:
    Filler(const PageLayout& layout, const PageSources& from)
        : layout_(layout), from_(from), to_come_(from) {}

    void fill(std::byte* out) const {
        fill_half(0, from_.is_odd ? 1 : 0, out);
        fill_half(rests / 2, from_.is_odd ? 0 : 1, out);
    }

private:
    // As offsets of pointers.
    static constexpr std::size_t line_bytes = coset::line_bytes;
    static constexpr std::size_t rest_bytes = coset::rest_bytes;

    static constexpr std::size_t keeping = line_keeping_turns;
    static constexpr std::size_t others  = inner_turn_count - keeping;

    // For one of the three lines: what to add to the place of a rest's lines.
    struct Keeping {
        std::array<const std::byte*, keeping> from;
    };
    struct Renamed {
        std::array<const std::byte*, others> low;
        std::array<const std::byte*, others> high;
        std::array<std::uint32_t, others>    exchange;
    };

    struct Lines {
        __m256i of[lines_per_rest];
    };

    // All rests of one parity have slice orders of one parity.
    void fill_half(std::uint32_t first, unsigned parity, std::byte* out) const {
        std::array<Keeping, lines_per_rest> kept{};
        std::array<Renamed, lines_per_rest> renamed{};
        for (std::uint32_t line = 0; line < lines_per_rest; ++line) {
            kept[line]    = keeping_sources(parity, line);
            renamed[line] = renamed_sources(parity, line);
        }
        for (std::uint32_t rest = first; rest < first + rests / 2; ++rest) {
            to_come_.request(rest * rest_bytes);
            fill_rest(rest, kept, renamed, out + rest * rest_bytes);
        }
    }

    Keeping keeping_sources(unsigned parity, std::uint32_t line) const {
        Keeping sources{};
        for (std::size_t i = 0; i < keeping; ++i) {
            const std::size_t turn = layout_.turns()[i];
            sources.from[i] =
                from_.after[turn] + layout_.source(turn, parity, line).line * line_bytes;
        }
        return sources;
    }

    Renamed renamed_sources(unsigned parity, std::uint32_t line) const {
        Renamed sources{};
        for (std::size_t i = 0; i < others; ++i) {
            const std::size_t turn    = layout_.turns()[keeping + i];
            const auto&       to      = layout_.source(turn, parity, line);
            const std::byte*  first   = from_.after[turn] + to.line * line_bytes;
            const bool        crossed = (to.exchange & 2) != 0;
            sources.low[i]            = first + (crossed ? half_line_bytes : 0);
            sources.high[i]           = first + (crossed ? 0 : half_line_bytes);
            sources.exchange[i]       = to.exchange & 1U;
        }
        return sources;
    }

    void fill_rest(std::uint32_t rest, const std::array<Keeping, lines_per_rest>& kept,
                   const std::array<Renamed, lines_per_rest>& renamed, std::byte* out) const {
        Lines            lines;
        const std::byte* same = from_.same + rest * rest_bytes;
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line)
            lines.of[line] =
                load_halves(same + line * line_bytes, same + line * line_bytes + half_line_bytes);
#pragma GCC unroll 5
        for (std::size_t i = 0; i < keeping; ++i) {
            const std::uint32_t byte = layout_.source(layout_.turns()[i], rest).first_byte;
#pragma GCC unroll 3
            for (std::uint32_t line = 0; line < lines_per_rest; ++line) {
                const std::byte* first = kept[line].from[i] + byte;
                lines.of[line] =
                    _mm256_or_si256(lines.of[line], load_halves(first, first + half_line_bytes));
            }
        }
#pragma GCC unroll 5
        for (std::size_t i = 0; i < others; ++i) add_renamed(rest, i, renamed, lines);
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line)
            store(lines.of[line], out + line * line_bytes);
    }

    void add_renamed(std::uint32_t rest, std::size_t i,
                     const std::array<Renamed, lines_per_rest>& renamed, Lines& lines) const {
        const auto&   source   = layout_.source(layout_.turns()[keeping + i], rest);
        const auto&   nibbles  = all_bit_moves.of[source.renaming];
        const auto*   shuffles = &all_shuffles.bytes[source.renaming / std::size_t{8} * 2];
        const __m256i low      = _mm256_load_si256(vector_at(&nibbles.low));
        const __m256i high     = _mm256_load_si256(vector_at(&nibbles.high));
        const __m256i four     = _mm256_set1_epi8(15);
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line) {
            const Renamed& from = renamed[line];
            const __m256i  loaded =
                load_halves(from.low[i] + source.first_byte, from.high[i] + source.first_byte);
            const __m256i placed = _mm256_shuffle_epi8(
                loaded, _mm256_load_si256(vector_at(&shuffles[from.exchange[i]])));
            const __m256i lower = _mm256_and_si256(placed, four);
            const __m256i upper = _mm256_and_si256(_mm256_srli_epi16(placed, 4), four);
            const __m256i bits =
                _mm256_or_si256(_mm256_shuffle_epi8(low, lower), _mm256_shuffle_epi8(high, upper));
            lines.of[line] = _mm256_or_si256(lines.of[line], bits);
        }
    }

    // Two bytes of each half are not of the line: what follows is written over them.
    static void store(__m256i line, std::byte* out) {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm256_castsi256_si128(line));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out + half_line_bytes),
                         _mm256_extracti128_si256(line, 1));
    }

    static constexpr Shuffles all_shuffles{};
    static constexpr BitMoves all_bit_moves{};

    const PageLayout&  layout_;
    const PageSources& from_;
    PagesToCome        to_come_;
};

}  // namespace

void fill_page_avx2(const PageLayout& layout, const PageSources& from, std::byte* out) {
    Filler(layout, from).fill(out);
}

std::uint32_t keep_page_avx2(const std::byte* page, std::byte* out) {
    static_assert(page_bytes % 32 == 0);
    std::uint64_t set = 0;
    for (std::uint32_t byte = 0; byte < page_bytes; byte += 32) {
        std::array<std::uint64_t, 4> words{};
        std::memcpy(words.data(), page + byte, sizeof(words));
        for (const std::uint64_t word : words) set += static_cast<unsigned>(_mm_popcnt_u64(word));
        _mm256_stream_si256(reinterpret_cast<__m256i*>(out + byte),
                            _mm256_loadu_si256(vector_at(page + byte)));
    }
    _mm_sfence();
    return static_cast<std::uint32_t>(set);
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#else

namespace antipode::coset {
void fill_page_avx2(const PageLayout& layout, const PageSources& from, std::byte* out) {
    fill_page_plain(layout, from, out);
}
std::uint32_t keep_page_avx2(const std::byte* page, std::byte* out) {
    return keep_page_plain(page, out);
}
}  // namespace antipode::coset

#endif
