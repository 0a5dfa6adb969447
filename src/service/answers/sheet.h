// Cubes on paper: number, picture, name and maneuver of each, six to a page, as one HTML
// file that needs nothing else.
//
//     std::string html = sheet({.title = "Cubes", .items = items});
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cube/centres.h"
#include "cube/drawing/drawing.h"

namespace antipode::service {

struct SheetItem {
    std::uint64_t number = 0;
    CentredCube   position;
    std::string   name     = {};
    std::string   maneuver = {};
    std::string   length   = {};  // "(18f*)"
};

struct SheetRequest {
    std::string            title;
    std::vector<SheetItem> items;
    View                   view = View::solid;
};

// Pictures make a file large: about 12 kB for each cube, and 22 kB for a net.
inline constexpr std::size_t most_on_a_sheet = 1000;

std::string sheet(const SheetRequest& request);

}  // namespace antipode::service
