#include "service/list/store.h"

#include "base/parse_json.h"
#include "base/seconds.h"
#include "cube/algebra.h"
#include "service/engine/proof.h"
#include "service/json.h"

namespace antipode::service {
namespace {

using workspace::Findings;
using workspace::Recorded;

// What cannot be read is no object, and readers take it for nothing.
Json stored_json(std::string_view text) {
    auto json = parse_json(text);
    return json ? *std::move(json) : Json();
}

Findings findings_of(const RowReport& report) {
    const Answer& answer = report.answer.answer;
    Findings      findings;
    findings.metric = report.answer.metric;
    if (answer.found) findings.solver = Maneuver(answer.solution);
    findings.lower_bound = answer.lower_bound;
    findings.state       = report.state;
    if (report.progress.depth != 0) findings.depth = report.progress.depth;
    findings.nodes   = report.progress.nodes;
    findings.seconds = in_seconds(report.progress.elapsed);
    return findings;
}

}  // namespace

std::optional<Moves> solution_of(const Row& row) {
    const auto& solver = row.entry.findings.solver;
    return solver ? std::optional(on_the_table(*solver).moves) : std::nullopt;
}

std::optional<RunOptions> options_of(const Row& row) {
    const auto& parameters = row.entry.findings.parameters;
    if (!parameters) return std::nullopt;
    const Json json = stored_json(*parameters);
    if (!json.is_object()) return std::nullopt;
    const auto options = parse_run_options(json);
    return options ? std::optional(*options) : std::nullopt;
}

std::optional<Error> WorkspaceRows::queue(std::span<const RowId> rows, const RunOptions& options) {
    const auto queued = workspace_.queue(rows, to_line(to_json(options)));
    return queued ? std::nullopt : std::optional(queued.error());
}

void WorkspaceRows::set_state(std::span<const RowId> rows, RowState state) {
    static_cast<void>(workspace_.set_state(rows, state));
}

RowFate WorkspaceRows::record(RowId row, const RowReport& report) {
    const auto recorded = workspace_.record(
        row, with_centres(report.answer.cube, report.answer.centres), findings_of(report));
    return recorded && *recorded != Recorded::done ? RowFate::lost : RowFate::kept;
}

void WorkspaceRows::record_progress(RowId row, const SearchProgress& now) {
    static_cast<void>(workspace_.record_progress(
        row, {.depth = now.depth, .nodes = now.nodes, .seconds = in_seconds(now.elapsed)}));
}

void WorkspaceRows::record_failure(RowId row, const Error& why) {
    static_cast<void>(workspace_.record_failure(row, why.message));
}

void WorkspaceRows::keep_proof(RowId row, const ProofPointer& proof) {
    static_cast<void>(
        workspace_.keep_proof(row, proof ? std::optional(to_line(to_json(*proof))) : std::nullopt));
}

// One that cannot be read is made anew.
ProofPointer WorkspaceRows::proof(RowId row) {
    const auto kept = workspace_.proof(row);
    if (!kept || !*kept) return nullptr;
    auto proof = parse_proof(stored_json(**kept));
    return proof ? std::make_shared<const optimal::Proof>(*std::move(proof)) : nullptr;
}

std::optional<Error> WorkspaceTasks::save(TaskId id, const Json& record) {
    return workspace_.save_task({to_text(id), to_line(record)});
}

std::optional<Error> WorkspaceTasks::remove(TaskId id) {
    return workspace_.remove_task(to_text(id));
}

std::vector<Json> WorkspaceTasks::load() {
    std::vector<Json> records;
    const auto        tasks = workspace_.tasks();
    if (!tasks) return records;
    for (const workspace::StoredTask& task : *tasks) records.push_back(stored_json(task.content));
    return records;
}

}  // namespace antipode::service
