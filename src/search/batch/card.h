// The module with the code for graphics cards, loaded when somebody asks for one.
//
//     auto cards = load_cards();                       // or why there is none
//     auto executor = open_card(tables, shape, slots);
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "search/batch/executor.h"

namespace antipode::batch {

// All that a card needs to know of positions and of the table, as arrays.
struct CardRequest {
    const SmallTables*   small          = nullptr;
    const std::uint32_t* corner_frames  = nullptr;
    std::uint32_t        corner_splits  = 0;
    const std::uint32_t* edge_frames    = nullptr;
    std::uint32_t        edge_splits    = 0;
    const std::uint64_t* stabilizers    = nullptr;
    std::uint32_t        classes        = 0;
    const std::uint8_t*  products       = nullptr;
    Words                solved         = {};
    std::uint32_t        flips          = 0;
    std::uint32_t        near           = 0;
    std::uint32_t        farthest_edges = 0;
    std::uint64_t        entry_bytes    = 0;
    std::uint64_t        place_bytes    = 0;
    std::uint64_t        bytes          = 0;  // of the table
    std::uint32_t        slots          = 0;
};

struct CardFacts {
    std::string   name;
    std::uint64_t memory     = 0;  // bytes that are free
    std::uint32_t processors = 0;
};

struct Cards {
    static constexpr unsigned current_version = 2;

    unsigned version = 0;
    // Whether there is a card; otherwise `why` says what is missing.
    bool (*describe)(CardFacts& facts, std::string& why) = nullptr;
    // Nothing if it cannot be had, for the reason said.
    Executor* (*open)(const CardRequest& request, std::string& why) = nullptr;
    void (*close)(Executor* executor)                               = nullptr;
};

inline constexpr auto cards_file     = "antipode_gpu.so";
inline constexpr auto cards_function = "antipode_cards";

}  // namespace antipode::batch
