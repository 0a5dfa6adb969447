#include "explore/count/coset_counter.h"

#include <algorithm>
#include <cassert>

namespace antipode::counting {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t keys_at_once = 4096;
constexpr std::size_t lists_ahead  = 3;

// The first lines of a list; the processor guesses the rest.
void prefetch_list(const JoinedList& list) {
    const auto* const bytes = reinterpret_cast<const char*>(list.states.data());
    const std::size_t size  = std::min<std::size_t>(list.states.size_bytes(), 512);
    for (std::size_t line = 0; line < size; line += 64) __builtin_prefetch(bytes + line);
}

}  // namespace

// A product a · b of a pair that is not skipped is at least |b| - |a| + 1 long, because
// the last move of a does not shorten b. In quarter turns all its lengths have the same
// parity, and that move even makes it longer.
std::vector<unsigned> CosetCounter::shorter_lengths(const LevelSources& sources,
                                                    unsigned            distance) {
    const bool            by_quarters = sources.metric == Metric::qtm;
    const unsigned        prefix      = distance - sources.stored();
    const unsigned        step        = by_quarters ? 2 : 1;
    const unsigned        gained      = by_quarters ? 2 : 1;  // by the last move of a
    const unsigned        longest     = sources.stored() + gained;
    const unsigned        least       = longest > prefix ? longest - prefix : 0;
    std::vector<unsigned> lengths;
    for (unsigned length = distance; length >= least + step; length -= step)
        lengths.push_back(length - step);
    return lengths;
}

CosetCounter::CosetCounter(const LevelSources& sources, unsigned distance) : sources_(sources) {
    assert(distance > sources.stored() && distance <= sources.stored() + sources.prefixes.depth());
    for (const unsigned length : shorter_lengths(sources, distance)) {
        if (length <= sources.stored())
            stored_.push_back(length);
        else
            parts_.push_back({.prefix_length = length - sources.stored()});
    }
    parts_.push_back({.prefix_length = distance - sources.stored()});
}

void CosetCounter::go_to_class(std::uint32_t order_class) {
    if (order_class == order_class_) return;
    order_class_ = order_class;
    for (Part& part : parts_)
        part.joining.emplace(sources_.cosets, order_class,
                             sources_.prefixes.level(part.prefix_length), Junction::each_once);
}

void CosetCounter::flush() {
    distinct_.add({keys_.data(), end_});
    end_ = keys_.data();
}

void CosetCounter::add_stored(std::span<const EdgeState> states) {
    keys_.resize(std::max(keys_.size(), states.size()));
    end_ = keys_.data();
    for (const EdgeState& state : states) *end_++ = key_of(state.edges);
    flush();
}

void CosetCounter::add_products(const Part& part) {
    const auto& lists = part.joined.lists;
    for (std::size_t i = 0; i < std::min(lists_ahead, lists.size()); ++i) prefetch_list(lists[i]);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (i + lists_ahead < lists.size()) prefetch_list(lists[i + lists_ahead]);
        const auto        used = static_cast<std::size_t>(end_ - keys_.data());
        const std::size_t room = used + lists[i].states.size() + products_slack;
        if (room > keys_.size()) {
            flush();
            keys_.resize(std::max(keys_.size(), lists[i].states.size() + products_slack));
            end_ = keys_.data();
        }
        end_ = products_(lists[i].states, *lists[i].frame, end_);
    }
    flush();
}

void CosetCounter::gather(Slot slot) {
    const Level& last    = sources_.levels.back();
    std::size_t  at_most = 0;
    for (const unsigned length : stored_) at_most += sources_.levels[length].list(slot).size();
    for (Part& part : parts_) {
        part.joining->find_lists(slot, last, part.joined);
        at_most += part.joined.total;
    }
    distinct_.start(at_most);
    keys_.resize(std::max(keys_.size(), keys_at_once));
    end_ = keys_.data();
    for (const unsigned length : stored_) add_stored(sources_.levels[length].list(slot));
    for (std::size_t i = 0; i + 1 < parts_.size(); ++i) add_products(parts_[i]);
    distinct_.rest_is_new();
    add_products(parts_.back());
}

std::uint64_t CosetCounter::positions(Slot slot) {
    const auto start = Clock::now();
    gather(slot);
    const auto          gathered = Clock::now();
    const std::uint64_t count    = distinct_.count_new();
    times_ += {gathered - start, Clock::now() - gathered};
    return count;
}

const std::vector<Key>& CosetCounter::edges(Slot slot) {
    const auto start = Clock::now();
    gather(slot);
    const auto gathered = Clock::now();
    distinct_.collect_new(collected_);
    times_ += {gathered - start, Clock::now() - gathered};
    return collected_;
}

}  // namespace antipode::counting
