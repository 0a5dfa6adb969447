// The cubes of a coset by distance, with the tables and solvers of an engine.
//
//     Result<coset::CosetAnswer> answer = explore(engine, order, watch);
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "service/json_fwd.h"
#include "service/requests/coset.h"

namespace antipode::service {

class Engine;

// What is needed beside the tables, and refused where it is not there, before any work
// begins; nothing where lists will do.
std::uint64_t        memory_of(const CosetOrder& order);
std::optional<Error> too_large(const CosetOrder& order);

// The watch's `solve` and `file` are filled in here.
Result<coset::CosetAnswer> explore(Engine& engine, const CosetOrder& order,
                                   const coset::CosetWatch& watch);

// What many runs one after the other share: the watch's `reserve`.
std::shared_ptr<coset::Reserve> coset_reserve();

std::vector<std::string_view> coset_end_names();  // in the order of CosetEnd

Message progress_text(const coset::CosetProgress& progress);

std::string left_text(const Cube& cube);  // as facelets

// Field names are explained in docs/guide/coset.md.
Json to_json(const coset::CosetLevel& level);
Json to_json(const coset::CosetAnswer& answer, const CosetOrder& order);

}  // namespace antipode::service
