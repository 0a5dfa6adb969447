// Any bytes are a picture of bounded size, whose face can be looked for and whose colours are
// colours, or are refused with a sentence. The module with OpenCV is the one beside the program.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "vision/corner_view.h"
#include "vision/decode.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

// Unpacking a hundred thousand pixels a thousand times a second is enough.
constexpr std::size_t most_pixels = 100'000;

void check(const vision::SeenFace& face) {
    for (const colours::Rgb& patch : face.patches)
        for (const double channel : patch) require(channel >= 0 && channel <= 255);
}

void check(const vision::Picture& picture) {
    require(picture.bytes.size() == 3 * picture.width * picture.height);
    const auto optics = vision::load_optics();
    if (!optics) return;
    auto face = vision::find_face(picture, **optics);
    if (!face) face = vision::face_in_guide(picture);
    check(*face);
    if (const auto corner = vision::find_corner(picture, **optics))
        for (const vision::SeenFace& one : *corner) check(one);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto             told = vision::picture_size(bytes);
    if (told && told->height != 0 && told->width > most_pixels / told->height) return 0;
    const auto picture = vision::decode_picture(bytes, "this");
    if (picture)
        check(*picture);
    else
        require(!picture.error().message.text().empty());
    return 0;
}
