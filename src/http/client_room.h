// How many clients may be connected at once: each takes a descriptor, of which the system gives
// a process a limited number, often 1024.
//
//     limits.max_connections = room_for_clients(limits.max_connections);
#pragma once

#include <cstddef>
#include <cstdint>

namespace antipode::http {

// Clients too many that are being told so; any more are dropped.
inline constexpr std::size_t refused_at_once = 64;

// As many as are wanted, or as a limit of so many descriptors leaves beside clients that are
// refused and the files of the program.
std::size_t clients_within(std::uint64_t descriptors, std::size_t wanted);

// The same under the limit of this process, which is raised where more are wanted.
std::size_t room_for_clients(std::size_t wanted);

}  // namespace antipode::http
