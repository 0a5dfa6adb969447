#include "service/requests/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/base64.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace scan_request_detail {

// Two different things about one patch, or another colour for a centre, cannot both be true.
std::optional<Error> contradiction(const std::vector<colours::Settled>& settled) {
    for (std::size_t i = 0; i < settled.size(); ++i) {
        const std::size_t patch = settled[i].patch, colour = settled[i].colour;
        const std::string place = fmt::format("settled[{}]", i);
        if (is_centre(patch) && patch / 9 != colour)
            return wrong_field(place, service_message<"centre-settled">(patch, patch / 9));
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (settled[earlier].patch == patch && settled[earlier].colour != colour)
                return wrong_field(place, service_message<"settled-twice">(patch));
    }
    return std::nullopt;
}

// Disjoint ones are corners of one cube in some way, whatever they show.
std::optional<Error> contradiction(const std::vector<colours::CornerView>& corners,
                                   colours::PictureOrder                   order) {
    if (!corners.empty() && order == colours::PictureOrder::net)
        return wrong_field("corner_views", service_message<"corner-views">());
    std::set<std::uint8_t> seen;
    for (std::size_t i = 0; i < corners.size(); ++i)
        for (const std::uint8_t picture : corners[i])
            if (!seen.insert(picture).second)
                return wrong_field(fmt::format("corner_views[{}].pictures", i),
                                   service_message<"corner-views">());
    return std::nullopt;
}

colours::CornerView corner_view_of(const Fields& fields) {
    colours::CornerView view{};
    std::ranges::transform(fields.wholes("pictures"), view.begin(),
                           [](std::int64_t n) { return static_cast<std::uint8_t>(n); });
    return view;
}

colours::FacePatches face_of(const Fields& fields, std::string_view name) {
    colours::FacePatches face;
    const auto           colours = fields.colours(name);
    std::copy(colours.begin(), colours.end(), face.begin());
    return face;
}

}  // namespace scan_request_detail

colours::PictureOrder picture_order_of(const Fields& fields) {
    return static_cast<colours::PictureOrder>(fields.choice("order"));
}

Result<ScanAnswer> ask_scan(const Fields& fields) {
    colours::Sighting sighting{.patches = {}, .order = picture_order_of(fields)};
    const auto        colours = fields.colours("rgb");
    std::copy(colours.begin(), colours.end(), sighting.patches.begin());
    for (const Fields& one : fields.objects("settled"))
        sighting.settled.push_back({.patch  = one.whole<std::size_t>("patch"),
                                    .colour = one.whole<std::size_t>("picture")});
    for (const Fields& one : fields.objects("corner_views"))
        sighting.corners.push_back(scan_request_detail::corner_view_of(one));
    if (auto error = scan_request_detail::contradiction(sighting.settled)) return *std::move(error);
    if (auto error = scan_request_detail::contradiction(sighting.corners, sighting.order))
        return *std::move(error);
    return ScanAnswer{colours::decide(sighting), sighting.order};
}

FaceSearch face_search_of(const Fields& fields) {
    return fields.flag("guide") ? FaceSearch::guide : FaceSearch::anywhere;
}

Result<FrameAnswer> ask_face(const Fields& fields) {
    const std::string text  = fields.text("picture");
    const std::size_t comma = text.starts_with("data:") ? text.find(',') + 1 : 0;
    const auto        bytes = decode_base64(std::string_view(text).substr(comma));
    if (!bytes) return wrong_field("picture", service_message<"not-base64">("picture"));
    FrameQuestion question{
        .bytes = *bytes,
        .look  = {face_search_of(fields),
                 fields.flag("corner") ? PictureView::corner : PictureView::face}};
    if (fields.has("before")) question.before = scan_request_detail::face_of(fields, "before");
    for (const Fields& one : fields.objects("taken"))
        question.taken.push_back(scan_request_detail::face_of(one, "rgb"));
    auto answer = look_at_frame(question);
    if (!answer) return in_field(answer.error(), "picture");
    return answer;
}

}  // namespace antipode::service
