#include "base/team.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <vector>

namespace antipode {
namespace {

// Runs one call of run_team().
class Team {
public:
    Team(const TeamOptions& options, const std::function<void(const TeamMember&)>& work)
        : options_(options), work_(work) {}

    void run() {
        const std::stop_callback  pass_on(options_.stop, [this] { stop_.request_stop(); });
        std::vector<std::jthread> others;
        start(others);
        staying_ = static_cast<unsigned>(others_that_stay(others.size())) + 1;
        staying_.notify_all();
        others.resize(staying_ - 1);  // waits for those that leave
        // Members divide their work by the size of the team, so none begins before it is known;
        // nor before there is room for it.
        size_ = staying_.load();
        size_.notify_all();
        take_part(0);
        others.clear();  // waits for them
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    // Where there was no room for another stack there is none for the work either: so
    // half of the stacks are given back.
    std::size_t others_that_stay(std::size_t started) const {
        return started + 1 < options_.threads ? started / 2 : started;
    }

    void start(std::vector<std::jthread>& others) {
        try {
            others.reserve(options_.threads - 1);
        } catch (const std::bad_alloc&) {
            return;
        }
        for (unsigned number = 1; number < options_.threads; ++number) {
            std::jthread thread;
            if (!start_thread(thread, [this, number] {
                    staying_.wait(0);
                    if (number >= staying_) return;
                    size_.wait(0);
                    take_part(number);
                }))
                return;
            others.push_back(std::move(thread));
        }
    }

    void take_part(unsigned number) noexcept {
        try {
            work_({number, size_, stop_.get_token()});
        } catch (...) {
            note_failure(std::current_exception());
            stop_.request_stop();
        }
    }

    void note_failure(const std::exception_ptr& failure) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = failure;
    }

    const TeamOptions&                            options_;
    const std::function<void(const TeamMember&)>& work_;
    std::atomic<unsigned>                         staying_{0};  // not known yet
    std::atomic<unsigned>                         size_{0};     // not known yet
    std::stop_source                              stop_;
    std::mutex                                    mutex_;  // guards what follows
    std::exception_ptr                            failure_;
};

}  // namespace

void run_team(const TeamOptions& options, const std::function<void(const TeamMember&)>& work) {
    if (options.threads > 1) return Team(options, work).run();
    work({.number = 0, .size = 1, .stop = options.stop});
}

}  // namespace antipode
