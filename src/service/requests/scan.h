// Asking which cube 54 colours show.
#pragma once

#include <array>

#include "service/answers/face.h"
#include "service/answers/scan.h"
#include "service/requests/fields.h"

namespace antipode::service {

std::vector<std::string_view> picture_order_names();

inline constexpr std::array settled_fields = {
    Field{.name    = "patch",
          .kind    = Kind::whole,
          .summary = "its number in rgb, from 0",
          .need    = Need::required,
          .bounds  = {0, 53}},
    Field{.name    = "picture",
          .kind    = Kind::whole,
          .summary = "whose centre has the same colour: 0 to 5, in the order of rgb",
          .need    = Need::required,
          .bounds  = {0, 5}},
};

inline constexpr std::array corner_view_fields = {
    Field{.name = "pictures",
          .kind = Kind::wholes,
          .summary =
              "three of rgb, 0 to 5: clockwise around the corner, each with its first sticker "
              "there",
          .need   = Need::required,
          .bounds = {3, 3},
          .each   = {0, 5}},
};

inline constexpr Field picture_order_field = {
    .name = "order",
    .summary =
        "net: the pictures are U R F D L B, upright as in the net; any: in any order, each any way "
        "up, as the pieces show",
    .otherwise = "net",
    .choices   = picture_order_names,
    .option    = {.value = "ORDER"}};

inline constexpr std::array scan_fields = {
    Field{.name    = "rgb",
          .kind    = Kind::colours,
          .summary = "the mean colour of each sticker: six pictures of nine, row by row",
          .need    = Need::required,
          .bounds  = {54, 54}},
    picture_order_field,
    Field{.name    = "settled",
          .kind    = Kind::objects,
          .summary = "what a person said about doubtful stickers",
          .bounds  = {0, 54},
          .shape   = settled_fields},
    Field{.name    = "corner_views",
          .kind    = Kind::objects,
          .summary = "with any order: pictures that were one and show a corner",
          .bounds  = {0, 2},
          .shape   = corner_view_fields},
};

colours::PictureOrder picture_order_of(const Fields& fields);

Result<ScanAnswer> ask_scan(const Fields& fields);

inline constexpr Field guide_field =
    flag("guide", "where no face is found, take the square in the middle of the picture");

// One frame of a camera, as a page sends it.
inline constexpr std::array taken_fields = {
    Field{.name    = "rgb",
          .kind    = Kind::colours,
          .summary = "its nine stickers, as answered",
          .need    = Need::required,
          .bounds  = {9, 9}},
};

inline constexpr std::array face_fields = {
    Field{.name    = "picture",
          .summary = "a JPEG or PNG in base64; a data: URL is accepted, too",
          .need    = Need::required},
    guide_field,
    flag("corner", "a picture that shows three faces around a corner counts as three"),
    Field{.name    = "before",
          .kind    = Kind::colours,
          .summary = "the rgb of the previous frame, to find out whether the face was held still",
          .bounds  = {9, 9}},
    Field{.name    = "taken",
          .kind    = Kind::objects,
          .summary = "the faces that were shown before, to find out whether this is one of them",
          .bounds  = {0, 6},
          .shape   = taken_fields},
};

FaceSearch          face_search_of(const Fields& fields);
Result<FrameAnswer> ask_face(const Fields& fields);

}  // namespace antipode::service
