// While one of these lives, its thread may forget memory under a sanitizer: OpenCV's libraries
// do when they look for cameras of all kinds, a few kilobytes each time.
#pragma once

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
#define ANTIPODE_FINDS_LEAKS
#endif
#endif

namespace antipode::camera {

#ifdef ANTIPODE_FINDS_LEAKS
using ForgivenLeaks = __lsan::ScopedDisabler;
#else
struct ForgivenLeaks {
    ForgivenLeaks() {}  // NOLINT(modernize-use-equals-default): else it would be unused
};
#endif

}  // namespace antipode::camera
