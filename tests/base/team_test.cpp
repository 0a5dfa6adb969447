#include "base/team.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <set>
#include <stdexcept>

#include "base/failure.h"
#include "base/messages.h"
#include "base/parallel.h"
#include "tests/support/sanitizer.h"

namespace antipode {
namespace {

// Sleeps until the team is told to stop.
void wait_for_stop(const std::stop_token& stop) {
    std::atomic<bool>        is_told{false};
    const std::stop_callback tell(stop, [&] {
        is_told = true;
        is_told.notify_all();
    });
    is_told.wait(false);
}

TEST(Team, EveryMemberHasANumberAndTheCallerIsTheFirst) {
    std::mutex         mutex;
    std::set<unsigned> numbers;
    const auto         caller = std::this_thread::get_id();
    run_team({.threads = 4}, [&](const TeamMember& member) {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(member.size, 4U);
        EXPECT_EQ(member.number == 0, std::this_thread::get_id() == caller);
        numbers.insert(member.number);
    });
    EXPECT_EQ(numbers, (std::set<unsigned>{0, 1, 2, 3}));
}

TEST(Team, AnExceptionOfAnyMemberStopsTheOthersAndReachesTheCaller) {
    for (unsigned failing = 0; failing < 3; ++failing) {
        const auto work = [&](const TeamMember& member) {
            if (member.number == failing) throw std::length_error("too long");
            wait_for_stop(member.stop);
        };
        EXPECT_THROW(run_team({.threads = 3}, work), std::length_error);
    }
}

TEST(Team, OnlyTheFirstExceptionIsThrownAgain) {
    const auto work = [](const TeamMember& member) {
        if (member.number == 1) throw std::length_error("first");
        wait_for_stop(member.stop);
        throw std::out_of_range("later");
    };
    EXPECT_THROW(run_team({.threads = 3}, work), std::length_error);
}

TEST(Team, AMemberWithoutOthersMayFailToo) {
    EXPECT_THROW(run_team({}, [](const TeamMember&) { throw std::bad_alloc(); }), std::bad_alloc);
}

TEST(Team, TheRequestOfTheCallerReachesAllMembers) {
    std::stop_source source;
    run_team({.threads = 3, .stop = source.get_token()}, [&](const TeamMember& member) {
        if (member.number == 0) source.request_stop();
        wait_for_stop(member.stop);
    });
}

// Room for some stacks of threads only, as under `ulimit -v`.
class LittleAddressSpace {
public:
    LittleAddressSpace() {
        getrlimit(RLIMIT_AS, &before_);
        rlimit few   = before_;
        few.rlim_cur = rlim_t{1} << 30;
        is_set_      = setrlimit(RLIMIT_AS, &few) == 0;
    }
    ~LittleAddressSpace() { setrlimit(RLIMIT_AS, &before_); }
    LittleAddressSpace(const LittleAddressSpace&)            = delete;
    LittleAddressSpace& operator=(const LittleAddressSpace&) = delete;

    bool is_set() const { return is_set_; }

private:
    rlimit before_{};
    bool   is_set_ = false;
};

TEST(Team, IsSmallerWhereTheSystemHasNoMoreThreads) {
    if (testing::is_sanitized) GTEST_SKIP() << "a sanitizer needs more addresses";
    constexpr unsigned       wanted = 2000;
    std::atomic<unsigned>    members{0};
    unsigned                 size = 0;
    const LittleAddressSpace limit;
    ASSERT_TRUE(limit.is_set());
    run_team({.threads = wanted}, [&](const TeamMember& member) {
        ++members;
        if (member.number == 0) size = member.size;
    });
    EXPECT_EQ(members, size);
    EXPECT_LT(size, wanted);
}

TEST(ParallelFor, AnExceptionEndsTheLoop) {
    for (const unsigned threads : {1U, 4U}) {
        std::atomic<std::size_t> begun{0};
        const auto body = [&](std::size_t first, std::size_t, const std::stop_token& stop) {
            ++begun;
            if (first == 0) throw std::bad_alloc();
            wait_for_stop(stop);
        };
        EXPECT_THROW(parallel_for(1'000'000, {.threads = threads}, body), std::bad_alloc);
        EXPECT_LE(begun, threads);
    }
}

TEST(ParallelFor, BeginsNothingAfterARequestToStop) {
    std::stop_source         source;
    std::atomic<std::size_t> begun{0};
    parallel_for(1'000'000, {.threads = 3, .stop = source.get_token()},
                 [&](std::size_t, std::size_t) {
                     ++begun;
                     source.request_stop();
                 });
    EXPECT_LE(begun, 3U);
}

template <class Exception>
Error failure_by(const Exception& exception) {
    try {
        throw exception;
    } catch (...) {
        return failure_of(base_message<"the-search">());
    }
}

TEST(Failure, OutOfMemoryIsAPlainSentence) {
    const Error error = failure_by(std::bad_alloc());
    EXPECT_EQ(error.kind, ErrorKind::environment);
    EXPECT_EQ(error.message.text(), "not enough memory for the search");
}

TEST(Failure, OutOfThreadsIsAPlainSentence) {
    const Error error =
        failure_by(std::system_error(EAGAIN, std::generic_category(), "pthread_create"));
    EXPECT_EQ(error.kind, ErrorKind::environment);
    EXPECT_EQ(error.message.text(), "the system has no threads left for the search");
}

TEST(Failure, AnyOtherExceptionIsToldByItsReason) {
    EXPECT_EQ(failure_by(std::length_error("keys that are not spread")).message.text(),
              "the search was ended by an error: keys that are not spread");
    EXPECT_EQ(failure_by(1).message.text(), "the search was ended by an error: unknown");
}

}  // namespace
}  // namespace antipode
