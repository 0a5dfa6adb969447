#include "service/answers/camera.h"

#include <algorithm>

#include "colours/palette.h"
#include "service/messages.h"
#include "vision/face_album.h"
#include "vision/messages.h"

namespace antipode::service {
namespace camera_detail {

void put(colours::Patches& patches, std::size_t picture, const std::array<colours::Rgb, 9>& face) {
    std::copy(face.begin(), face.end(), patches.begin() + static_cast<std::ptrdiff_t>(9 * picture));
}

}  // namespace camera_detail

Result<CubeCamera> CubeCamera::open(const std::string& source) {
    auto frames = vision::FrameSource::open(source);
    if (!frames) return frames.error();
    return CubeCamera(*std::move(frames));
}

Result<ScanAnswer> CubeCamera::wait_for_cube(FaceSearch search, const std::stop_token& stop,
                                             const std::function<void(std::size_t)>& on_face) {
    const std::size_t stills = source_.stills();
    const Look look{search, stills > 0 && stills < 6 ? PictureView::corner : PictureView::face};
    vision::FaceAlbum album(stills > 0 ? 1 : vision::FaceAlbum::frames_of_a_film);
    on_face(0);
    for (std::size_t frame = 0; !album.is_full(); ++frame) {
        if (stills > 0 && frame == stills)
            return Error{.message = service_message<"six-faces">(album.faces().size())};
        if (stop.stop_requested()) return stopped_error(service_message<"scan-stopped">());
        const auto picture = source_.next();
        if (!picture) return picture.error();
        const auto faces = look_at_faces(*picture, vision::vision_message<"the-picture">(), look);
        if (!faces && faces.error().kind == ErrorKind::environment) return faces.error();
        if (!faces)
            album.show(std::nullopt);
        else
            for (const vision::SeenFace& face : *faces)
                if (album.show(face) != vision::FaceAlbum::Change::none)
                    on_face(album.faces().size());
    }
    colours::Sighting sighting{.patches = {}, .order = colours::PictureOrder::any};
    for (std::size_t i = 0; i < 6; ++i) camera_detail::put(sighting.patches, i, album.faces()[i]);
    return ScanAnswer{colours::decide(sighting), sighting.order};
}

std::optional<Error> RobotCamera::connect(const std::string& number) {
    auto frames = vision::FrameSource::open(number == "0" && !source_.empty() ? source_ : number);
    if (!frames) return frames.error();
    frames_ = *std::move(frames);
    return std::nullopt;
}

std::optional<Error> RobotCamera::scan(Face face) {
    if (!frames_) return environment_error(service_message<"no-camera-connected">());
    // What the robot turned since must be in the picture.
    const auto picture = frames_->next(vision::Freshness::taken_from_now);
    if (!picture) return picture.error();
    const auto seen = look_at(*picture, std::string(1, letter(face)), FaceSearch::guide);
    if (!seen) return seen.error();
    faces_[index(face)] = seen->patches;
    return std::nullopt;
}

Result<colours::Decision> RobotCamera::decide() const {
    colours::Sighting sighting{.patches = {}, .order = colours::PictureOrder::any};
    sighting.named.emplace();
    for (const Face face : all_faces) {
        if (!faces_[index(face)])
            return Error{.message = service_message<"face-not-scanned">(letter(face))};
        camera_detail::put(sighting.patches, index(face), *faces_[index(face)]);
        (*sighting.named)[index(face)] = static_cast<std::uint8_t>(index(face));
    }
    auto decision = colours::decide(sighting);
    if (!decision.is_likely()) return Error{.message = service_message<"no-likely-cube">()};
    return decision;
}

std::string RobotCamera::preview() const {
    std::string letters;
    if (const auto decision = decide()) {
        const std::string colours = colours_of(*decision);
        for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
            letters += colours[index(decision->best.facelets[facelet])];
        return letters;
    }
    for (const auto& face : faces_)
        for (std::size_t i = 0; i < 9; ++i)
            letters += face ? colours::colour_letters[static_cast<std::size_t>(
                           colours::nearest_colour((*face)[i]))]
                            : 'x';
    return letters;
}

void RobotCamera::clear() { faces_ = {}; }

}  // namespace antipode::service
