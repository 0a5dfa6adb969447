#include "service/answers/methods.h"

#include "apps/server/routes/common.h"
#include "service/json.h"

namespace antipode::server {
namespace methods_detail {

using service::Json;

constexpr std::array method_answer = {
    Field{.name = "name", .need = Need::required},
    Field{.name = "author", .need = Need::required},
    Field{.name    = "year",
          .kind    = Kind::whole,
          .summary = "null where nobody knows it",
          .need    = Need::nullable},
    Field{.name = "guarantee", .need = Need::required},
    Field{.name = "tables", .summary = "that it needs", .need = Need::required},
    Field{.name = "bytes", .kind = Kind::whole, .summary = "of the tables", .need = Need::required},
    Field{.name = "effort", .summary = "quick, patient or shallow", .need = Need::required},
    Field{.name = "explanation", .summary = "how it works", .need = Need::required},
};
constexpr std::array method_list = {
    Field{
        .name = "methods", .kind = Kind::objects, .need = Need::required, .fields = method_answer},
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
