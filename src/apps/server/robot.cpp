#include "apps/server/robot.h"

#include <algorithm>

#include "http/query.h"
#include "service/answers/position.h"
#include "service/tasks/watched_search.h"

namespace antipode::server {
namespace {

// What Cube Explorer says.
constexpr std::string_view invalid_request = "invalid request";
constexpr std::string_view wrong_colours =
    "Cube cannot be solved. Missing or wrong facelet colors!";
constexpr std::string_view empty_buffer  = "Buffer is empty!";
constexpr std::string_view no_device     = "Error. No valid capture device index!";
constexpr std::string_view wrong_command = "Wrong command!";
constexpr std::string_view unresolved    = "Could not resolve the colors due to wrong input.";
constexpr std::string_view done          = "Done!";
constexpr std::string_view nothing_in_view =
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
static_assert(nothing_in_view.size() == 54);

struct CameraVerb {
    std::string_view name;
    std::string_view line;
    bool             has_operand = false;  // scanU, connect0
};

// As long as no camera is connected.
constexpr CameraVerb verbs[] = {
    {"status", nothing_in_view},
    {"connect", no_device, true},
    {"scan", wrong_command, true},
    {"transfer", unresolved},
    {"clear", done},
};

http::Response page_with(std::string_view line) {
    std::string body = "<HTML><BODY>\r\n";
    body += line;
    body += "\r\n</BODY></HTML>\r\n";
    return {.content_type = {}, .body = std::move(body), .closes = true};
}

// Letters of faces in either case; all else is skipped.
std::string facelets_in(std::string_view text) {
    std::string facelets;
    for (const char c : text) {
        const char big = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (std::string_view("URFDLB").find(big) != std::string_view::npos) facelets += big;
    }
    return facelets;
}

std::optional<Cube> cube_in(std::string_view text) {
    const auto position = service::read_position(facelets_in(text), {.form = Form::facelets});
    if (!position || service::unsolvable(position->cube)) return std::nullopt;
    return position->cube;
}

}  // namespace

bool Robot::is_meant(const http::Request& request) {
    return request.path == "/" && request.has_query && request.query.find('=') == std::string::npos;
}

void Robot::answer(const http::Exchange& exchange) {
    const std::string& query   = exchange.request().query;
    const auto         decoded = http::percent_decoded(query, http::Plus::is_space);
    const std::string& text    = decoded ? *decoded : query;
    if (text.empty()) return exchange.answer(page_with(invalid_request));
    if (const auto line = line_of_verb(text)) return exchange.answer(page_with(*line));
    const auto cube = cube_in(text);
    if (!cube) return exchange.answer(page_with(wrong_colours));
    solve(*cube, exchange);
}

std::optional<std::string> Robot::line_of_verb(std::string_view text) const {
    if (text == "getLast" || text == "getlast") return last_line();
    for (const CameraVerb& verb : verbs)
        if (verb.has_operand ? text.starts_with(verb.name) : text == verb.name)
            return std::string(verb.line);
    return std::nullopt;
}

void Robot::solve(const Cube& cube, const http::Exchange& exchange) {
    if (const auto quick = engine_.try_quick(cube, {.max_length = options_.length}))
        return exchange.answer(page_with(keep(*quick)));
    const service::SolveTask task{
        .cube = cube, .limits = {.enough_length = options_.length, .max_time = options_.time}};
    const auto on_event = [this, exchange](const service::SearchEvent& event) {
        const auto* end = std::get_if<service::SearchEnded>(&event);
        if (end == nullptr) return;
        const bool found = end->answer && end->answer->answer.found;
        exchange.answer(page_with(found ? keep(*end->answer) : std::string(invalid_request)));
    };
    const auto search = std::make_shared<service::WatchedSearch>(
        engine_, service::SearchOrder{.task = task}, on_event);
    if (pool_.submit(search)) return exchange.answer(page_with(invalid_request));
    exchange.on_gone([this, search] { pool_.stop(search, service::StopReason::asked); });
}

std::string Robot::keep(const service::SolveAnswer& answer) {
    std::string word = service::solution_word(answer, service::WordSense::solver);
    {
        const std::lock_guard lock(mutex_);
        last_ = word;
    }
    options_.on_solved(answer);
    return word;
}

std::string Robot::last_line() const {
    const std::lock_guard lock(mutex_);
    return last_.value_or(std::string(empty_buffer));
}

}  // namespace antipode::server
