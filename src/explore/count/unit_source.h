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

    // By the main thread, again and again: waits until something is finished, and passes
    // it on. False when the level is done.
    virtual bool attend() = 0;

    // By any thread: hands out nothing more, and attend() does not wait any more.
    virtual void stop() = 0;
};

// For one process. `finished` is called by attend(), so that it needs no lock.
class LocalSource : public UnitSource {
public:
    // With a patience, attend() waits no longer than that.
    LocalSource(std::vector<Unit> units, OnFinished finished,
                std::optional<std::chrono::milliseconds> patience = std::nullopt);

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
    bool                      is_stopped_ = false;
    OnFinished                on_finished_;

    std::optional<std::chrono::milliseconds> patience_;
};

// Makes the source for a level: where counting is shared with other processes it is not
// a local one. `units` are those that are still to be counted.
using MakeSource = std::function<std::unique_ptr<UnitSource>(
    unsigned distance, std::vector<Unit> units, OnFinished finished)>;

std::unique_ptr<UnitSource> local_source(unsigned distance, std::vector<Unit> units,
                                         OnFinished finished);

}  // namespace antipode::counting
