// A request that the server itself turns down, before any handler sees it.
#pragma once

#include "base/message.h"

namespace antipode::http {

struct Refusal {
    int     status = 400;
    Message message;  // what is wrong and what is accepted

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace antipode::http
