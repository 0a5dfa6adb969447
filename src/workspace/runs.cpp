// What searches and tasks report: kept, but not undone.
#include <fmt/format.h>

#include "cube/algebra.h"
#include "workspace/core.h"
#include "workspace/knowledge.h"
#include "workspace/messages.h"

namespace antipode::workspace {
namespace {

// What the row's owner sees of a search: its state is that of the last report, its
// knowledge that of all of them.
Findings joined(Findings ours, const Findings& news) {
    learn(ours, news);
    ours.state   = news.state;
    ours.nodes   = news.nodes;
    ours.seconds = news.seconds;
    ours.note    = news.note;
    if (news.depth) ours.depth = news.depth;
    if (news.parameters) ours.parameters = news.parameters;
    return ours;
}

Error solves_nothing(RowId id) {
    return {.kind = ErrorKind::invalid, .message = message<"maneuver-solves-nothing">(id.value())};
}

// Gives a row the findings that `revise` makes of its entry, if it makes any.
template <class Revise>
Result<Recorded> update(Core& core, RowId id, const Revise& revise) {
    return core.change(Durability::relaxed, [&]() -> Result<Recorded> {
        const auto row = core.rows.find(id);
        if (!row) return Recorded::gone;
        const std::optional<Findings> findings = revise(row->entry);
        if (!findings) return Recorded::outdated;
        core.rows.set_findings(id, *findings);
        core.tell(ChangeKind::searched, {id});
        return Recorded::done;
    });
}

// Does something to each of the rows that are there.
template <class Act>
Result<Changed> change_each(Core& core, std::span<const RowId> rows, const Act& act) {
    return core.change(Durability::relaxed, [&]() -> Result<Changed> {
        Changed changed = {{}, core.revision()};
        for (const RowId id : rows) {
            if (!core.rows.contains(id)) continue;
            act(id);
            changed.rows.push_back(id);
        }
        if (!changed.rows.empty()) core.tell(ChangeKind::searched, changed.rows);
        return changed;
    });
}

// For what answers with nothing but errors.
struct Kept {};

std::optional<Error> error_of(const Result<Kept>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

}  // namespace

Result<Changed> Workspace::set_state(std::span<const RowId> rows, RowState state) {
    return change_each(*core_, rows, [&](RowId id) { core_->rows.set_state(id, state); });
}

Result<Changed> Workspace::queue(std::span<const RowId> rows, std::string_view parameters) {
    return change_each(*core_, rows, [&](RowId id) {
        core_->rows.set_state(id, RowState::queued);
        core_->rows.set_parameters(id, parameters);
    });
}

Result<Recorded> Workspace::record(RowId id, const CentredCube& position, const Findings& news) {
    if (news.solver && !is_solved(position * on_the_table(*news.solver).moves))
        return solves_nothing(id);
    return update(*core_, id, [&](const Entry& entry) -> std::optional<Findings> {
        if (entry.centred() != position) return std::nullopt;
        return joined(entry.findings, news);
    });
}

Result<Recorded> Workspace::record_progress(RowId id, const SearchEffort& progress) {
    return update(*core_, id, [&](const Entry& entry) -> std::optional<Findings> {
        if (entry.findings.state != RowState::running) return std::nullopt;
        Findings findings = entry.findings;
        // At depth 0 it still waits for a table.
        if (progress.depth != 0) findings.depth = progress.depth;
        findings.nodes   = progress.nodes;
        findings.seconds = progress.seconds;
        return findings;
    });
}

Result<Recorded> Workspace::record_failure(RowId id, const Message& why) {
    return update(*core_, id, [&](const Entry& entry) -> std::optional<Findings> {
        Findings findings = entry.findings;
        findings.state    = RowState::failed;
        findings.note     = why;
        return findings;
    });
}

std::optional<Error> Workspace::keep_proof(RowId id, const std::optional<std::string>& content) {
    return error_of(core_->change(Durability::relaxed, [&]() -> Result<Kept> {
        if (core_->rows.contains(id)) core_->proofs.set(id, content);
        return Kept{};
    }));
}

Result<std::optional<std::string>> Workspace::proof(RowId id) const {
    return core_->attempt(
        [&]() -> Result<std::optional<std::string>> { return core_->proofs.find(id); });
}

std::optional<Error> Workspace::save_task(const StoredTask& task) {
    return error_of(core_->change(Durability::relaxed, [&]() -> Result<Kept> {
        core_->tasks.save(task);
        return Kept{};
    }));
}

Result<std::vector<StoredTask>> Workspace::tasks() const {
    return core_->attempt([&]() -> Result<std::vector<StoredTask>> { return core_->tasks.all(); });
}

std::optional<Error> Workspace::remove_task(const std::string& name) {
    return error_of(core_->change(Durability::full, [&]() -> Result<Kept> {
        core_->tasks.remove(name);
        return Kept{};
    }));
}

}  // namespace antipode::workspace
