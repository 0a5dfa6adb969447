#include "cube/drawing/drawing.h"

#include "cube/drawing/picture.h"
#include "cube/drawing/png.h"
#include "cube/drawing/svg.h"
#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {

Result<View> parse_view(std::string_view name) {
    if (name == view_names[0]) return View::net;
    if (name == view_names[1]) return View::solid;
    return Error{ErrorKind::usage,
                 cube_message<"unknown-view">(visible(name), texts_of(view_names))};
}

Result<std::string> draw_svg(const Stickers& stickers, const DrawingOptions& options) {
    const Result<drawing::Picture> picture = drawing::make_picture(stickers, options);
    if (!picture) return picture.error();
    return drawing::to_svg(*picture);
}

Result<std::string> draw_png(const Stickers& stickers, const DrawingOptions& options) {
    const Result<drawing::Picture> picture = drawing::make_picture(stickers, options);
    if (!picture) return picture.error();
    return drawing::to_png(*picture);
}

}  // namespace antipode
