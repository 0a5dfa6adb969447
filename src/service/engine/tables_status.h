// How far tables are, for status and events of the server, and where they are to be:
// all tables of the two-phase search in one metric together, each table of bounds
// for shortest solutions by its name.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "notation/metric.h"

namespace antipode::service {

// Where the tables are read from once they are there.
enum class Pages : std::uint8_t {
    huge,   // a copy, which random reads take half the time on
    small,  // the files themselves, for programs that end soon
};

enum class TablesState : std::uint8_t { absent, loading, building, ready, failed };

struct TablesStatus {
    Metric      metric   = Metric::htm;
    TablesState state    = TablesState::absent;
    double      progress = 0;  // of loading or building, from 0 to 1
    Message     message  = {};
    std::string name     = {};  // of a table of bounds

    friend bool operator==(const TablesStatus&, const TablesStatus&) = default;
};

// A table that is loaded or built before a search can begin.
struct TableWork {
    std::string name;
    double      progress = 0;  // from 0 to 1

    friend bool operator==(const TableWork&, const TableWork&) = default;
};

constexpr std::string_view name_of(TablesState state) {
    constexpr std::array<std::string_view, 5> names = {"absent", "loading", "building", "ready",
                                                       "failed"};
    return names[static_cast<std::size_t>(state)];
}

// {"metric":"htm","state":"building","progress":0.43,"message":"…"}; "name" if there
// is one.
nlohmann::ordered_json to_json(const TablesStatus& status);
nlohmann::ordered_json to_json(const std::vector<TablesStatus>& statuses);

}  // namespace antipode::service
