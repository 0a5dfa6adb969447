// Puts an HTTP server under load: many connections kept open, each sending its
// next request as soon as it has the answer to the one before.
//
//     Result<LoadResult> result = put_under_load({.port = 8080, .requests = …});
//
// One thread does it all, so that as much of the machine as possible is left to
// the server.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bench/stopwatch.h"

namespace antipode::bench {

struct LoadReply {
    std::size_t      request;  // which of the requests it answers
    int              status;
    std::string_view body;
};

struct LoadTask {
    std::string                           host         = "127.0.0.1";  // a numeric address
    std::uint16_t                         port         = 0;
    std::vector<std::string>              requests     = {};  // whole ones, as bytes, taken in turn
    unsigned                              connections  = 64;
    std::uint64_t                         max_requests = 0;  // until so many are answered …
    Seconds                               max_time     = Seconds(60);  // … or this time is over
    std::function<void(const LoadReply&)> on_reply     = {};
};

struct LoadResult {
    std::uint64_t      answered = 0;
    Seconds            elapsed{};
    std::vector<float> latencies;  // in seconds, ascending

    double  rate() const { return static_cast<double>(answered) / elapsed.count(); }
    Seconds latency(double share) const;  // 0.99: what 99 % stay below
};

// Wrong when the server cannot be reached, closes a connection, or sends what is
// no HTTP with a Content-Length.
Result<LoadResult> put_under_load(const LoadTask& task);

}  // namespace antipode::bench
