// Questions that are answered at once and leave nothing behind, as rows: what they take,
// what they give, and the function between the two.
//
//     for (const Query& query : all_queries()) show(query);
//     const Query* query = find_query("pocket/info");
//     query->ask(*Fields::read(json, query->fields), engine)
#pragma once

#include <span>
#include <string_view>
#include <type_traits>

#include "base/result.h"
#include "service/requests/fields.h"

namespace antipode::service {

class PocketEngine;

struct Query {
    std::string_view       name;  // such as "info", or "pocket/info"
    std::string_view       summary;
    std::span<const Field> fields;
    Shape                  answer;  // the object that it gives
    Result<Json> (*ask)(const Fields& fields, const PocketEngine& engine);
    std::string_view example;       // a JSON object of fields
    std::string_view command = {};  // that gives the same with --json
};

std::span<const Query> position_queries();
std::span<const Query> class_queries();
std::span<const Query> reading_queries();
std::span<const Query> pocket_queries();
std::span<const Query> wanted_queries();
std::span<const Query> scan_queries();

std::vector<Query> all_queries();
const Query*       find_query(std::string_view name);

// The answer of a function of the fields, and of the engine where it needs that, as JSON,
// which is known where this is used.
template <auto ask, class Object = Json>
Result<Object> answer_in_json(const Fields& fields, const PocketEngine& engine) {
    const auto answer = [&] {
        if constexpr (std::is_invocable_v<decltype(ask), const Fields&>)
            return ask(fields);
        else
            return ask(fields, engine);
    }();
    if (!answer) return answer.error();
    return to_json(*answer);
}

}  // namespace antipode::service
