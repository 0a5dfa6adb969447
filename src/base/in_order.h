// Items that several threads find, handed on in the order of the units of work that they
// come from, so that the number of threads leaves no trace in what is told.
//
//     InOrder<Cube> output([&](const Cube& cube) { print(cube); });
//     // on each thread, units being taken by increasing number:
//     InOrder<Cube>::Unit unit(output, number, stop);
//     unit.add(cube);
//     unit.end();
//
// The unit whose turn it is hands its first items on at once, and the others in batches. Other
// units keep theirs until then; one that has kept too many waits for its turn.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

namespace antipode {

template <class Item>
class InOrder {
public:
    using Receiver = std::function<void(const Item&)>;

    // `receive` is called by one thread at a time.
    explicit InOrder(Receiver receive) : receive_(std::move(receive)) {}

    class Unit {
    public:
        Unit(InOrder& output, std::size_t number, std::stop_token stop)
            : output_(output), number_(number), stop_(std::move(stop)) {}

        void add(Item item) {
            kept_.push_back(std::move(item));
            ++added_;
            if (kept_.size() >= most_kept)
                output_.hand_on(*this);
            else if (added_ < most_kept)
                output_.hand_on_in_turn(*this);
        }

        // All of them have been added.
        void end() { output_.end(*this); }

    private:
        friend class InOrder;

        InOrder&          output_;
        std::size_t       number_;
        std::stop_token   stop_;
        std::vector<Item> kept_;
        std::size_t       added_ = 0;
    };

private:
    static constexpr std::size_t most_kept = 1024;

    void hand_on(Unit& unit) {
        std::unique_lock lock(mutex_);
        if (!turn_.wait(lock, unit.stop_, [&] { return next_ == unit.number_; })) {
            unit.kept_.clear();
            return;
        }
        receive(unit.kept_);
    }

    // The first ones may be all there are for long.
    void hand_on_in_turn(Unit& unit) {
        const std::lock_guard lock(mutex_);
        if (next_ == unit.number_) receive(unit.kept_);
    }

    void end(Unit& unit) {
        const std::lock_guard lock(mutex_);
        ended_.emplace(unit.number_, std::move(unit.kept_));
        for (auto first = ended_.begin(); first != ended_.end() && first->first == next_;
             first      = ended_.begin()) {
            receive(first->second);
            ended_.erase(first);
            ++next_;
        }
        turn_.notify_all();
    }

    void receive(std::vector<Item>& items) {
        for (const Item& item : items) receive_(item);
        items.clear();
    }

    Receiver                                 receive_;
    std::mutex                               mutex_;  // guards what follows
    std::condition_variable_any              turn_;
    std::size_t                              next_ = 0;
    std::map<std::size_t, std::vector<Item>> ended_;
};

}  // namespace antipode
