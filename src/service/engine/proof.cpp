#include "service/engine/proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "base/checksum.h"
#include "base/parse_json.h"
#include "base/read_file.h"
#include "base/resume_lock.h"
#include "base/seconds.h"
#include "cube/facelets.h"
#include "cube/validity.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "search/optimal/roots.h"
#include "service/answers/position.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

constexpr std::string_view                format_name  = "antipode-proof-1";
constexpr std::array<std::string_view, 2> wanted_names = {"one", "all"};

Json subtree_json(const optimal::Subtree& subtree) {
    Json steps = Json::array();
    for (std::size_t i = 0; i < subtree.path.length; ++i)
        steps.push_back(subtree.path.strides[i].step());
    return Json::array({steps, subtree.state, subtree.nodes, subtree.is_done ? 1U : 0U});
}

std::string checksum_of(const Json& json) {
    const std::string text = json.dump();
    return fmt::format("{:016x}", checksum(std::as_bytes(std::span(text))));
}

// What is wrong is found by the checksum first, so one sentence is enough for what
// only a program with other rules could have written.
struct Unreadable {};

template <class Number>
Number at_most(const Json& json, std::uint64_t greatest) {
    if (!json.is_number_unsigned() || json.get<std::uint64_t>() > greatest) throw Unreadable{};
    return json.get<Number>();
}

Moves read_solution(const Json& json, const optimal::Proof& proof) {
    const auto        maneuver = parse_maneuver(json.get<std::string>());
    const CentredCube cube     = with_centres(proof.cube, proof.centres);
    if (!maneuver || !is_solved(cube * on_the_table(*maneuver).moves)) throw Unreadable{};
    return on_the_table(*maneuver).moves;
}

optimal::Subtree parse_subtree(const Json& json, const optimal::Proof& proof) {
    optimal::Path path;
    for (const Json& step : json.at(0)) {
        if (path.length >= proof.depth) throw Unreadable{};
        path.add({at_most<std::size_t>(step, split::step_count - 1), optimal::WordEnd::front});
    }
    optimal::Subtree subtree = optimal::subtree_at(proof.cube, path);
    subtree.state            = at_most<std::uint8_t>(json.at(1), StepOrder::states - 1);
    subtree.nodes            = json.at(2).get<std::uint64_t>();
    subtree.is_done          = at_most<unsigned>(json.at(3), 1) == 1;
    return subtree;
}

void parse_question(const Json& json, optimal::Proof& proof) {
    // Centres count where something is said of them.
    const auto text = json.at("cube").get<std::string>();
    const auto position =
        read_position(text, {.centres = find_centre_suffix(text) ? all_centres : no_centres});
    const auto metric = parse_metric(json.at("metric").get<std::string>());
    if (!position || !is_reachable(position->cube) || !metric) throw Unreadable{};
    proof.cube    = position->cube;
    proof.centres = position->centres;
    proof.metric  = *metric;
    proof.wanted  = json.at("wanted") == wanted_names[1] ? optimal::Frontier::Wanted::all
                                                         : optimal::Frontier::Wanted::one;
    if (!json.at("max_length").is_null())
        proof.max_length = at_most<unsigned>(json.at("max_length"), optimal::max_strides);
}

optimal::Proof parse_fields(const Json& json) {
    optimal::Proof proof;
    parse_question(json, proof);
    proof.lower_bound = at_most<unsigned>(json.at("lower_bound"), optimal::max_strides + 2);
    proof.depth       = at_most<unsigned>(json.at("depth"), optimal::max_strides);
    if (!json.at("known").is_null()) proof.known = read_solution(json.at("known"), proof);
    for (const Json& word : json.at("found")) proof.found.push_back(read_solution(word, proof));
    proof.lookups = json.at("nodes").get<std::uint64_t>();
    proof.elapsed = from_seconds(json.at("seconds").get<double>());
    for (const Json& subtree : json.at("subtrees"))
        proof.subtrees.push_back(parse_subtree(subtree, proof));
    // All are as deep as the first one.
    const auto is_as_deep = [&](const optimal::Subtree& subtree) {
        return subtree.path.length == proof.subtrees.front().path.length;
    };
    if (proof.subtrees.empty() || !std::ranges::all_of(proof.subtrees, is_as_deep))
        throw Unreadable{};
    return proof;
}

}  // namespace

Json to_json(const optimal::Proof& proof) {
    Json json;
    json["format"]      = format_name;
    json["cube"]        = to_text(with_centres(proof.cube, proof.centres), Form::facelets);
    json["metric"]      = row(proof.metric).name;
    json["wanted"]      = wanted_names[static_cast<std::size_t>(proof.wanted)];
    json["max_length"]  = proof.max_length ? Json(*proof.max_length) : Json(nullptr);
    json["lower_bound"] = proof.lower_bound;
    json["depth"]       = proof.depth;
    json["known"]       = proof.known ? Json(to_text(*proof.known)) : Json(nullptr);
    json["found"]       = list_json(proof.found, [](const Moves& word) { return to_text(word); });
    json["nodes"]       = proof.lookups;
    json["seconds"]     = in_seconds(proof.elapsed);
    json["subtrees"]    = list_json(proof.subtrees, subtree_json);
    json["checksum"]    = checksum_of(json);
    return json;
}

Result<optimal::Proof> parse_proof(const Json& json) {
    const Error wrong = {.kind = ErrorKind::invalid, .message = service_message<"not-a-proof">()};
    if (!json.is_object() || !json.contains("checksum")) return wrong;
    Json content = json;
    content.erase("checksum");
    if (content.value("format", "") != format_name || checksum_of(content) != json["checksum"])
        return wrong;
    try {
        return parse_fields(json);
    } catch (const Unreadable&) {
        return wrong;
    } catch (const Json::exception&) {
        return wrong;
    }
}

std::optional<Error> ProofFile::hold() {
    lock_ = std::make_shared<FileLock>(lock_beside(path_));
    if (lock_->state() != FileLock::State::busy) return std::nullopt;
    return environment_error(service_message<"count-file-in-use">(path_.string()));
}

Result<std::optional<optimal::Proof>> ProofFile::load() const {
    std::error_code error;
    if (!std::filesystem::exists(path_, error) && !error) return std::optional<optimal::Proof>{};
    const auto text = read_file(path_);
    if (!text) return text.error();
    const auto json  = parse_json(*text);
    auto       proof = json ? parse_proof(*json) : parse_proof(Json());
    if (!proof)
        return environment_error(
            service_message<"proof-file-wrong">(path_.string(), proof.error().message));
    return std::optional(*std::move(proof));
}

std::optional<Error> ProofFile::why_unwritable() const {
    const bool is_open = std::ofstream(temporary(), std::ios::binary | std::ios::app).is_open();
    std::error_code ignored;
    std::filesystem::remove(temporary(), ignored);
    if (is_open) return std::nullopt;
    return cannot_be_written();
}

std::optional<Error> ProofFile::save(const optimal::Proof& proof) const {
    std::ofstream file(temporary(), std::ios::binary | std::ios::trunc);
    file << to_json(proof).dump() << '\n';
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(temporary(), path_, error);
    if (file && !error) return std::nullopt;
    std::filesystem::remove(temporary(), error);
    return cannot_be_written();
}

Error ProofFile::cannot_be_written() const {
    return environment_error(service_message<"proof-file-not-written">(path_.string()));
}

void ProofFile::remove() const {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

}  // namespace antipode::service
