// What somebody typed or pasted, for a page that shows it: the position and, where
// there are turns, the turns one by one.
//
//     Result<ReadAnswer> answer = read({.text = "R U2 x"});
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "service/answers/words.h"

namespace antipode::service {

struct ReadRequest {
    std::string text;
    CubeReading reading = {};
};

struct ReadAnswer {
    Form                             form;
    Cube                             cube;
    std::optional<WordAnswer>        word    = std::nullopt;  // of a link, its alg
    std::optional<std::vector<Span>> spans   = std::nullopt;  // of its turns, as in turn_spans()
    std::string                      held    = {};  // as in WordAnswer, the setup included
    Centres                          centres = {};

    // Of a link: the turns before its alg, and the position that they make.
    Maneuver            setup = {};
    std::optional<Cube> start = std::nullopt;
};

// Any CUBE form. What is wrong has a place in the text where there is one; for
// stickers that make no cube, broken_stickers() in service/answers/position.h tells more.
Result<ReadAnswer> read(const ReadRequest& request);

// {"form":"maneuver","facelets":…,"reachable":true,"maneuver":"R U2 x",
//  "moves":["R","U2","x"],"spans":[[0,1],[2,2],[5,1]],"setup":…,"start":…,
//  "held":"x","lengths":{…}}
//
// "reason" is there for unreachable positions; what comes from turns, where turns
// are known; "spans" where each turn stands in the text; "setup" and "start" for
// links that have a setup, "start" alone for those that start from a cube.
Json to_json(const ReadAnswer& answer);

}  // namespace antipode::service
