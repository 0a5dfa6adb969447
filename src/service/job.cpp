#include "service/job.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cube/algebra.h"
#include "notation/parse.h"
#include "service/numbered_name.h"
#include "service/proof.h"

namespace antipode::service {
namespace {

// By JobState.
constexpr std::array<std::string_view, 7> state_names = {
    "queued", "running", "paused", "done", "cancelled", "failed", "interrupted"};

std::optional<JobState> parse_job_state(std::string_view name) {
    const auto found = std::ranges::find(state_names, name);
    if (found == state_names.end()) return std::nullopt;
    return static_cast<JobState>(found - state_names.begin());
}

std::chrono::nanoseconds from_seconds(double seconds) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(seconds));
}

// Only face turns are ever written there.
std::optional<Moves> parse_solution(const std::string& text, const Cube& cube) {
    const auto maneuver = parse_maneuver(text);
    if (!maneuver) return std::nullopt;
    const Moves moves = on_the_table(*maneuver).moves;
    if (cube * moves != solved) return std::nullopt;
    return moves;
}

std::vector<Moves> solutions_from(const Json& json, const Cube& cube) {
    std::vector<Moves> all;
    if (!json.contains("solutions")) return all;
    for (const Json& text : json.at("solutions"))
        if (const auto moves = parse_solution(text.get<std::string>(), cube)) all.push_back(*moves);
    return all;
}

SolveAnswer answer_from(const Json& json, const SolveRequest& request) {
    SolveAnswer answer{request.cubes.front(), request.how.metric, {}};
    Answer&     found = answer.answer;
    if (json.at("solution").is_string())
        if (const auto moves =
                parse_solution(json.at("solution").get<std::string>(), answer.cube)) {
            found.found    = true;
            found.solution = *moves;
            found.length   = static_cast<unsigned>(length(*moves, answer.metric));
            if (request.how.costs) answer.cost = cost(*moves, *request.how.costs);
        }
    answer.all        = solutions_from(json, answer.cube);
    found.lower_bound = json.at("lower_bound").get<unsigned>();
    found.nodes       = json.at("nodes").get<std::uint64_t>();
    found.probes      = json.at("probes").get<std::uint64_t>();
    found.elapsed     = from_seconds(json.at("seconds").get<double>());
    answer.is_over    = json.at("ended").is_string();
    if (answer.is_over)
        found.ended = parse_ended(json.at("ended").get<std::string>()).value_or(Ended::stopped);
    return answer;
}

// A proof that cannot be read is made anew.
ProofPointer proof_from(const Json& record) {
    if (!record.contains("proof")) return nullptr;
    auto proof = parse_proof(record.at("proof"));
    return proof ? std::make_shared<const optimal::Proof>(*std::move(proof)) : nullptr;
}

}  // namespace

std::string to_text(JobId id) { return fmt::format("j{}", id.number); }

std::optional<JobId> parse_job_id(std::string_view text) {
    const auto number = number_after('j', text);
    if (!number) return std::nullopt;
    return JobId{*number};
}

std::string_view name_of(JobState state) { return state_names.at(static_cast<std::size_t>(state)); }

bool is_final(JobState state) {
    return state == JobState::done || state == JobState::cancelled || state == JobState::failed;
}

Json to_json(const JobSnapshot& job) {
    Json json = {{"id", to_text(job.id)}, {"kind", "solve"}};
    if (!job.request.name.empty()) json["name"] = job.request.name;
    json["state"]    = name_of(job.state);
    json["request"]  = job.request.fields;
    json["progress"] = to_json(job.progress);
    json["answer"]   = job.answer ? to_json(*job.answer, job.request.sense) : Json(nullptr);
    json["created"]  = job.created;
    if (job.error) json["error"] = job.error->message;
    return json;
}

std::optional<JobSnapshot> job_from(const Json& json) {
    try {
        const auto id      = parse_job_id(json.at("id").get<std::string>());
        const auto state   = parse_job_state(json.at("state").get<std::string>());
        auto       request = parse_solve_request(json.at("request"), SolveUse::job);
        if (!id || !state || !request) return std::nullopt;
        JobSnapshot job;
        job.id       = *id;
        job.state    = *state;
        job.request  = *std::move(request);
        job.created  = json.at("created").get<std::string>();
        job.progress = progress_from(json.at("progress"));
        if (json.at("answer").is_object()) job.answer = answer_from(json.at("answer"), job.request);
        job.proof = proof_from(json);
        if (json.contains("error"))
            job.error = Error{.kind    = ErrorKind::environment,
                              .message = json.at("error").get<std::string>()};
        return job;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace antipode::service
