// Values that take long to make, by what they are for: each is made once, as
// SharedWork says, and kept for the next who asks.
//
//     TableCache<Metric, two_phase::Solver> cache([](Metric metric) { return row_of(metric); });
//     Result<std::shared_ptr<const two_phase::Solver>> solver = cache.get(Metric::htm, wait);
#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "service/engine/shared_work.h"

namespace antipode::service {

template <class Key, class T>
class TableCache {
public:
    using Value = std::shared_ptr<const T>;
    // How the value for a key is made. What is offered must be a Value, and nothing that
    // is only convertible to one.
    using RowOf = std::function<SharedWork::Options(const Key&)>;

    // With more than `max_kept` values, the one that was used longest ago goes; searches
    // that use it keep it until they are over.
    explicit TableCache(RowOf row_of, std::size_t max_kept = std::numeric_limits<int>::max())
        : row_of_(std::move(row_of)), max_kept_(max_kept) {}

    Result<Value> get(const Key& key, const TableWait& wait) {
        auto value = work(key)->get(wait);
        if (!value) return value.error();
        return std::static_pointer_cast<const T>(*std::move(value));
    }

    Value get_if_ready(const Key& key) const {
        const Work known = find(key);
        return known ? std::static_pointer_cast<const T>(known->get_if_ready()) : nullptr;
    }

    void begin(const Key& key) { work(key)->begin(); }

    TablesStatus status(const Key& key) { return work(key)->status(); }

    std::vector<Key> keys() const {
        const std::lock_guard lock(mutex_);
        std::vector<Key>      list;
        for (const Entry& entry : entries_) list.push_back(entry.key);
        return list;
    }

    bool forget_if_unused(const Key& key) {
        const Work known = find(key);
        return known && known->forget_if_unused();
    }

    void forget_all() {
        std::vector<Entry>    gone;  // ended without the lock
        const std::lock_guard lock(mutex_);
        gone.swap(entries_);
    }

    // Waits until nothing is being made or written; tells the first error.
    std::optional<Error> finish(const WaitLimit& limit) {
        std::optional<Error> first;
        for (const Key& key : keys()) {
            const Work known = find(key);
            auto       error = known ? known->finish(limit) : std::nullopt;
            if (!first) first = std::move(error);
        }
        return first;
    }

private:
    using Work = std::shared_ptr<SharedWork>;
    struct Entry {
        Key  key;
        Work work;
    };

    Work find(const Key& key) const {
        const std::lock_guard lock(mutex_);
        const auto            known = std::ranges::find(entries_, key, &Entry::key);
        return known == entries_.end() ? nullptr : known->work;
    }

    Work work(const Key& key) {
        Work                  oldest;  // ended without the lock
        const std::lock_guard lock(mutex_);
        const auto            known = std::ranges::find(entries_, key, &Entry::key);
        if (known != entries_.end()) {
            std::rotate(known, known + 1, entries_.end());
            return entries_.back().work;
        }
        if (entries_.size() == max_kept_) {
            oldest = std::move(entries_.front().work);
            entries_.erase(entries_.begin());
        }
        return entries_.emplace_back(Entry{key, std::make_shared<SharedWork>(row_of_(key))}).work;
    }

    const RowOf       row_of_;
    const std::size_t max_kept_;

    mutable std::mutex mutex_;
    std::vector<Entry> entries_;  // the one used last at the end
};

}  // namespace antipode::service
