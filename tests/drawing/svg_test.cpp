#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "cube/drawing/drawing.h"
#include "tests/drawing/painting.h"

namespace antipode {
namespace {

// The fill of each sticker, by the name of the facelet.
std::map<std::string, std::string> fills(const std::string& svg) {
    const std::regex sticker("<path data-facelet=\"([A-Z][1-9])\" fill=\"(#[0-9a-f]{6})\"");
    std::map<std::string, std::string> result;
    for (std::sregex_iterator match(svg.begin(), svg.end(), sticker), end; match != end; ++match)
        result[(*match)[1]] = (*match)[2];
    return result;
}

std::vector<double> numbers_in_paths(const std::string& svg) {
    const std::regex    path(" d=\"([^\"]*)\"");
    const std::regex    number("[0-9.]+");
    std::vector<double> numbers;
    for (std::sregex_iterator match(svg.begin(), svg.end(), path), end; match != end; ++match) {
        const std::string data = (*match)[1];
        for (std::sregex_iterator n(data.begin(), data.end(), number); n != end; ++n)
            numbers.push_back(std::stod(n->str()));
    }
    return numbers;
}

std::vector<double> numbers_in_outlines(const drawing::Picture& picture) {
    std::vector<double> numbers;
    const auto          add = [&](drawing::Point p) { numbers.insert(numbers.end(), {p.x, p.y}); };
    for (const drawing::Shape& shape : picture.shapes)
        for (const drawing::Outline& outline : shape.outlines) {
            add(outline.start);
            for (const drawing::Segment& segment : outline.segments) {
                if (segment.bend) add(*segment.bend);
                add(segment.end);
            }
        }
    return numbers;
}

// Tags must close in the order they opened; attributes must be quoted.
bool is_well_formed(const std::string& svg) {
    const std::regex         tag("<(/?)([a-z]+)(?: [a-zA-Z:-]+=\"[^\"<&]*\")*(/?)>");
    std::vector<std::string> open;
    for (std::sregex_iterator match(svg.begin(), svg.end(), tag), end; match != end; ++match) {
        const std::smatch& found = *match;
        if (found[1].length() == 0) open.push_back(found[2]);
        if (found[1].length() == 0 && found[3].length() == 0) continue;
        if (open.empty() || open.back() != found[2]) return false;
        open.pop_back();
    }
    const std::string rest = std::regex_replace(svg, tag, "");
    return open.empty() && rest.find_first_of("<>&") == std::string::npos;
}

TEST(Svg, FillsEachStickerOfTheNetWithItsColour) {
    const Facelets painting = random_painting(5);
    const auto     found    = fills(*draw_svg(painting));
    ASSERT_EQ(found.size(), facelet_count);
    for (std::size_t i = 0; i < facelet_count; ++i)
        EXPECT_EQ(found.at(facelet_name(i)), hex(colour_schemes.front().sticker(painting[i])));
}

TEST(Svg, FillsEachVisibleStickerOfTheSolidInItsLight) {
    const Facelets painting = random_painting(6);
    const auto     found    = fills(*draw_svg(painting, {.view = View::solid}));
    ASSERT_EQ(found.size(), 27U);
    for (const auto& [face, light] : {std::pair{Face::U, 1.0}, {Face::F, 0.95}, {Face::R, 0.87}})
        for (std::size_t i = 9 * index(face); face_of(i) == face; ++i)
            EXPECT_EQ(found.at(facelet_name(i)),
                      hex(shaded(colour_schemes.front().sticker(painting[i]), light)));
}

TEST(Svg, DrawsThePictureThatThePngIsMadeOf) {
    for (View view : {View::net, View::solid}) {
        const DrawingOptions options{.view = view, .scheme = *find_scheme("colour-blind")};
        const auto           written  = numbers_in_paths(*draw_svg(Facelets{}, options));
        const auto           expected = numbers_in_outlines(picture_of(Facelets{}, options));
        ASSERT_EQ(written.size(), expected.size());
        for (std::size_t i = 0; i < written.size(); ++i)
            EXPECT_NEAR(written[i], expected[i], 0.006);
    }
}

TEST(Svg, IsWellFormedInEveryViewAndScheme) {
    for (const ColourScheme& scheme : colour_schemes)
        for (View view : {View::net, View::solid})
            EXPECT_TRUE(is_well_formed(*draw_svg(
                random_painting(7), {.view = view, .scheme = scheme, .background = rgb(0)})));
}

TEST(Svg, TellsWhatItShowsToThoseWhoCannotSee) {
    const std::string svg = *draw_svg(Facelets{});
    EXPECT_NE(svg.find("role=\"img\" aria-label=\"Rubik's cube, unfolded\""), svg.npos);
    EXPECT_NE(svg.find("<title>Rubik's cube, unfolded</title>"), svg.npos);
    EXPECT_NE(svg.find(to_text(Facelets{}) + "</desc>"), svg.npos);
}

TEST(Svg, HasTheSizeAskedFor) {
    const std::string svg = *draw_svg(Facelets{}, {.size = 640});
    EXPECT_NE(svg.find("width=\"640\""), svg.npos);
    EXPECT_NE(svg.find("viewBox=\"0 0 1000 "), svg.npos);
}

TEST(Svg, HasABackgroundOnlyWhenAsked) {
    EXPECT_EQ(draw_svg(Facelets{})->find("<rect"), std::string::npos);
    EXPECT_NE(draw_svg(Facelets{}, {.background = rgb(0xabcdef)})
                  ->find("<rect width=\"100%\" height=\"100%\" fill=\"#abcdef\"/>"),
              std::string::npos);
}

TEST(Svg, OfAWrongSizeIsRefused) { EXPECT_FALSE(draw_svg(Facelets{}, {.size = 1})); }

}  // namespace
}  // namespace antipode
