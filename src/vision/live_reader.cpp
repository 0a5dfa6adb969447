#include "vision/live_reader.h"

#include <exception>

namespace antipode::vision {

LiveReader::LiveReader(Read read)
    : read_(std::move(read)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

void LiveReader::run(const std::stop_token& stop) {
    try {
        while (!stop.stop_requested()) {
            Picture picture;
            if (!read_(picture)) break;
            keep(std::move(picture));
        }
    } catch (const std::exception&) {
        // Memory ran out: the camera has ended for those who wait.
    }
    keep(std::nullopt);
}

void LiveReader::keep(std::optional<Picture> picture) {
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = !picture;
        if (picture) {
            newest_ = *std::move(picture);
            ++count_;
        }
    }
    changed_.notify_all();
}

std::optional<Picture> LiveReader::next(Freshness wanted) {
    std::unique_lock lock(mutex_);
    // The next picture to come may have been taken just before.
    const std::uint64_t least = wanted == Freshness::taken_from_now ? count_ + 2 : seen_ + 1;
    changed_.wait(lock, [&] { return has_ended_ || count_ >= least; });
    if (count_ < least) return std::nullopt;
    seen_ = count_;
    return newest_;
}

}  // namespace antipode::vision
