#include "service/answers/sheet.h"

#include <fmt/format.h>

#include <string_view>

#include "cube/facelets.h"

namespace antipode::service {
namespace sheet_detail {

constexpr std::size_t items_per_page = 6;
constexpr int         picture_size   = 220;

// On paper every page is filled by its six; on a screen they follow one another. The page
// shows a sheet without its body, in a host.
constexpr std::string_view style = R"css(
body, :host { margin: 0 auto; max-width: 60rem; padding: 1rem; background: #fff; color: #1b1c20;
       font: 1rem/1.4 system-ui, sans-serif; }
h1 { font-size: 1.25rem; }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
figure { display: flex; flex-direction: column; align-items: center; margin: 0; padding: 0.5rem;
         break-inside: avoid; text-align: center; }
svg { max-width: 100%; height: auto; }
figcaption { max-width: 100%; overflow-wrap: anywhere; }
code { font-size: 1.05em; }
@media print {
    h1 { display: none; }
    body, :host { max-width: none; padding: 0; }
    section { grid-template-rows: repeat(3, 1fr); height: 98vh; }
    section:not(:last-child) { break-after: page; }
}
)css";

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
            case '&':
                html += "&amp;";
                break;
            case '<':
                html += "&lt;";
                break;
            case '>':
                html += "&gt;";
                break;
            case '"':
                html += "&quot;";
                break;
            default:
                html += c;
        }
    }
    return html;
}

std::string caption(const SheetItem& item) {
    std::string html = fmt::format("<b>{}</b>", item.number);
    if (!item.name.empty()) html += fmt::format(" {}", escaped(item.name));
    if (!item.maneuver.empty()) html += fmt::format("<br><code>{}</code>", escaped(item.maneuver));
    if (!item.length.empty()) html += fmt::format(" {}", escaped(item.length));
    return html;
}

std::string figure(const SheetItem& item, View view) {
    const Stickers stickers(facelets_of(item.position.cube), centres_of(item.position));
    const auto     svg = draw_svg(stickers, {.view = view, .size = picture_size});
    return fmt::format("<figure>\n{}<figcaption>{}</figcaption>\n</figure>\n", *svg, caption(item));
}

}  // namespace sheet_detail

std::string sheet(const SheetRequest& request) {
    using namespace sheet_detail;
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n"
        "<style>{1}</style>\n</head>\n<body>\n<h1>{0}</h1>\n<main>\n",
        escaped(request.title), style);
    for (std::size_t i = 0; i < request.items.size(); ++i) {
        if (i % items_per_page == 0) html += i == 0 ? "<section>\n" : "</section>\n<section>\n";
        html += figure(request.items[i], request.view);
    }
    if (!request.items.empty()) html += "</section>\n";
    return html + "</main>\n</body>\n</html>\n";
}

}  // namespace antipode::service
