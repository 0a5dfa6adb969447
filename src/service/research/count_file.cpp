#include "service/research/count_file.h"

#include <fmt/format.h>

#include <set>
#include <sstream>

#include "base/checksum.h"
#include "base/read_file.h"
#include "base/resume_lock.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

// A loss of power may cost that much; a loss of the program, nothing.
constexpr auto sync_interval = std::chrono::seconds(2);

std::string with_checksum(std::string_view text) {
    return fmt::format("{} {:016x}\n", text, checksum(std::as_bytes(std::span(text))));
}

// Without its checksum and the end of the line; nothing if that is wrong.
std::optional<std::string> checked(std::string_view line) {
    const std::size_t last = line.rfind(' ');
    if (last == std::string_view::npos) return std::nullopt;
    std::string text(line.substr(0, last));
    if (with_checksum(text) != fmt::format("{}\n", line)) return std::nullopt;
    return text;
}

std::string header_text(const counting::CountRequest& request) {
    return fmt::format("antipode-count-1 {} {}", row(request.metric).name,
                       request.classes == counting::Classes::counted ? "classes" : "positions");
}

struct UnitLine {
    unsigned               distance = 0;
    counting::FinishedUnit finished{};
};

std::optional<UnitLine> parse_unit_line(const std::string& text) {
    std::istringstream fields(text);
    UnitLine           line;
    auto&              tally = line.finished.tally;
    fields >> line.distance >> line.finished.unit >> tally.positions >> tally.symmetric
        >> tally.antisymmetric;
    const bool is_whole = !fields.fail() && fields.eof();
    if (!is_whole || line.finished.unit >= counting::Units::count) return std::nullopt;
    return line;
}

}  // namespace

Result<CountFile> CountFile::open(const std::filesystem::path&  path,
                                  const counting::CountRequest& request) {
    CountFile file(path, lock_beside(path), File::open_or_create(path));
    if (file.lock_.state() == FileLock::State::busy)
        return environment_error(service_message<"count-file-in-use">(path.string()));
    if (!file.file_.is_open())
        return environment_error(
            service_message<"count-file-not-opened">(path.string(), file.file_.error().message()));
    if (auto error = file.read(header_text(request))) return *std::move(error);
    return file;
}

// What follows the last whole line is written over.
std::optional<Error> CountFile::read(const std::string& header) {
    const auto read = read_open_file(File::open(path_), path_);
    if (!read) return read.error();
    const std::string& content = *read;
    if (content.find('\n') == std::string::npos) {
        // A first line of which only a part was written is no other file.
        if (!with_checksum(header).starts_with(content))
            return environment_error(service_message<"not-a-count-file">(path_.string()));
        return append(with_checksum(header));
    }
    std::set<std::pair<unsigned, counting::Unit>> seen;
    for (std::size_t start = 0, end = 0; (end = content.find('\n', start)) != std::string::npos;
         start = end + 1) {
        const auto text = checked(std::string_view(content).substr(start, end - start));
        size_           = end + 1;
        if (start == 0 && text != header)
            return environment_error(
                service_message<"count-file-of-other">(path_.string(), header));
        if (start == 0 || !text) continue;
        const auto line = parse_unit_line(*text);
        if (line && seen.insert({line->distance, line->finished.unit}).second)
            known_[line->distance].push_back(line->finished);
    }
    return std::nullopt;
}

std::optional<Error> CountFile::append(const std::string& line) {
    const auto error = file_.write(std::as_bytes(std::span(line)), size_);
    if (error)
        return environment_error(
            service_message<"count-file-not-written">(path_.string(), error.message()));
    size_ += line.size();
    return std::nullopt;
}

std::optional<Error> CountFile::add(unsigned distance, const counting::FinishedUnit& finished) {
    const counting::Tally& tally = finished.tally;
    if (auto error = append(
            with_checksum(fmt::format("{} {} {} {} {}", distance, finished.unit, tally.positions,
                                      tally.symmetric, tally.antisymmetric))))
        return error;
    const auto now = std::chrono::steady_clock::now();
    if (now - synced_at_ < sync_interval) return std::nullopt;
    synced_at_ = now;
    return sync();
}

std::optional<Error> CountFile::sync() {
    const auto error = file_.sync();
    if (error)
        return environment_error(
            service_message<"count-file-not-written">(path_.string(), error.message()));
    return std::nullopt;
}

}  // namespace antipode::service
