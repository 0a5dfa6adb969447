#include "apps/server/routes/common.h"
#include "service/json.h"

namespace antipode::server {

http::Response wrong_cube(const Error& error, std::string_view text, const CubeReading& reading,
                          std::string_view field) {
    Failure failure(error);
    if (error.kind == ErrorKind::invalid)
        if (const auto broken = service::broken_stickers(text, reading))
            failure.with({{"repairs", service::to_json(*broken)}});
    return refusal(failure.in(field, text));
}

http::Response answer_json(const Result<service::Json>& json, int status) {
    return json ? json_response(*json, status) : refusal(json.error());
}

}  // namespace antipode::server
