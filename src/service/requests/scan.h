// Asking which cube 54 colours show.
#pragma once

#include <array>

#include "service/answers/face.h"
#include "service/answers/scan.h"
#include "service/requests/fields.h"

namespace antipode::service {

inline constexpr std::array settled_fields = {
    field("patch", Kind::whole, "its number in rgb, from 0", required, within({0, 53})),
    field("picture", Kind::whole, "whose centre has the same colour: 0 to 5, in the order of rgb",
          required, within({0, 5})),
};

inline constexpr std::array corner_view_fields = {
    field("pictures", Kind::wholes,
          "three of rgb, 0 to 5: clockwise around the corner, each with its first sticker there",
          required, within({3, 3}), each_within({0, 5})),
};

inline constexpr Field picture_order_field =
    field("order",
          "net: the pictures are U R F D L B, upright as in the net; any: in any order, each any "
          "way up, as the pieces show",
          by_default("net"), one_of<"net", "any">(), typed("ORDER"));

inline constexpr std::array scan_fields = {
    field("rgb", Kind::colours, "the mean colour of each sticker: six pictures of nine, row by row",
          required, within({54, 54})),
    picture_order_field,
    field("settled", Kind::objects, "what a person said about doubtful stickers", within({0, 54}),
          settled_fields),
    field("corner_views", Kind::objects, "with any order: pictures that were one and show a corner",
          within({0, 2}), corner_view_fields),
};

colours::PictureOrder picture_order_of(const Fields& fields);

Result<ScanAnswer> ask_scan(const Fields& fields);

inline constexpr Field guide_field =
    flag("guide", "where no face is found, take the square in the middle of the picture");

// One frame of a camera, as a page sends it.
inline constexpr std::array taken_fields = {
    field("rgb", Kind::colours, "its nine stickers, as answered", required, within({9, 9})),
};

inline constexpr std::array face_fields = {
    field("picture", "a JPEG or PNG in base64; a data: URL is accepted, too", required),
    guide_field,
    flag("corner", "a picture that shows three faces around a corner counts as three"),
    field("before", Kind::colours,
          "the rgb of the previous frame, to find out whether the face was held still",
          within({9, 9})),
    field("taken", Kind::objects,
          "the faces that were shown before, to find out whether this is one of them",
          within({0, 6}), taken_fields),
};

FaceSearch          face_search_of(const Fields& fields);
Result<FrameAnswer> ask_face(const Fields& fields);

}  // namespace antipode::service
