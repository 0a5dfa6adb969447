// Any bytes either make a painting, of which everything that complete() promises
// holds, or an error that can be shown. Paintings that fit no cube get repairs
// after which they do.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cube/completion.h"
#include "cube/contradiction.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

// Messages go to terminals, into JSON and to browsers.
void check_message(std::string_view message) {
    require(!message.empty());
    for (const char c : message) require(static_cast<unsigned char>(c) >= ' ' && c != 127);
}

void check_completion(const PartialFacelets& painted, const Completion& completion) {
    for (std::size_t i = 0; i < facelet_count; ++i)
        require(!painted[i] || completion.facelets[i] == painted[i]);
    const auto again = complete(completion.facelets);
    require(again && again->filled.empty() && again->count == completion.count);
    require(completion.facelets.all_painted().has_value()
            == (completion.count == CompletionCount(1)));
}

void check_contradiction(const WrittenPartialFacelets& written) {
    const Contradiction wrong = contradiction_in(written);
    check_message(wrong.reason.text());
    require(!wrong.facelets.empty());
    require(std::ranges::all_of(wrong.facelets,
                                [&](std::size_t i) { return written.facelets[i].has_value(); }));
    const auto repairs = smallest_repairs(written.facelets);
    require(!repairs.empty());
    for (const PaintRepair& repair : repairs) {
        require(complete(repaired(written.facelets, repair)).has_value());
        require(repair.changes.size() == repairs.front().changes.size());
        check_message(repair.description.text());
    }
}

void check_painting(const WrittenPartialFacelets& written) {
    require(parse_partial_facelets(to_text(written.facelets))->facelets == written.facelets);
    if (const auto completion = complete(written.facelets))
        check_completion(written.facelets, *completion);
    else
        check_contradiction(written);
}

// Bytes are rarely 54 symbols, so they are also taken for the stickers themselves.
PartialFacelets stickers_in(const std::uint8_t* data, std::size_t size) {
    PartialFacelets painted;
    for (std::size_t i = 0; i < std::min(size, facelet_count); ++i)
        if (!is_centre(i) && data[i] % 8 < 6) painted.paint(i, all_faces[data[i] % 8]);
    return painted;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto written = parse_partial_facelets(text)) {
        check_painting(*written);
    } else {
        check_message(written.error().message.text());
        if (const auto place = written.error().place)
            require(place->offset + place->length <= text.size());
    }
    check_painting({stickers_in(data, size)});
    return 0;
}
