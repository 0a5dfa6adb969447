// Who hands out the units of a level, and takes their tallies: one process by itself,
// or many with one of them in charge.
//
//     LocalSource source(units, finished);
//     … on each thread:  while (const auto unit = source.next())
//                            source.finish(*unit, count(*unit));
//     … on the main one: while (source.attend()) show_progress();
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "explore/count/tally.h"
#include "explore/count/units.h"

namespace antipode::counting {

struct FinishedUnit {
    Unit  unit;
    Tally tally;
};

using OnFinished = std::function<void(const FinishedUnit&)>;

class UnitSource {
public:
    UnitSource()                             = default;
    UnitSource(const UnitSource&)            = delete;
    UnitSource& operator=(const UnitSource&) = delete;
    virtual ~UnitSource()                    = default;

    // By any thread. Nothing when there is nothing left to do here.
    virtual std::optional<Unit> next()                     = 0;
    virtual void                finish(Unit, const Tally&) = 0;

    // By the main thread, again and again: passes on what is finished, waiting a moment
    // for it. False when the level is done.
    virtual bool attend() = 0;

    // Hands out nothing more; attend() is then false when what was begun is finished.
    virtual void stop() = 0;
};

// For one process. `finished` is called by attend(), so that it needs no lock.
class LocalSource : public UnitSource {
public:
    static constexpr auto a_moment = std::chrono::milliseconds(20);

    LocalSource(std::vector<Unit> units, OnFinished finished,
                std::chrono::milliseconds patience = a_moment);

    std::optional<Unit> next() override;
    void                finish(Unit unit, const Tally& tally) override;
    bool                attend() override;
    void                stop() override;

private:
    std::mutex                mutex_;
    std::condition_variable   news_;
    std::vector<Unit>         waiting_;  // the next one last
    std::size_t               begun_ = 0;
    std::vector<FinishedUnit> finished_;  // and not passed on yet
    OnFinished                on_finished_;
    std::chrono::milliseconds patience_;  // of attend()
};

// Makes the source for a level: where counting is shared with other processes it is not
// a local one. `units` are those that are still to be counted.
using MakeSource = std::function<std::unique_ptr<UnitSource>(
    unsigned distance, std::vector<Unit> units, OnFinished finished)>;

std::unique_ptr<UnitSource> local_source(unsigned distance, std::vector<Unit> units,
                                         OnFinished finished);

}  // namespace antipode::counting
