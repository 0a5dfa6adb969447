#include "service/answers/face.h"

#include <algorithm>
#include <filesystem>

#include "service/json.h"
#include "service/messages.h"
#include "vision/corner_view.h"
#include "vision/decode.h"
#include "vision/frame_source.h"
#include "vision/messages.h"

namespace antipode::service {
namespace face_detail {

// Hardly anything in it is brighter than a covered lens; sensors have bright pixels of their own.
bool is_black(const vision::Picture& picture) {
    constexpr int          covered      = 24;
    constexpr std::int64_t bright_share = 100;  // one in a hundred
    const auto             bright       = std::count_if(picture.bytes.begin(), picture.bytes.end(),
                                                        [](std::uint8_t byte) { return byte >= covered; });
    return bright * bright_share <= static_cast<std::int64_t>(picture.bytes.size());
}

Result<std::optional<vision::SeenFace>> search_face(const vision::Picture& picture,
                                                    FaceSearch             search) {
    const auto optics = vision::load_optics();
    if (!optics) return optics.error();
    auto face = vision::find_face(picture, **optics);
    if (!face && search == FaceSearch::guide) face = vision::face_in_guide(picture);
    return face;
}

Result<std::vector<std::string>> files_of(std::span<const std::string> paths) {
    std::error_code error;
    if (paths.size() != 1 || !std::filesystem::is_directory(paths.front(), error))
        return std::vector<std::string>(paths.begin(), paths.end());
    const auto pictures = vision::pictures_in(paths.front());
    if (!pictures) return pictures.error();
    std::vector<std::string> files;
    for (const auto& picture : *pictures) files.push_back(picture.string());
    return files;
}

// The picture of each face, if all six are named by a letter.
std::optional<std::array<std::uint8_t, 6>> named_faces(const std::vector<std::string>& files) {
    std::array<std::uint8_t, 6> named{};
    std::size_t                 found = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::string stem = std::filesystem::path(files[i]).stem().string();
        const std::size_t face = stem.size() == 1 ? face_letters.find(stem) : std::string::npos;
        if (face == std::string::npos) return std::nullopt;
        named[face] = static_cast<std::uint8_t>(i);
        found |= std::size_t{1} << face;
    }
    return found == 0b111111 ? std::optional(named) : std::nullopt;
}

Json points_json(std::span<const vision::Point> points) {
    return list_json(points, [](const vision::Point& point) {
        return Json::array({std::round(10 * point.x) / 10, std::round(10 * point.y) / 10});
    });
}

Json rgb_json(std::span<const colours::Rgb> patches) {
    return list_json(patches, [](const colours::Rgb& patch) {
        return list_json(patch, [](double channel) { return std::round(10 * channel) / 10; });
    });
}

Json face_json(const FrameAnswer& answer, std::size_t i) {
    const vision::SeenFace& face = (*answer.faces)[i];
    Json                    json = {{"squares", face.squares},
                                    {"corners", points_json(face.corners)},
                                    {"rgb", rgb_json(face.patches)}};
    if (answer.again[i]) json["again"] = *answer.again[i];
    return json;
}

}  // namespace face_detail

Result<vision::SeenFace> look_at(const vision::Picture& picture, const MessageValue& name,
                                 FaceSearch search) {
    // Noise in the dark can look like a face.
    if (search == FaceSearch::anywhere && face_detail::is_black(picture))
        return Error{.message = vision::vision_message<"picture-is-black">(name)};
    const auto face = face_detail::search_face(picture, search);
    if (!face) return face.error();
    if (*face) return **face;
    return Error{.message = vision::vision_message<"no-face-in-picture">(name)};
}

Result<std::vector<vision::SeenFace>> look_at_faces(const vision::Picture& picture,
                                                    const MessageValue& name, const Look& look) {
    if (look.view == PictureView::corner && !face_detail::is_black(picture)) {
        const auto optics = vision::load_optics();
        if (!optics) return optics.error();
        if (const auto corner = vision::find_corner(picture, **optics))
            return std::vector(corner->begin(), corner->end());
    }
    const auto face = look_at(picture, name, look.search);
    if (!face) return face.error();
    return std::vector{*face};
}

void ShownFaces::add(const std::vector<vision::SeenFace>& faces) {
    const auto first = static_cast<std::uint8_t>(faces_.size());
    if (faces.size() == 3)
        corners_.push_back(
            {first, static_cast<std::uint8_t>(first + 1), static_cast<std::uint8_t>(first + 2)});
    faces_.insert(faces_.end(), faces.begin(), faces.end());
}

Result<colours::Sighting> ShownFaces::sighting() const {
    if (faces_.size() != 6) return usage_error(service_message<"six-faces">(faces_.size()));
    colours::Sighting sighting{
        .patches = {}, .order = colours::PictureOrder::any, .corners = corners_};
    for (std::size_t i = 0; i < 6; ++i)
        std::copy(faces_[i].patches.begin(), faces_[i].patches.end(),
                  sighting.patches.begin() + static_cast<std::ptrdiff_t>(9 * i));
    return sighting;
}

Result<FrameAnswer> look_at_frame(const FrameQuestion& question) {
    const Message name    = vision::vision_message<"the-picture">();
    const auto    picture = vision::decode_picture(question.bytes, name);
    if (!picture) return picture.error();
    FrameAnswer answer{.faces  = look_at_faces(*picture, name, question.look),
                       .width  = picture->width,
                       .height = picture->height};
    if (!answer.faces) {
        if (answer.faces.error().kind == ErrorKind::environment) return answer.faces.error();
        return answer;
    }
    answer.is_steady =
        question.before && colours::is_steady(*question.before, answer.faces->front().patches);
    for (const vision::SeenFace& face : *answer.faces)
        answer.again.push_back(colours::shown_before(face.patches, question.taken));
    return answer;
}

Json to_json(const FrameAnswer& answer) {
    Json json = {
        {"found", answer.faces.has_value()}, {"width", answer.width}, {"height", answer.height}};
    if (!answer.faces) {
        add_sentence(json, "reason", answer.faces.error().message);
        return json;
    }
    if (answer.faces->size() == 1) {
        json.update(face_detail::face_json(answer, 0));
        json["steady"] = answer.is_steady;
        return json;
    }
    for (std::size_t i = 0; i < answer.faces->size(); ++i)
        json["faces"].push_back(face_detail::face_json(answer, i));
    return json;
}

Result<colours::Sighting> look_at_files(std::span<const std::string> paths, FaceSearch search) {
    const auto files = face_detail::files_of(paths);
    if (!files) return files.error();
    if (files->size() > 6) return usage_error(service_message<"six-pictures">(files->size()));
    const Look look{search, files->size() == 6 ? PictureView::face : PictureView::corner};
    ShownFaces shown;
    for (const std::string& file : *files) {
        const auto picture = vision::read_picture(file);
        if (!picture) return picture.error();
        const auto faces = look_at_faces(*picture, file, look);
        if (!faces) return faces.error();
        shown.add(*faces);
    }
    auto sighting = shown.sighting();
    if (sighting) (*sighting).named = face_detail::named_faces(*files);
    return sighting;
}

}  // namespace antipode::service
