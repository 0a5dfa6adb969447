// What a workspace file contains, and how files of older versions become files
// of this one.
//
// All SQL that makes tables is in schema.cpp, as a list of steps: the version of
// a file (`PRAGMA user_version`) is the number of steps it has seen. A new version
// is a new step at the end; a step that was published never changes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "base/result.h"
#include "workspace/database.h"

namespace antipode::workspace {

// `PRAGMA application_id` of our files: "Anti" in ASCII.
inline constexpr std::int64_t application_id = 0x416e7469;

std::int64_t newest_version();

// Looks at the first bytes of a file without touching it: what tells that it is
// no workspace, if anything does. A file that is not there, or empty, may become one.
std::optional<Error> refusal_by_header(const std::filesystem::path& path);

// Makes a new file a workspace, brings an old one up to date, and refuses what is
// neither; what is refused stays as it was.
std::optional<Error> prepare_schema(Database& database, const std::filesystem::path& path);

}  // namespace antipode::workspace
