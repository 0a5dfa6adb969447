#include "search/batch/host_executor.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstring>
#include <mutex>
#include <thread>

#include "base/team.h"
#include "search/batch/pool.h"

namespace antipode::batch {
namespace {

constexpr std::uint32_t ring = 64;  // parcels

// What the workers of a round share.
struct Shared {
    const Round&               round;
    View                       view;
    Words                      solved;
    Pool                       pool{};
    std::vector<Parcel>        parcels = std::vector<Parcel>(ring);
    std::vector<std::uint8_t>  is_over = {};  // by slot: its search has ended
    std::atomic<std::uint32_t> next{0};       // start
    std::atomic<std::uint64_t> lookups{0};
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<bool>          stop{false};
    std::vector<std::uint64_t> lookups_of = {};  // by root
    std::mutex                 mutex      = {};
    std::vector<FoundWord>     found      = {};  // guarded by the mutex
};

class Worker {
public:
    Worker(Shared& shared, unsigned number)
        : shared_(shared), small_(*shared.view.small), number_(number) {}

    void run() {
        while (!shared_.stop.load(std::memory_order_relaxed)) {
            refill();
            if (stack_.empty() && !take_parcel()) break;
            expand_some();
            leave_some();
            report();
        }
    }

private:
    static constexpr std::size_t nodes_at_once = 32;

    void refill() {
        while (stack_.size() < nodes_at_once) {
            const std::uint32_t at = shared_.next.fetch_add(1, std::memory_order_relaxed);
            if (at >= shared_.round.count) {
                shared_.next.store(shared_.round.count, std::memory_order_relaxed);
                return;
            }
            const Start& start = shared_.round.starts[at];
            stack_.push_back(
                root_of(shared_.round.cubes[start.root / roots_in_slot], start, small_));
        }
    }

    // Waits until somebody leaves something; false where nobody will.
    bool take_parcel() {
        become_idle(shared_.pool);
        for (;;) {
            const std::uint32_t at = reserve_full(shared_.pool);
            if (at != no_parcel) {
                become_busy(shared_.pool);
                const Parcel& parcel = shared_.pool.parcels[at & (ring - 1)];
                stack_.assign(parcel.nodes, parcel.nodes + parcel.count);
                hand_back(shared_.pool, at);
                return true;
            }
            if (is_over(shared_.pool) || shared_.stop.load(std::memory_order_relaxed)) return false;
            std::this_thread::yield();
        }
    }

    // The oldest nodes have the largest subtrees.
    void leave_some() {
        if (stack_.size() < std::size_t{2} * parcel_nodes || !has_hungry(shared_.pool)) return;
        const std::uint32_t at = reserve_empty(shared_.pool);
        if (at == no_parcel) return;
        Parcel& parcel = shared_.pool.parcels[at & (ring - 1)];
        parcel.count   = parcel_nodes;
        std::copy_n(stack_.begin(), parcel_nodes, parcel.nodes);
        stack_.erase(stack_.begin(), stack_.begin() + parcel_nodes);
        hand_in(shared_.pool, at);
    }

    void expand_some() {
        const std::size_t count = std::min(nodes_at_once, stack_.size());
        batch_.assign(stack_.end() - static_cast<std::ptrdiff_t>(count), stack_.end());
        stack_.resize(stack_.size() - count);
        for (Node& node : batch_) expand(node);
    }

    bool is_ended(const Node& node) const {
        auto& flag = shared_.is_over[node.root / roots_in_slot];
        return std::atomic_ref(flag).load(std::memory_order_relaxed) != 0;
    }

    void expand(Node& node) {
        if (is_ended(node)) return;
        if (node.left == 0) return finish(node);
        ++nodes_;
        choose_side(node, small_);
        const std::uint64_t before = lookups_;
        for (std::uint32_t steps = steps_of(node, small_); steps != 0; steps &= steps - 1)
            make_step(node, static_cast<unsigned>(std::countr_zero(steps)));
        std::atomic_ref(shared_.lookups_of[node.root])
            .fetch_add(lookups_ - before, std::memory_order_relaxed);
    }

    void make_step(const Node& node, unsigned step) {
        const Words         words = turned(node.x, small_.steps[step]);
        const std::uint64_t entry = entry_of(shared_.view, words);
        ++lookups_;
        const unsigned bound =
            bound_of(shared_.view, entry, code_at(shared_.view, entry), node.left - 1U, words);
        if (bound == too_far) return;
        Node child = child_of(node, step, bound, small_);
        if ((small_.keeping_steps >> step & 1) == 0) ++lookups_;
        if (other_side_is_near(child, step, shared_.view)) stack_.push_back(child);
    }

    void finish(const Node& node) {
        if (!is_solved(node.x, shared_.solved)) return;
        const std::uint32_t slot = node.root / roots_in_slot;
        if (shared_.round.wants_all[slot] == 0
            && std::atomic_ref(shared_.is_over[slot]).exchange(1) != 0)
            return;
        const std::lock_guard lock(shared_.mutex);
        shared_.found.push_back({node.root, node.made, {node.path[0], node.path[1]}});
    }

    // The first worker asks whether to go on.
    void report() {
        shared_.lookups.fetch_add(lookups_, std::memory_order_relaxed);
        shared_.nodes.fetch_add(nodes_, std::memory_order_relaxed);
        lookups_ = nodes_ = 0;
        if (number_ == 0 && shared_.round.goes_on
            && !shared_.round.goes_on(shared_.lookups.load(std::memory_order_relaxed)))
            shared_.stop.store(true, std::memory_order_relaxed);
    }

    Shared&            shared_;
    const SmallTables& small_;
    unsigned           number_;
    std::vector<Node>  stack_;
    std::vector<Node>  batch_;
    std::uint64_t      lookups_ = 0;
    std::uint64_t      nodes_   = 0;
};

void walk_from(const Canvas& canvas, const Words& from, std::uint32_t steps, std::uint8_t state,
               unsigned left, unsigned distance) {
    const SmallTables& small = *canvas.view.small;
    if (left == 0) return mark(canvas, from, distance);
    for (; steps != 0; steps &= steps - 1) {
        const auto         step = static_cast<unsigned>(std::countr_zero(steps));
        const std::uint8_t next = small.next[state][step];
        walk_from(canvas, turned(from, small.steps[step]), small.allowed[next], next, left - 1,
                  distance);
    }
}

}  // namespace

HostExecutor::HostExecutor(std::shared_ptr<const Tables> tables, const optimal::Shape& shape,
                           const Options& options)
    : tables_(std::move(tables)),
      shape_(shape),
      options_(options),
      content_(shape.bytes() / 4 + 1) {}

bool HostExecutor::walk(const Walks& walks) {
    const Canvas canvas = tables_->canvas(shape_, std::as_writable_bytes(std::span(content_)));
    std::atomic<std::uint32_t> next{0};
    std::atomic<bool>          stop{false};
    run_team({.threads = options_.threads}, [&](const TeamMember& member) {
        while (!stop.load(std::memory_order_relaxed)) {
            const std::uint32_t at = next.fetch_add(1, std::memory_order_relaxed);
            if (at >= walks.count) return;
            const WalkNode& node = walks.nodes[at];
            walk_from(canvas, node.words, node.steps, node.state, node.left, walks.distance);
            if (member.number == 0 && walks.goes_on && !walks.goes_on(double(at) / walks.count))
                stop.store(true, std::memory_order_relaxed);
        }
    });
    return true;
}

bool HostExecutor::write(std::uint64_t at, const void* bytes, std::uint64_t n) {
    std::memcpy(reinterpret_cast<std::byte*>(content_.data()) + at, bytes, n);
    return true;
}

bool HostExecutor::read(std::uint64_t at, void* bytes, std::uint64_t n) {
    std::memcpy(bytes, reinterpret_cast<const std::byte*>(content_.data()) + at, n);
    return true;
}

bool HostExecutor::count_codes(std::uint64_t counts[4]) {
    const auto nearest_first =
        optimal::histogram(shape_, std::as_bytes(std::span(content_)), options_.threads);
    for (std::size_t code = 0; code < 4; ++code) counts[code] = nearest_first[3 - code];
    return true;
}

bool HostExecutor::bounds(const Words* positions, std::uint32_t count, std::uint8_t* out) {
    const View view = tables_->view(shape_, std::as_bytes(std::span(content_)));
    for (std::uint32_t i = 0; i < count; ++i)
        out[i] = static_cast<std::uint8_t>(distance_bound(view, positions[i]));
    return true;
}

bool HostExecutor::measure_reads(double& lines_per_second) {
    constexpr std::size_t reads = 1'000'000;
    std::uint64_t         at    = 1;
    std::uint32_t         sum   = 0;
    const auto            start = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < reads; ++i) {
        at = at * 6364136223846793005U + 1442695040888963407U;
        sum ^= content_[(at >> 20) % content_.size()];
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    // The sum is used, so that the reads are made.
    lines_per_second = sum == 1 ? 0 : reads / taken.count();
    return true;
}

bool HostExecutor::run(const Round& round, RoundEnd& end) {
    Shared shared{.round  = round,
                  .view   = tables_->view(shape_, std::as_bytes(std::span(content_))),
                  .solved = words_of(antipode::solved)};
    shared.is_over.resize(options_.slots);
    shared.lookups_of.resize(std::size_t{options_.slots} * roots_in_slot);
    for (std::uint32_t i = 0; i < ring; ++i) shared.parcels[i].turn = i;
    // Workers that do not start count as idle, so that the others do not wait for them.
    shared.pool = {.parcels = shared.parcels.data(),
                   .size    = ring,
                   .put     = 0,
                   .taken   = 0,
                   .idle    = 0,
                   .workers = options_.threads};
    run_team({.threads = options_.threads}, [&](const TeamMember& member) {
        if (member.number == 0)
            std::atomic_ref(shared.pool.idle)
                .fetch_add(options_.threads - member.size, std::memory_order_relaxed);
        Worker(shared, member.number).run();
    });
    end.is_complete = !shared.stop.load();
    end.lookups     = shared.lookups.load();
    end.nodes       = shared.nodes.load();
    end.found       = std::move(shared.found);
    end.lookups_of  = std::move(shared.lookups_of);
    return true;
}

}  // namespace antipode::batch
