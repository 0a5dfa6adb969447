#include <fmt/format.h>

#include <chrono>

#include "base/checksum.h"
#include "base/seconds.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/research/coset.h"
#include "service/research/many_cosets.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

Json estimates_json(const std::vector<PositionEstimate>& estimates) {
    return list_json(estimates, [](const PositionEstimate& each) { return to_json(each); });
}

// Goes through the cosets one after the other; what is in the file is not done again.
class CosetsWork {
public:
    CosetsWork(Engine& engine, const CosetsOrder& order, const QuestionWatch& watch)
        : engine_(engine), order_(order), watch_(watch) {}

    Result<Json> run() {
        watch_.on_progress({.text = service_message<"getting-ready">()});
        auto chosen = choose_cosets(engine_, order_, watch_.stop);
        if (!chosen) return chosen.error();
        chosen_      = *std::move(chosen);
        auto results = CosetResults::open(order_.results, order_.each);
        if (!results) return results.error();
        for (const Cube& cube : chosen_.cubes) {
            if (auto error = take(cube, *results)) return *std::move(error);
            if (watch_.stop.stop_requested()) break;
        }
        return summary();
    }

private:
    std::optional<Error> take(const Cube& cube, CosetResults& results) {
        CosetOrder order   = order_.each;
        order.request.cube = cube;
        if (const CosetRecord* known = results.find(cube)) {
            tell(*known, order);
            return std::nullopt;
        }
        const auto record = explore_record(engine_, order, watch());
        if (!record) return record.error();
        if (!*record) return std::nullopt;
        if (auto error = results.add(**record, order)) return error;
        tell(**record, order);
        return std::nullopt;
    }

    void tell(const CosetRecord& record, const CosetOrder& order) {
        done_.push_back(record);
        left_ += record.left;
        Json item = to_json(record, order);
        if (order_.is_drawn) item["estimates"] = estimates_json(estimates(done_, order_, chosen_));
        watch_.on_item(item);
    }

    coset::CosetWatch watch() {
        return {.stop        = watch_.stop,
                .gate        = watch_.gate,
                .on_progress = [this](const coset::CosetProgress& now) { tell_progress(now); },
                .reserve     = reserve_.get()};
    }

    void tell_progress(const coset::CosetProgress& now) {
        const std::size_t all  = chosen_.cubes.size();
        const auto        done = static_cast<double>(done_.size());
        watch_.on_progress(
            {.fraction = (done + now.fraction) / static_cast<double>(all),
             .text = service_message<"coset-of-many">(done_.size() + 1, all, progress_text(now))});
    }

    coset::CosetEnd end() const {
        if (done_.size() < chosen_.cubes.size()) return coset::CosetEnd::stopped;
        return left_ > 0 ? coset::CosetEnd::limit : coset::CosetEnd::complete;
    }

    Json summary() const {
        Json json = {{"ended", coset_end_names()[static_cast<std::size_t>(end())]},
                     {"metric", row(order_.each.metric).name},
                     {"cosets", chosen_.cubes.size()},
                     {"explored", done_.size()},
                     {"left", left_},
                     {"memory", memory_of(order_.each)}};
        if (order_.is_drawn) json["estimates"] = estimates_json(estimates(done_, order_, chosen_));
        json["seconds"] = seconds_since(start_);
        return json;
    }

    Engine&                               engine_;
    const CosetsOrder&                    order_;
    const QuestionWatch&                  watch_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    ChosenCosets                          chosen_;
    std::vector<CosetRecord>              done_;
    std::uint64_t                         left_    = 0;
    std::shared_ptr<coset::Reserve>       reserve_ = coset_reserve();
};

Result<Json> work_on_cosets(Engine& engine, const CosetsOrder& order, const QuestionWatch& watch) {
    auto summary = CosetsWork(engine, order, watch).run();
    if (!summary) return summary.error();
    std::error_code ignored;
    if (order.results && (*summary)["explored"] == (*summary)["cosets"])
        std::filesystem::remove(*order.results, ignored);
    return summary;
}

// The same question has the same one.
std::optional<std::filesystem::path> file_of_cosets(const Json&                  record,
                                                    const std::filesystem::path& beside) {
    if (beside.empty()) return std::nullopt;
    const std::string     text = to_line(record);
    std::filesystem::path file = beside;
    file += fmt::format(".cosets-{:016x}", checksum(std::as_bytes(std::span(text))));
    return file;
}

}  // namespace

Result<Question> cosets_question(const Fields& fields, const WorkTools& tools) {
    auto read = read_cosets(fields, {.most = most_cosets_asked});
    if (!read) return read.error();
    CosetsOrder order          = *std::move(read);
    order.each.request.threads = tools.threads;
    if (auto error = too_large(order.each)) return *std::move(error);
    const SharedJson record = share(fields.record());
    order.results           = file_of_cosets(*record, tools.files_beside);
    return Question{
        .fields = record,
        .answer = [&engine = tools.engine, order = std::move(order)](const QuestionWatch& watch) {
            return work_on_cosets(engine, order, watch);
        }};
}

}  // namespace antipode::service
