#include "search/batch/open_card.h"

#include <algorithm>

#include "base/module.h"
#include "base/size_text.h"
#include "search/batch/fill.h"
#include "search/batch/tables.h"
#include "search/messages.h"

namespace antipode::batch {
namespace {

// For stacks and all else beside the table.
constexpr std::uint64_t reserve = std::uint64_t{6} << 30;

// If nothing is said: what is filled in seconds.
constexpr std::uint64_t usual_memory = std::uint64_t{16} << 30;

// Of another version, or without a version where there is no module.
Cards loaded() {
    using Entry      = const Cards* (*)();
    const auto entry = module_function<Entry>(cards_file, cards_function);
    return entry == nullptr ? Cards{} : *entry();
}

Result<const Cards*> load_cards() {
    static const Cards cards = loaded();
    if (cards.version != Cards::current_version)
        return Error{.kind    = ErrorKind::environment,
                     .message = search_message<"built-without-cuda">()};
    return &cards;
}

CardRequest request_of(const Tables& tables, const optimal::Shape& shape, std::uint32_t slots) {
    return {.small          = &tables.small,
            .corner_frames  = tables.corner_frames.data(),
            .corner_splits  = static_cast<std::uint32_t>(tables.corner_frames.size()),
            .edge_frames    = tables.edge_frames.data(),
            .edge_splits    = static_cast<std::uint32_t>(tables.edge_frames.size()),
            .stabilizers    = tables.stabilizers.data(),
            .classes        = static_cast<std::uint32_t>(tables.stabilizers.size()),
            .products       = tables.products.data(),
            .solved         = words_of(solved),
            .flips          = shape.flips,
            .near           = shape.near,
            .farthest_edges = optimal::farthest_edges(shape.metric),
            .entry_bytes    = shape.entry_bytes(),
            .place_bytes    = optimal::Shape::place_bytes,
            .bytes          = shape.bytes(),
            .slots          = slots};
}

}  // namespace

Result<CardFacts> card_facts() {
    const auto cards = load_cards();
    if (!cards) return cards.error();
    CardFacts   facts;
    std::string why;
    if ((*cards)->describe(facts, why)) return facts;
    return Error{.kind = ErrorKind::environment, .message = search_message<"no-card">(why)};
}

// As the processor's tables are, and two sizes that it has no room for.
optimal::Shape card_shape(Metric metric, unsigned flips) {
    for (const optimal::Shape& shape : optimal::shapes())
        if (shape.metric == metric && shape.flips == flips) return shape;
    return {metric, flips, metric == Metric::qtm ? 11U : 10U};
}

Result<optimal::Shape> shape_for(const CardOptions& options, const CardFacts& facts) {
    const std::uint64_t free = facts.memory > reserve ? facts.memory - reserve : 0;
    const std::uint64_t room = std::min(free, options.memory.value_or(usual_memory));
    for (unsigned flips = split::all_flips; flips >= 2; --flips)
        if (const auto shape = card_shape(options.metric, flips); shape.bytes() <= room)
            return shape;
    return Error{.kind    = ErrorKind::environment,
                 .message = search_message<"card-too-small">(
                     size_text(card_shape(options.metric, 2).bytes()), size_text(room))};
}

Result<std::shared_ptr<Card>> take_card(const CardFacts& facts, const optimal::Shape& shape,
                                        std::uint32_t slots) {
    const auto cards = load_cards();
    if (!cards) return cards.error();
    const Tables tables(shape.metric);
    std::string  why;
    Executor*    executor = (*cards)->open(request_of(tables, shape, slots), why);
    if (executor == nullptr)
        return Error{.kind    = ErrorKind::environment,
                     .message = search_message<"device-failed">(why)};
    return std::shared_ptr<Card>(new Card({executor, (*cards)->close}, shape, facts));
}

Result<std::shared_ptr<Card>> open_card(const CardOptions& options, const BuildContext& context) {
    const auto facts = card_facts();
    if (!facts) return facts.error();
    const auto shape = shape_for(options, *facts);
    if (!shape) return shape.error();
    auto card = take_card(*facts, *shape, options.slots);
    if (!card) return card.error();
    const auto filled = fill((*card)->executor(), *shape, context);
    if (!filled) return filled.error();
    if (*filled == BuildEnd::stopped)
        return Error{.kind = ErrorKind::stopped, .message = search_message<"card-stopped">()};
    return card;
}

}  // namespace antipode::batch
