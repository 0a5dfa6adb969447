// The files of the page, which the build makes from web/ and embeds; none if it
// was told to leave the page out.
#pragma once

#include <span>

#include "apps/server/page.h"

namespace antipode::cli {

std::span<const server::PageFile> page_files();

}  // namespace antipode::cli
