// Where pictures come from, one after the other.
//
//     auto source = FrameSource::open("0");            // the first camera
//     while (auto picture = source->next()) look_at(*picture);
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "vision/live_reader.h"
#include "vision/optics.h"
#include "vision/picture.h"

namespace antipode::vision {

// The pictures of a folder, by name.
Result<std::vector<std::filesystem::path>> pictures_in(const std::filesystem::path& folder);

class FrameSource {
public:
    // The number of a camera, a device, a film, an address, or a folder, whose pictures come in
    // the order of their names, over and over.
    static Result<FrameSource> open(const std::string& name);

    // Of a folder or a film, the next one, whatever is wanted.
    Result<Picture> next(Freshness wanted = Freshness::not_seen_yet);

    // How many pictures a folder has; 0 if they follow each other as in a film.
    std::size_t stills() const { return pictures_.size(); }

private:
    struct Close {
        const Optics* optics;
        void          operator()(Optics::Source* source) const { optics->close(source); }
    };

    explicit FrameSource(std::string name) : name_(std::move(name)) {}

    // `device` is the file of a camera of this machine, or empty.
    Result<FrameSource> open_film(const std::string& device) &&;

    std::string                            name_;
    const Optics*                          optics_ = nullptr;
    std::unique_ptr<Optics::Source, Close> source_{nullptr, Close{nullptr}};  // of a camera
    std::vector<std::filesystem::path>     pictures_;                         // of a folder
    std::size_t                            at_ = 0;                           // among them
    std::unique_ptr<LiveReader>            reader_;  // of what goes on while nobody looks
};

}  // namespace antipode::vision
