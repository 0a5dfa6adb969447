#include <array>

#include "base/target_region.h"
#include "search/coset/prepass.h"

#if ANTIPODE_X86

#include <immintrin.h>

// GCC 12 warns of its own header, which begins with a register of any content.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"

ANTIPODE_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,gfni")

namespace antipode::coset {
namespace {

// A line in one register. Sevens of bytes are rotated and exchanged by one permutation of
// bytes, and the bits of all bytes are moved by one product with a matrix of bits.
struct alignas(32) ByteMoves {
    using Indices = std::array<std::uint8_t, 32>;
    std::array<std::array<Indices, 4>, 7> of{};  // by rotation and exchange

    constexpr ByteMoves() {
        for (unsigned rotation = 0; rotation < 7; ++rotation)
            for (unsigned exchange = 0; exchange < 4; ++exchange)
                for (unsigned byte = 0; byte < line_bytes; ++byte)
                    of[rotation][exchange][byte] = static_cast<std::uint8_t>(
                        7 * (byte / 7 ^ exchange) + (byte % 7 + rotation) % 7);
    }
};

// Row 7 - i of a matrix, a byte, tells from which bits the bit i is made.
struct BitMatrices {
    std::array<std::uint64_t, renamings> of{};

    constexpr BitMatrices() {
        for (Renaming k = 0; k < renamings; ++k)
            for (unsigned bit = 0; bit < 8; ++bit)
                of[k] |= std::uint64_t{1} << (8 * (7 - bit) + source_bit(k, bit));
    }
};

constexpr ByteMoves   byte_moves{};
constexpr BitMatrices bit_matrices{};

__m256i load(const void* p) { return _mm256_loadu_si256(static_cast<const __m256i*>(p)); }

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

    // For one of the three lines and each turn: what to add to the place of a rest's lines.
    struct Sources {
        std::array<const std::byte*, inner_turn_count>          from;
        std::array<const ByteMoves::Indices*, inner_turn_count> moves;  // of no rotation
    };
    using LineSources = std::array<Sources, lines_per_rest>;

    struct Lines {
        __m256i of[lines_per_rest];
    };

    // All rests of one parity have slice orders of one parity.
    void fill_half(std::uint32_t first, unsigned parity, std::byte* out) const {
        LineSources sources{};
        for (std::uint32_t line = 0; line < lines_per_rest; ++line)
            for (std::size_t i = 0; i < inner_turn_count; ++i) {
                const std::size_t turn = layout_.turns()[i];
                const auto&       to   = layout_.source(turn, parity, line);
                sources[line].from[i]  = from_.after[turn] + to.line * line_bytes;
                sources[line].moves[i] = &byte_moves.of[0][to.exchange];
            }
        for (std::uint32_t rest = first; rest < first + rests / 2; ++rest) {
            to_come_.request(rest * rest_bytes);
            fill_rest(rest, sources, out + rest * rest_bytes);
        }
    }

    // Of a line's 32 bytes the last four belong to what follows, which is written over them.
    void fill_rest(std::uint32_t rest, const LineSources& sources, std::byte* out) const {
        Lines            lines;
        const std::byte* same = from_.same + rest * rest_bytes;
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line)
            lines.of[line] = load(same + line * line_bytes);
#pragma GCC unroll 5
        for (std::size_t i = 0; i < line_keeping_turns; ++i) {
            const std::uint32_t byte = layout_.source(layout_.turns()[i], rest).first_byte;
#pragma GCC unroll 3
            for (std::uint32_t line = 0; line < lines_per_rest; ++line)
                lines.of[line] =
                    _mm256_or_si256(lines.of[line], load(sources[line].from[i] + byte));
        }
#pragma GCC unroll 5
        for (std::size_t i = line_keeping_turns; i < inner_turn_count; ++i)
            add_renamed(rest, i, sources, lines);
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line)
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + line * line_bytes),
                                lines.of[line]);
    }

    void add_renamed(std::uint32_t rest, std::size_t i, const LineSources& sources,
                     Lines& lines) const {
        const auto&   source = layout_.source(layout_.turns()[i], rest);
        const __m256i matrix =
            _mm256_set1_epi64x(static_cast<long long>(bit_matrices.of[source.renaming]));
        const std::size_t rotation = source.renaming / std::size_t{8} * byte_moves.of[0].size();
#pragma GCC unroll 3
        for (std::uint32_t line = 0; line < lines_per_rest; ++line) {
            const __m256i placed =
                _mm256_permutexvar_epi8(load(sources[line].moves[i] + rotation),
                                        load(sources[line].from[i] + source.first_byte));
            lines.of[line] =
                _mm256_or_si256(lines.of[line], _mm256_gf2p8affine_epi64_epi8(placed, matrix, 0));
        }
    }

    const PageLayout&  layout_;
    const PageSources& from_;
    PagesToCome        to_come_;
};

}  // namespace

void fill_page_avx512(const PageLayout& layout, const PageSources& from, std::byte* out) {
    Filler(layout, from).fill(out);
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#pragma GCC diagnostic pop

#else

namespace antipode::coset {
void fill_page_avx512(const PageLayout& layout, const PageSources& from, std::byte* out) {
    fill_page_plain(layout, from, out);
}
}  // namespace antipode::coset

#endif
