#include "service/research/survey.h"

#include <array>
#include <chrono>
#include <cmath>

#include "base/parallel.h"
#include "base/seconds.h"
#include "cube/random_cube.h"
#include "service/json.h"
#include "service/research/survey_file.h"

namespace antipode::service {
namespace {

constexpr double confidence_95   = 1.959964;
constexpr double between_reports = 0.1;  // seconds
constexpr double all_positions   = 43'252'003'274'489'856'000.0;

// The last numbers that are exact, and estimates of two digits, by Rokicki and others
// (cube20.org).
struct Published {
    unsigned length;
    double   positions;
};
constexpr std::array published_htm = {Published{13, 531'653'418'284'628.0},
                                      Published{14, 6'989'320'578'825'358.0},
                                      Published{15, 91'365'146'187'124'313.0},
                                      Published{16, 1.1e18},
                                      Published{17, 1.2e19},
                                      Published{18, 2.9e19},
                                      Published{19, 1.5e18}};
constexpr std::array published_qtm = {Published{16, 4'393'570'406'220'123.0},
                                      Published{17, 40'648'181'519'827'392.0},
                                      Published{18, 368'071'526'203'620'348.0},
                                      Published{19, 3e18},
                                      Published{20, 1.4e19},
                                      Published{21, 1.9e19},
                                      Published{22, 7e18},
                                      Published{23, 2.4e16}};

std::optional<double> published_share(Metric metric, unsigned length) {
    const auto rows = metric == Metric::qtm ? std::span<const Published>(published_qtm)
                                            : std::span<const Published>(published_htm);
    for (const Published& row : rows)
        if (row.length == length) return row.positions / all_positions;
    return std::nullopt;
}

std::optional<Estimate> mean_estimate(const std::vector<std::uint64_t>& counts, std::uint64_t n) {
    if (n == 0) return std::nullopt;
    double sum     = 0;
    double squares = 0;
    for (std::size_t length = 0; length < counts.size(); ++length) {
        sum += static_cast<double>(length) * static_cast<double>(counts[length]);
        squares += static_cast<double>(length * length) * static_cast<double>(counts[length]);
    }
    const auto   all      = static_cast<double>(n);
    const double mean     = sum / all;
    const double variance = n > 1 ? (squares - sum * mean) / (all - 1) : 0;
    const double margin   = confidence_95 * std::sqrt(std::max(variance, 0.0) / all);
    return Estimate{mean, mean - margin, mean + margin};
}

class Surveying {
public:
    Surveying(Engine& engine, const SurveyOrder& order, const SurveyWatch& watch, SurveyFile& file)
        : engine_(engine), order_(order), watch_(watch), file_(file) {}

    std::optional<Error> run() {
        const std::stop_callback pass_on(watch_.stop, [this] { stop_.request_stop(); });
        resumed_ = done_ = file_.known(order_.count);
        parallel_for(order_.count, {.threads = threads(), .stop = stop_.get_token()},
                     [&](std::size_t i, std::size_t, const std::stop_token& stop) {
                         if (!file_.has(i)) solve(i, stop);
                     });
        return error_;
    }

    std::uint64_t resumed() const { return resumed_; }
    double        seconds() const { return seconds_since(start_); }

private:
    SolverChoice how() const { return {.metric = order_.metric, .shortest = order_.how}; }

    unsigned threads() const {
        const unsigned asked = order_.threads == 0 ? engine_.threads() : order_.threads;
        return engine_.at_once(how(), asked);
    }

    void solve(std::uint64_t number, const std::stop_token& stop) {
        const SolveTask task{.cube     = surveyed_cube(order_, number),
                             .how      = how(),
                             .limits   = {.threads = 1},
                             .max_wait = WaitLimit{}.max_wait};
        const auto      answer = engine_.solve(task, {.stop = stop});
        if (!answer) return fail(answer.error());
        if (!answer->is_optimal()) return;  // stopped
        if (auto error = file_.add(number, answer->answer.length)) return fail(*std::move(error));
        const std::lock_guard lock(mutex_);
        ++done_;
        tell();
    }

    // With the lock held.
    void tell() {
        const double now = seconds();
        if (!watch_.on_progress || now < told_ + between_reports) return;
        told_ = now;
        watch_.on_progress(done_, now);
    }

    void fail(Error error) {
        const std::lock_guard lock(mutex_);
        if (!error_ && error.kind != ErrorKind::stopped) error_ = std::move(error);
        stop_.request_stop();
    }

    Engine&                               engine_;
    const SurveyOrder&                    order_;
    const SurveyWatch&                    watch_;
    SurveyFile&                           file_;
    std::stop_source                      stop_;
    std::chrono::steady_clock::time_point start_   = std::chrono::steady_clock::now();
    std::uint64_t                         resumed_ = 0;

    std::mutex           mutex_;  // guards what follows
    std::uint64_t        done_ = 0;
    double               told_ = 0;  // when progress was told
    std::optional<Error> error_;
};

}  // namespace

Estimate share_estimate(std::uint64_t k, std::uint64_t n) {
    if (n == 0) return {};
    const auto   all    = static_cast<double>(n);
    const double share  = static_cast<double>(k) / all;
    const double z2     = confidence_95 * confidence_95;
    const double centre = (share + z2 / (2 * all)) / (1 + z2 / all);
    const double margin = confidence_95 / (1 + z2 / all)
                          * std::sqrt(share * (1 - share) / all + z2 / (4 * all * all));
    return {share, std::max(0.0, centre - margin), std::min(1.0, centre + margin)};
}

// Each number has a stream of its own, so that cubes can be solved in any order.
Cube surveyed_cube(const SurveyOrder& order, std::uint64_t number) {
    constexpr std::uint64_t between = 0xda942042e4dd58b5;  // streams; odd, and far from Random's
    Random                  first(order.seed);
    Random                  own(first.next() + number * between);
    return order.turns ? solved * random_word(own, *order.turns) : random_reachable(own);
}

Result<SurveyAnswer> survey(Engine& engine, const SurveyOrder& order, const SurveyWatch& watch) {
    const auto file = SurveyFile::open(order);
    if (!file) return file.error();
    Surveying surveying(engine, order, watch, **file);
    if (auto error = surveying.run()) return *std::move(error);
    const std::vector<std::uint64_t> counts =
        (*file)->lengths(std::min(order.count, (*file)->complete()));
    SurveyAnswer answer{.seed = order.seed, .metric = order.metric, .turns = order.turns};
    for (const std::uint64_t count : counts) answer.cubes += count;
    for (unsigned length = 0; length < counts.size(); ++length)
        if (counts[length] > 0)
            answer.lengths.push_back(
                {.length    = length,
                 .cubes     = counts[length],
                 .share     = share_estimate(counts[length], answer.cubes),
                 .published = order.turns ? std::nullopt : published_share(order.metric, length)});
    answer.mean       = mean_estimate(counts, answer.cubes);
    answer.resumed    = surveying.resumed();
    answer.seconds    = surveying.seconds();
    answer.is_stopped = answer.cubes < order.count;
    return answer;
}

static Json to_json(const Estimate& estimate) {
    return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

Json to_json(const SurveyAnswer& answer) {
    const auto length_json = [](const SurveyedLength& one) {
        return Json{{"length", one.length},
                    {"cubes", one.cubes},
                    {"share", one.share.value},
                    {"low", one.share.low},
                    {"high", one.share.high},
                    {"published", one.published ? Json(*one.published) : Json(nullptr)}};
    };
    return {{"cubes", answer.cubes},
            {"seed", answer.seed},
            {"metric", row(answer.metric).name},
            {"turns", answer.turns ? Json(*answer.turns) : Json(nullptr)},
            {"lengths", list_json(answer.lengths, length_json)},
            {"mean", answer.mean ? to_json(*answer.mean) : Json(nullptr)},
            {"resumed", answer.resumed},
            {"seconds", answer.seconds},
            {"ended", answer.is_stopped ? "stopped" : "done"}};
}

}  // namespace antipode::service
