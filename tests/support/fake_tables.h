// Small tables that are quick to build, or slow on purpose, for tests of the
// store. Byte i is a fixed scramble of i; "distance" is its value modulo 4.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "base/random.h"
#include "tables/store.h"

namespace antipode::testing {

inline constexpr std::uint64_t fake_bytes = 1'000'003;  // a multiple of nothing

inline std::byte fake_byte(std::uint64_t i) { return std::byte(Random(i).next() & 0xff); }

inline BuildEnd fill_with_fakes(std::span<std::byte> out, const BuildContext& context,
                                std::chrono::microseconds pause) {
    constexpr std::size_t step = 1 << 16;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = fake_byte(i);
        if (i % step != 0) continue;
        context.on_progress(double(i) / double(out.size()));
        if (context.stop.stop_requested()) return BuildEnd::stopped;
        std::this_thread::sleep_for(pause);
    }
    return BuildEnd::complete;
}

inline Result<BuildEnd> build_fake(std::span<std::byte> out, const BuildContext& context,
                                   const TableSource&) {
    return fill_with_fakes(out, context, std::chrono::microseconds(0));
}

inline Result<BuildEnd> build_slowly(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource&) {
    return fill_with_fakes(out, context, std::chrono::microseconds(2000));
}

inline std::vector<std::uint64_t> count_fakes(std::span<const std::byte> content, unsigned) {
    std::vector<std::uint64_t> counts(4);
    for (const std::byte b : content) ++counts[std::to_integer<std::size_t>(b) % 4];
    return counts;
}

// As counted by an independent program from the definition of the bytes.
inline constexpr std::array<std::uint64_t, 4> fake_counts = {249518, 250139, 249950, 250396};

inline constexpr TableSpec fake_spec = {.name      = "fake",
                                        .summary   = "a table for tests",
                                        .version   = 3,
                                        .bytes     = fake_bytes,
                                        .seconds   = 0.1,
                                        .build     = build_fake,
                                        .histogram = count_fakes,
                                        .known     = fake_counts};

inline TableSpec slow_spec() {
    TableSpec spec = fake_spec;
    spec.build     = build_slowly;
    return spec;
}

inline bool is_fake(const Table& table) {
    const auto bytes = table.bytes();
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] != fake_byte(i)) return false;
    return true;
}

// Keeps what the store tells.
class Listener {
public:
    OpenOptions options() {
        return {.threads        = 2,
                .on_build_start = [this](const TableSpec& spec) { built.emplace_back(spec.name); },
                .on_note        = [this](const std::string& note) { notes += note + "\n"; }};
    }
    bool heard(std::string_view words) const { return notes.find(words) != std::string::npos; }

    std::vector<std::string> built;
    std::string              notes;
};

}  // namespace antipode::testing
