#include "service/research/many_cosets.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/failure.h"
#include "base/messages.h"
#include "base/parse_json.h"
#include "base/random.h"
#include "base/read_file.h"
#include "base/resume_lock.h"
#include "base/seconds.h"
#include "base/text_lines.h"
#include "search/messages.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/research/coset.h"

namespace antipode::service {
namespace {

Error file_trouble(const std::filesystem::path& path, std::error_code why) {
    return environment_error(base_message<"unreadable-file">(path.string(), why.message()));
}

Error not_written(const std::filesystem::path& path, std::error_code why) {
    return environment_error(
        search_message<"coset-file-not-written">(path.string(), why.message()));
}

Json question_of(const CosetOrder& order) {
    return {{"metric", row(order.metric).name},
            {"small", order.request.extent == coset::Extent::small},
            {"exact_to", order.request.exact_to},
            {"last", order.request.last}};
}

CosetRecord record_in(const Json& json) {
    CosetRecord record{.coset   = json.value("coset", std::uint64_t{0}),
                       .levels  = {},
                       .left    = json.value("left", std::uint64_t{0}),
                       .seconds = json.value("seconds", 0.0)};
    for (const Json& level : json.value("levels", Json::array()))
        record.levels.push_back({.distance = level.value("distance", 0U),
                                 .cubes    = level.value("cubes", std::uint64_t{0}),
                                 .is_exact = level.value("exact", false)});
    return record;
}

// Nothing where the line is no record, or one of another question.
std::optional<CosetRecord> record_of(std::string_view line, const CosetOrder& order) {
    const auto json = parse_json(line);
    if (!json || !json->is_object()) return std::nullopt;
    const Json question = question_of(order);
    for (const auto& [name, value] : question.items())
        if (json->value(name, Json()) != value) return std::nullopt;
    try {
        return record_in(*json);
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

template <class Take>
void for_each_record(std::string_view text, const CosetOrder& order, const Take& take) {
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (auto record = record_of(line, order)) take(*std::move(record), line);
    }
}

}  // namespace

std::optional<unsigned> CosetRecord::distance_to_h() const {
    for (const coset::CosetLevel& level : levels)
        if (level.cubes > 0) return level.distance;
    return std::nullopt;
}

Result<std::optional<CosetRecord>> explore_record(Engine& engine, const CosetOrder& order,
                                                  const coset::CosetWatch& watch) {
    const auto start  = std::chrono::steady_clock::now();
    const auto answer = explore(engine, order, watch);
    if (!answer) return answer.error();
    if (answer->ended == coset::CosetEnd::stopped) return std::optional<CosetRecord>();
    return std::optional(CosetRecord{.coset   = coset::coset_number(order.request.cube),
                                     .levels  = answer->levels,
                                     .left    = answer->left,
                                     .seconds = seconds_since(start)});
}

std::optional<Error> explore_units(
    counting::UnitSource& source, const std::stop_token& stop,
    const std::function<std::optional<Error>(counting::Unit)>& explore) {
    const auto explored = [&](counting::Unit unit) {
        try {
            return explore(unit);
        } catch (...) {
            return std::optional(failure_of(base_message<"the-search">()));
        }
    };
    std::optional<Error> trouble;
    while (const auto unit = source.next()) {
        if (!trouble && !stop.stop_requested()) trouble = explored(*unit);
        source.finish(*unit, {});
        if (trouble || stop.stop_requested()) source.stop();
    }
    return trouble;
}

Json to_json(const CosetRecord& record, const CosetOrder& order) {
    Json json = {{"coset", record.coset}, {"cube", left_text(order.request.cube)}};
    json.update(question_of(order));
    json["levels"] =
        list_json(record.levels, [](const coset::CosetLevel& level) { return to_json(level); });
    json["left"]    = record.left;
    json["seconds"] = record.seconds;
    return json;
}

Result<CosetResults> CosetResults::open(const std::optional<std::filesystem::path>& path,
                                        const CosetOrder&                           order) {
    CosetResults results;
    if (!path) return results;
    results.path_ = *path;
    results.lock_.emplace(lock_beside(*path));
    if (results.lock_->state() == FileLock::State::busy)
        return environment_error(search_message<"coset-file-in-use">(path->string()));
    results.file_.emplace(File::open_or_create(*path));
    if (!results.file_->is_open()) return file_trouble(*path, results.file_->error());
    const auto text = read_open_file(*results.file_, *path);
    if (!text) return text.error();
    results.size_ = text->size();
    for_each_record(*text, order,
                    [&](CosetRecord record, std::string_view) { results.keep(std::move(record)); });
    if (text->empty() || text->back() == '\n') return results;
    // Cut off by the loss of a machine.
    if (auto error = results.append("")) return *std::move(error);
    return results;
}

void CosetResults::keep(CosetRecord record) {
    if (known_.emplace(record.coset, records_.size()).second) records_.push_back(std::move(record));
}

const CosetRecord* CosetResults::find(const Cube& cube) const {
    const auto found = known_.find(coset::coset_number(cube));
    return found == known_.end() ? nullptr : &records_[found->second];
}

std::vector<CosetRecord> CosetResults::known_of(const std::vector<Cube>& cubes) const {
    std::vector<CosetRecord> known;
    for (const Cube& cube : cubes)
        if (const CosetRecord* record = find(cube)) known.push_back(*record);
    return known;
}

std::optional<Error> CosetResults::append(std::string line) {
    if (!file_) return std::nullopt;
    line += '\n';
    if (const auto why = file_->write(std::as_bytes(std::span(line)), size_))
        return not_written(path_, why);
    size_ += line.size();
    if (const auto why = file_->sync()) return not_written(path_, why);
    return std::nullopt;
}

std::optional<Error> CosetResults::add(const CosetRecord& record, const CosetOrder& order) {
    keep(record);
    return append(to_line(to_json(record, order)));
}

std::optional<Error> CosetResults::take_over(const std::filesystem::path& other,
                                             const CosetOrder&            order) {
    const File file = File::open(other);
    if (!file.is_open()) return std::nullopt;
    const auto text = read_open_file(file, other);
    if (!text) return text.error();
    std::optional<Error> trouble;
    for_each_record(*text, order, [&](CosetRecord record, std::string_view line) {
        if (trouble || known_.contains(record.coset)) return;
        keep(std::move(record));
        trouble = append(std::string(line));
    });
    std::error_code ignored;
    if (!trouble) std::filesystem::remove(other, ignored);
    return trouble;
}

namespace {

// The mean of a sample, as that of all from which it was drawn, times their number.
struct Total {
    double value    = 0;
    double variance = 0;
};

Total total_of(const std::vector<double>& sample, double all) {
    const auto count   = static_cast<double>(sample.size());
    double     sum     = 0;
    double     squares = 0;
    for (const double each : sample) sum += each;
    for (const double each : sample) squares += (each - sum / count) * (each - sum / count);
    const double variance = count > 1 ? squares / (count - 1) : 0;
    return {sum / count * all, all * all * variance / count * (1 - count / all)};
}

// Distances that are exact in all cosets, from 0 on.
unsigned exact_distances(const std::vector<CosetRecord>& records) {
    unsigned distance = 0;
    while (std::ranges::all_of(records, [&](const CosetRecord& record) {
        return record.levels.size() > distance && record.levels[distance].is_exact;
    }))
        ++distance;
    return distance;
}

double cubes_at(const CosetRecord& record, unsigned distance) {
    return static_cast<double>(record.levels[distance].cubes);
}

}  // namespace

std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records,
                                        coset::Extent                   extent) {
    std::vector<PositionEstimate> found;
    if (records.size() < 2) return found;
    const double cosets = static_cast<double>(coset::coset_count)
                          * (static_cast<double>(coset::cube_count(coset::Extent::whole))
                             / static_cast<double>(coset::cube_count(extent)));
    for (unsigned distance = 0; distance < exact_distances(records); ++distance) {
        std::vector<double> cubes;
        for (const CosetRecord& record : records) cubes.push_back(cubes_at(record, distance));
        const Total total = total_of(cubes, cosets);
        found.push_back({.distance      = distance,
                         .positions     = total.value,
                         .error         = std::sqrt(total.variance),
                         .cosets        = records.size(),
                         .is_likely_low = true});
    }
    return found;
}

// Cosets that are farther from H than a distance have no cubes there.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>&   records,
                                        const std::vector<std::uint64_t>& sizes) {
    std::vector<PositionEstimate> found;
    if (records.empty()) return found;
    for (unsigned distance = 0; distance < exact_distances(records); ++distance) {
        Total sum;
        for (unsigned to_h = 0; to_h <= distance && to_h < sizes.size(); ++to_h) {
            std::vector<double> cubes;
            for (const CosetRecord& record : records)
                if (record.distance_to_h() == to_h) cubes.push_back(cubes_at(record, distance));
            const auto all = static_cast<double>(sizes[to_h]);
            if (cubes.size() < 2 && static_cast<double>(cubes.size()) < all) return found;
            const Total total = total_of(cubes, all);
            sum.value += total.value;
            sum.variance += total.variance;
        }
        found.push_back({.distance  = distance,
                         .positions = sum.value,
                         .error     = std::sqrt(sum.variance),
                         .cosets    = records.size()});
    }
    return found;
}

std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records,
                                        const CosetsOrder& order, const ChosenCosets& chosen) {
    if (!order.is_drawn) return {};
    auto found = order.spread ? estimates(records, chosen.sizes)
                              : estimates(records, order.each.request.extent);
    std::erase_if(found, [](const PositionEstimate& each) { return each.positions == 0; });
    return found;
}

Result<ChosenCosets> choose_cosets(Engine& engine, const CosetsOrder& order,
                                   const std::stop_token& stop) {
    if (!order.spread) return ChosenCosets{order.cubes};
    const auto solver = engine.solver(order.each.metric, {.stop = stop});
    if (!solver) return solver.error();
    const coset::Strata strata((*solver)->tables());
    Random              random(order.spread->seed);
    return ChosenCosets{strata.draw(order.spread->count, random), strata.sizes()};
}

Json to_json(const PositionEstimate& estimate) {
    return {{"distance", estimate.distance},
            {"positions", estimate.positions},
            {"standard_error", estimate.error},
            {"cosets", estimate.cosets},
            {"likely_low", estimate.is_likely_low}};
}

}  // namespace antipode::service
