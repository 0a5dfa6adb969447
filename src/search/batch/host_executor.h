// The rounds of a batch on threads of the processor: the reference for graphics cards, with the
// same nodes and the same pool. (For single cubes search/optimal is faster: it has vectors.)
//
//     HostExecutor executor(tables, shape, {.threads = 2, .slots = 8});
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "search/batch/executor.h"
#include "search/batch/tables.h"

namespace antipode::batch {

class HostExecutor final : public Executor {
public:
    struct Options {
        unsigned      threads = 1;
        std::uint32_t slots   = 1;
    };

    // Takes memory for a table of that shape.
    HostExecutor(std::shared_ptr<const Tables> tables, const optimal::Shape& shape,
                 const Options& options);

    bool walk(const Walks& walks) override;
    bool write(std::uint64_t at, const void* bytes, std::uint64_t n) override;
    bool read(std::uint64_t at, void* bytes, std::uint64_t n) override;
    bool count_codes(std::uint64_t counts[4]) override;

    bool bounds(const Words* positions, std::uint32_t count, std::uint8_t* out) override;

    std::uint32_t slots() const override { return options_.slots; }
    bool          run(const Round& round, RoundEnd& end) override;

    bool measure_reads(double& lines_per_second) override;

    const std::string& failure() const override { return failure_; }

private:
    std::shared_ptr<const Tables> tables_;
    optimal::Shape                shape_;
    Options                       options_;
    std::vector<std::uint32_t>    content_;
    std::string                   failure_;
};

}  // namespace antipode::batch
