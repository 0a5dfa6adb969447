#include "workspace/location.h"

#include <cstdlib>

namespace antipode::workspace {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> path_in_environment(const char* variable) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return fs::path(value);
}

}  // namespace

std::optional<fs::path> default_workspace_file() {
    const fs::path name = fs::path("antipode") / "workspace.sqlite";
    const auto     data = path_in_environment("XDG_DATA_HOME");
    if (data && data->is_absolute()) return *data / name;
    if (const auto home = path_in_environment("HOME")) return *home / ".local" / "share" / name;
    return std::nullopt;
}

}  // namespace antipode::workspace
