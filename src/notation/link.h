// Links that people share: alg.cubing.net, Twizzle, and the pages of Antipode.
//
//     Result<Link> link = read_link("https://alg.cubing.net/?setup=R_U&alg=U-_R-");
//     link->setup, link->alg                     // R U, and U' R'
//     write_link({.alg = *parse_maneuver("R U'")})
//         == "https://alpha.twizzle.net/edit/?alg=R+U%27"
//
// What a page shows at the end is its setup followed by its alg. Parameters that
// only say how to look at the cube (view, title, stickering …) are passed over; a
// puzzle that is not the 3x3x3 is refused.
//
//     alg.cubing.net  alg=, setup=; the setup is that of the end with type=alg or
//                     type=reconstruction-end-with-setup
//     *.twizzle.net   alg=, setup-alg= (once experimental-setup-alg=); the setup is
//                     that of the end with setup-anchor=end (experimental-…)
//     any other host  alg=, setup-alg= or setup=, and cube= for a position to start
//                     from, in any form
//
// Values are percent-encoded, with + for a space. alg.cubing.net also writes _ for
// a space and - for a prime, and then &#95; &#45; &#2b; for the characters _ - +.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/maneuver.h"

namespace antipode {

enum class LinkSite : std::uint8_t { alg_cubing_net, twizzle, antipode };

std::string_view name_of(LinkSite site);

struct Link {
    LinkSite                   site = LinkSite::twizzle;
    std::optional<std::string> cube = std::nullopt;  // where it starts, in any form; else solved
    // What comes before the alg. Where the link gives what comes *after* it, this
    // is that, followed by the inverse of the alg.
    Maneuver setup = {};
    Maneuver alg   = {};
};

// All turns of the link: its setup and its alg.
Maneuver with_setup(const Link& link);

// Whether the text starts like one: http:// or https://, in either case.
bool looks_like_link(std::string_view text);

// Spaces around the link and a comment ` // …` after it are skipped. The place of
// an error counts bytes of the text, as it was before decoding.
Result<Link> read_link(std::string_view text);

// In Twizzle's way; the site and the cube of the link do not matter.
std::string write_link(const Link& link);

}  // namespace antipode
