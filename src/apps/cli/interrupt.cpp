#include "apps/cli/interrupt.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>

#include "apps/cli/exit_code.h"
#include "base/team.h"

namespace antipode::cli {
namespace {

sigset_t set_of(std::initializer_list<int> signals) {
    sigset_t set;
    sigemptyset(&set);
    for (int signal : signals) sigaddset(&set, signal);
    return set;
}

}  // namespace

// A thread waits for the signal in the ordinary way, because hardly anything may
// be done in a signal handler: stopping runs callbacks and takes locks.
StopOnInterrupt::StopOnInterrupt(std::initializer_list<int> signals)
    : end_(eventfd(0, EFD_CLOEXEC)) {
    const sigset_t set = set_of(signals);
    pthread_sigmask(SIG_BLOCK, &set, &mask_before_);
    signals_ = signalfd(-1, &set, SFD_CLOEXEC);
    // Without descriptors or a thread the program can still be ended as if nobody listened.
    if (signals_ < 0 || end_ < 0 || !start_thread(watcher_, [this] { watch(); }))
        pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
}

StopOnInterrupt::~StopOnInterrupt() {
    if (watcher_.joinable()) {
        eventfd_write(end_, 1);
        watcher_.join();
        pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
    }
    for (int descriptor : {signals_, end_})
        if (descriptor >= 0) close(descriptor);
}

void StopOnInterrupt::watch() {
    std::array<pollfd, 2> waiting = {pollfd{signals_, POLLIN, 0}, pollfd{end_, POLLIN, 0}};
    for (;;) {
        if (poll(waiting.data(), waiting.size(), -1) < 0) continue;
        if (waiting[1].revents != 0) return;
        signalfd_siginfo signal{};
        if (read(signals_, &signal, sizeof signal) != sizeof signal) continue;
        if (!source_.request_stop()) _exit(static_cast<int>(ExitCode::interrupted));
    }
}

std::string interruption_note(const std::optional<std::filesystem::path>& file) {
    return file ? "interrupted; to go on, add --resume " + file->string()
                : "interrupted; with --resume FILE nothing would have been lost";
}

}  // namespace antipode::cli
