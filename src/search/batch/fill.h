// Fills a table of bounds where the rounds of a batch are carried out: the same table, bit for bit,
// that optimal::build() makes.
#pragma once

#include "search/batch/executor.h"
#include "tables/optimal.h"

namespace antipode::batch {

Result<BuildEnd> fill(Executor& executor, const optimal::Shape& shape, const BuildContext& context);

}  // namespace antipode::batch
