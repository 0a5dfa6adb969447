#include "apps/cli/coset_many.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <thread>

#include "apps/cli/cluster.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
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
    struct Question {
        CosetOrder                           order;
        std::vector<Cube>                    cubes;
        std::optional<std::filesystem::path> results;
        std::optional<service::SpreadDraw>   spread;  // instead of cubes
    };

    ManyCosets(Session& session, Question question, Cluster* cluster)
        : session_(session),
          question_(std::move(question)),
          cluster_(cluster),
          progress_(session),
          engine_(engine_shown_by(
              {session, progress_, interrupt_.token(), question_.order.request.threads},
              store_of(session))) {}

    ExitCode run() {
        if (auto error = service::too_large(question_.order)) return fail(*error);
        if (auto error = draw()) return fail(*error);
        if (auto error = open_results()) return fail(*error);
        const auto source = make_source();
        {
            const std::jthread explorer([&] { explore_all(*source); });
            while (source->attend()) show_progress();
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

    std::optional<Error> draw() {
        if (!question_.spread) return std::nullopt;
        const auto drawn =
            service::spread_cosets(engine_, question_.order.metric, *question_.spread);
        if (!drawn) return drawn.error();
        question_.cubes = drawn->cubes;
        sizes_          = drawn->sizes;
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
        auto opened = CosetResults::open(question_.results, question_.order);
        if (!opened) return opened.error();
        results_.emplace(*std::move(opened));
        return take_over_all();
    }

    std::optional<Error> take_over_all() {
        const unsigned others = cluster_ != nullptr ? cluster_->processes() : 1;
        if (!question_.results) return std::nullopt;
        for (unsigned rank = 1; rank < std::max(others, most_ranks_before); ++rank)
            if (auto error =
                    results_->take_over(file_of_rank(*question_.results, rank), question_.order))
                return error;
        return std::nullopt;
    }

    std::optional<Error> keep(const CosetRecord& record, const CosetOrder& order) {
        if (!results_) {
            auto path = question_.results;
            if (path) path = file_of_rank(*path, cluster_->rank());
            auto opened = CosetResults::open(path, question_.order);
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
        for (Unit i = 0; i < question_.cubes.size(); ++i)
            if (!is_helper() && !results_->has(coset::coset_number(question_.cubes[i])))
                units.push_back(i);
        all_                   = units.size();
        const auto on_finished = [this](const counting::FinishedUnit&) { ++done_; };
        if (cluster_ != nullptr) return cluster_->sources()(0, std::move(units), on_finished);
        return counting::local_source(0, std::move(units), on_finished);
    }

    void explore_all(counting::UnitSource& source) {
        while (const auto unit = source.next()) {
            if (!trouble_ && !interrupt_.happened()) trouble_ = explore(question_.cubes[*unit]);
            source.finish(*unit, {});
            if (trouble_ || interrupt_.happened()) source.stop();
        }
    }

    std::optional<Error> explore(const Cube& cube) {
        const auto start   = std::chrono::steady_clock::now();
        CosetOrder order   = question_.order;
        order.request.cube = cube;
        const auto answer  = service::explore(
             engine_, order, {.stop = interrupt_.token(), .reserve = reserve_.get()});
        if (!answer) return answer.error();
        if (answer->ended == coset::CosetEnd::stopped) return std::nullopt;
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        return keep({.coset   = coset::coset_number(cube),
                     .levels  = answer->levels,
                     .left    = answer->left,
                     .seconds = took.count()},
                    order);
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
        session_.note(question_.results ? "interrupted; the same command goes on"
                                        : "interrupted; with --results FILE nothing would be lost");
        if (cluster_ != nullptr) cluster_->abort(static_cast<int>(ExitCode::interrupted));
        return ExitCode::interrupted;
    }

    ExitCode tell() {
        std::uint64_t left = 0;
        for (const Cube& cube : question_.cubes) left += tell_coset(cube);
        if (session_.has("random")) tell_estimates();
        session_.output().flush();
        if (left > 0)
            session_.note(fmt::format("{} cubes are not known to be within {} moves", left,
                                      question_.order.request.last));
        return left > 0 && question_.order.must_be_within ? ExitCode::not_found : ExitCode::done;
    }

    // Gives the cubes that are left.
    std::uint64_t tell_coset(const Cube& cube) {
        const auto found =
            std::ranges::find(results_->records(), coset::coset_number(cube), &CosetRecord::coset);
        if (found == results_->records().end()) return 0;
        CosetOrder order   = question_.order;
        order.request.cube = cube;
        if (session_.json()) {
            session_.answer(service::to_json(*found, order));
            return found->left;
        }
        std::string text = fmt::format("{:>10}", found->coset);
        for (const coset::CosetLevel& level : found->levels)
            if (level.cubes > 0)
                text += fmt::format("  {}{}:{}", level.is_exact ? "" : "<=", level.distance,
                                    level.cubes);
        session_.output().line(text);
        return found->left;
    }

    // The file may have others, too, which somebody has chosen.
    std::vector<CosetRecord> drawn_records() const {
        std::set<std::uint64_t> numbers;
        for (const Cube& cube : question_.cubes) numbers.insert(coset::coset_number(cube));
        std::vector<CosetRecord> drawn;
        std::ranges::copy_if(results_->records(), std::back_inserter(drawn),
                             [&](const CosetRecord& r) { return numbers.contains(r.coset); });
        return drawn;
    }

    void tell_estimates() {
        const auto drawn = drawn_records();
        for (const auto& estimate : sizes_.empty()
                                        ? service::estimates(drawn, question_.order.request.extent)
                                        : service::estimates(drawn, sizes_)) {
            if (estimate.positions == 0) continue;  // nearer than any coset of the sample
            if (session_.json())
                session_.answer(service::to_json(estimate, drawn.size()));
            else
                session_.output().line(
                    fmt::format("distance {:>2}: about {:.3e} positions, +- {:.1e}",
                                estimate.distance, estimate.positions, estimate.error));
        }
    }

    // As many helpers of an earlier run may have left something.
    static constexpr unsigned most_ranks_before = 256;

    Session&                        session_;
    Question                        question_;
    Cluster*                        cluster_;
    StopOnInterrupt                 interrupt_{SIGINT, SIGTERM};
    ProgressLine                    progress_;
    service::Engine                 engine_;
    std::shared_ptr<coset::Reserve> reserve_ = service::coset_reserve();
    std::optional<CosetResults>     results_;
    std::vector<std::uint64_t>      sizes_;  // by distance to H, of a spread draw
    std::mutex                      mutex_;
    std::optional<Error>            trouble_;
    std::size_t                     all_  = 0;
    std::size_t                     done_ = 0;
};

}  // namespace coset_many_detail

ExitCode explore_many_cosets(Session& session) {
    const service::Fields& fields  = session.fields();
    const auto             cluster = Cluster::join();
    if (!cluster) return session.fail(cluster.error());
    Cluster* const others = cluster->get();
    const auto     read   = service::read_coset_question(fields);
    if (!read) return session.fail(read.error());
    service::CosetOrder order = *read;
    order.request.threads     = service::threads_of(fields);
    if (others != nullptr && !session.has("threads"))
        order.request.threads = std::max(1U, order.request.threads / others->processes_here());
    const auto path = fields.find_text("cosets");
    const auto text = path ? read_file(std::string(*path)) : Result<std::string>(std::string());
    if (!text) return session.fail(text.error());
    const auto spread = service::read_spread_draw(fields);
    if (!spread) return session.fail(spread.error());
    auto cubes = *spread ? Result<std::vector<Cube>>(std::vector<Cube>())
                         : service::read_many_cosets(fields, *text);
    if (!cubes) return session.fail(cubes.error(), {*text});
    coset_many_detail::ManyCosets::Question question{
        std::move(order), *std::move(cubes), {}, *spread};
    if (const auto results = fields.find_text("results")) question.results = *results;
    return coset_many_detail::ManyCosets(session, std::move(question), others).run();
}

}  // namespace antipode::cli
