// The interface of the server as data. A route says what can be asked, with which
// fields, and what comes back; reading requests, refusing wrong ones, the Allow of
// a 405 and the OpenAPI document are all made from these rows, so that none of
// them can disagree with another.
//
//     constexpr auto fields = joined(cube_fields, std::array{
//         Field{.name = "to", .summary = "the form to write", .need = Need::required}});
//
//     constexpr Route route = {.verb    = Verb::ask,
//                              .path    = "/api/v1/convert",
//                              .name    = "convert",
//                              .summary = "The same position in another form.",
//                              .fields  = fields,
//                              .handle  = answer_convert};
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "http/message.h"
#include "http/server.h"

namespace antipode::server {

struct Context;
class Fields;

// ---- fields -------------------------------------------------------------------

enum class Kind : std::uint8_t {
    text,
    whole,          // a whole number
    number,         // any number; in answers only
    flag,           // true or false
    text_or_whole,  // such as an exponent, which may be too long for a number
    text_or_object,
    texts,   // a list of texts; in a query the name is repeated
    wholes,  // a list of whole numbers; in a query 1,2,3
    object,
    objects,
    anything,  // in answers only
};

enum class Need : std::uint8_t {
    optional,
    required,
    nullable,  // of an answer: always there, and null while nothing is known
};

// Inclusive. Of a list they count its members.
struct Bounds {
    std::int64_t least    = 0;
    std::int64_t greatest = (std::int64_t{1} << 53) - 1;  // what every reader of JSON knows exactly
};

// The words a text may be, where not anything is; they come from the tables below.
using Words = std::vector<std::string_view> (*)();

struct Field {
    std::string_view       name    = {};
    Kind                   kind    = Kind::text;
    std::string_view       summary = {};
    Need                   need    = Need::optional;
    Bounds                 bounds  = {};
    Words                  words   = nullptr;
    std::span<const Field> fields  = {};  // of an object, or of each one of a list
};

// Several lists of fields as one.
template <std::size_t... sizes>
constexpr auto joined(const std::array<Field, sizes>&... lists) {
    std::array<Field, (sizes + ...)> all{};
    std::size_t                      at     = 0;
    const auto                       append = [&](const auto& list) {
        for (const Field& field : list) all[at++] = field;
    };
    (append(lists), ...);
    return all;
}

// ---- routes -------------------------------------------------------------------

enum class Verb : std::uint8_t {
    ask,  // GET with the fields in the query, or POST with a JSON object of them
    get,
    post,
    patch,
    remove,
};

// Where a handler runs. The threads that wait for connections have no time for more
// than about two milliseconds, and a short text can be a long maneuver.
enum class Place : std::uint8_t { worker, connection_thread };

// What a request carries besides the fields of its path and query.
enum class Body : std::uint8_t {
    fields,    // a JSON object with the fields
    document,  // a file of any of the accepted types; the fields stand in the query
};

struct Call {
    Context&             context;
    const Fields&        fields;
    const http::Request& request;
};

using AnswerHandler = http::Response (*)(const Call&);
// Answers later, or goes on answering.
using ConverseHandler = void (*)(Context&, const Fields&, const http::Exchange&);
using Handler         = std::variant<AnswerHandler, ConverseHandler>;

// What comes back when all goes well.
struct Success {
    int                    status  = 200;
    std::string_view       summary = "The answer.";
    std::string_view       type    = "application/json";
    std::span<const Field> fields  = {};
};

struct Route {
    Verb                   verb;
    std::string_view       path;  // "/api/v1/jobs/{id}": a field in braces is part of the path
    std::string_view       name;  // in the OpenAPI document
    std::string_view       summary;
    std::span<const Field> fields  = {};
    Body                   body    = Body::fields;
    Place                  place   = Place::worker;
    Success                success = {};
    // A JSON object of fields that is answered well by a server on which the
    // examples of the routes before this one were done.
    std::string_view example          = "{}";
    std::string_view example_document = {};
    Handler          handle;
};

// All of them; examples can be done in this order.
std::span<const Route> all_routes();

// "GET", "HEAD" …
std::span<const std::string_view> methods_of(Verb verb);

}  // namespace antipode::server
