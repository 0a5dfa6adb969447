// The faces that a camera was shown, until there are six.
//
//     FaceAlbum album;
//     for (;;) if (album.show(find_face(frame)) == FaceAlbum::Change::added && album.is_full())
//     break;
//
// A face is taken when it was the same in some pictures one after the other; of photographs, one
// is enough. Showing it again replaces what was taken of it, whichever way up it is.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "colours/same_face.h"
#include "vision/face.h"

namespace antipode::vision {

class FaceAlbum {
public:
    enum class Change : std::uint8_t { none, added, replaced };

    static constexpr int frames_of_a_film = 4;

    explicit FaceAlbum(int steady_frames = frames_of_a_film) : steady_frames_(steady_frames) {}

    // Of a frame without a face, nothing.
    Change show(const std::optional<SeenFace>& face);

    bool                                     is_full() const { return faces_.size() == 6; }
    const std::vector<colours::FacePatches>& faces() const { return faces_; }
    void                                     clear();

private:
    int                                 steady_frames_;
    std::vector<colours::FacePatches>   faces_;
    std::optional<colours::FacePatches> last_;
    int                                 steady_ = 0;  // frames that show the last one
};

}  // namespace antipode::vision
