#include <bit>

#include "explore/find_walk.h"

namespace antipode::finding {
namespace plain {
namespace {

using Kernel = kernel::Plain;

#include "explore/find_walk.inc"

}  // namespace
}  // namespace plain

void walk_plain(const Search& search, const Prefix& prefix, std::size_t length, Harvest& harvest) {
    plain::walk_words(search, prefix, length, harvest);
}

}  // namespace antipode::finding
