// The questions that are answered at once: each row of service/queries is a route.
#include <fmt/format.h>

#include <algorithm>
#include <list>

#include "apps/server/context.h"
#include "apps/server/routes/common.h"
#include "service/json.h"
#include "service/queries/query.h"

namespace antipode::server {
namespace queries_detail {

using service::Query;

constexpr std::string_view root = "/api/v1/";

// What comes after the root names the question.
http::Response answer_query(const Call& call) {
    const Query* query =
        service::find_query(std::string_view(call.request.path).substr(root.size()));
    const auto answer = query->ask(call.fields, call.context.pocket);
    return answer ? json_response(*answer) : wrong_fields(answer.error(), call.fields);
}

// What is said about a question where it becomes a route.
struct Texts {
    std::string path;
    std::string name;
    std::string success = "The answer.";

    explicit Texts(const Query& query)
        : path(fmt::format("{}{}", root, query.name)), name(query.name) {
        std::ranges::replace(name, '/', '_');
        if (!query.command.empty())
            success = fmt::format("The object of `antipode {} --json`.", query.command);
    }
};

Route route_of(const Query& query, const Texts& texts) {
    return {.verb    = Verb::ask,
            .path    = texts.path,
            .name    = texts.name,
            .summary = query.summary,
            .fields  = query.fields,
            .success = {.summary = texts.success, .shape = query.answer},
            .example = query.example,
            .handle  = answer_query};
}

std::vector<Route> collected_queries() {
    static std::list<Texts> texts;  // that the routes point to
    std::vector<Route>      routes;
    for (const Query& query : service::all_queries())
        routes.push_back(route_of(query, texts.emplace_back(query)));
    return routes;
}

}  // namespace queries_detail

std::span<const Route> query_routes() {
    static const std::vector<Route> routes = queries_detail::collected_queries();
    return routes;
}

}  // namespace antipode::server
