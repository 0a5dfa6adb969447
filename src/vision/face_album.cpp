#include "vision/face_album.h"

namespace antipode::vision {

FaceAlbum::Change FaceAlbum::show(const std::optional<SeenFace>& face) {
    if (!face) {
        last_.reset();
        return Change::none;
    }
    steady_ = last_ && colours::is_steady(*last_, face->patches) ? steady_ + 1 : 1;
    last_   = face->patches;
    if (steady_ != steady_frames_) return Change::none;
    if (const auto at = colours::shown_before(face->patches, faces_)) {
        faces_[*at] = face->patches;
        return Change::replaced;
    }
    if (is_full()) return Change::none;
    faces_.push_back(face->patches);
    return Change::added;
}

void FaceAlbum::clear() { *this = FaceAlbum(steady_frames_); }

}  // namespace antipode::vision
