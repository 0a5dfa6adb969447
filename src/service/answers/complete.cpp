#include "service/answers/complete.h"
#include "service/json.h"

namespace antipode::service {
namespace {

std::string symbol(std::optional<Face> colour) {
    return std::string(1, colour ? letter(*colour) : unpainted_symbols.front());
}

// A // starts a comment, as in every CUBE.
Result<WrittenPartialFacelets> read_painting(std::string_view text) {
    return parse_partial_facelets(text.substr(0, text.find("//")));
}

}  // namespace

Result<Completion> complete(std::string_view facelets) {
    const Result<WrittenPartialFacelets> written = read_painting(facelets);
    if (!written) return written.error();
    if (auto completion = antipode::complete(written->facelets)) return *std::move(completion);
    return Error{.message = contradiction_in(*written).reason};
}

Json to_json(const Completion& completion) {
    const auto filled = [&](std::size_t facelet) {
        return Json::array({facelet, symbol(completion.facelets[facelet])});
    };
    return {{"facelets", to_text(completion.facelets)},
            {"filled", list_json(completion.filled, filled)},
            {"complete", completion.facelets.all_painted().has_value()},
            {"completions", completion.count.text()},
            {"reachable", true}};
}

std::optional<ImpossiblePainting> impossible_painting(std::string_view facelets) {
    const Result<WrittenPartialFacelets> written = read_painting(facelets);
    if (!written || antipode::complete(written->facelets)) return std::nullopt;
    return ImpossiblePainting{written->facelets, contradiction_in(*written).facelets,
                              smallest_repairs(written->facelets)};
}

Json to_json(const ImpossiblePainting& impossible) {
    const auto repair = [&](const PaintRepair& one) {
        return repair_json(one, to_text(repaired(impossible.painted, one)), symbol);
    };
    return {{"facelets_at_fault", impossible.facelets_at_fault},
            {"repairs", list_json(impossible.repairs, repair)}};
}

}  // namespace antipode::service
