#include "vision/decode.h"

#include "base/read_file.h"
#include "vision/messages.h"
#include "vision/optics.h"

namespace antipode::vision {
namespace {

std::size_t byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}
std::size_t two_bytes_at(std::string_view bytes, std::size_t at) {
    return byte_at(bytes, at) << 8 | byte_at(bytes, at + 1);
}
std::size_t four_bytes_at(std::string_view bytes, std::size_t at) {
    return two_bytes_at(bytes, at) << 16 | two_bytes_at(bytes, at + 2);
}

// The signature, then the chunk IHDR with width and height.
std::optional<PictureSize> png_size(std::string_view bytes) {
    constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
    if (!bytes.starts_with(signature) || bytes.size() < 24 || bytes.substr(12, 4) != "IHDR")
        return std::nullopt;
    return PictureSize{four_bytes_at(bytes, 16), four_bytes_at(bytes, 20)};
}

// Segments, each with a mark and a length, until one of those that begin a frame.
std::optional<PictureSize> jpeg_size(std::string_view bytes) {
    if (!bytes.starts_with("\xff\xd8")) return std::nullopt;
    for (std::size_t at = 2; at + 9 <= bytes.size();) {
        if (byte_at(bytes, at) != 0xff) return std::nullopt;
        const std::size_t mark = byte_at(bytes, at + 1);
        if (mark == 0xff) {  // a filling byte
            ++at;
            continue;
        }
        const bool begins_frame =
            mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc;
        if (begins_frame)
            return PictureSize{two_bytes_at(bytes, at + 7), two_bytes_at(bytes, at + 5)};
        at += 2 + two_bytes_at(bytes, at + 2);
    }
    return std::nullopt;
}

// Whether its end is there: what was copied in part would be decoded with grey for the rest. No
// mark can be among the bytes of a JPEG's pixels; after the last that begins some, one must end it.
bool is_whole(std::string_view bytes) {
    if (png_size(bytes)) return bytes.rfind("IEND") != std::string_view::npos;
    const std::size_t pixels = bytes.rfind("\xff\xda"), end = bytes.rfind("\xff\xd9");
    return pixels != std::string_view::npos && end != std::string_view::npos && end > pixels;
}

}  // namespace

std::optional<PictureSize> picture_size(std::string_view bytes) {
    if (const auto size = png_size(bytes)) return size;
    return jpeg_size(bytes);
}

Result<Picture> decode_picture(std::string_view bytes, const MessageValue& name) {
    const auto size = picture_size(bytes);
    if (!size || size->width == 0 || size->height == 0)
        return Error{.message = vision_message<"not-a-picture">(name)};
    if (size->width > PictureLimits::pixels / size->height)
        return Error{.message = vision_message<"picture-too-large">(name, size->width, size->height,
                                                                    PictureLimits::pixels)};
    if (!is_whole(bytes)) return Error{.message = vision_message<"picture-cut-off">(name)};
    const auto optics = load_optics();
    if (!optics) return optics.error();
    Picture                         picture;
    const std::vector<std::uint8_t> copy(bytes.begin(), bytes.end());
    if (!(*optics)->decode(copy, static_cast<int>(size->height), picture))
        return Error{.message = vision_message<"not-a-picture">(name)};
    return picture;
}

Result<Picture> read_picture(const std::string& path) {
    const auto bytes = read_file(path, {.most_bytes = PictureLimits::bytes});
    if (!bytes) return bytes.error();
    return decode_picture(*bytes, path);
}

}  // namespace antipode::vision
