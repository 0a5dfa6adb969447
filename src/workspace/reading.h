// What was read from a file of cubes: what could be read, and what could not.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/message.h"
#include "workspace/row.h"

namespace antipode::workspace {

// A sentence about one place of the file: a line, counted from 1, or an element
// of a list, counted from 0.
struct Remark {
    std::size_t place = 0;
    Message     message;
};

struct Reading {
    std::vector<Entry>       entries;
    std::vector<std::size_t> places;  // of the entries
    std::vector<Remark>      errors;  // where there is no entry
    std::vector<Remark>      notes;   // where the entry is not quite what the file says
};

}  // namespace antipode::workspace
