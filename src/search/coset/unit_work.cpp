#include "search/coset/unit_work.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "base/team.h"

namespace antipode::coset {

std::size_t UnitResults::done() const {
    return static_cast<std::size_t>(std::ranges::count(is_done, 1));
}

namespace {

class UnitTeam {
public:
    UnitTeam(const UnitWork& work, UnitResults& results) : work_(work), results_(results) {
        for (std::size_t i = 0; i < results.units.size(); ++i)
            if (results.is_done[i] == 0) waiting_.push_back(i);
        finished_ = results.units.size() - waiting_.size();
    }

    void run() {
        run_team({work_.threads, work_.search.stop},
                 [&](const TeamMember& member) { work_off(member); });
    }

private:
    void work_off(const TeamMember& member) {
        LeafSearch search = work_.search;
        search.stop       = member.stop;
        LeafSink sink(work_.layout, work_.pages);
        // Only what is in the map may count as done.
        std::vector<std::size_t> searched;
        while (const std::size_t* unit = take(member)) {
            if (!search_leaves(search, results_.units[*unit], sink)) break;
            searched.push_back(*unit);
            const std::size_t so_far = ++finished_;
            if (member.number == 0 && work_.on_progress)
                work_.on_progress(static_cast<double>(so_far)
                                  / static_cast<double>(results_.units.size()));
        }
        sink.flush();
        for (const std::size_t unit : searched) results_.is_done[unit] = 1;
        add(sink);
    }

    const std::size_t* take(const TeamMember& member) {
        if (work_.gate != nullptr && work_.gate->is_paused()) work_.gate->wait(member.stop);
        if (member.stop.stop_requested() || (work_.is_due && work_.is_due())) return nullptr;
        const std::size_t next = next_++;
        return next < waiting_.size() ? &waiting_[next] : nullptr;
    }

    void add(const LeafSink& sink) {
        const std::lock_guard lock(mutex_);
        results_.leaves += sink.leaves();
        results_.newly_set += sink.newly_set();
        results_.listed.insert(results_.listed.end(), sink.listed().begin(), sink.listed().end());
    }

    const UnitWork&          work_;
    UnitResults&             results_;
    std::vector<std::size_t> waiting_;
    std::atomic<std::size_t> next_{0};
    std::atomic<std::size_t> finished_{0};
    std::mutex               mutex_;
};

}  // namespace

void do_units(const UnitWork& work, UnitResults& results) { UnitTeam(work, results).run(); }

}  // namespace antipode::coset
