#include "solvers/goals/tables.h"

#include <algorithm>
#include <cassert>
#include <new>

#include "base/mapping.h"

namespace antipode::goals {

GoalTables::GoalTables(Layout layout, Entries entries)
    : layout_(std::move(layout)),
      views_(layout_->views()),
      tables_(layout_->tables()),
      entries_(std::move(entries)) {
    assert(entries_.bytes.size() == layout_->bytes());
}

std::shared_ptr<const GoalTables> GoalTables::made(const Layout&                  layout,
                                                   const GoalLayout::FillOptions& options) {
    auto memory = Mapping::zeroed(std::max<std::uint64_t>(layout->bytes(), 1));
    if (!memory) throw std::bad_alloc();
    const std::span<std::byte>    all = memory->writable();
    const std::span<std::uint8_t> entries(reinterpret_cast<std::uint8_t*>(all.data()),
                                          layout->bytes());
    if (!layout->fill(entries, options)) return nullptr;
    auto shared = std::make_shared<const Mapping>(*std::move(memory));
    return std::make_shared<const GoalTables>(layout, Entries{entries, std::move(shared)});
}

std::vector<std::uint64_t> GoalTables::histogram() const {
    const GoalLayout::Table& first = tables_.front();
    return counts_by_distance(entries_.bytes.subspan(first.offset, first.size));
}

std::optional<GoalTables::Node> GoalTables::start(const Cube& cube) const {
    for (const ViewStates& view : layout_->fixed())
        if (!view.find(cube)) return std::nullopt;
    Node node;
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const auto state = views_[i].find(cube);
        if (!state) return std::nullopt;
        node.states[i] = *state;
    }
    if (bound(node) == too_far) return std::nullopt;
    return node;
}

unsigned GoalTables::bound(const Node& node) const {
    unsigned bound = 0;
    for (const GoalLayout::Table& table : tables_)
        bound = std::max<unsigned>(bound, entries_.bytes[table.number(node)]);
    return bound;
}

}  // namespace antipode::goals
