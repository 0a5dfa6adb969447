// The 2x2x2: checking, drawing and writing it. Reading it is in pocket/forms.h, what takes tables
// in service/answers/pocket_engine.h.
//
//     Result<pocket::Reading> cube = pocket::read("R U x");
//     text_net(stickers_of(cube->cube))
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pocket/forms.h"
#include "service/answers/picture.h"

namespace antipode::service {

using PocketForm = std::optional<pocket::Form>;  // recognised when absent

std::vector<std::string_view> pocket_form_names();

// Whether turning can reach what is written. Wrong when the text is no 24 stickers,
// eight cubies or turns at all.
Result<pocket::Feasibility> check_pocket(std::string_view text, PocketForm form = std::nullopt);

// {"feasible":true,"facelets":…} or {"feasible":false,"reason":…,
// "facelets_at_fault":["U4",…]}.
Json to_json(const pocket::Feasibility& answer);

std::string pocket_facelets(const pocket::HeldCube& cube);

Stickers stickers_of(const pocket::HeldCube& cube);

}  // namespace antipode::service
