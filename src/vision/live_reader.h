// A camera goes on while nobody looks, and what it gave meanwhile is old. So a thread reads it all
// the time, and keeps the newest picture.
//
//     LiveReader reader([&](Picture& picture) { return camera.read(picture); });
//     if (auto picture = reader.next(Freshness::taken_from_now)) look_at(*picture);
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "vision/picture.h"

namespace antipode::vision {

// Which picture of a camera comes next.
enum class Freshness : std::uint8_t {
    not_seen_yet,    // the newest one, if it is another than the last
    taken_from_now,  // nothing that the camera took before it was asked for
};

class LiveReader {
public:
    // False when the camera has ended.
    using Read = std::function<bool(Picture&)>;

    explicit LiveReader(Read read);

    // Waits for it; nothing when the camera has ended.
    std::optional<Picture> next(Freshness wanted);

private:
    void run(const std::stop_token& stop);
    void keep(std::optional<Picture> picture);  // nothing when the camera has ended

    const Read              read_;
    std::mutex              mutex_;  // guards what follows
    std::condition_variable changed_;
    Picture                 newest_;
    std::uint64_t           count_     = 0;  // of pictures
    std::uint64_t           seen_      = 0;  // of those, what next() has told
    bool                    has_ended_ = false;
    std::jthread            thread_;
};

}  // namespace antipode::vision
