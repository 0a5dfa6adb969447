#include "service/research/many_cosets.h"

#include <algorithm>
#include <cmath>

#include "base/messages.h"
#include "base/parse_json.h"
#include "base/text_lines.h"
#include "coordinates/classes.h"
#include "service/json.h"
#include "service/research/coset.h"

namespace antipode::service {
namespace {

Error file_trouble(const std::filesystem::path& path, std::error_code why) {
    return environment_error(base_message<"unreadable-file">(path.string(), why.message()));
}

Json question_of(const CosetOrder& order) {
    return {{"metric", row(order.metric).name},
            {"small", order.request.extent == coset::Extent::small},
            {"exact_to", order.request.exact_to},
            {"last", order.request.last}};
}

// Nothing where the line is no record, or one of another question.
std::optional<CosetRecord> record_of(std::string_view line, const CosetOrder& order) {
    const auto json = parse_json(line);
    if (!json || !json->is_object()) return std::nullopt;
    const Json question = question_of(order);
    for (const auto& [name, value] : question.items())
        if (json->value(name, Json()) != value) return std::nullopt;
    CosetRecord record{.coset   = json->value("coset", std::uint64_t{0}),
                       .levels  = {},
                       .left    = json->value("left", std::uint64_t{0}),
                       .seconds = json->value("seconds", 0.0)};
    for (const Json& level : json->value("levels", Json::array()))
        record.levels.push_back({.distance = level.value("distance", 0U),
                                 .cubes    = level.value("cubes", std::uint64_t{0}),
                                 .is_exact = level.value("exact", false)});
    return record;
}

template <class Take>
void for_each_record(std::string_view text, const CosetOrder& order, const Take& take) {
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (auto record = record_of(line, order)) take(*std::move(record), line);
    }
}

}  // namespace

std::uint64_t coset_number(const Cube& cube) {
    return std::uint64_t{FlipSlice::of(cube).value()} * CornerTwist::size
           + CornerTwist::of(cube).value();
}

Json to_json(const CosetRecord& record, const CosetOrder& order) {
    Json json = {{"coset", record.coset}, {"cube", left_text(order.request.cube)}};
    json.update(question_of(order));
    json["levels"] = Json::array();
    for (const coset::CosetLevel& level : record.levels) json["levels"].push_back(to_json(level));
    json["left"]    = record.left;
    json["seconds"] = record.seconds;
    return json;
}

Result<CosetResults> CosetResults::open(const std::optional<std::filesystem::path>& path,
                                        const CosetOrder&                           order) {
    CosetResults results;
    if (!path) return results;
    results.path_ = *path;
    results.file_.emplace(File::open_or_create(*path));
    if (!results.file_->is_open()) return file_trouble(*path, results.file_->error());
    results.size_          = results.file_->identity().size;
    const std::string text = results.file_->content();
    for_each_record(text, order,
                    [&](CosetRecord record, std::string_view) { results.keep(std::move(record)); });
    if (text.empty() || text.back() == '\n') return results;
    // Cut off by the loss of a machine.
    if (auto error = results.append("")) return *std::move(error);
    return results;
}

void CosetResults::keep(CosetRecord record) {
    if (known_.insert(record.coset).second) records_.push_back(std::move(record));
}

std::optional<Error> CosetResults::append(std::string line) {
    if (!file_) return std::nullopt;
    line += '\n';
    if (const auto why = file_->write(std::as_bytes(std::span(line)), size_))
        return file_trouble(path_, why);
    size_ += line.size();
    if (const auto why = file_->sync()) return file_trouble(path_, why);
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
    std::optional<Error> trouble;
    for_each_record(file.content(), order, [&](CosetRecord record, std::string_view line) {
        if (trouble || has(record.coset)) return;
        keep(std::move(record));
        trouble = append(std::string(line));
    });
    std::error_code ignored;
    if (!trouble) std::filesystem::remove(other, ignored);
    return trouble;
}

std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records) {
    std::vector<PositionEstimate> found;
    if (records.size() < 2) return found;
    const auto count = static_cast<double>(records.size());
    for (unsigned distance = 0;; ++distance) {
        double sum     = 0;
        double squares = 0;
        for (const CosetRecord& record : records) {
            if (record.levels.size() <= distance || !record.levels[distance].is_exact) return found;
            const auto cubes = static_cast<double>(record.levels[distance].cubes);
            sum += cubes;
            squares += cubes * cubes;
        }
        const double mean     = sum / count;
        const double variance = std::max(0.0, (squares - sum * mean) / (count - 1));
        found.push_back({.distance  = distance,
                         .positions = mean * static_cast<double>(coset_count),
                         .error = std::sqrt(variance / count) * static_cast<double>(coset_count)});
    }
}

Json to_json(const PositionEstimate& estimate, std::size_t cosets) {
    return {{"distance", estimate.distance},
            {"positions", estimate.positions},
            {"standard_error", estimate.error},
            {"cosets", cosets}};
}

}  // namespace antipode::service
