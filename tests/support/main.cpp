// Runs the cases of a program, none of them for ever: one that hangs is named and ends
// the program, so that it costs minutes and not the whole run.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string>

#include "tests/support/patience.h"
#include "tests/support/sanitizer.h"

namespace {

// Many times what the longest takes on a busy machine.
constexpr unsigned longest_seconds = antipode::testing::is_sanitized ? 600 : 300;

// What the handler writes; a signal may come at any time, so it is ready by then.
std::string complaint;

extern "C" void end_it(int) {
    [[maybe_unused]] const auto written = write(STDERR_FILENO, complaint.data(), complaint.size());
    // The default action ends the program, whatever the other threads wait for.
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
}

class Watchdog : public ::testing::EmptyTestEventListener {
    void OnTestStart(const ::testing::TestInfo&) override {
        antipode::testing::let_this_case_take(longest_seconds);
    }
    void OnTestEnd(const ::testing::TestInfo&) override { alarm(0); }
};

}  // namespace

void antipode::testing::let_this_case_take(unsigned seconds) {
    alarm(0);
    const auto& test = *::testing::UnitTest::GetInstance()->current_test_info();
    complaint        = std::string("\n[  FAILED  ] ") + test.test_suite_name() + "." + test.name()
                + " hangs: it has taken " + std::to_string(seconds) + " s\n";
    alarm(seconds);
}

int main(int count, char** arguments) {
    ::testing::InitGoogleTest(&count, arguments);
    std::signal(SIGALRM, end_it);
    ::testing::UnitTest::GetInstance()->listeners().Append(new Watchdog);
    return RUN_ALL_TESTS();
}
