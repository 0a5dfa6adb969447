// A solution told in its phases: what each is for, its turns, and what is solved
// after it.
//
//     Result<Explanation> story = explain(engine.methods(), {.cube = cube, .method = row}, watch);
//     to_json(*story)      // what a page needs to show it step by step
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/answers/methods.h"
#include "service/engine/method_cache.h"

namespace antipode::service {

struct ExplainRequest {
    Cube                cube;
    const methods::Row* method;
    Limits              limits  = {};
    Centres             centres = {};  // that are to come home as well
};

struct ExplainedPhase {
    Phase                         phase;
    std::string                   word;  // its moves
    Cube                          after;
    std::vector<std::string_view> corners_home;  // by name, in their places and turned right
    std::vector<std::string_view> edges_home;
    Centres                       centres = {};  // after it
};

struct Explanation {
    ExplainRequest              request;
    Answer                      answer;
    std::vector<ExplainedPhase> phases;
};

// Wrong for positions that turning cannot make.
Result<Explanation> explain(MethodCache& methods, const ExplainRequest& request,
                            const Watch& watch);

// {"cube":…,"method":…,"solution":…,"length":…,"ended":…,"phases":[{"name":…,"goal":…,
//  "moves":…,"length":…,"after":"<54>","corners_home":[…],"edges_home":[…]},…]}; where centres
//  count, it and each phase have "centres" as of info.
Json to_json(const Explanation& explanation);

}  // namespace antipode::service
