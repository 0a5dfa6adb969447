// The face of a cube that a picture shows, and cubes of six pictures.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "colours/decide.h"
#include "colours/same_face.h"
#include "service/json_fwd.h"
#include "vision/face.h"

namespace antipode::service {

// Where to look for the face.
enum class FaceSearch : std::uint8_t {
    anywhere,  // the grid of its squares
    guide,     // a square in the middle of the picture, if there is no grid
};

// What one picture may show.
enum class PictureView : std::uint8_t {
    face,    // one face
    corner,  // the three faces around a corner, or else one
};

// What one picture shows; wrong if nothing is there, or if it is black.
Result<vision::SeenFace> look_at(const vision::Picture& picture, const MessageValue& name,
                                 FaceSearch search);

struct Look {
    FaceSearch  search = FaceSearch::anywhere;
    PictureView view   = PictureView::face;
};

// One face, or the three of a vision::SeenCorner.
Result<std::vector<vision::SeenFace>> look_at_faces(const vision::Picture& picture,
                                                    const MessageValue& name, const Look& look);

// What several pictures show, until it is a cube.
class ShownFaces {
public:
    void add(const std::vector<vision::SeenFace>& faces);  // of one picture

    // In any order; wrong if they are not six.
    Result<colours::Sighting> sighting() const;

private:
    std::vector<vision::SeenFace>    faces_;
    std::vector<colours::CornerView> corners_;
};

// One frame of a film of faces, or a photograph.
struct FrameQuestion {
    std::string_view                    bytes;  // of a JPEG or PNG
    Look                                look   = {};
    std::optional<colours::FacePatches> before = {};  // what the frame before showed
    std::vector<colours::FacePatches>   taken  = {};  // the faces that were shown already
};

struct FrameAnswer {
    Result<std::vector<vision::SeenFace>>   faces;          // one or three, or why there is none
    std::size_t                             width     = 0;  // of the picture
    std::size_t                             height    = 0;
    bool                                    is_steady = false;  // as the frame before
    std::vector<std::optional<std::size_t>> again     = {};     // which of those taken each one is
};

// Wrong if the bytes are no picture, or if none can be read.
Result<FrameAnswer> look_at_frame(const FrameQuestion& question);

// {"found":true,"squares":9,"corners":[[x,y],…],"rgb":[[r,g,b],…],"width":…,"height":…,…}, and
// of a corner view {"found":true,"faces":[{"squares":…},…],…}
Json to_json(const FrameAnswer& answer);

// Files that show six faces, or one folder with them: one face each if they are six, otherwise also
// corner views. Faces that are called U.jpg, R.jpg … are held so.
Result<colours::Sighting> look_at_files(std::span<const std::string> paths, FaceSearch search);

}  // namespace antipode::service
