// The manual page, made from the table of commands.
#pragma once

#include <string>

namespace antipode::cli {

std::string manual_page();  // in roff, for man(1)

}  // namespace antipode::cli
