#include "apps/server/router.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>

#include "apps/server/failure.h"
#include "apps/server/messages.h"

namespace antipode::server {
namespace {

// HEAD is GET without the body, which is not sent.
constexpr std::string_view asking[]   = {"GET", "HEAD", "POST"};
constexpr std::string_view getting[]  = {"GET", "HEAD"};
constexpr std::string_view posting[]  = {"POST"};
constexpr std::string_view patching[] = {"PATCH"};
constexpr std::string_view removing[] = {"DELETE"};

using Methods = std::span<const std::string_view>;

constexpr std::array<Methods, 5> methods = {asking, getting, posting, patching, removing};

std::string_view take_segment(std::string_view& path) {
    const std::size_t      end     = std::min(path.find('/', 1), path.size());
    const std::string_view segment = path.substr(0, end);
    path.remove_prefix(end);
    return segment;
}

// The values of the pattern's fields, if the path is like it.
std::optional<std::vector<PathValue>> matched(std::string_view pattern, std::string_view path) {
    std::vector<PathValue> values;
    while (!pattern.empty() && !path.empty()) {
        const std::string_view wanted = take_segment(pattern);
        const std::string_view given  = take_segment(path);
        if (wanted.starts_with("/{") && given.size() > 1)
            values.push_back({wanted.substr(2, wanted.size() - 3), given.substr(1)});
        else if (wanted != given)
            return std::nullopt;
    }
    if (!pattern.empty() || !path.empty()) return std::nullopt;
    return values;
}

// Takes the route if it has the method, and its methods for the Allow if not.
void consider(const Route& route, std::string_view method, Match& match) {
    const auto accepted = methods_of(route.verb);
    if (std::ranges::find(accepted, method) != accepted.end())
        match.route = &route;
    else
        match.allowed.insert(match.allowed.end(), accepted.begin(), accepted.end());
}

}  // namespace

std::span<const std::string_view> methods_of(Verb verb) {
    return methods[static_cast<std::size_t>(verb)];
}

Router::Router(std::span<const Route> routes) {
    for (const Route& route : routes)
        if (route.path.find('{') == std::string_view::npos)
            fixed_[route.path].push_back(&route);
        else
            patterns_.push_back(&route);
}

Match Router::find(std::string_view method, std::string_view path) const {
    Match      match;
    const auto fixed = fixed_.find(path);
    if (fixed != fixed_.end()) {
        for (const Route* route : fixed->second) consider(*route, method, match);
        return match;
    }
    for (const Route* route : patterns_) {
        auto values = matched(route->path, path);
        if (!values) continue;
        consider(*route, method, match);
        match.path = *std::move(values);
    }
    return match;
}

http::Response wrong_method(const http::Request&              request,
                            std::span<const std::string_view> accepted) {
    const std::vector<std::string> names(accepted.begin(), accepted.end());
    http::Response                 response =
        refusal(Failure(usage_error(message<"wrong-method">(request.path, request.method, names)))
                    .as(Status::method_not_allowed));
    response.headers.push_back({"Allow", fmt::format("{}", fmt::join(names, ", "))});
    return response;
}

http::Response no_route(const Match& match, const http::Request& request) {
    return match.allowed.empty() ? refusal(not_found_error(message<"nothing-in-api">(request.path)))
                                 : wrong_method(request, match.allowed);
}

}  // namespace antipode::server
