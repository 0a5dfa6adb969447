// What users do to the list: everything here can be undone.
#include <fmt/format.h>

#include <algorithm>

#include "workspace/core.h"
#include "workspace/messages.h"

namespace antipode::workspace {
namespace {

// Nobody has worked on a copy yet; what is known about it is known all the same.
RowState state_of_copy(RowState state) {
    return state == RowState::done ? RowState::done : RowState::idle;
}

Message description_of(const Edit& edit, std::size_t rows) {
    if (edit.name) return message<"list-action">("rename", rows);
    return message<"list-sense-shown">(rows, name_of(*edit.sense));
}

Labels edited(const Entry& entry, const Edit& edit) {
    return {edit.name.value_or(entry.name), edit.sense.value_or(entry.sense)};
}

std::optional<Error> make_ready(Entry& entry, const std::function<Timestamp()>& clock) {
    auto name = clean_name(entry.name);
    if (!name) return name.error();
    entry.name           = *std::move(name);
    entry.findings.state = settled(entry.findings.state);
    if (entry.created == Timestamp{}) entry.created = clock();
    return std::nullopt;
}

// Each entry sees those before it, so that twins among them are found as well.
AddAnswer add_entries(Core& core, ActionId action, const AddRequest& request) {
    AddAnswer answer;
    for (std::size_t i = 0; i < request.entries.size(); ++i) {
        const PositionFacts facts = facts_of(request.entries[i].centred());
        const auto          twin =
            request.skip ? core.rows.find_isomorph(facts, *request.skip) : std::nullopt;
        if (twin) {
            answer.skipped.push_back({i, *twin, core.rows.find(*twin)->entry.name});
            continue;
        }
        answer.added.push_back(core.rows.insert(request.entries[i], facts));
        core.history.keep(action, answer.added.back(), ImageKind::absent);
    }
    return answer;
}

// The row that comes out of a transformation, if there is one: the same row where that is
// another cube now, or a new row where none is there already that `skip` takes for the same.
std::optional<RowId> transform_row(Core& core, ActionId action, RowId id,
                                   const Transformation& transformation) {
    const Entry before = core.rows.find(id)->entry;
    const Entry entry  = transformed(before, transformation);
    if (entry == before) return std::nullopt;
    core.history.keep(action, id, ImageKind::whole);
    core.rows.replace(id, entry);
    return id;
}

std::optional<RowId> transform_copy(Core& core, ActionId action, RowId id,
                                    const TransformOptions& request) {
    Entry               entry = transformed(core.rows.find(id)->entry, request.transformation);
    const PositionFacts facts = facts_of(entry.centred());
    if (request.skip && core.rows.find_isomorph(facts, *request.skip)) return std::nullopt;
    entry.created        = core.options.clock();
    entry.findings.state = state_of_copy(entry.findings.state);
    const RowId copy     = core.rows.insert(entry, facts);
    core.history.keep(action, copy, ImageKind::absent);
    return copy;
}

// "Superflip, Oh{I}"; a name that tells it already stays.
std::string labelled_name(const Row& row) {
    const std::string& name = row.entry.name;
    if (name.empty()) return row.label;
    return name.find(row.label) != std::string::npos ? name
                                                     : fmt::format("{}, {}", name, row.label);
}

}  // namespace

Result<AddAnswer> Workspace::add(AddRequest request) {
    for (Entry& entry : request.entries)
        if (auto error = make_ready(entry, core_->options.clock)) return *std::move(error);
    AddAnswer  answer;
    const auto changed = core_->act([&](ActionId action) -> Result<UserAction> {
        answer = add_entries(*core_, action, request);
        return UserAction{ChangeKind::list, answer.added,
                          message<"list-action">(request.verb, answer.added.size())};
    });
    if (!changed) return changed.error();
    answer.revision = changed->revision;
    return answer;
}

Result<Changed> Workspace::edit(const Selection& selection, const Edit& edit) {
    Edit wanted = edit;
    if (edit.name) {
        auto name = clean_name(*edit.name);
        if (!name) return name.error();
        wanted.name = *std::move(name);
    }
    return core_->act([&](ActionId action) -> Result<UserAction> {
        const auto ids = core_->resolve(selection);
        if (!ids) return ids.error();
        UserAction done = {.kind = ChangeKind::edited, .rows = {}};
        for (const RowId id : *ids) {
            const Entry  entry  = core_->rows.find(id)->entry;
            const Labels labels = edited(entry, wanted);
            if (labels.name == entry.name && labels.sense == entry.sense) continue;
            core_->history.keep(action, id, ImageKind::labels);
            core_->rows.set_labels(id, labels);
            done.rows.push_back(id);
        }
        if (!done.rows.empty()) done.description = description_of(wanted, done.rows.size());
        return done;
    });
}

Result<Changed> Workspace::remove(const Selection& selection) {
    return core_->act([&](ActionId action) -> Result<UserAction> {
        auto ids = core_->resolve(selection);
        if (!ids) return ids.error();
        for (const RowId id : *ids) {
            core_->history.keep(action, id, ImageKind::whole);
            core_->rows.remove(id);
        }
        Message description = message<"list-action">("delete", ids->size());
        return UserAction{ChangeKind::list, *std::move(ids), std::move(description)};
    });
}

Result<Changed> Workspace::label(const Selection& selection) {
    return core_->act([&](ActionId action) -> Result<UserAction> {
        const auto ids = core_->resolve(selection);
        if (!ids) return ids.error();
        UserAction done = {.kind = ChangeKind::edited, .rows = {}};
        for (const RowId id : *ids) {
            const Row  row  = *core_->rows.find(id);
            const auto name = clean_name(labelled_name(row));
            if (!name) return name.error();
            if (*name == row.entry.name) continue;
            core_->history.keep(action, id, ImageKind::labels);
            core_->rows.set_labels(id, {*name, row.entry.sense});
            done.rows.push_back(id);
        }
        done.description = message<"list-action">("label", done.rows.size());
        return done;
    });
}

Result<Changed> Workspace::transform(const Selection& selection, const TransformOptions& request) {
    const Transformation& transformation = request.transformation;
    const bool            in_place       = request.placement == Placement::in_place
                          && !std::holds_alternative<Duplication>(transformation);
    return core_->act([&](ActionId action) -> Result<UserAction> {
        const auto ids = core_->resolve(selection);
        if (!ids) return ids.error();
        UserAction done = {in_place ? ChangeKind::edited : ChangeKind::list, {}};
        for (const RowId id : *ids)
            if (const auto row = in_place ? transform_row(*core_, action, id, transformation)
                                          : transform_copy(*core_, action, id, request))
                done.rows.push_back(*row);
        done.description = message<"list-action">(verb_of(transformation), done.rows.size());
        return done;
    });
}

Result<UndoAnswer> Workspace::undo() { return core_->step(Direction::undo); }
Result<UndoAnswer> Workspace::redo() { return core_->step(Direction::redo); }

}  // namespace antipode::workspace
