#include "bench/memory_rate.h"

#include <array>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "base/team.h"

namespace antipode::bench {
namespace {

constexpr std::uint64_t reads_per_run = 1 << 18;

using Entries = std::span<const std::uint32_t>;

// Uniform in 0..size-1 for any 32 random bits, without a division.
std::size_t place(std::uint64_t random, std::size_t size) {
    return static_cast<std::size_t>((random >> 32) * size >> 32);
}

// The entry just read decides, together with a random number, where to read next.
std::uint64_t read_chained(Entries table, Random& random) {
    std::uint64_t entry = 0;
    for (std::uint64_t i = 0; i < reads_per_run; ++i)
        entry = table[place(random.next() ^ entry << 32, table.size())];
    keep(entry);
    return reads_per_run;
}

std::uint64_t read_batched(Entries table, Random& random) {
    std::array<std::size_t, 32> batch{};
    std::uint64_t               sum = 0;
    for (std::uint64_t i = 0; i < reads_per_run / batch.size(); ++i) {
        for (std::size_t& at : batch) {
            at = place(random.next(), table.size());
            __builtin_prefetch(&table[at]);
        }
        for (std::size_t at : batch) sum += table[at];
    }
    keep(sum);
    return reads_per_run;
}

// The sum of what all threads reach at the same time.
template <class Read>
double rate_of_all(const Read& read, Entries table, unsigned threads, Seconds limit) {
    std::vector<double> rates(threads);
    run_team({.threads = threads}, [&](const TeamMember& member) {
        Random random(member.number + 1);
        rates[member.number] = best_rate([&] { return read(table, random); }, limit);
    });
    return std::accumulate(rates.begin(), rates.end(), 0.0);
}

}  // namespace

MemoryRate measure_memory(std::span<const std::uint32_t> table, unsigned threads, Seconds limit) {
    return {.threads = threads,
            .chained = rate_of_all(read_chained, table, threads, limit),
            .batched = rate_of_all(read_batched, table, threads, limit)};
}

}  // namespace antipode::bench
