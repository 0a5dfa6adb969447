// Work in a process of its own, for tests of what processes do to each other.
#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <new>

namespace antipode::testing {

// Starts `work`, which answers whether it went well. The child leaves without
// running the parent's clean-up.
template <class Work>
pid_t start_process(const Work& work) {
    const pid_t child = fork();
    if (child == 0) _exit(work() ? 0 : 1);
    return child;
}

inline bool ends_well(pid_t child) {
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

inline void kill_and_wait(pid_t child) {
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

// A number that parent and children share.
class SharedCounter {
public:
    SharedCounter()
        : memory_(mmap(nullptr, sizeof(std::atomic<int>), PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0)),
          value_(new (memory_) std::atomic<int>(0)) {}
    SharedCounter(const SharedCounter&)            = delete;
    SharedCounter& operator=(const SharedCounter&) = delete;
    ~SharedCounter() { munmap(memory_, sizeof(std::atomic<int>)); }

    void increase() { ++*value_; }
    int  value() const { return *value_; }

private:
    void*             memory_;
    std::atomic<int>* value_;
};

}  // namespace antipode::testing
