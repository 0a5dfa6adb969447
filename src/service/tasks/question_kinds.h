// The kinds of questions that take long: each reads its fields, as the command of the
// same name has them, and gives the question with the work that answers it.
//
//     Result<Question> question = find_question({{"where", "order == 1260"}}, laboratory);
//     if (!question) refuse(question.error());      // .field names the wrong one
//
// Whatever can be wrong about a question is found here, before any work begins.
#pragma once

#include <chrono>
#include <filesystem>

#include "service/methods.h"
#include "service/tasks/question.h"

namespace antipode::service {

class MethodCache;

// What questions are answered with; it must outlive them.
struct Laboratory {
    MethodCache& methods;
    unsigned     threads = 1;
    // Counts keep what they have in files beside this one, in order to go on from there
    // when they are asked again; nowhere if it is empty.
    std::filesystem::path files_beside = {};
};

// The bounds that the error messages tell.
inline constexpr std::int64_t              max_theory_depth    = 9;
inline constexpr std::int64_t              max_compared_cubes  = 1000;
inline constexpr std::int64_t              max_compared_turns  = 30;
inline constexpr std::size_t               max_methods         = 32;
inline constexpr std::chrono::milliseconds max_time_to_explain = std::chrono::hours(1);
inline constexpr std::chrono::milliseconds max_time_to_compare = std::chrono::minutes(10);
inline constexpr std::int64_t              max_seed            = (std::int64_t{1} << 53) - 1;

// How many positions are how far: {"depth", "metric", "classes"}.
Result<Question> count_question(const Json& json, const Laboratory& laboratory);

// Positions by condition: {"where", "depth", "metric", "from", "as", "notation", "moves",
// "modulo", "every", "limit"}.
Result<Question> find_question(const Json& json, const Laboratory& laboratory);

// The shortest way: {"from", "to", "as", "notation", "metric", "max_length"}.
Result<Question> path_question(const Json& json, const Laboratory& laboratory);

// The report on the papers: {"depth"}.
Result<Question> theory_question(const Json& json, const Laboratory& laboratory);

// A solution in its phases: {"cube", "as", "notation", "method", "time_ms"}.
Result<Question> explain_question(const Json& json, const Laboratory& laboratory);

// Methods side by side: {"methods", "count", "seed", "turns", "time_ms"}.
Result<Question> compare_question(const Json& json, const Laboratory& laboratory);

}  // namespace antipode::service
