// What stands before the camera of `bench vision`: a cube of some make, in a hand, under a lamp,
// seen by a cheap camera. Nothing here knows how cubes are recognised.
#pragma once

#include <array>
#include <vector>

#include "base/random.h"
#include "colours/vector3.h"
#include "cube/facelets.h"

namespace antipode::bench::camera {

// In heights of the picture: a webcam sees about 45 degrees from top to bottom.
inline constexpr double focal_length = 1.2;

using colours::Vector3;  // of points and of linear light
using colours::operator+;
using colours::operator-;
using colours::operator*;
using colours::dot;

// How six pictures of one cube were made.
enum class Light : std::uint8_t {
    daylight,  // 5000 to 6500 K, a fair exposure, a still hand
    hard,      // 2700 to 7500 K, glare, shadows, blur, noise, fingers, white plastic
};

// The make of a cube. Lengths are in widths of a cell.
struct Make {
    std::array<Vector3, 6> stickers;          // reflectance, by face
    Vector3                plastic;           // between them
    double                 half_size = 0.43;  // of a sticker
    double                 radius    = 0.08;  // of its corners
    double                 gloss     = 0.05;
    double                 sharpness = 60;  // of the highlight
};

struct Lamp {
    Vector3 colour;         // of white paper under it
    Vector3 direction;      // towards it, of length 1, in the camera's space
    double  ambient = 0.5;  // part of the light that comes from everywhere
};

// One finger, or a capsule of any colour: from a to b in the picture, in heights.
struct Capsule {
    double  ax, ay, bx, by, radius;
    Vector3 colour;
};

// The edge of a shadow: light falls where  x * nx + y * ny < offset.
struct Shadow {
    double nx = 1, ny = 0, offset = 10, softness = 0.1, darkness = 0;
};

struct Sensor {
    Vector3 gains;               // white balance and exposure
    double  mixing     = 0.1;    // of the colour filters: 0 is pure
    double  noise      = 0.005;  // at full light
    double  vignetting = 0.1;
    double  distortion = 0;              // of the lens: barrel below 0
    double  blur       = 0.5;            // in thousandths of the height
    double  motion_x = 0, motion_y = 0;  // the same
};

// What is at the place of a scene.
enum class Aim : std::uint8_t { face, cube };

// One picture.
struct Scene {
    Facelets             facelets;
    Face                 face = Face::F;  // towards the camera
    Make                 make;
    Lamp                 lamp;
    Sensor               sensor;
    Aim                  aim  = Aim::face;
    double               size = 0.5;          // of a face at the place, in heights of the picture
    double               x = 0, y = 0;        // the place, in heights, from the middle
    double               yaw = 0, pitch = 0;  // tilt, in radians
    double               roll   = 0;          // clockwise, before it is tilted
    double               swivel = 0;          // clockwise, after it was; of a cube only
    Shadow               shadow;
    std::vector<Capsule> behind;  // what the background is full of
    std::vector<Capsule> fingers;
    Vector3              background;
    std::uint64_t        seed = 0;  // of the noise
};

// The six pictures of a cube, U R F D L B, each any way up by up to some quarter turns.
struct Sitting {
    std::array<Scene, 6>    scenes;
    std::array<unsigned, 6> quarter_turns;  // clockwise, of each picture
};
Sitting random_sitting(const Facelets& facelets, Light light, Random& random);

// Two pictures of opposite corners, each with three faces.
std::array<Scene, 2> random_corner_views(const Facelets& facelets, Light light, Random& random);

}  // namespace antipode::bench::camera
