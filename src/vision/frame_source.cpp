#include "vision/frame_source.h"

#include <unistd.h>

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

bool is_number(const std::string& name) {
    return !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
}

// The file of a camera of this machine; empty if something else is named.
std::string device_of(const std::string& name) {
    if (is_number(name)) return "/dev/video" + name;
    return name.starts_with("/dev/") ? name : std::string();
}

// What the system says about a camera before it is opened.
std::optional<Error> trouble_with(const std::string& device) {
    const auto wrong = [](Message message) {
        return Error{.kind = ErrorKind::environment, .message = std::move(message)};
    };
    if (::access(device.c_str(), F_OK) != 0) return wrong(vision_message<"no-such-camera">(device));
    if (::access(device.c_str(), R_OK | W_OK) != 0)
        return wrong(vision_message<"camera-not-allowed">(device));
    return std::nullopt;
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
    return std::move(source).open_film(device_of(name));
}

Result<FrameSource> FrameSource::open_film(const std::string& device) && {
    if (!device.empty())
        if (auto trouble = trouble_with(device)) return *std::move(trouble);
    source_ = {optics_->open(name_.c_str()), Close{optics_}};
    if (source_ == nullptr)
        return Error{.kind    = ErrorKind::environment,
                     .message = device.empty() ? vision_message<"camera-not-opened">(name_)
                                               : vision_message<"camera-busy">(device)};
    if (!device.empty() || name_.find("://") != std::string::npos)
        reader_ = std::make_unique<LiveReader>(
            [optics = optics_, source = source_.get()](Picture& picture) {
                return optics->next(*source, picture);
            });
    return std::move(*this);
}

Result<Picture> FrameSource::next(Freshness wanted) {
    if (!pictures_.empty()) return read_picture(pictures_[at_++ % pictures_.size()].string());
    std::optional<Picture> picture;
    if (reader_ != nullptr)
        picture = reader_->next(wanted);
    else if (Picture read; optics_->next(*source_, read))
        picture = std::move(read);
    if (picture) return *std::move(picture);
    return Error{.kind    = ErrorKind::environment,
                 .message = vision_message<"camera-has-ended">(name_)};
}

}  // namespace antipode::vision
