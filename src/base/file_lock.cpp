// flock() belongs to the open file, not to the process, so it also parts the
// threads of one process, and the kernel drops it when the holder dies.
//
// The holder removes the file before it lets go. Somebody who had opened the
// file by then gets a lock on a file without a name, which protects nothing:
// hence the look whether the path still leads to the file just locked.
#include "base/file_lock.h"

#include <sys/file.h>

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace antipode {
namespace {

bool path_leads_to(const std::filesystem::path& path, const File& file) {
    const File found = File::open(path);
    return found.is_open() && found.identity().inode == file.identity().inode;
}

}  // namespace

FileLock FileLock::attempt(const std::filesystem::path& path) {
    for (;;) {
        File file = File::open_or_create(path);
        if (!file.is_open()) return {State::failed, file.error()};
        while (::flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EINTR) continue;
            const std::error_code error(errno, std::generic_category());
            return {errno == EWOULDBLOCK ? State::busy : State::failed, error};
        }
        if (path_leads_to(path, file)) return {path, std::move(file)};
    }
}

// The kernel can wait for a lock, but not for a lock or a request to stop: so this asks
// again from time to time. A request to stop ends the waiting at once.
FileLock FileLock::wait(const std::filesystem::path& path, const WaitLimit& limit,
                        const std::function<void()>& on_busy) {
    constexpr auto              between = std::chrono::milliseconds(20);
    std::mutex                  mutex;
    std::unique_lock            lock(mutex);
    std::condition_variable_any never;
    for (auto waited = std::chrono::milliseconds::zero();; waited += between) {
        FileLock taken = attempt(path);
        if (taken.state() != State::busy || limit.stop.stop_requested() || waited >= limit.max_time)
            return taken;
        if (waited == std::chrono::milliseconds::zero() && on_busy) on_busy();
        never.wait_for(lock, limit.stop, between, [] { return false; });
    }
}

FileLock::FileLock(std::filesystem::path path, File file)
    : state_(State::held), path_(std::move(path)), file_(std::move(file)) {}

FileLock::FileLock(FileLock&& other) noexcept
    : state_(other.state_),
      error_(other.error_),
      path_(std::move(other.path_)),
      file_(std::exchange(other.file_, std::nullopt)) {}

FileLock::~FileLock() {
    if (!file_) return;
    std::error_code ignored;  // A lock file that stays does no harm.
    std::filesystem::remove(path_, ignored);
}

}  // namespace antipode
