#include "search/coset/unit_work.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "base/team.h"

namespace antipode::coset {

std::size_t UnitTotals::done() const {
    return static_cast<std::size_t>(std::ranges::count(is_done, 1));
}

namespace {

// What one thread does. `finish` brings all that was found to where it belongs, and is called
// by one thread at a time.
class UnitWorker {
public:
    UnitWorker()                             = default;
    UnitWorker(const UnitWorker&)            = delete;
    UnitWorker& operator=(const UnitWorker&) = delete;
    virtual ~UnitWorker()                    = default;

    virtual bool search(std::size_t unit, const std::stop_token& stop) = 0;  // false when stopped
    virtual void flush()                                               = 0;
    virtual void finish()                                              = 0;
};
using MakeWorker = std::function<std::unique_ptr<UnitWorker>()>;

class UnitTeam {
public:
    UnitTeam(const UnitSharing& sharing, UnitTotals& totals, MakeWorker make)
        : sharing_(sharing), totals_(totals), make_(std::move(make)) {
        for (std::size_t i = 0; i < totals.is_done.size(); ++i)
            if (totals.is_done[i] == 0) waiting_.push_back(i);
        finished_ = totals.is_done.size() - waiting_.size();
    }

    void run() {
        run_team({sharing_.threads, sharing_.stop},
                 [&](const TeamMember& member) { work_off(member); });
    }

private:
    void work_off(const TeamMember& member) {
        const auto worker = make_();
        // Only what is in the map may count as done.
        std::vector<std::size_t> searched;
        while (const std::size_t* unit = take(member)) {
            if (!worker->search(*unit, member.stop)) break;
            searched.push_back(*unit);
            const std::size_t so_far = ++finished_;
            if (member.number == 0 && sharing_.on_progress)
                sharing_.on_progress(static_cast<double>(so_far)
                                     / static_cast<double>(totals_.is_done.size()));
        }
        worker->flush();
        for (const std::size_t unit : searched) totals_.is_done[unit] = 1;
        const std::lock_guard lock(mutex_);
        worker->finish();
    }

    const std::size_t* take(const TeamMember& member) {
        if (sharing_.gate != nullptr && sharing_.gate->is_paused())
            sharing_.gate->wait(member.stop);
        if (member.stop.stop_requested() || (sharing_.is_due && sharing_.is_due())) return nullptr;
        const std::size_t next = next_++;
        return next < waiting_.size() ? &waiting_[next] : nullptr;
    }

    const UnitSharing&       sharing_;
    UnitTotals&              totals_;
    MakeWorker               make_;
    std::vector<std::size_t> waiting_;
    std::atomic<std::size_t> next_{0};
    std::atomic<std::size_t> finished_{0};
    std::mutex               mutex_;
};

class LeafUnitWorker : public UnitWorker {
public:
    LeafUnitWorker(const UnitWork& work, MapParts* map, UnitResults& results)
        : search_(work.search), results_(results), sink_(work.layout, map, work.filter) {}

    bool search(std::size_t unit, const std::stop_token& stop) override {
        search_.stop = stop;
        return search_leaves(search_, results_.units[unit], sink_);
    }
    void flush() override { sink_.flush(); }
    void finish() override {
        results_.leaves += sink_.leaves();
        results_.newly_set += sink_.newly_set();
        results_.listed.insert(results_.listed.end(), sink_.listed().begin(), sink_.listed().end());
    }

private:
    LeafSearch   search_;
    UnitResults& results_;
    LeafSink     sink_;
};

class HalvesUnitWorker : public UnitWorker {
public:
    HalvesUnitWorker(const HalvesWork& work, PairMap* map, UnitTotals& totals)
        : totals_(totals), sink_(work.pairs, map, work.wanted), worker_(worker(work, sink_)) {}

    bool search(std::size_t unit, const std::stop_token& stop) override {
        return worker_->search(unit, stop);
    }
    void flush() override { sink_.flush(); }
    void finish() override {
        totals_.leaves += sink_.leaves();
        totals_.newly_set += sink_.newly_set();
        totals_.listed.insert(totals_.listed.end(), sink_.listed().begin(), sink_.listed().end());
    }

private:
    static std::unique_ptr<HalvesWorker> worker(const HalvesWork& work, PairSink& sink) {
        if (work.filter == nullptr) return halves_worker(work.words, sink);
        const std::uint64_t of_each = work.memory / std::max(work.sharing.threads, 1U);
        return rest_worker(
            work.words,
            {.filter = *work.filter, .sink = sink, .most_listed = of_each / sizeof(RestHalf)});
    }

    UnitTotals&                   totals_;
    PairSink                      sink_;
    std::unique_ptr<HalvesWorker> worker_;
};

class JoinUnitWorker : public UnitWorker {
public:
    JoinUnitWorker(const JoinWork& work, MapParts& map, UnitTotals& totals)
        : totals_(totals),
          bits_(map),
          worker_(join_worker(work.words, {work.layout, work.page_slots, bits_, work.filter})) {}

    bool search(std::size_t unit, const std::stop_token& stop) override {
        return worker_->search(unit, stop);
    }
    void flush() override { bits_.flush(); }
    void finish() override {
        totals_.leaves += worker_->leaves();
        totals_.newly_set += bits_.newly_set();
    }

private:
    UnitTotals&                 totals_;
    BitParts                    bits_;
    std::unique_ptr<JoinWorker> worker_;
};

}  // namespace

void do_units(const UnitWork& work, UnitResults& results) {
    std::optional<MapParts> map;
    if (work.pages != nullptr) map.emplace(work.pages, LeafSink::map_size);
    UnitTeam(work.sharing, results, [&] {
        return std::make_unique<LeafUnitWorker>(work, map ? &*map : nullptr, results);
    }).run();
}

void do_units(const HalvesWork& work, UnitTotals& totals) {
    std::optional<PairMap> map;
    if (work.pages != nullptr) map.emplace(work.pairs, work.pages);
    UnitTeam(work.sharing, totals, [&] {
        return std::make_unique<HalvesUnitWorker>(work, map ? &*map : nullptr, totals);
    }).run();
}

void do_units(const JoinWork& work, UnitTotals& totals) {
    constexpr std::uint32_t pages = cube_count(Extent::small) / bits_per_page;
    MapParts                map(work.pages, {.pages = pages, .bits = 2});  // 242 kB
    UnitTeam(work.sharing, totals, [&] {
        return std::make_unique<JoinUnitWorker>(work, map, totals);
    }).run();
}

}  // namespace antipode::coset
