#include "apps/server/robot.h"

#include <algorithm>

#include "http/query.h"
#include "service/answers/position.h"
#include "service/answers/solve.h"
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
    if (answer_verb(text, exchange)) return;
    const auto cube = cube_in(text);
    if (!cube) return exchange.answer(page_with(wrong_colours));
    solve(*cube, exchange, [this](const service::SolveAnswer* answer) {
        return answer ? keep(*answer) : std::string(invalid_request);
    });
}

// Verbs stand anywhere in the query. The first letter of some may be of either case.
bool Robot::answer_verb(std::string_view text, const http::Exchange& exchange) {
    using Answer = std::string (Robot::*)(std::string_view operand);
    struct Verb {
        std::string_view first;
        std::string_view rest;
        Answer           answer;
    };
    static constexpr Verb verbs[] = {
        {"g", "etLast", &Robot::last_line},   {"g", "etlast", &Robot::last_line},
        {"sS", "tatus", &Robot::preview},     {"cC", "onnect", &Robot::connect},
        {"s", "can", &Robot::scan},           {"t", "ransfer", nullptr},
        {"cC", "lear", &Robot::forget_faces},
    };
    for (const Verb& verb : verbs) {
        const std::size_t at = text.find(verb.rest, 1);
        if (at == std::string_view::npos || verb.first.find(text[at - 1]) == std::string_view::npos)
            continue;
        const auto work = [this, exchange, answer = verb.answer,
                           operand = std::string(text.substr(at + verb.rest.size()))] {
            // The one that is not over when it returns.
            if (answer == nullptr) return transfer(exchange);
            exchange.answer(page_with((this->*answer)(operand)));
        };
        if (!options_.aside(work)) exchange.answer(page_with(invalid_request));
        return true;
    }
    return false;
}

std::string Robot::preview(std::string_view) {
    const std::lock_guard lock(camera_mutex_);
    return camera_.preview();
}

std::string Robot::connect(std::string_view operand) {
    const std::size_t end = std::min(operand.find_first_not_of("0123456789"), operand.size());
    if (end == 0) return std::string(no_device);
    const std::lock_guard lock(camera_mutex_);
    return std::string(camera_.connect(std::string(operand.substr(0, end))) ? no_device : done);
}

std::string Robot::scan(std::string_view operand) {
    const std::size_t face =
        operand.empty() ? std::string_view::npos : face_letters.find(operand[0]);
    if (face == std::string_view::npos) return std::string(wrong_command);
    const std::lock_guard lock(camera_mutex_);
    return std::string(camera_.scan(static_cast<Face>(face)) ? wrong_command : done);
}

// The cube is solved as one that a robot sends, and the robot is answered then: so getLast
// tells the way of this cube, however long it took.
void Robot::transfer(const http::Exchange& exchange) {
    const auto decision = [&] {
        const std::lock_guard lock(camera_mutex_);
        return camera_.decide();
    }();
    const auto cube = decision ? cube_in(to_text(decision->best.facelets)) : std::optional<Cube>();
    if (!cube) return exchange.answer(page_with(unresolved));
    solve(*cube, exchange, [this](const service::SolveAnswer* answer) {
        if (answer) keep(*answer);
        return std::string(answer ? done : invalid_request);
    });
}

std::string Robot::forget_faces(std::string_view) {
    const std::lock_guard lock(camera_mutex_);
    camera_.clear();
    return std::string(done);
}

void Robot::solve(const Cube& cube, const http::Exchange& exchange, const LineOf& line_of) {
    if (const auto quick = engine_.try_quick(cube, {.max_length = options_.length}))
        return exchange.answer(page_with(line_of(&*quick)));
    const service::SolveTask task{
        .cube = cube, .limits = {.enough_length = options_.length, .max_time = options_.time}};
    const auto on_event = [exchange, line_of](const service::SearchEvent& event) {
        const auto* end = std::get_if<service::SearchEnded>(&event);
        if (end == nullptr) return;
        const bool found = end->answer && end->answer->answer.found;
        exchange.answer(page_with(line_of(found ? &*end->answer : nullptr)));
    };
    const auto search = std::make_shared<service::WatchedSearch>(
        engine_, service::SearchOrder{.task = task}, on_event);
    if (pool_.submit(search)) return exchange.answer(page_with(line_of(nullptr)));
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

std::string Robot::last_line(std::string_view) {
    const std::lock_guard lock(mutex_);
    return last_.value_or(std::string(empty_buffer));
}

}  // namespace antipode::server
