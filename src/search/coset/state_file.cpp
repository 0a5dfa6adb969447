#include "search/coset/state_file.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <sstream>

#include "base/checksum.h"
#include "search/messages.h"

namespace antipode::coset {
namespace {

constexpr std::string_view magic        = "antipode-coset-3";
constexpr std::size_t      header_bytes = 65536;
constexpr std::uint64_t    sums_offset  = header_bytes;

std::uint64_t page_offset(const CosetMap& map, std::size_t slot) {
    return sums_offset + map.held().size() * sizeof(std::uint64_t) + slot * page_bytes;
}
std::uint64_t end_of_pages(const CosetMap& map) { return page_offset(map, map.held().size()); }

// A program that was killed keeps its lock until its memory is given back.
constexpr auto time_to_end = std::chrono::seconds(10);

std::span<const std::byte> page_of(const CosetMap& map, std::uint32_t page) {
    return {map.page(page), page_bytes};
}

std::string header_text(const std::string& subject, const Snapshot& snapshot) {
    std::string text = fmt::format("{} {}\nleaves {}\n", magic, subject, snapshot.leaves);
    for (const CosetLevel& level : snapshot.levels)
        text += fmt::format("level {} {} {}\n", level.distance, level.cubes,
                            level.is_exact ? "exact" : "bound");
    if (!snapshot.farther.empty())
        text += fmt::format("farther {} {:016x}\n", snapshot.farther.size(),
                            checksum(std::as_bytes(std::span(snapshot.farther))));
    if (snapshot.is_within) {
        text += "units ";
        for (const std::uint8_t done : snapshot.units_done) text += done != 0 ? '1' : '0';
        text += '\n';
    }
    return text + fmt::format("sum {:016x}\n", checksum(std::as_bytes(std::span(text))));
}

struct Header {
    Snapshot      snapshot;
    std::uint64_t farther_sum = 0;
};

// Nothing if the checksum is wrong.
std::optional<Header> parse_header(const std::string& text) {
    const std::size_t sum = text.rfind("sum ");
    if (sum == std::string::npos) return std::nullopt;
    const std::string body = text.substr(0, sum);
    if (text.substr(sum) != fmt::format("sum {:016x}\n", checksum(std::as_bytes(std::span(body)))))
        return std::nullopt;
    Header             header;
    Snapshot&          snapshot = header.snapshot;
    std::istringstream lines(body.substr(body.find('\n') + 1));
    for (std::string word; lines >> word;) {
        if (word == "leaves") {
            lines >> snapshot.leaves;
        } else if (word == "level") {
            CosetLevel  level;
            std::string kind;
            lines >> level.distance >> level.cubes >> kind;
            level.is_exact = kind == "exact";
            snapshot.levels.push_back(level);
        } else if (word == "farther") {
            std::size_t count = 0;
            lines >> count >> std::hex >> header.farther_sum >> std::dec;
            snapshot.farther.resize(count);
        } else if (word == "units") {
            snapshot.is_within = true;
            std::string digits;
            std::getline(lines, digits);
            for (const char digit : digits)
                if (digit != ' ') snapshot.units_done.push_back(digit == '1' ? 1 : 0);
        }
    }
    return header;
}

bool read_farther(const File& file, const CosetMap& map, std::vector<std::uint64_t>& bits) {
    const auto bytes = std::as_writable_bytes(std::span(bits));
    return bytes.empty() || file.read(bytes, end_of_pages(map)) == bytes.size();
}

Error file_trouble(Message message) { return environment_error(std::move(message)); }

}  // namespace

std::string subject_text(const CosetRequest& request, Metric metric) {
    std::string text = fmt::format("{} {} ", row(metric).name,
                                   request.extent == Extent::whole ? "whole" : "small");
    if (held_extent(metric, request) != request.extent) text += "in-whole ";
    for (std::size_t i = 0; i < edge_count; ++i)
        text += fmt::format("{:02x}", request.cube.edges[i].bits());
    for (std::size_t i = 0; i < corner_count; ++i)
        text += fmt::format("{:02x}", request.cube.corners[i].bits());
    return text;
}

Result<StateFile> StateFile::open(const std::filesystem::path& path) {
    std::filesystem::path lock_path = path;
    lock_path += ".lock";
    StateFile file(path, FileLock::wait(lock_path, {.max_time = time_to_end}));
    if (file.lock_.state() == FileLock::State::busy)
        return file_trouble(search_message<"coset-file-in-use">(path.string()));
    if (file.lock_.state() == FileLock::State::failed)
        return file_trouble(
            search_message<"coset-file-not-locked">(path.string(), file.lock_.error().message()));
    return file;
}

Result<Snapshot> StateFile::load(const std::string& subject, CosetMap& map,
                                 const std::stop_token& stop) const {
    const File file = File::open(path_);
    if (!file.is_open())
        return file_trouble(
            search_message<"coset-file-not-read">(path_.string(), file.error().message()));
    std::string header(header_bytes, '\0');
    header.resize(file.read(std::as_writable_bytes(std::span(header)), 0));
    header.resize(std::min(header.size(), header.find('\0')));
    const std::string first = header.substr(0, header.find('\n'));
    if (!first.starts_with(magic))
        return file_trouble(search_message<"not-a-coset-file">(path_.string()));
    if (first != fmt::format("{} {}", magic, subject))
        return file_trouble(search_message<"coset-file-of-other">(path_.string(), first));
    auto       parsed = parse_header(header);
    const bool is_whole =
        parsed && read_pages(file, map, stop) && read_farther(file, map, parsed->snapshot.farther)
        && (parsed->snapshot.farther.empty()
            || checksum(std::as_bytes(std::span(parsed->snapshot.farther))) == parsed->farther_sum);
    if (!is_whole) return file_trouble(search_message<"coset-file-damaged">(path_.string()));
    return std::move(parsed->snapshot);
}

bool StateFile::read_pages(const File& file, CosetMap& map, const std::stop_token& stop) {
    std::vector<std::uint64_t> sums(map.held().size());
    if (file.read(std::as_writable_bytes(std::span(sums)), sums_offset)
        != sums.size() * sizeof(std::uint64_t))
        return false;
    for (std::size_t slot = 0; slot < sums.size(); ++slot) {
        if (stop.stop_requested()) return false;
        const std::span<std::byte> bytes(map.page(map.held()[slot]), page_bytes);
        if (file.read(bytes, page_offset(map, slot)) != page_bytes || checksum(bytes) != sums[slot])
            return false;
    }
    return true;
}

std::optional<Error> StateFile::save(const std::string& subject, const Snapshot& snapshot,
                                     const CosetMap& map) const {
    std::filesystem::path unfinished = path_;
    unfinished += ".part";
    std::error_code trouble;
    std::filesystem::remove(unfinished, trouble);
    const File file = File::create(unfinished);
    trouble = file.is_open() ? write(file, {header_text(subject, snapshot), map, snapshot.farther})
                             : file.error();
    if (!trouble) std::filesystem::rename(unfinished, path_, trouble);
    if (!trouble) return std::nullopt;
    std::error_code ignored;
    std::filesystem::remove(unfinished, ignored);
    return file_trouble(
        search_message<"coset-file-not-written">(path_.string(), trouble.message()));
}

std::error_code StateFile::write(const File& file, const Content& content) {
    std::string padded = content.header;
    padded.resize(header_bytes, '\0');
    if (const auto trouble = file.write(std::as_bytes(std::span(padded)), 0)) return trouble;
    const auto                 held = content.map.held();
    std::vector<std::uint64_t> sums(held.size());
    for (std::size_t slot = 0; slot < held.size(); ++slot) {
        const auto bytes = page_of(content.map, held[slot]);
        sums[slot]       = checksum(bytes);
        if (const auto trouble = file.write(bytes, page_offset(content.map, slot))) return trouble;
    }
    if (const auto trouble = file.write(std::as_bytes(std::span(sums)), sums_offset))
        return trouble;
    const auto farther = std::as_bytes(content.farther);
    if (!farther.empty())
        if (const auto trouble = file.write(farther, end_of_pages(content.map))) return trouble;
    return file.sync();
}

void StateFile::remove() const {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

}  // namespace antipode::coset
