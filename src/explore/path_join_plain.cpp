#include <bit>
#include <cstring>

#include "cube/kernel/plain.h"
#include "explore/path_join.h"

namespace antipode::joining {
namespace plain {
namespace {

using Kernel = kernel::Plain;

#include "explore/path_join.inc"

}  // namespace
}  // namespace plain

void join_plain(const Products& left, const Products& right, const PlacedCorners& corners,
                Workbench& bench, std::vector<Meeting>& meetings) {
    plain::join(left, right, corners, bench, meetings);
}

}  // namespace antipode::joining
