#include "apps/server/api.h"

#include <fmt/format.h>

#include "apps/server/failure.h"
#include "apps/server/messages.h"
#include "base/failure.h"
#include "base/messages.h"
#include "http/characters.h"

namespace antipode::server {
namespace {

constexpr std::size_t document_bytes = std::size_t{16} * 1024 * 1024;

// Without parameters such as "; charset=utf-8".
std::string_view media_type(const http::Request& request) {
    const std::string* type = request.header("Content-Type");
    if (type == nullptr) return {};
    const std::string_view text(*type);
    return text.substr(0, text.find_first_of("; \t"));
}

// A page of another site can send texts without asking, but no JSON.
std::optional<http::Response> wrong_media_type(const Route& route, const http::Request& request) {
    if (request.body.empty()) return std::nullopt;
    const std::string_view type = media_type(request);
    if (http::equals_ignoring_case(type, "application/json")) return std::nullopt;
    if (route.body == Body::document && http::equals_ignoring_case(type, "text/plain"))
        return std::nullopt;
    const Message wrong = route.body == Body::document ? message<"wrong-document-type">(type)
                                                       : message<"wrong-content-type">(type);
    return refusal(Failure(usage_error(wrong)).as(Status::unsupported_media_type));
}

}  // namespace

std::variant<Api::Prepared, http::Response> Api::prepare(const http::Request& request) const {
    const Match match = router_.find(request.method, request.path);
    if (match.route == nullptr) return no_route(match, request);
    if (auto wrong = wrong_media_type(*match.route, request)) return *std::move(wrong);
    auto fields = read_fields(*match.route, match.path, request);
    if (!fields) return refusal(fields.error());
    return Prepared{*match.route, *std::move(fields)};
}

// Memory and disks can end anywhere; one request that fails is no reason for the
// others to.
http::Response Api::run(AnswerHandler handler, const Fields& fields, const http::Request& request) {
    try {
        return handler({context_, fields, request});
    } catch (...) {
        return refusal(failure_of(base_message<"the-answer">("request")));
    }
}

void Api::run(const Route& route, const Fields& fields, const http::Exchange& exchange) {
    if (const auto* converse = std::get_if<ConverseHandler>(&route.handle))
        (*converse)(context_, fields, exchange);
    else
        exchange.answer(run(std::get<AnswerHandler>(route.handle), fields, exchange.request()));
}

void Api::handle(const http::Exchange& exchange) {
    auto prepared = prepare(exchange.request());
    if (auto* refused = std::get_if<http::Response>(&prepared))
        return exchange.answer(std::move(*refused));
    const Route& route  = std::get<Prepared>(prepared).route;
    Fields&      fields = std::get<Prepared>(prepared).fields;
    if (route.place == Place::connection_thread) return run(route, fields, exchange);
    const bool accepted = context_.workers.submit(
        [this, &route, fields = std::move(fields), exchange] { run(route, fields, exchange); });
    if (!accepted) exchange.answer(too_busy());
}

std::optional<http::Response> Api::answer(const http::Request& request) {
    auto prepared = prepare(request);
    if (auto* refused = std::get_if<http::Response>(&prepared)) return std::move(*refused);
    const auto& [route, fields] = std::get<Prepared>(prepared);
    const auto* handler         = std::get_if<AnswerHandler>(&route.handle);
    if (handler == nullptr) return std::nullopt;
    return run(*handler, fields, request);
}

std::optional<std::size_t> Api::max_body(const http::Request& request) const {
    const Match match = router_.find(request.method, request.path);
    if (match.route == nullptr || match.route->body != Body::document) return std::nullopt;
    return document_bytes;
}

}  // namespace antipode::server
