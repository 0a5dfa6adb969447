// Why a request is refused, and the answer that says so.
//
//     if (!job) return refusal(job.error());
//     if (!cube) return refusal(Failure(cube.error()).in("cube", text));
//
// Every refusal is a JSON object with an "error", as the command line's --json gives it
// (service/json.h), with a true status code.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "http/message.h"
#include "service/json_fwd.h"
#include "service/requests/check.h"

namespace antipode::server {

// Statuses that no kind of error stands for.
enum class Status : int {
    method_not_allowed     = 405,
    conflict               = 409,
    unsupported_media_type = 415,
};

class Failure {
public:
    explicit Failure(Error error) : error_(std::move(error)) {}

    // Which field is wrong, and its text.
    Failure& in(std::string_view field, std::string_view input);
    Failure& with(const service::Json& more);  // such as {"repairs":…}
    Failure& as(Status status);

    friend http::Response refusal(const Failure& failure);

private:
    Error                      error_;
    std::optional<std::string> input_;
    std::optional<Status>      status_;  // by the kind of the error if not said
    service::SharedJson        more_;
};

http::Response refusal(const Failure& failure);
http::Response refusal(const Error& error);

using service::wrong_field;

// When there is no room for another piece of work.
http::Response too_busy();

// The answer of all that goes well.
http::Response json_response(const service::Json& json, int status = 200);

}  // namespace antipode::server
