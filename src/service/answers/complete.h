// What a partly painted cube leaves no choice about: auto-fix.
//
//     Result<Completion> answer = complete("UUUUUUUU.RRR…");   // a dot is unpainted
//     if (!answer) if (auto why = impossible_painting(text)) offer(why->repairs);
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cube/completion.h"
#include "cube/contradiction.h"
#include "service/json_fwd.h"

namespace antipode::service {

// Wrong when the text is no painting, or fits no cube that turning reaches.
Result<Completion> complete(std::string_view facelets);

// {"facelets":…,"filled":[[8,"U"],…],"complete":true,"completions":"1","reachable":true}
Json to_json(const Completion& completion);

// More about a painting that complete() refused; nothing if it is none, or is
// possible.
struct ImpossiblePainting {
    PartialFacelets          painted;
    std::vector<std::size_t> facelets_at_fault;
    std::vector<PaintRepair> repairs;
};
std::optional<ImpossiblePainting> impossible_painting(std::string_view facelets);

// {"facelets_at_fault":[…],"repairs":[…]}, the repairs as of other wrong stickers,
// with "." for the colour of a sticker that is to be cleared.
Json to_json(const ImpossiblePainting& impossible);

}  // namespace antipode::service
