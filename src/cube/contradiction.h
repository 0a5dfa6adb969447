// Why a painting fits no cube that turning reaches, and how to mend it.
//
//     const Contradiction wrong = contradiction_in(written);
//     wrong.reason     "the edge UF occurs twice: at UF (stickers U8 F2) and at …"
//     wrong.facelets   {7, 19, …}, to be shown
//     for (const PaintRepair& repair : smallest_repairs(written.facelets)) offer(repair);
#pragma once

#include <string>
#include <vector>

#include "cube/partial_facelets.h"

namespace antipode {

struct Contradiction {
    Message                  reason;
    std::vector<std::size_t> facelets;  // the painted ones that contradict each other
};

// For a painting that complete() can do nothing with. The reason speaks of colours
// by the symbols they were written with.
Contradiction contradiction_in(const WrittenPartialFacelets& written);

// What becomes of a painted sticker: another colour, or none.
struct PaintChange {
    std::size_t         facelet;
    Face                from;
    std::optional<Face> to;

    friend constexpr bool operator==(const PaintChange&, const PaintChange&) = default;
};

struct PaintRepair {
    Message                  description;  // "clear U9", "repaint U9 from F to U"
    std::vector<PaintChange> changes;
};

PartialFacelets repaired(const PartialFacelets& painted, const PaintRepair& repair);

// More repairs of the same size are not listed: nobody reads them.
inline constexpr std::size_t most_listed_repairs = 12;

// Repairs that change as few painted stickers as possible; none when the painting
// is possible as it is. A sticker is repainted where only one colour would do,
// and cleared otherwise.
std::vector<PaintRepair> smallest_repairs(const PartialFacelets& painted);

}  // namespace antipode
