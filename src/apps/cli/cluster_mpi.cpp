// The processes of an MPI job. Only the main thread of each speaks to the others.
//
// A message of a worker to rank 0, tagged with the distance, is a list of numbers: how
// many units it wants, then each unit it has finished with its tally. The answer to
// one that wants units is the list of them; an empty one says that none are left.
#if ANTIPODE_MPI

#include <mpi.h>

#include <chrono>
#include <thread>
#include <utility>

#include "apps/cli/cluster.h"

namespace antipode::cli {
namespace {

using counting::FinishedUnit;
using counting::LocalSource;
using counting::OnFinished;
using counting::Tally;
using counting::Unit;

using Numbers = std::vector<std::uint64_t>;

constexpr int answer_tag = 1000;  // added to the distance
// Open MPI waits for a message by asking for it as fast as it can, which would take a
// whole core from the counting: so it is asked now and then.
constexpr auto        poll_time    = std::chrono::milliseconds(2);
constexpr std::size_t unit_numbers = 4;

void send_numbers(const Numbers& numbers, int rank, int tag) {
    MPI_Send(numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, rank, tag,
             MPI_COMM_WORLD);
}

struct Received {
    int     rank;
    Numbers numbers;
};

std::optional<Received> receive_numbers(int rank, int tag) {
    int        is_there = 0;
    MPI_Status status;
    MPI_Iprobe(rank, tag, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return std::nullopt;
    int count = 0;
    MPI_Get_count(&status, MPI_UINT64_T, &count);
    Received received{status.MPI_SOURCE, Numbers(static_cast<std::size_t>(count))};
    MPI_Recv(received.numbers.data(), count, MPI_UINT64_T, received.rank, tag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return received;
}

// Rank 0: its own threads take from a local source, and so do the workers, through it.
class ChargeSource : public counting::UnitSource {
public:
    ChargeSource(unsigned distance, std::vector<Unit> units, OnFinished finished, int workers)
        : tag_(static_cast<int>(distance)),
          workers_(workers),
          local_(std::move(units), std::move(finished), poll_time) {}

    std::optional<Unit> next() override { return local_.next(); }
    void finish(Unit unit, const Tally& tally) override { local_.finish(unit, tally); }
    void stop() override { local_.stop(); }

    // The level is done when all workers have been told so, and all is finished.
    bool attend() override {
        while (const auto received = receive_numbers(MPI_ANY_SOURCE, tag_)) take(*received);
        const bool goes_on = local_.attend();
        return goes_on || told_ < workers_;
    }

private:
    void take(const Received& received) {
        const Numbers& numbers = received.numbers;
        for (std::size_t i = 1; i + unit_numbers <= numbers.size(); i += unit_numbers)
            local_.finish(static_cast<Unit>(numbers[i]),
                          {numbers[i + 1], numbers[i + 2], numbers[i + 3]});
        if (numbers[0] == 0) return;
        Numbers answer;
        for (std::uint64_t wanted = numbers[0]; wanted > 0; --wanted)
            if (const auto unit = local_.next()) answer.push_back(*unit);
        if (answer.empty()) ++told_;
        send_numbers(answer, received.rank, answer_tag + tag_);
    }

    int         tag_;
    int         workers_;
    int         told_ = 0;
    LocalSource local_;
};

// The others: a short queue that is filled up before it is empty.
class WorkerSource : public counting::UnitSource {
public:
    explicit WorkerSource(unsigned distance) : tag_(static_cast<int>(distance)) {}

    std::optional<Unit> next() override {
        std::unique_lock lock(mutex_);
        ++takers_;
        const auto is_answered = [&] { return !waiting_.empty() || is_over_; };
        // The main thread is here where it is the only one: then nobody else attends.
        while (std::this_thread::get_id() == main_ && !is_answered()) {
            lock.unlock();
            attend();
            lock.lock();
        }
        news_.wait(lock, is_answered);
        --takers_;
        if (waiting_.empty()) return std::nullopt;
        const Unit unit = waiting_.back();
        waiting_.pop_back();
        ++begun_;
        return unit;
    }

    void finish(Unit unit, const Tally& tally) override {
        const std::lock_guard lock(mutex_);
        finished_.push_back({unit, tally});
    }

    void stop() override {
        const std::lock_guard lock(mutex_);
        waiting_.clear();
        is_over_ = true;
        news_.notify_all();
    }

    bool attend() override {
        take_answer();
        pass_on();
        std::this_thread::sleep_for(poll_time);
        const std::lock_guard lock(mutex_);
        return !is_over_ || begun_ > 0 || !waiting_.empty();
    }

private:
    void take_answer() {
        const auto received = receive_numbers(0, answer_tag + tag_);
        if (!received) return;
        const std::lock_guard lock(mutex_);
        is_asked_ = false;
        for (const std::uint64_t unit : received->numbers)
            waiting_.push_back(static_cast<Unit>(unit));
        if (received->numbers.empty()) is_over_ = true;
        news_.notify_all();
    }

    void pass_on() {
        Numbers numbers = {0};
        {
            const std::lock_guard lock(mutex_);
            for (const FinishedUnit& each : finished_)
                numbers.insert(numbers.end(), {each.unit, each.tally.positions,
                                               each.tally.symmetric, each.tally.antisymmetric});
            begun_ -= finished_.size();
            finished_since_asked_ += finished_.size();
            finished_.clear();
            if (!is_over_ && !is_asked_ && waiting_.empty()) numbers[0] = wanted();
        }
        if (numbers.size() > 1 || numbers[0] > 0) send_numbers(numbers, 0, tag_);
    }

    // One for each thread that waits and one to be ready; more where they are so small
    // that asking takes longer than counting.
    std::uint64_t wanted() {
        is_asked_ = true;
        return takers_ + 1 + std::exchange(finished_since_asked_, 0);
    }

    int                       tag_;
    const std::thread::id     main_ = std::this_thread::get_id();
    std::mutex                mutex_;
    std::condition_variable   news_;
    std::vector<Unit>         waiting_;
    std::vector<FinishedUnit> finished_;
    std::size_t               begun_                = 0;
    std::uint64_t             takers_               = 0;
    std::uint64_t             finished_since_asked_ = 0;
    bool                      is_asked_             = false;
    bool                      is_over_              = false;
};

class MpiCluster : public Cluster {
public:
    MpiCluster() {
        int provided = 0;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &size_);
        MPI_Comm here = MPI_COMM_NULL;
        MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank_, MPI_INFO_NULL, &here);
        MPI_Comm_size(here, &here_);
        MPI_Comm_free(&here);
    }
    ~MpiCluster() override { MPI_Finalize(); }

    unsigned rank() const override { return static_cast<unsigned>(rank_); }
    unsigned processes() const override { return static_cast<unsigned>(size_); }
    unsigned processes_here() const override { return static_cast<unsigned>(here_); }

    counting::MakeSource sources() override {
        return [this](unsigned distance, std::vector<Unit> units,
                      OnFinished finished) -> std::unique_ptr<counting::UnitSource> {
            if (!is_in_charge()) return std::make_unique<WorkerSource>(distance);
            return std::make_unique<ChargeSource>(distance, std::move(units), std::move(finished),
                                                  size_ - 1);
        };
    }

    void abort(int code) override { MPI_Abort(MPI_COMM_WORLD, code); }

private:
    int rank_ = 0;
    int size_ = 1;
    int here_ = 1;
};

}  // namespace

std::unique_ptr<Cluster> join_mpi() { return std::make_unique<MpiCluster>(); }

}  // namespace antipode::cli

#endif
