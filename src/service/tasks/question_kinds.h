// The kinds of questions that take long: each reads its fields, as the command of the
// same name has them, and gives the question with the work that answers it.
//
//     Result<Question> question = find_question({{"where", "order == 1260"}}, laboratory);
//     if (!question) refuse(question.error());      // .field names the wrong one
//
// Whatever can be wrong about a question is found here, before any work begins.
#pragma once

#include <filesystem>

#include "service/tasks/question.h"

namespace antipode::service {

class Engine;
class MethodCache;

// What questions are answered with; it must outlive them.
struct Laboratory {
    MethodCache& methods;
    unsigned     threads = 1;
    // Counts and cosets keep what they have in files beside this one, in order to go on from there
    // when they are asked again; nowhere if it is empty.
    std::filesystem::path files_beside = {};
};

// How many positions are how far; the fields are those of service/requests.
Result<Question> count_question(const Json& json, const Laboratory& laboratory);

// Positions by condition.
Result<Question> find_question(const Json& json, const Laboratory& laboratory);

// Positions by the looks of their faces, and by their symmetry.
Result<Question> pattern_question(const Json& json, const Laboratory& laboratory);
Result<Question> symmetry_question(const Json& json, const Laboratory& laboratory);

// The shortest way.
Result<Question> path_question(const Json& json, const Laboratory& laboratory);

// The report on the papers.
Result<Question> theory_question(const Json& json, const Laboratory& laboratory);

// A solution in its phases.
Result<Question> explain_question(const Json& json, const Laboratory& laboratory);

// The cubes of a coset by distance.
Result<Question> coset_question(const Json& json, const Laboratory& laboratory, Engine& engine);

// The cubes of many cosets, and what those drawn by chance tell about all positions.
Result<Question> cosets_question(const Json& json, const Laboratory& laboratory, Engine& engine);

// The distances of random cubes.
Result<Question> survey_question(const Json& json, const Laboratory& laboratory, Engine& engine);

// Methods side by side.
Result<Question> compare_question(const Json& json, const Laboratory& laboratory);

}  // namespace antipode::service
