// Short solutions from the two-phase search, found on the processor's threads while a card proves
// that nothing shorter exists. One that comes in time spares the card the last depth, which takes
// longer than all others together.
//
//     Finder finder(two_phase, threads);
//     finder.ask({.slot = 3, .id = 17, .cube = cube});
//     for (const Finder::Found& found : finder.take()) …
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "search/two_phase/solver.h"

namespace antipode::batch {

using TwoPhase = std::shared_ptr<const two_phase::Solver>;

class Finder {
public:
    // Whose solution it is to be: the number tells cubes apart that come to the same slot.
    struct Request {
        std::uint32_t slot = 0;
        std::uint64_t id   = 0;
        Cube          cube;
    };
    struct Found {
        std::uint32_t slot = 0;
        std::uint64_t id   = 0;
        Moves         moves;
    };

    Finder(TwoPhase solver, unsigned threads);

    // Goes on with a cube, with more and more nodes, until it is dropped or its solution is
    // about as short as the shortest. Those with fewest nodes come first.
    void ask(const Request& request);
    void drop(std::uint64_t id);

    // What was found since the last call; of a cube, the later the shorter.
    std::vector<Found> take();

private:
    struct Work {
        std::uint64_t           nodes = 0;  // to be spent on it
        Request                 request;
        std::optional<unsigned> shortest = std::nullopt;  // length of what was found
    };
    // By nodes and number.
    using Place = std::pair<std::uint64_t, std::uint64_t>;

    void serve(const std::stop_token& stop);
    void search(Work work, const std::stop_token& stop);

    TwoPhase                       solver_;
    std::mutex                     mutex_;  // guards what follows
    std::condition_variable_any    asked_;
    std::map<Place, Work>          line_;
    std::map<std::uint64_t, Place> places_;  // by number, of all that were not dropped
    std::vector<Found>             found_;

    std::vector<std::jthread> threads_;
};

}  // namespace antipode::batch
