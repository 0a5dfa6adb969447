#include "vision/frame_source.h"

#include <algorithm>
#include <array>

#include "vision/decode.h"
#include "vision/messages.h"

namespace antipode::vision {
namespace {

bool names_picture(const std::filesystem::path& path) {
    constexpr std::array<std::string_view, 3> endings = {".jpg", ".jpeg", ".png"};
    std::string                               ending  = path.extension().string();
    for (char& c : ending)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

}  // namespace

Result<std::vector<std::filesystem::path>> pictures_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> pictures;
    std::error_code                    error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.is_regular_file(error) && names_picture(entry.path()))
            pictures.push_back(entry.path());
    if (pictures.empty())
        return Error{.kind    = ErrorKind::environment,
                     .message = vision_message<"folder-without-pictures">(folder.string())};
    std::sort(pictures.begin(), pictures.end());
    return pictures;
}

Result<FrameSource> FrameSource::open(const std::string& name) {
    const auto optics = load_optics();
    if (!optics) return optics.error();
    FrameSource     source(name);
    std::error_code error;
    source.optics_ = *optics;
    if (std::filesystem::is_directory(name, error)) {
        auto pictures = pictures_in(name);
        if (!pictures) return pictures.error();
        source.pictures_ = *std::move(pictures);
        return source;
    }
    source.source_ = {(*optics)->open(name.c_str()), Close{*optics}};
    if (source.source_ == nullptr)
        return Error{.kind    = ErrorKind::environment,
                     .message = vision_message<"camera-not-opened">(name)};
    return source;
}

Result<Picture> FrameSource::next() {
    if (!pictures_.empty()) return read_picture(pictures_[at_++ % pictures_.size()].string());
    Picture picture;
    if (!optics_->next(*source_, picture))
        return Error{.kind    = ErrorKind::environment,
                     .message = vision_message<"camera-has-ended">(name_)};
    return picture;
}

}  // namespace antipode::vision
