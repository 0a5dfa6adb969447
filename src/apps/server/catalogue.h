// Every sentence that can reach somebody over HTTP.
#pragma once

#include <vector>

#include "base/message.h"

namespace antipode::server {

std::vector<Sentence> all_sentences();

}  // namespace antipode::server
