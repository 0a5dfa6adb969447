#include "apps/server/failure.h"
#include "apps/server/messages.h"
#include "service/json.h"

#include <array>

namespace antipode::server {
namespace {

using service::Json;

constexpr int unavailable = 503;

// By ErrorKind. What was stopped, or is too much now, can be asked for again.
constexpr std::array<int, 6> statuses = {400, 400, 500, unavailable, unavailable, 404};

}  // namespace

Failure& Failure::in(std::string_view field, std::string_view input) {
    error_.field = field;
    input_       = input;
    return *this;
}

Failure& Failure::with(const Json& more) {
    Json all = more_ ? *more_ : Json::object();
    all.update(more);
    more_ = service::share(std::move(all));
    return *this;
}

Failure& Failure::as(Status status) {
    status_ = status;
    return *this;
}

http::Response refusal(const Failure& failure) {
    const int status = failure.status_ ? static_cast<int>(*failure.status_)
                                       : statuses[static_cast<std::size_t>(failure.error_.kind)];
    Json      error  = failure.input_ ? service::to_json(failure.error_, *failure.input_)
                                      : service::to_json(failure.error_);
    if (failure.more_) error.update(*failure.more_);
    http::Response response = json_response({{"error", std::move(error)}}, status);
    if (status == unavailable) response.headers.push_back({"Retry-After", "1"});
    return response;
}

http::Response refusal(const Error& error) { return refusal(Failure(error)); }

http::Response too_busy() { return refusal(busy_error(message<"too-many-requests">())); }

http::Response json_response(const Json& json, int status) {
    return {.status = status, .content_type = "application/json", .body = service::to_line(json)};
}

}  // namespace antipode::server
