#include "service/research/survey_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/resume_lock.h"
#include "service/messages.h"
#include "service/requests/room.h"

namespace antipode::service {
namespace {

constexpr std::uint8_t unknown = 0xff;
// Lengths as one letter each: a is 0.
constexpr char first_letter = 'a';
constexpr char last_letter  = 'z' + 1;  // 26 quarter turns

// Of the most cubes that can be asked for.
constexpr std::uint64_t last_line = max_surveyed / SurveyFile::cubes_in_line;

std::string header_of(const SurveyOrder& order) {
    return fmt::format("antipode survey {} seed {}{}", row(order.metric).name, order.seed,
                       order.turns ? fmt::format(" turns {}", *order.turns) : "");
}

SurveyFile::Line empty_line() {
    SurveyFile::Line line;
    line.fill(unknown);
    return line;
}

}  // namespace

Result<std::unique_ptr<SurveyFile>> SurveyFile::open(const SurveyOrder& order) {
    constexpr std::uint64_t bytes_of_line = sizeof(Line) + 48;
    if (auto error = no_room_for({"cubes", order.count, bytes_of_line / cubes_in_line + 1}))
        return *std::move(error);
    std::unique_ptr<SurveyFile> file(new SurveyFile(order));
    if (order.file)
        if (auto error = file->read()) return *std::move(error);
    return file;
}

// The last line may be cut off; it is left out, and what follows begins on a new one.
std::optional<Error> SurveyFile::read() {
    std::error_code ignored;
    if (std::filesystem::exists(*order_.file, ignored)
        && !std::filesystem::is_regular_file(*order_.file, ignored))
        return not_written();
    lock_.emplace(lock_beside(*order_.file));
    if (lock_->state() == FileLock::State::busy)
        return environment_error(service_message<"count-file-in-use">(order_.file->string()));
    std::ifstream in(*order_.file);
    std::string   text;
    const bool    is_new = !std::getline(in, text);
    if (!is_new && text != header_of(order_))
        return usage_error(service_message<"other-survey">(order_.file->string(), text));
    while (std::getline(in, text)) read_line(text);
    out_.open(*order_.file, std::ios::app);
    out_ << (is_new ? header_of(order_) : "") << '\n' << std::flush;
    return out_ ? std::nullopt : std::optional(not_written());
}

bool SurveyFile::read_line(const std::string& text) {
    std::istringstream in(text);
    std::uint64_t      number = 0;
    std::string        letters;
    if (!(in >> number >> letters) || letters.size() != cubes_in_line) return false;
    if (number > last_line) return false;
    Line line{};
    for (std::size_t i = 0; i < cubes_in_line; ++i) {
        if (letters[i] < first_letter || letters[i] > last_letter) return false;
        line[i] = static_cast<std::uint8_t>(letters[i] - first_letter);
    }
    lines_[number] = line;
    return true;
}

bool SurveyFile::has(std::uint64_t cube) const {
    const std::lock_guard lock(mutex_);
    const auto            line = lines_.find(cube / cubes_in_line);
    return line != lines_.end() && line->second[cube % cubes_in_line] != unknown;
}

std::optional<Error> SurveyFile::add(std::uint64_t cube, unsigned length) {
    const std::lock_guard lock(mutex_);
    const std::uint64_t   number = cube / cubes_in_line;
    Line&                 line   = lines_.try_emplace(number, empty_line()).first->second;
    line[cube % cubes_in_line]   = static_cast<std::uint8_t>(length);
    const bool is_full           = std::ranges::find(line, unknown) == line.end();
    return is_full && order_.file ? write(number, line) : std::nullopt;
}

std::optional<Error> SurveyFile::write(std::uint64_t number, const Line& line) {
    std::string letters;
    for (const std::uint8_t length : line) letters += static_cast<char>(first_letter + length);
    out_ << number << ' ' << letters << '\n' << std::flush;
    return out_ ? std::nullopt : std::optional(not_written());
}

std::uint64_t SurveyFile::known(std::uint64_t count) const {
    std::uint64_t sum = 0;
    for (const std::uint64_t cubes : lengths(count)) sum += cubes;
    return sum;
}

std::uint64_t SurveyFile::complete() const {
    const std::lock_guard lock(mutex_);
    std::uint64_t         cube = 0;
    for (const auto& [number, line] : lines_) {
        if (number * cubes_in_line != cube) return cube;
        for (const std::uint8_t length : line) {
            if (length == unknown) return cube;
            ++cube;
        }
    }
    return cube;
}

std::vector<std::uint64_t> SurveyFile::lengths(std::uint64_t count) const {
    const std::lock_guard      lock(mutex_);
    std::vector<std::uint64_t> counts;
    for (const auto& [number, line] : lines_)
        for (std::uint64_t i = 0; i < cubes_in_line; ++i) {
            if (line[i] == unknown || number * cubes_in_line + i >= count) continue;
            if (counts.size() <= line[i]) counts.resize(line[i] + 1U);
            ++counts[line[i]];
        }
    return counts;
}

Error SurveyFile::not_written() const {
    return environment_error(service_message<"survey-not-written">(order_.file->string()));
}

}  // namespace antipode::service
