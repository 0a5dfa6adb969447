#include "service/list/store.h"

#include "base/parse_json.h"
#include "cube/algebra.h"
#include "service/engine/proof.h"
#include "service/json.h"

namespace antipode::service {
namespace {

using workspace::Findings;
using workspace::Recorded;

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

std::optional<Moves> solution_of(const workspace::Entry& entry) {
    if (!entry.findings.solver) return std::nullopt;
    return on_the_table(*entry.findings.solver).moves;
}

// What cannot be read is no object, and readers take it for nothing.
Json stored_json(std::string_view text) {
    auto json = parse_json(text);
    return json ? *std::move(json) : Json();
}

std::optional<RunOptions> options_of(const Findings& findings) {
    if (!findings.parameters) return std::nullopt;
    const Json json = stored_json(*findings.parameters);
    if (!json.is_object()) return std::nullopt;
    const auto options = parse_run_options(json);
    return options ? std::optional(*options) : std::nullopt;
}

RunRow run_row(const workspace::Row& row) {
    const Findings& findings = row.entry.findings;
    return {.id          = row.id,
            .cube        = row.entry.position,
            .state       = findings.state,
            .solution    = solution_of(row.entry),
            .metric      = findings.metric,
            .lower_bound = findings.lower_bound,
            .options     = options_of(findings)};
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
    findings.seconds = seconds(report.progress.elapsed);
    return findings;
}

}  // namespace

Result<std::vector<RunRow>> WorkspaceRows::rows(const Selection& selection) {
    const auto listed = workspace_.rows(selection);
    if (!listed) return listed.error();
    std::vector<RunRow> rows;
    rows.reserve(listed->size());
    for (const workspace::Row& row : *listed) rows.push_back(run_row(row));
    return rows;
}

std::optional<Error> WorkspaceRows::queue(std::span<const RowId> rows, const RunOptions& options) {
    const auto queued = workspace_.queue(rows, to_line(to_json(options)));
    return queued ? std::nullopt : std::optional(queued.error());
}

void WorkspaceRows::set_state(std::span<const RowId> rows, RowState state) {
    static_cast<void>(workspace_.set_state(rows, state));
}

RowFate WorkspaceRows::record(RowId row, const RowReport& report) {
    const auto recorded = workspace_.record(row, report.answer.cube, findings_of(report));
    return recorded && *recorded != Recorded::done ? RowFate::lost : RowFate::kept;
}

void WorkspaceRows::record_progress(RowId row, const SearchProgress& now) {
    static_cast<void>(workspace_.record_progress(
        row, {.depth = now.depth, .nodes = now.nodes, .seconds = seconds(now.elapsed)}));
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
