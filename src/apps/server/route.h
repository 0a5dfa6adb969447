// The interface of the server as data. A route says what can be asked, with which
// fields, and what comes back; reading requests, refusing wrong ones, the Allow of
// a 405 and the OpenAPI document are all made from these rows, so that none of
// them can disagree with another.
//
//     constexpr auto fields = joined(cube_fields, field("to", "the form to write", required));
//
//     constexpr Route route = {.verb    = Verb::ask,
//                              .path    = "/api/v1/convert",
//                              .name    = "convert",
//                              .summary = "The same position in another form.",
//                              .fields  = fields,
//                              .handle  = answer_convert};
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "http/message.h"
#include "http/server.h"
#include "service/requests/field.h"
#include "service/requests/fields.h"

namespace antipode::server {

using service::Bounds;
using service::Field;
using service::Fields;
using service::Kind;
using service::Need;
using service::Shape;
using namespace service::declaring;

struct Context;

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
    int              status  = 200;
    std::string_view summary = "The answer.";
    std::string_view type    = "application/json";
    Shape            shape   = {};  // of the object, or of a stream its events
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
