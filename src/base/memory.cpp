#include "base/memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <string>

#include "base/messages.h"

namespace antipode {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

// The files of the two versions of control groups; both tell what caches of files take
// in "memory.stat".
struct GroupFiles {
    const char* folder;  // below the mounted groups; version 2 may be mounted beside version 1
    const char* limit;
    const char* usage;
};
constexpr GroupFiles version_1 = {"memory", "memory.limit_in_bytes", "memory.usage_in_bytes"};
constexpr GroupFiles version_2 = {"", "memory.max", "memory.current"};
constexpr GroupFiles version_2_beside = {"unified", "memory.max", "memory.current"};

std::optional<std::uint64_t> number_in(const fs::path& path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    if (file >> number) return number;  // "max" is none
    return std::nullopt;
}

// The sum of some rows of a file of names and numbers, such as "inactive_file 4096".
std::uint64_t sum_of(const fs::path& path, std::array<std::string_view, 2> names) {
    std::ifstream file(path);
    std::string   name;
    std::uint64_t number = 0;
    std::uint64_t sum    = 0;
    while (file >> name >> number)
        if (std::ranges::find(names, name) != names.end()) sum += number;
    return sum;
}

// Of one group alone.
std::uint64_t left_in(const fs::path& group, const GroupFiles& files) {
    const auto limit = number_in(group / files.limit);
    const auto usage = number_in(group / files.usage);
    if (!limit || !usage) return unlimited;
    const auto cached = sum_of(group / "memory.stat", {"active_file", "inactive_file"});
    const auto used   = *usage - std::min(*usage, cached);
    return *limit - std::min(*limit, used);
}

// Of a group and of all that it lies in. Inside a container the path may be one that
// is seen from outside only; then the limit is at the root of what is mounted.
std::uint64_t left_along(const fs::path& root, const fs::path& group, const GroupFiles& files) {
    std::uint64_t left = left_in(root, files);
    fs::path      at   = root;
    for (const fs::path& name : group.relative_path()) {
        at /= name;
        left = std::min(left, left_in(at, files));
    }
    return left;
}

std::uint64_t left_on_machine() {
    std::ifstream info("/proc/meminfo");
    std::string   key;
    std::uint64_t kibibytes = 0;
    std::string   unit;
    while (info >> key >> kibibytes) {
        if (key == "MemAvailable:") return kibibytes * 1024;
        std::getline(info, unit);
    }
    return unlimited;
}

std::uint64_t left_of_address_space() {
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return unlimited;
    const auto pages = number_in("/proc/self/statm");
    const auto taken = pages.value_or(0) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, taken);
}

std::string_view word_of(MemoryLimit limit) {
    constexpr std::array<std::string_view, 3> words = {"machine", "group", "process"};
    return words[static_cast<std::size_t>(limit)];
}

}  // namespace

Message name_of(MemoryLimit limit) { return base_message<"memory-limit">(word_of(limit)); }
Message remedy_for(MemoryLimit limit) { return base_message<"memory-remedy">(word_of(limit)); }

std::optional<std::uint64_t> memory_left_in_groups(const fs::path& membership,
                                                   const fs::path& groups) {
    std::ifstream file(membership);
    std::string   line;
    std::uint64_t left = unlimited;
    while (std::getline(file, line)) {  // "4:memory:/a/group", and "0::/a/group" of version 2
        const auto first  = line.find(':');
        const auto second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        const std::string kinds = line.substr(first + 1, second - first - 1);
        const fs::path    group = line.substr(second + 1);
        if (kinds.empty()) {
            for (const GroupFiles& files : {version_2, version_2_beside})
                left = std::min(left, left_along(groups / files.folder, group, files));
        } else if ((',' + kinds + ',').find(",memory,") != std::string::npos) {
            left = std::min(left, left_along(groups / version_1.folder, group, version_1));
        }
    }
    // A group of version 1 without a limit has the largest number of pages as its limit.
    if (left > unlimited / 4) return std::nullopt;
    return left;
}

AvailableMemory available_memory() {
    const std::array<AvailableMemory, 3> all = {
        {{left_on_machine(), MemoryLimit::machine},
         {memory_left_in_groups("/proc/self/cgroup", "/sys/fs/cgroup").value_or(unlimited),
          MemoryLimit::control_group},
         {left_of_address_space(), MemoryLimit::process}}};
    return *std::ranges::min_element(all, {}, &AvailableMemory::bytes);
}

std::uint64_t memory_for_tables() {
    const std::uint64_t available = available_memory().bytes;
    return available - available / 8;
}

}  // namespace antipode
