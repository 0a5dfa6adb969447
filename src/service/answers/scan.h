// The cube that a camera saw.
#pragma once

#include <string>

#include "colours/decide.h"
#include "service/json_fwd.h"

namespace antipode::service {

struct ScanAnswer {
    colours::Decision     decision;
    colours::PictureOrder order = colours::PictureOrder::net;
};

// {"facelets":…,"probability":0.9999,"doubtful":[20],"second":{…},"colours":"wrgyob"}
Json to_json(const ScanAnswer& answer);

// The colours of the faces U R F D L B by their letters: "wrgyob".
std::string colours_of(const colours::Decision& decision);

// "F3 R2": the doubtful stickers by name.
std::string doubtful_names(const colours::Decision& decision);

// As it is told: never more than was computed.
double told_probability(double probability);

}  // namespace antipode::service
