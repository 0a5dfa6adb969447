#include "service/answers/methods.h"

#include "apps/server/routes/common.h"
#include "service/json.h"

namespace antipode::server {
namespace methods_detail {

using service::Json;

constexpr std::array method_answer = {
    always("name"),
    always("author"),
    nullable("year", Kind::whole, "null where nobody knows it"),
    always("guarantee"),
    always("tables", "that it needs"),
    always("bytes", Kind::whole, "of the tables"),
    always("effort", "quick, patient or shallow"),
    always("explanation", "how it works"),
};
constexpr std::array method_list = {
    always("methods", Kind::objects, "", method_answer),
};

http::Response answer_methods(const Call&) {
    Json list = Json::array();
    for (const methods::Row& row : methods::rows()) list.push_back(service::to_json(row));
    return json_response({{"methods", std::move(list)}});
}

constexpr Route routes[] = {
    {.verb    = Verb::get,
     .path    = "/api/v1/methods",
     .name    = "methods",
     .summary = "The methods of solving: ours and those that the documents tell of.",
     .success = {.summary = "The methods.", .fields = method_list},
     .handle  = answer_methods},
};

}  // namespace methods_detail

std::span<const Route> method_routes() { return methods_detail::routes; }

}  // namespace antipode::server
