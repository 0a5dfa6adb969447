// Cases that are meant to take long: the program ends none of them before this many seconds.
#pragma once

namespace antipode::testing {

void let_this_case_take(unsigned seconds);

}  // namespace antipode::testing
