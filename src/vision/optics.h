// What needs OpenCV: reading pictures and cameras, and finding squares. The libraries take a tenth
// of a second to load, so they are in a module of their own (src/camera), which is loaded when
// it is asked for; without it everything else works.
//
//     const auto optics = load_optics();
//     if (!optics) return optics.error();        // says what to install
//     (*optics)->find_squares(picture, seen_straight, squares);
#pragma once

#include <vector>

#include "base/result.h"
#include "vision/picture.h"
#include "vision/squares.h"

namespace antipode::vision {

// The functions of the module. Only types that are whole in their headers pass, since program and
// module have each their own copy of everything else.
struct Optics {
    // Whoever changes this struct gives it another number.
    static constexpr unsigned current_version = 2;

    struct Source;  // a camera, a film or an address

    unsigned version = 0;
    // False if the bytes are no picture; `rows` is what their header says.
    bool (*decode)(const std::vector<std::uint8_t>& bytes, int rows, Picture& picture) = nullptr;
    void (*find_squares)(const Picture& picture, const SquareShape& shape,
                         std::vector<Square>& squares)                                 = nullptr;
    Source* (*open)(const char* name)                                                  = nullptr;
    bool (*next)(Source& source, Picture& picture)                                     = nullptr;
    void (*close)(Source* source)                                                      = nullptr;
};

// What the module is called, and the function in it that gives the others.
inline constexpr const char* optics_file     = "antipode_camera.so";
inline constexpr const char* optics_function = "antipode_optics";

// The module beside the program, or in the lib folder beside the program's; loaded once.
Result<const Optics*> load_optics();

}  // namespace antipode::vision
