#include "search/batch/tables.h"

#include <array>
#include <bit>
#include <cassert>

#include "coordinates/edge_split.h"
#include "coordinates/step_order.h"

namespace antipode::batch {
namespace {

constexpr unsigned twist_shift = 4;
constexpr unsigned flip_shift  = 4;

// Of a piece, as seen from no other side: 0, 1 or 2.
unsigned slice_of(std::size_t piece) {
    const std::uint8_t bits = split::tables().pieces[Symmetry().index()][piece];
    if ((bits & split::first_slice_bit) != 0) return 0;
    return (bits & split::second_slice_bit) != 0 ? 1 : 2;
}

std::uint32_t corner_byte(Cubie corner) {
    const std::uint32_t tetrad = split::tables().tetrad_bits[corner.piece()] != 0 ? 8 : 0;
    return static_cast<std::uint32_t>(corner.piece() | corner.orientation() << twist_shift)
           | tetrad;
}

std::uint32_t edge_byte(Cubie edge) {
    constexpr std::array<std::uint32_t, 3> slices = {0x20, 0x40, 0};
    return static_cast<std::uint32_t>(edge.piece() | edge.orientation() << flip_shift)
           | slices[slice_of(edge.piece())];
}

void put_byte(std::uint32_t* words, std::size_t at, std::uint32_t byte) {
    words[at / 4] |= byte << 8 * (at % 4);
}

// The selectors for a slot that takes what is in another, as pick_edges() reads them.
void put_edge_pick(std::uint32_t* picks, std::size_t slot, std::size_t from) {
    const std::size_t   at   = slot % 4;
    const std::uint32_t low  = from < 8 ? static_cast<std::uint32_t>(from) : 0;
    const std::uint32_t high = static_cast<std::uint32_t>(from < 8 ? at : from - 4);
    picks[slot / 4] |= low << 4 * at | high << (16 + 4 * at);
}

StepWords step_words(const Cube& step, const Cube& undone) {
    StepWords words{};
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        const Cubie corner = step.corners[slot];
        words.corner_pick[slot / 4] |= static_cast<std::uint32_t>(corner.piece()) << 4 * (slot % 4);
        put_byte(words.corner_add, slot,
                 static_cast<std::uint32_t>(corner.orientation()) << twist_shift);
        put_byte(words.corner_map, slot, corner_byte(undone.corners[slot]));
    }
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const Cubie edge = step.edges[slot];
        put_edge_pick(words.edge_pick, slot, edge.piece());
        put_byte(words.edge_flip, slot,
                 static_cast<std::uint32_t>(edge.orientation()) << flip_shift);
        put_byte(words.edge_map, slot, edge_byte(undone.edges[slot]));
    }
    return words;
}

// What a frame shows depends on a piece only by its slice.
FrameWords frame_words(std::size_t symmetry) {
    const split::Tables& tables = split::tables();
    FrameWords           words{};
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const std::uint8_t byte = tables.slots[symmetry][slot];
        put_edge_pick(words.edge_pick, slot, byte & 0x0f);
        if ((byte & split::flip_bit) != 0) words.facts |= 1U << slot;
    }
    for (std::size_t piece = 0; piece < edge_count; ++piece) {
        const std::uint8_t  bits  = tables.pieces[symmetry][piece];
        const std::uint32_t slice = slice_of(piece);
        if ((bits & split::first_slice_bit) != 0) words.facts |= slice << 12;
        if ((bits & split::second_slice_bit) != 0) words.facts |= slice << 14;
        if ((bits & split::flip_bit) != 0) words.facts |= 1U << (16 + slice);
    }
    return words;
}

std::uint8_t squeezed_nibble(std::uint32_t kept, std::uint32_t bits) {
    std::uint32_t result = 0;
    unsigned      to     = 0;
    for (unsigned i = 0; i < 4; ++i)
        if ((kept >> i & 1) != 0) result |= (bits >> i & 1) << to++;
    return static_cast<std::uint8_t>(result);
}

SmallTables small_tables(Metric metric) {
    const split::Tables& tables = split::tables();
    const StepOrder      order(metric);
    SmallTables          small{};
    for (std::size_t step = 0; step < face_turns; ++step)
        small.steps[step] = step_words(tables.steps[step], tables.inverse_steps[step]);
    for (std::size_t s = 0; s < frame_count; ++s) small.frames[s] = frame_words(s);
    small.keeping_steps = tables.keeping_steps & ((1U << face_turns) - 1);
    for (std::uint8_t state = 0; state < 16; ++state) {
        small.allowed[state] = order.allowed(state);
        for (std::size_t step = 0; step < face_turns; ++step)
            small.next[state][step] = order.next(state, step);
    }
    std::ranges::copy(tables.rank_of_four_in_twelve, small.rank_of_four_in_twelve);
    std::ranges::copy(tables.rank_of_four_in_eight, small.rank_of_four_in_eight);
    for (std::uint32_t i = 0; i < 256; ++i) small.squeezed[i] = squeezed_nibble(i / 16, i % 16);
    return small;
}

std::uint64_t stabilizer_bits(const std::vector<std::uint8_t>& keeps) {
    std::uint64_t bits = 0;
    for (const std::uint8_t s : keeps) bits |= std::uint64_t{1} << s;
    return bits;
}

}  // namespace

Tables::Tables(Metric metric)
    : small(small_tables(metric)),
      corner_frames(split::tables().frames),
      edge_frames(split::edge_tables().frames) {
    for (const auto& keeps : split::tables().stabilizers)
        stabilizers.push_back(stabilizer_bits(keeps));
    for (const Symmetry a : all_symmetries)
        for (const Symmetry b : all_symmetries)
            products.push_back(static_cast<std::uint8_t>((a * b).index()));
}

View Tables::view(const optimal::Shape& shape, std::span<const std::byte> content) const {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(content.data());
    return {.small          = &small,
            .corner_frames  = corner_frames.data(),
            .edge_frames    = edge_frames.data(),
            .entries        = reinterpret_cast<const std::uint32_t*>(content.data()),
            .places         = bytes + shape.entry_bytes(),
            .edges          = bytes + shape.entry_bytes() + optimal::Shape::place_bytes,
            .flips          = shape.flips,
            .near           = shape.near,
            .farthest_edges = optimal::farthest_edges(shape.metric)};
}

Canvas Tables::canvas(const optimal::Shape& shape, std::span<std::byte> content) const {
    return {.view        = view(shape, content),
            .content     = reinterpret_cast<std::uint32_t*>(content.data()),
            .place_bits  = 8 * shape.entry_bytes(),
            .stabilizers = stabilizers.data(),
            .products    = products.data()};
}

Words words_of(const Cube& cube) {
    Words words{};
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        put_byte(words.corners, slot, corner_byte(cube.corners[slot]));
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        put_byte(words.edges, slot, edge_byte(cube.edges[slot]));
    return words;
}

}  // namespace antipode::batch
