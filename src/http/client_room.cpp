#include "http/client_room.h"

#include <sys/resource.h>

#include <algorithm>

namespace antipode::http {
namespace {

// Threads, tables, the list of cubes, and what is read and written meanwhile.
constexpr std::uint64_t files = 128;

}  // namespace

std::size_t clients_within(std::uint64_t descriptors, std::size_t wanted) {
    const std::uint64_t others = refused_at_once + files;
    const std::uint64_t left =
        std::max(descriptors - std::min(descriptors, others), descriptors / 4);
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(left, 1, wanted));
}

std::size_t room_for_clients(std::size_t wanted) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    rlimit raised   = limit;
    raised.rlim_cur = std::min<rlim_t>(limit.rlim_max, wanted + refused_at_once + files);
    if (raised.rlim_cur > limit.rlim_cur && setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
    return clients_within(limit.rlim_cur, wanted);
}

}  // namespace antipode::http
