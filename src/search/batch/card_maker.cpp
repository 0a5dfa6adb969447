#include "search/batch/card_maker.h"

#include <algorithm>

#include "search/batch/fill.h"
#include "search/batch/open_card.h"
#include "search/messages.h"

namespace antipode::batch {

Result<BuildEnd> CardMaker::build(std::span<std::byte> out, const BuildContext& context) const {
    constexpr std::uint64_t at_a_time = std::uint64_t{256} << 20;
    const auto              facts     = card_facts();
    if (!facts) return facts.error();
    const auto card = take_card(*facts, shape_, 1);
    if (!card) return card.error();
    Executor& executor = (*card)->executor();
    auto      filled   = fill(executor, shape_, context);
    if (!filled || *filled == BuildEnd::stopped) return filled;
    for (std::uint64_t at = 0; at < out.size(); at += at_a_time)
        if (!executor.read(at, out.data() + at,
                           std::min<std::uint64_t>(at_a_time, out.size() - at)))
            return Error{.kind    = ErrorKind::environment,
                         .message = search_message<"device-failed">(executor.failure())};
    return BuildEnd::complete;
}

}  // namespace antipode::batch
