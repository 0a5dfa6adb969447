// How much memory this process can still take: what the machine has, and what the
// limits of its control group and of the process itself leave.
//
//     const AvailableMemory memory = available_memory();
//     if (memory.bytes < needed) tell(memory.bytes, reason(memory.limited_by));
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "base/message.h"

namespace antipode {

enum class MemoryLimit : std::uint8_t {
    machine,        // what is free before it starts to swap or to kill
    control_group,  // of a container or a service (memory.max)
    process,        // its address space (RLIMIT_AS, ulimit -v)
};

// "on this machine": where a number of bytes is available.
Message name_of(MemoryLimit limit);
// "stop other programs": what somebody can do who needs more.
Message remedy_for(MemoryLimit limit);

struct AvailableMemory {
    std::uint64_t bytes;  // the largest number where nothing tells
    MemoryLimit   limited_by = MemoryLimit::machine;
};

AvailableMemory available_memory();

// What one table may take when nobody said how much: all but an eighth of what is
// available, which is left to the search, to other programs and to the cache of files.
std::uint64_t memory_for_tables();

// What the control groups listed in `membership` (/proc/self/cgroup) leave, their
// parents included; nothing where none of them has a limit. Memory that only caches
// files counts as free.
std::optional<std::uint64_t> memory_left_in_groups(const std::filesystem::path& membership,
                                                   const std::filesystem::path& groups);

}  // namespace antipode
