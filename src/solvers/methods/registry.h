// The methods by name: ours and those that the documents tell of, as data. Help,
// listings, comparisons and tests all read these rows; a new method is a new one.
//
//     for (const methods::Row& row : methods::rows()) tell(row.name, row.explanation);
//     Result<methods::Pointer> method = methods::find("korf")->make({.threads = 2});
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solvers/methods/method.h"

namespace antipode::methods {

enum class Effort : std::uint8_t {
    quick,    // every position in a fraction of a second
    patient,  // every position, some after hours
    shallow,  // positions near the solved cube; others hardly ever
};

constexpr std::string_view name_of(Effort effort) {
    constexpr std::string_view names[] = {"quick", "patient", "shallow"};
    return names[static_cast<std::size_t>(effort)];
}

struct Row {
    std::string_view name;
    std::string_view author;
    unsigned         year;  // 0 where nobody knows it
    std::string_view guarantee;
    std::string_view tables;
    std::uint64_t    bytes;  // of the tables
    Effort           effort;
    std::string_view explanation;
    // What it guarantees where centres count, if it knows them; else a last stage turns them
    // right (centre_stage.h).
    std::string_view with_centres = {};

    // Makes its tables, or asks for them; the latter if it reads tables that are files.
    // Such a method is quickly made, and kept by nobody, so that files are not held for it.
    bool reads_files = false;
    Result<Pointer> (*make)(const Ingredients& ingredients);
};

std::span<const Row> rows();

// What it guarantees for a position with these centres.
std::string guarantee_of(const Row& row, CentreSet counted);

const Row* find(std::string_view name);  // nullptr if there is none

}  // namespace antipode::methods
