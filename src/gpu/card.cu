// The module that the program loads when a graphics card is to search: memory, launching, and the
// edge at which failures become sentences. Nodes and lookups are those of search/batch.
#include "search/batch/card.h"

#include <chrono>
#include <exception>
#include <thread>
#include <vector>

#include "gpu/memory.cuh"
#include "gpu/search.cuh"
#include "gpu/walk.cuh"

namespace antipode::gpu {
namespace {

constexpr unsigned walk_threads = 256;
constexpr auto     glance       = std::chrono::microseconds(200);
constexpr auto     asking       = std::chrono::milliseconds(50);

class Stream {
public:
    Stream() { check(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
    ~Stream() { cudaStreamDestroy(stream_); }
    Stream(const Stream&)            = delete;
    Stream& operator=(const Stream&) = delete;

    cudaStream_t get() const { return stream_; }

    bool is_idle() const {
        const cudaError_t state = cudaStreamQuery(stream_);
        if (state != cudaErrorNotReady) check(state);
        return state == cudaSuccess;
    }

private:
    cudaStream_t stream_ = nullptr;
};

// So many blocks as run at once, for they wait for each other.
template <class Kernel>
unsigned resident_blocks(Kernel kernel, unsigned threads) {
    int device = 0, processors = 0, blocks = 0;
    check(cudaGetDevice(&device));
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, 0));
    return static_cast<unsigned>(processors * blocks);
}

class Card final : public batch::Executor {
public:
    explicit Card(const batch::CardRequest& request)
        : request_(request),
          small_(request.small, 1),
          corner_frames_(request.corner_frames, request.corner_splits),
          edge_frames_(request.edge_frames, request.edge_splits),
          stabilizers_(request.stabilizers, request.classes),
          products_(request.products, batch::frame_count * batch::frame_count),
          table_(request.bytes / 4 + 1),
          search_blocks_(resident_blocks(gpu::search, warp_size * warps_in_block)),
          walk_blocks_(resident_blocks(gpu::walk, walk_threads)),
          cubes_(request.slots),
          lookups_of_(std::uint64_t{request.slots} * batch::roots_in_slot),
          is_over_(request.slots),
          wants_all_(request.slots),
          starts_(lookups_of_.size()),
          words_(max_found),
          stacks_(std::uint64_t{search_blocks_} * warps_in_block * stack_size),
          parcels_(1U << 13),
          pool_(1),
          tally_(1),
          stop_(1) {
        table_.clear();
    }

    bool walk(const batch::Walks& walks) override {
        return guarded([&] { walk_all(walks); });
    }
    bool write(std::uint64_t at, const void* bytes, std::uint64_t n) override {
        return guarded(
            [&] { check(cudaMemcpy(table_bytes() + at, bytes, n, cudaMemcpyHostToDevice)); });
    }
    bool read(std::uint64_t at, void* bytes, std::uint64_t n) override {
        return guarded(
            [&] { check(cudaMemcpy(bytes, table_bytes() + at, n, cudaMemcpyDeviceToHost)); });
    }
    bool count_codes(std::uint64_t counts[4]) override {
        return guarded([&] {
            Buffer<unsigned long long> sums(4);
            sums.clear();
            gpu::count_codes<<<walk_blocks_, walk_threads>>>(table_.data(),
                                                             4 * request_.entry_bytes, sums.data());
            check(cudaDeviceSynchronize());
            unsigned long long read[4];
            sums.read(read, 4);
            for (int i = 0; i < 4; ++i) counts[i] = read[i];
        });
    }
    bool bounds(const batch::Words* positions, std::uint32_t count, std::uint8_t* out) override {
        return guarded([&] {
            if (count == 0) return;
            Buffer<batch::Words> from(positions, count);
            Buffer<std::uint8_t> to(count);
            gpu::bounds<<<(count + 127) / 128, 128>>>(view(), from.data(), count, to.data());
            check(cudaDeviceSynchronize());
            to.read(out, count);
        });
    }
    std::uint32_t slots() const override { return request_.slots; }
    bool          run(const batch::Round& round, batch::RoundEnd& end) override {
        return guarded([&] { run_round(round, end); });
    }
    bool measure_reads(double& lines_per_second) override {
        return guarded([&] {
            constexpr unsigned    rounds = 200;
            Buffer<std::uint32_t> out(1);
            const auto            run = [&] {
                read_lines<<<walk_blocks_, walk_threads>>>(table_.data(), table_.size(), rounds,
                                                           out.data());
                check(cudaDeviceSynchronize());
            };
            run();
            const auto start = std::chrono::steady_clock::now();
            run();
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            lines_per_second = 8.0 * rounds * walk_blocks_ * walk_threads / taken.count();
        });
    }
    const std::string& failure() const override { return failure_; }

private:
    template <class Work>
    bool guarded(const Work& work) {
        if (!failure_.empty()) return false;
        try {
            work();
        } catch (const std::exception& error) {
            failure_ = error.what();
        }
        return failure_.empty();
    }

    std::uint8_t* table_bytes() const { return reinterpret_cast<std::uint8_t*>(table_.data()); }

    batch::View view() const {
        return {small_.data(),
                corner_frames_.data(),
                edge_frames_.data(),
                table_.data(),
                table_bytes() + request_.entry_bytes,
                table_bytes() + request_.entry_bytes + request_.place_bytes,
                request_.flips,
                request_.near,
                request_.farthest_edges};
    }

    // Asks now and then whether to go on, and tells the card if not. Whether it went on.
    template <class GoesOn>
    bool attend(const GoesOn& goes_on) {
        bool is_wanted = true;
        auto asked     = std::chrono::steady_clock::now();
        while (!work_.is_idle()) {
            std::this_thread::sleep_for(glance);
            const auto now = std::chrono::steady_clock::now();
            if (!is_wanted || now - asked < asking) continue;
            asked     = now;
            is_wanted = goes_on();
            if (!is_wanted) {
                const int yes = 1;
                check(cudaMemcpyAsync(stop_.data(), &yes, sizeof yes, cudaMemcpyHostToDevice,
                                      beside_.get()));
                check(cudaStreamSynchronize(beside_.get()));
            }
        }
        return is_wanted;
    }

    template <class T>
    T glance_at(const T* at) {
        T value;
        check(cudaMemcpyAsync(&value, at, sizeof value, cudaMemcpyDeviceToHost, beside_.get()));
        check(cudaStreamSynchronize(beside_.get()));
        return value;
    }

    void walk_all(const batch::Walks& walks) {
        Buffer<batch::WalkNode> nodes(walks.nodes, walks.count);
        Buffer<batch::WalkNode> stacks(std::uint64_t{walk_blocks_} * (walk_threads / warp_size)
                                       * walk_stack);
        Buffer<std::uint32_t>   next(1);
        next.clear();
        stop_.clear();
        const batch::Canvas canvas{view(), table_.data(), 8 * request_.entry_bytes,
                                   stabilizers_.data(), products_.data()};
        check(cudaDeviceSynchronize());
        gpu::walk<<<walk_blocks_, walk_threads, 0, work_.get()>>>(
            {canvas, nodes.data(), walks.count, walks.distance, stacks.data(), next.data(),
             stop_.data()});
        check(cudaGetLastError());
        attend([&] {
            return !walks.goes_on
                   || walks.goes_on(double(glance_at(next.data())) / (walks.count + 1.0));
        });
    }

    void run_round(const batch::Round& round, batch::RoundEnd& end) {
        prepare(round);
        search<<<search_blocks_, warp_size * warps_in_block, 0, work_.get()>>>(
            {view(), request_.solved, cubes_.data(), starts_.data(), round.count, wants_all_.data(),
             is_over_.data(), lookups_of_.data(), words_.data(), stacks_.data(), pool_.data(),
             tally_.data(), stop_.data()});
        check(cudaGetLastError());
        end.is_complete = attend(
            [&] { return !round.goes_on || round.goes_on(glance_at(tally_.data()).lookups); });
        Tally tally;
        tally_.read(&tally, 1);
        if (tally.found > max_found) throw std::runtime_error("too many solutions at once");
        end.lookups = tally.lookups;
        end.nodes   = tally.nodes;
        end.found.resize(tally.found);
        words_.read(end.found.data(), tally.found);
        std::vector<unsigned long long> by_root(lookups_of_.size());
        lookups_of_.read(by_root.data(), by_root.size());
        end.lookups_of.assign(by_root.begin(), by_root.end());
    }

    void prepare(const batch::Round& round) {
        starts_.write(round.starts, round.count);
        cubes_.write(round.cubes, request_.slots);
        wants_all_.write(round.wants_all, request_.slots);
        lookups_of_.clear();
        is_over_.clear();
        tally_.clear();
        stop_.clear();
        std::vector<std::uint32_t> turns(parcels_.size());
        for (std::uint32_t i = 0; i < turns.size(); ++i) turns[i] = i;
        check(cudaMemcpy2D(&parcels_.data()->turn, sizeof(batch::Parcel), turns.data(), 4, 4,
                           turns.size(), cudaMemcpyHostToDevice));
        const batch::Pool pool{parcels_.data(),
                               static_cast<std::uint32_t>(parcels_.size()),
                               0,
                               0,
                               0,
                               search_blocks_ * warps_in_block};
        pool_.write(&pool, 1);
        check(cudaDeviceSynchronize());
    }

    batch::CardRequest         request_;  // its pointers are those of the program, not used later
    Buffer<batch::SmallTables> small_;
    Buffer<std::uint32_t>      corner_frames_;
    Buffer<std::uint32_t>      edge_frames_;
    Buffer<std::uint64_t>      stabilizers_;
    Buffer<std::uint8_t>       products_;
    Buffer<std::uint32_t>      table_;
    unsigned                   search_blocks_;
    unsigned                   walk_blocks_;
    Buffer<batch::Node>        cubes_;
    Buffer<unsigned long long> lookups_of_;
    Buffer<std::uint32_t>      is_over_;
    Buffer<std::uint8_t>       wants_all_;
    Buffer<batch::Start>       starts_;
    Buffer<batch::FoundWord>   words_;
    Buffer<batch::Node>        stacks_;
    Buffer<batch::Parcel>      parcels_;
    Buffer<batch::Pool>        pool_;
    Buffer<Tally>              tally_;
    Buffer<int>                stop_;
    Stream                     work_;
    Stream                     beside_;
    std::string                failure_;
};

// Where there is nothing at all, CUDA's sentences lead astray.
bool describe(batch::CardFacts& facts, std::string& why) {
    try {
        int count = 0;
        if (cudaGetDeviceCount(&count) == cudaErrorInsufficientDriver)
            throw std::runtime_error("NVIDIA's driver is not installed, or too old");
        cudaDeviceProp properties;
        check(cudaGetDeviceProperties(&properties, 0));
        std::size_t free = 0, total = 0;
        check(cudaMemGetInfo(&free, &total));
        facts = {properties.name, free, static_cast<std::uint32_t>(properties.multiProcessorCount)};
        return true;
    } catch (const std::exception& error) {
        why = error.what();
        return false;
    }
}

batch::Executor* open(const batch::CardRequest& request, std::string& why) {
    try {
        return new Card(request);
    } catch (const std::exception& error) {
        why = error.what();
        return nullptr;
    }
}

void close(batch::Executor* executor) { delete executor; }

}  // namespace
}  // namespace antipode::gpu

extern "C" __attribute__((visibility("default"))) const antipode::batch::Cards* antipode_cards() {
    static const antipode::batch::Cards cards = {antipode::batch::Cards::current_version,
                                                 antipode::gpu::describe, antipode::gpu::open,
                                                 antipode::gpu::close};
    return &cards;
}
