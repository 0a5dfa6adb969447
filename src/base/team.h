// Work that several threads do together, the calling one among them.
//
//     run_team({.threads = 4, .stop = stop}, [&](const TeamMember& member) {
//         while (!member.stop.stop_requested() && take_some(member.number)) work();
//     });
//
// Returns when all members are back. The first exception of any of them tells the
// others to stop and is thrown again by run_team(), so that it ends this piece of work
// and nothing else. Where the system has no more threads or memory to give, the team is
// smaller; the calling thread is always in it.
#pragma once

#include <functional>
#include <new>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace antipode {

struct TeamMember {
    unsigned        number;  // from 0, which is the calling thread
    unsigned        size;    // of the team, as it is in fact
    std::stop_token stop;    // the caller's request, or the failure of another member
};

struct TeamOptions {
    unsigned        threads = 1;
    std::stop_token stop    = {};
};

void run_team(const TeamOptions& options, const std::function<void(const TeamMember&)>& work);

// For threads that live long. Says whether the system had one to give; the work must
// let no exception out.
template <class Work>
[[nodiscard]] bool start_thread(std::jthread& thread, Work work) noexcept {
    try {
        thread = std::jthread(std::move(work));
        return true;
    } catch (const std::system_error&) {
        return false;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

}  // namespace antipode
