#include "cube/drawing/text.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "cube/algebra.h"
#include "tests/drawing/painting.h"

namespace antipode {
namespace {

std::string without_escapes(const std::string& text) {
    return std::regex_replace(text, std::regex("\x1b\\[[0-9;]*m"), "");
}

std::string only_letters(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    return text;
}

TEST(TextNet, IsMadeOfLettersWithoutColours) {
    EXPECT_EQ(text_net(facelets_of(after({Move(Face::R, Turn::clockwise)}))),
              "        U U F\n"
              "        U U F\n"
              "        U U F\n"
              "\n"
              "L L L   F F D   R R R   U B B\n"
              "L L L   F F D   R R R   U B B\n"
              "L L L   F F D   R R R   U B B\n"
              "\n"
              "        D D B\n"
              "        D D B\n"
              "        D D B\n");
}

TEST(TextNet, ShowsTheSameLettersInColour) {
    const Facelets painting = random_painting(1);
    for (AnsiColour colour : {AnsiColour::indexed256, AnsiColour::truecolor})
        EXPECT_EQ(only_letters(without_escapes(text_net(painting, {.colour = colour}))),
                  only_letters(text_net(painting)));
}

TEST(TextNet, PaintsEachStickerInTheColourOfItsScheme) {
    const TextOptions options{.colour = AnsiColour::truecolor, .scheme = *find_scheme("papers")};
    const std::string net = text_net(Facelets{}, options);
    EXPECT_TRUE(net.starts_with(std::string(10, ' ')
                                + "\x1b[48;2;18;161;80m\x1b[38;2;0;0;0m U \x1b[48;2;18;161;80m"));
}

TEST(TextNet, EndsEachFaceWithoutColour) {
    const std::string net    = text_net(Facelets{}, {.colour = AnsiColour::truecolor});
    std::size_t       resets = 0;
    for (std::size_t at = net.find("\x1b[0m"); at != net.npos; at = net.find("\x1b[0m", at + 1))
        ++resets;
    EXPECT_EQ(resets, 18U);  // six faces of three rows
    EXPECT_TRUE(net.ends_with("\x1b[0m\n"));
}

TEST(TextNet, KeepsTheColoursApartAmong256) {
    const std::regex paper("\x1b\\[48;5;([0-9]+)m");
    for (const ColourScheme& scheme : colour_schemes) {
        const std::string net =
            text_net(Facelets{}, {.colour = AnsiColour::indexed256, .scheme = scheme});
        std::set<std::string> indices;
        for (std::sregex_iterator match(net.begin(), net.end(), paper), end; match != end; ++match)
            indices.insert((*match)[1]);
        EXPECT_EQ(indices.size(), 6U) << scheme.name;
    }
}

}  // namespace
}  // namespace antipode
