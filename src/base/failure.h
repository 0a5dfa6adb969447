// What to tell of an exception that ended a piece of work.
//
//     try { … } catch (...) { return failure_of(base_message<"the-search">()); }
//
// Exceptions are for what cannot be foreseen, running out of memory first of all. They
// end the work they come from; at its edge they become an Error of kind environment.
#pragma once

#include "base/result.h"

namespace antipode {

// In a catch block only. `work` is named in the sentence: "not enough memory for the search".
Error failure_of(const Message& work);

}  // namespace antipode
