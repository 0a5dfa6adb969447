// Colours of cubes as cameras see them.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "base/random.h"
#include "colours/decide.h"

namespace antipode::testing {

struct SeenCube {
    std::string      name;
    colours::Patches patches;
    std::string      facelets;  // the right ones
};

inline std::vector<SeenCube> seen_cubes(const std::string& file) {
    std::ifstream         lines(ANTIPODE_TEST_DATA "/" + file);
    std::vector<SeenCube> cubes;
    for (std::string line; std::getline(lines, line);) {
        const auto json = nlohmann::json::parse(line);
        cubes.push_back({json["name"], json["rgb"].get<colours::Patches>(), json["facelets"]});
    }
    return cubes;
}

inline std::vector<SeenCube> real_cubes() { return seen_cubes("camera_colours.jsonl"); }

inline double random_unit(Random& random) {
    return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

// A cube in fair light: usual colours, each patch a little brighter or darker.
inline colours::Patches patches_of(const Facelets& facelets, Random& random) {
    constexpr colours::Rgb looks[] = {{225, 228, 230}, {170, 30, 35}, {20, 140, 70},
                                      {220, 205, 40},  {235, 95, 25}, {20, 65, 150}};
    using colours::        operator*;
    colours::Patches       patches;
    for (std::size_t i = 0; i < facelet_count; ++i)
        patches[i] = (0.9 + 0.2 * random_unit(random)) * looks[index(facelets[i])];
    return patches;
}

// The same pictures in another order and turned: picture i of the result was order[i], turned
// back by turns[i].
struct Shuffle {
    std::array<std::uint8_t, 6> order;
    std::array<unsigned, 6>     turns;

    static Shuffle random(Random& random) {
        Shuffle shuffle{};
        std::iota(shuffle.order.begin(), shuffle.order.end(), std::uint8_t{0});
        for (std::size_t i = 5; i > 0; --i)
            std::swap(shuffle.order[i], shuffle.order[random.below(i + 1)]);
        for (unsigned& turn : shuffle.turns) turn = static_cast<unsigned>(random.below(4));
        return shuffle;
    }

    // The picture of each face.
    std::array<std::uint8_t, 6> pictures() const {
        std::array<std::uint8_t, 6> pictures{};
        for (std::uint8_t i = 0; i < 6; ++i) pictures[order[i]] = i;
        return pictures;
    }

    colours::Patches of(const colours::Patches& patches) const {
        colours::Patches shuffled;
        for (std::size_t i = 0; i < 6; ++i)
            for (std::size_t cell = 0; cell < 9; ++cell)
                shuffled[9 * i + cell] =
                    patches[9u * order[i] + colours::turned_cell(cell, turns[i])];
        return shuffled;
    }
};

}  // namespace antipode::testing
