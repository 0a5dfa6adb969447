#include "notation/link.h"

#include <gtest/gtest.h>

#include "notation/print.h"
#include "tests/notation/generators.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

Link link(std::string_view text) {
    const Result<Link> result = read_link(text);
    EXPECT_TRUE(result.has_value())
        << text << ": " << (result ? "" : result.error().message.text());
    return result ? *result : Link{};
}

std::string turns(std::string_view text) { return to_text(with_setup(link(text))); }

Error link_error(std::string_view text) {
    const Result<Link> result = read_link(text);
    EXPECT_FALSE(result) << text;
    return result ? Error{} : result.error();
}

TEST(Link, AlgCubingNetWritesUnderscoresAndHyphens) {
    const Link read = link("https://alg.cubing.net/?setup=R_U2&alg=R-_U2-_F&type=reconstruction");
    EXPECT_EQ(to_text(read.setup), "R U2");
    EXPECT_EQ(to_text(read.alg), "R' U2 F");
    EXPECT_EQ(read.site, LinkSite::alg_cubing_net);
}

TEST(Link, TwizzleWritesPlusesAndPercents) {
    const Link read =
        link("https://alpha.twizzle.net/edit/?alg=R+U%27%0AF2&setup-alg=%5BR%3A+U%5D");
    EXPECT_EQ(to_text(read.setup), "R U R'");
    EXPECT_EQ(to_text(read.alg), "R U' F2");
    EXPECT_EQ(read.site, LinkSite::twizzle);
}

TEST(Link, OlderAndOtherPagesOfTwizzleAreUnderstood) {
    EXPECT_EQ(turns("https://alpha.twizzle.net/edit/?experimental-setup-alg=R&alg=U"), "R U");
    EXPECT_EQ(turns("https://alpha.twizzle.net/explore/?puzzle=3x3x3&alg=R+U"), "R U");
    EXPECT_EQ(turns("http://beta.twizzle.net?alg=R"), "R");
}

TEST(Link, OurOwnPagesMayHaveAnyAddress) {
    const Link read = link("http://127.0.0.1:8080/?setup-alg=R&alg=U%27&view=net&cube=D+D#x");
    EXPECT_EQ(to_text(with_setup(read)), "R U'");
    EXPECT_EQ(read.cube, "D D");
    EXPECT_EQ(name_of(read.site), "antipode");
    EXPECT_EQ(turns("http://[::1]:9000/?setup=R"), "R");
}

TEST(Link, WhereTheSetupIsTheEndTheAlgLeadsThere) {
    for (const char* text : {"https://alg.cubing.net/?alg=R_U&setup=F&type=alg",
                             "https://alg.cubing.net/?alg=R_U&setup=F"
                             "&type=reconstruction-end-with-setup",
                             "https://alpha.twizzle.net/edit/?alg=R+U&setup-alg=F&setup-anchor=end",
                             "https://alpha.twizzle.net/edit/?alg=R+U&experimental-setup-alg=F"
                             "&experimental-setup-anchor=end"})
        EXPECT_EQ(turns(text), "F U' R' R U") << text;
}

TEST(Link, EscapesOfAlgCubingNetStandForTheCharactersTheyReplace) {
    EXPECT_EQ(turns("https://alg.cubing.net/?alg=R_//_half%26%2345;way_1%26%232b;2%0AU-"), "R U'");
    EXPECT_EQ(turns("https://alg.cubing.net/?alg=R_//_half&#45;way&#95;&#2b;%0AU-&view=playback"),
              "R U'");
    EXPECT_EQ(turns("https://alg.cubing.net/?alg=R+U%27%20F%2BD"), "R U' F D");
}

TEST(Link, APageWithNothingInItShowsASolvedCube) {
    EXPECT_EQ(turns("https://alpha.twizzle.net/edit/"), "");
    EXPECT_EQ(turns("https://alg.cubing.net"), "");
    EXPECT_EQ(turns("https://alg.cubing.net/?alg=&setup"), "");
}

TEST(Link, SpacesAndACommentMaySurroundIt) {
    EXPECT_EQ(turns("  HTTPS://Alg.Cubing.Net/?alg=R_U-  // mine // again"), "R U'");
    EXPECT_EQ(turns("https://alpha.twizzle.net/edit/?alg=R U' F\n"), "R U' F");
}

TEST(Link, AnotherPuzzleIsRefusedByName) {
    const Error error = link_error("https://alpha.twizzle.net/edit/?alg=R&puzzle=4x4x4");
    EXPECT_EQ(error.message.text(),
              "this link is about the puzzle '4x4x4': only links about the 3x3x3 are understood");
    EXPECT_EQ(error.place, (Span{45, 5}));
    EXPECT_NE(link_error("https://alpha.twizzle.net/explore/?puzzle-description=c+f+0")
                  .message.text()
                  .find("'c f 0'"),
              std::string::npos);
}

TEST(Link, AWrongTurnIsPointedAtWhereItIsWritten) {
    const Error error = link_error(" https://alpha.twizzle.net/edit/?alg=R+%51+U");
    EXPECT_EQ(error.message.text().substr(0, 48),
              "in alg= of the link: unknown move 'Q' at column ");
    EXPECT_EQ(error.place, (Span{39, 3}));
}

TEST(Link, OtherPagesHoldNoCube) {
    EXPECT_EQ(link_error("https://example.org/?q=R").message.text().substr(0, 25),
              "this link holds no cube; ");
    EXPECT_EQ(link_error("ftp://alg.cubing.net/?alg=R").message.text(),
              "a link starts with http:// or https://");
}

TEST(Link, TheSameThingIsSaidOnceOnly) {
    EXPECT_EQ(link_error("https://alpha.twizzle.net/edit/?setup-alg=R&experimental-setup-alg=U")
                  .message.text(),
              "setup-alg= and experimental-setup-alg= in one link: only one of them is accepted");
}

TEST(Link, OnlyTextWithASchemeLooksLikeOne) {
    EXPECT_TRUE(looks_like_link("http://x"));
    EXPECT_TRUE(looks_like_link("\n Https://"));
    for (const char* text : {"", "https:", "R U // http://x", "alg.cubing.net/?alg=R"})
        EXPECT_FALSE(looks_like_link(text)) << text;
}

TEST(Link, WhatIsWrittenIsReadBack) {
    EXPECT_TRUE(rc::check([](const Maneuver& setup, const Maneuver& alg) {
        const Link read = link(write_link({.setup = setup, .alg = alg}));
        RC_ASSERT(read.setup == setup);
        RC_ASSERT(read.alg == alg);
        RC_ASSERT(read.site == LinkSite::twizzle);
    }));
}

TEST(Link, LinksAreWrittenAsTwizzleWritesThem) {
    EXPECT_EQ(write_link({}), "https://alpha.twizzle.net/edit/");
    EXPECT_EQ(write_link({.setup = testing::maneuver("D2"), .alg = testing::maneuver("R U R'")}),
              "https://alpha.twizzle.net/edit/?alg=R+U+R%27&setup-alg=D2");
}

}  // namespace
}  // namespace antipode
