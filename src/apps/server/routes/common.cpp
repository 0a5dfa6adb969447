#include "apps/server/routes/common.h"

#include "service/json.h"

namespace antipode::server {

http::Response wrong_fields(const Error& error, const Fields& fields) {
    const auto text = fields.text_at(error.field);
    if (!text) return refusal(error);
    Failure failure(error);
    if (error.kind == ErrorKind::invalid) failure.with(fields.diagnosis(error.field, *text));
    return refusal(failure.in(error.field, *text));
}

http::Response answer_json(const Result<service::Json>& json, int status) {
    return json ? json_response(*json, status) : refusal(json.error());
}

}  // namespace antipode::server
