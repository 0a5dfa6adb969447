#include "apps/cli/coset_many.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "apps/cli/cluster.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/table_opening.h"
#include "base/read_file.h"
#include "service/json.h"
#include "service/research/coset.h"
#include "service/research/many_cosets.h"

namespace antipode::cli {
namespace coset_many_detail {

using counting::Unit;
using service::CosetOrder;
using service::CosetRecord;
using service::CosetResults;

// One process of those that explore together; or the only one.
class ManyCosets {
public:
    ManyCosets(Session& session, service::CosetsOrder order, Cluster* cluster)
        : session_(session),
          order_(std::move(order)),
          cluster_(cluster),
          progress_(session),
          engine_(engine_shown_by(
              {session, progress_, stop_.get_token(), order_.each.request.threads})) {}

    ExitCode run() {
        if (auto error = service::too_large(each())) return fail(*error);
        if (auto error = choose()) return fail(*error);
        if (auto error = open_results()) return fail(*error);
        const auto source = make_source();
        {
            const std::jthread explorer([&] {
                trouble_ = service::explore_units(*source, stop_.get_token(), [&](Unit unit) {
                    return explore(chosen_.cubes[unit]);
                });
            });
            attend(*source);
        }
        progress_.erase();
        if (trouble_) return fail(*trouble_);
        if (interrupt_.happened()) return fail_interrupted();
        if (is_helper()) return ExitCode::done;
        if (auto error = take_over_all()) return fail(*error);
        return tell();
    }

private:
    bool is_helper() const { return cluster_ != nullptr && !cluster_->is_in_charge(); }

    const CosetOrder& each() const { return order_.each; }

    std::optional<Error> choose() {
        auto chosen = service::choose_cosets(engine_, order_, stop_.get_token());
        if (!chosen) return chosen.error();
        chosen_ = *std::move(chosen);
        return std::nullopt;
    }

    // ---- results ------------------------------------------------------------------

    // The file of a helper has its number behind its name; it is made with its first
    // result, when rank 0 has read all that were left from before.
    static std::filesystem::path file_of_rank(std::filesystem::path path, unsigned rank) {
        path += fmt::format(".{}", rank);
        return path;
    }

    std::optional<Error> open_results() {
        if (is_helper()) return std::nullopt;
        auto opened = CosetResults::open(order_.results, each());
        if (!opened) return opened.error();
        results_.emplace(*std::move(opened));
        return take_over_all();
    }

    std::optional<Error> take_over_all() {
        const unsigned others = cluster_ != nullptr ? cluster_->processes() : 1;
        if (!order_.results) return std::nullopt;
        for (unsigned rank = 1; rank < std::max(others, most_ranks_before); ++rank)
            if (auto error = results_->take_over(file_of_rank(*order_.results, rank), each()))
                return error;
        return std::nullopt;
    }

    std::optional<Error> keep(const CosetRecord& record, const CosetOrder& order) {
        if (!results_) {
            auto path = order_.results;
            if (path) path = file_of_rank(*path, cluster_->rank());
            auto opened = CosetResults::open(path, each());
            if (!opened) return opened.error();
            results_.emplace(*std::move(opened));
        }
        const std::lock_guard lock(mutex_);
        return results_->add(record, order);
    }

    // ---- work ---------------------------------------------------------------------

    // Only rank 0 knows what is done already.
    std::unique_ptr<counting::UnitSource> make_source() {
        std::vector<Unit> units;
        for (Unit i = 0; i < chosen_.cubes.size(); ++i)
            if (!is_helper() && results_->find(chosen_.cubes[i]) == nullptr) units.push_back(i);
        all_                   = units.size();
        const auto on_finished = [this](const counting::FinishedUnit&) { ++done_; };
        if (cluster_ != nullptr) return cluster_->sources()(0, std::move(units), on_finished);
        return counting::local_source(0, std::move(units), on_finished);
    }

    std::optional<Error> explore(const Cube& cube) {
        CosetOrder order   = each();
        order.request.cube = cube;
        const auto record  = service::explore_record(
             engine_, order, {.stop = stop_.get_token(), .reserve = reserve_.get()});
        if (!record) return record.error();
        return *record ? keep(**record, order) : std::nullopt;
    }

    // Tells what is found, while others look. Where nobody reads it any more, they end.
    void attend(counting::UnitSource& source) {
        try {
            while (source.attend()) {
                tell_known();
                show_progress();
            }
        } catch (...) {
            stop_.request_stop();
            if (cluster_ != nullptr) cluster_->abort(static_cast<int>(ExitCode::environment));
            throw;
        }
    }

    void show_progress() {
        if (is_helper() || all_ == 0) return;
        progress_.show(fmt::format("{} of {} cosets", done_, all_),
                       static_cast<double>(done_) / static_cast<double>(all_));
    }

    // ---- the end --------------------------------------------------------------------

    ExitCode fail(const Error& error) {
        const ExitCode code = session_.fail(error);
        session_.output().flush();
        if (cluster_ != nullptr) cluster_->abort(static_cast<int>(code));
        return code;
    }

    ExitCode fail_interrupted() {
        session_.note(order_.results
                          ? "interrupted; run the same command again to continue"
                          : "interrupted; with --results FILE nothing would have been lost");
        if (cluster_ != nullptr) cluster_->abort(static_cast<int>(ExitCode::interrupted));
        return ExitCode::interrupted;
    }

    ExitCode tell() {
        tell_known();
        const bool is_likely_low = tell_estimates();
        session_.output().flush();
        if (is_likely_low)
            session_.note(
                "cosets near H, which have many of the near positions, were left to chance: these "
                "numbers are likely too small; --spread draws some of them on purpose");
        if (left_ > 0)
            session_.note(fmt::format("{} cubes are not known to be within {} moves", left_,
                                      each().request.last));
        return left_ > 0 && each().must_be_within ? ExitCode::not_found : ExitCode::done;
    }

    // In order, those that were not told yet, as far as they are known.
    void tell_known() {
        if (is_helper() || interrupt_.happened()) return;
        const std::lock_guard lock(mutex_);
        for (; told_ < chosen_.cubes.size(); ++told_) {
            const CosetRecord* found = results_->find(chosen_.cubes[told_]);
            if (found == nullptr) break;
            progress_.erase();
            tell_coset(*found, chosen_.cubes[told_]);
        }
        session_.output().flush();
    }

    void tell_coset(const CosetRecord& found, const Cube& cube) {
        left_ += found.left;
        CosetOrder order   = each();
        order.request.cube = cube;
        if (session_.json()) return session_.answer(service::to_json(found, order));
        std::string text = fmt::format("{:>10}", found.coset);
        for (const coset::CosetLevel& level : found.levels)
            if (level.cubes > 0)
                text += fmt::format("  {}{}:{}", level.is_exact ? "" : "<=", level.distance,
                                    level.cubes);
        session_.output().line(text);
    }

    // Gives whether they are likely too small.
    bool tell_estimates() {
        bool is_likely_low = false;
        for (const auto& estimate :
             service::estimates(results_->known_of(chosen_.cubes), order_, chosen_)) {
            is_likely_low |= estimate.is_likely_low;
            if (session_.json())
                session_.answer(service::to_json(estimate));
            else
                session_.output().line(
                    fmt::format("distance {:>2}: about {:.3e} positions, +- {:.1e}",
                                estimate.distance, estimate.positions, estimate.error));
        }
        return is_likely_low;
    }

    // As many helpers of an earlier run may have left something.
    static constexpr unsigned most_ranks_before = 256;

    Session&                        session_;
    service::CosetsOrder            order_;
    Cluster*                        cluster_;
    StopOnInterrupt                 interrupt_{SIGINT, SIGTERM};
    std::stop_source                stop_;  // after an interruption, or when nobody listens
    ProgressLine                    progress_;
    service::Engine                 engine_;
    std::shared_ptr<coset::Reserve> reserve_ = service::coset_reserve();
    std::optional<CosetResults>     results_;
    service::ChosenCosets           chosen_;
    std::mutex                      mutex_;
    std::optional<Error>            trouble_;
    std::size_t                     all_  = 0;
    std::size_t                     done_ = 0;
    std::size_t                     told_ = 0;  // of those chosen
    std::uint64_t                   left_ = 0;  // cubes of these

    const std::stop_callback<std::function<void()>> pass_on_{interrupt_.token(),
                                                             [this] { stop_.request_stop(); }};
};

}  // namespace coset_many_detail

ExitCode explore_many_cosets(Session& session) {
    const service::Fields& fields  = session.fields();
    const auto             cluster = Cluster::join();
    if (!cluster) return session.fail(cluster.error());
    Cluster* const others = cluster->get();
    const auto     path   = fields.find_text("cosets");
    const auto     text = path ? read_file(std::string(*path)) : Result<std::string>(std::string());
    if (!text) return session.fail(text.error());
    auto read = service::read_cosets(fields, {.text = *text});
    if (!read) return session.fail(read.error(), {*text});
    service::CosetsOrder order   = *std::move(read);
    unsigned&            threads = order.each.request.threads;
    threads                      = service::threads_of(fields);
    if (others != nullptr && !session.has("threads"))
        threads = std::max(1U, threads / others->processes_here());
    if (const auto results = fields.find_text("results")) order.results = *results;
    return coset_many_detail::ManyCosets(session, std::move(order), others).run();
}

}  // namespace antipode::cli
