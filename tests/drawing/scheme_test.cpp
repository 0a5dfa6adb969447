#include "cube/drawing/scheme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace antipode {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// How a colour looks without one kind of cone, in linear light: Machado,
// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency" (2009), severity 1.
constexpr Matrix full_vision  = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia   = {{{0.152286, 1.052583, -0.204868},
                                  {0.114503, 0.786281, 0.099216},
                                  {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia = {{{0.367322, 0.860646, -0.227968},
                                  {0.280085, 0.672501, 0.047413},
                                  {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix xyz_of_srgb  = {
     {{0.4339, 0.3762, 0.1899}, {0.2126, 0.7152, 0.0722}, {0.0177, 0.1095, 0.8729}}};

Triple product(const Matrix& m, const Triple& v) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = std::max(0.0, m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2]);
    return result;
}

// The luminance of a grey undoes the gamma of one channel.
Triple linear_light(Rgb c) {
    return {luminance({c.red, c.red, c.red}), luminance({c.green, c.green, c.green}),
            luminance({c.blue, c.blue, c.blue})};
}

// CIE 1976 L*a*b*, in which equal distances look about equally large.
Triple lab(Rgb colour, const Matrix& vision) {
    Triple xyz = product(xyz_of_srgb, product(vision, linear_light(colour)));
    for (double& v : xyz) v = v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16.0 / 116;
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double distance(const Triple& a, const Triple& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double least_distance(const ColourScheme& scheme, const Matrix& vision) {
    double least = 1000;
    for (Face f : all_faces)
        for (Face g : all_faces)
            if (f != g)
                least = std::min(least, distance(lab(scheme.sticker(f), vision),
                                                 lab(scheme.sticker(g), vision)));
    return least;
}

TEST(ColourSchemes, HaveSixColoursThatLookDifferent) {
    for (const ColourScheme& scheme : colour_schemes)
        EXPECT_GT(least_distance(scheme, full_vision), scheme.name == "grey" ? 13 : 35)
            << scheme.name;
}

TEST(ColourSchemes, StandOutFromThePlastic) {
    for (const ColourScheme& scheme : colour_schemes)
        for (Face f : all_faces)
            EXPECT_GT(
                distance(lab(scheme.sticker(f), full_vision), lab(scheme.plastic, full_vision)), 20)
                << scheme.name << ' ' << letter(f);
}

TEST(ColourSchemes, TheColourBlindOneStaysApartWithoutRedOrGreenCones) {
    const ColourScheme scheme = *find_scheme("colour-blind");
    EXPECT_GT(least_distance(scheme, protanopia), 25);
    EXPECT_GT(least_distance(scheme, deuteranopia), 25);
}

TEST(ColourSchemes, WithSymbolsHaveADifferentOneOnEachFace) {
    for (std::string_view name : {"colour-blind", "grey"}) {
        std::array<Symbol, 6> symbols = find_scheme(name)->symbols;
        std::ranges::sort(symbols);
        EXPECT_EQ(std::ranges::adjacent_find(symbols), symbols.end()) << name;
        EXPECT_EQ(std::ranges::count(symbols, Symbol::none), 0) << name;
    }
}

TEST(ColourSchemes, JapaneseExchangesYellowAndBlueOfWca) {
    const ColourScheme wca      = *find_scheme("wca");
    const ColourScheme japanese = *find_scheme("japanese");
    EXPECT_EQ(japanese.sticker(Face::D), wca.sticker(Face::B));
    EXPECT_EQ(japanese.sticker(Face::B), wca.sticker(Face::D));
    for (Face f : {Face::U, Face::R, Face::F, Face::L})
        EXPECT_EQ(japanese.sticker(f), wca.sticker(f));
}

TEST(ColourSchemes, PapersHaveWhiteInFrontAndGreenUp) {
    const ColourScheme wca    = *find_scheme("wca");
    const ColourScheme papers = *find_scheme("papers");
    EXPECT_EQ(papers.sticker(Face::F), wca.sticker(Face::U));
    EXPECT_EQ(papers.sticker(Face::U), wca.sticker(Face::F));
    EXPECT_EQ(papers.sticker(Face::R), wca.sticker(Face::L));
    EXPECT_EQ(papers.sticker(Face::L), wca.sticker(Face::R));
}

TEST(ColourSchemes, CanBeSixHexColours) {
    const auto scheme = find_scheme("#000001,#000002,#000003,#000004,#000005,#FFaa06");
    ASSERT_TRUE(scheme);
    EXPECT_EQ(scheme->sticker(Face::R), rgb(2));
    EXPECT_EQ(hex(scheme->sticker(Face::B)), "#ffaa06");
}

TEST(ColourSchemes, AnUnknownNameIsAnsweredWithTheList) {
    const auto scheme = find_scheme("rainbow");
    ASSERT_FALSE(scheme);
    EXPECT_EQ(scheme.error().kind, ErrorKind::usage);
    EXPECT_EQ(
        scheme.error().message.text(),
        "unknown colour scheme 'rainbow'; accepted: wca, papers, japanese, colour-blind, grey, or "
        "six colours for U,R,F,D,L,B such as #ffffff,#ff0000,#00ff00,#ffff00,#ff8000,#0000ff");
}

TEST(ColourSchemes, AWrongColourIsNamedWithItsPlace) {
    const auto scheme = find_scheme("#000001,#000002,#00003,#000004,#000005,#000006");
    ASSERT_FALSE(scheme);
    EXPECT_EQ(scheme.error().message.text(),
              "face F: '#00003' is not a colour; write # and six hexadecimal digits, such as "
              "#ff8000");
    EXPECT_EQ(scheme.error().place, (Span{16, 6}));
}

TEST(ColourSchemes, FiveColoursAreNotEnough) {
    const auto scheme = find_scheme("#000001,#000002,#000003,#000004,#000005");
    ASSERT_FALSE(scheme);
    EXPECT_EQ(scheme.error().message.text(),
              "a colour scheme needs six colours in the order U,R,F,D,L,B, separated by commas; "
              "'#000001,#000002,#000003,...' has 5");
}

TEST(Colours, AreSixHexadecimalDigitsAfterAHash) {
    for (std::string_view wrong : {"", "#", "ff8000", "#ff800", "#ff80000", "#ff80 0", "#-f8000"})
        EXPECT_FALSE(parse_colour(wrong)) << wrong;
    EXPECT_EQ(*parse_colour("#ff8000"), (Rgb{255, 128, 0}));
}

TEST(Colours, HaveInkThatCanBeReadOnThem) {
    for (const ColourScheme& scheme : colour_schemes)
        for (Rgb colour : scheme.stickers) {
            const double ink   = luminance(ink_on(colour)) + 0.05;
            const double paper = luminance(colour) + 0.05;
            EXPECT_GT(std::max(ink / paper, paper / ink), 4.5) << hex(colour);
        }
}

}  // namespace
}  // namespace antipode
