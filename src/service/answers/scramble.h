// Scrambles as the World Cube Association wants them: a maneuver that makes a uniformly
// random position of a solved cube.
//
//     Scrambles scrambles(engine, 42);
//     scrambles.next(), scrambles.next()     // the same ones for the same seed, everywhere
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "base/random.h"
#include "service/answers/sheet.h"
#include "service/engine/engine.h"
#include "service/json_fwd.h"

namespace antipode::service {

struct Scramble {
    Cube          cube;
    Moves         maneuver;  // that makes it
    std::uint64_t seed   = 0;
    std::uint64_t number = 0;  // from 1
};

class Scrambles {
public:
    explicit Scrambles(Engine& engine, std::optional<std::uint64_t> seed);  // drawn if absent

    // An error if the tables cannot be had, or the search was stopped.
    Result<Scramble> next(const std::stop_token& stop = {});

private:
    Engine&       engine_;
    std::uint64_t seed_;
    Random        random_;
    std::uint64_t drawn_ = 0;
};

std::string to_text(const Scramble& scramble);  // the maneuver
// {"scramble":…,"length":20,"facelets":…,"seed":…,"number":1}
Json to_json(const Scramble& scramble);

// For a sheet with the numbers, nets and maneuvers.
SheetItem sheet_item(const Scramble& scramble);

}  // namespace antipode::service
