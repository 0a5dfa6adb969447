#include "service/list/operations.h"

#include "base/seconds.h"
#include "service/json.h"

namespace antipode::service {
namespace {

using workspace::AddAnswer;
using workspace::Changed;
using workspace::Entry;
using workspace::Histogram;
using workspace::Statistics;
using workspace::Summary;
using workspace::UndoAnswer;

Json numbers(const std::vector<RowId>& ids) {
    return list_json(ids, [](RowId id) { return id.value(); });
}

Json json_of(const Changed& changed) {
    return {{"rows", numbers(changed.rows)}, {"revision", changed.revision}};
}

Result<Json> json_of(const Result<Changed>& changed) {
    if (!changed) return changed.error();
    return json_of(*changed);
}

// What undoing and redoing would do.
void add_steps(Json& json, const Summary& summary) {
    const auto add = [&](const char* field, const std::optional<Message>& step) {
        if (step) return add_sentence(json, field, *step);
        json[field] = nullptr;
    };
    add("undo", summary.undo);
    add("redo", summary.redo);
}

Result<Json> json_of(const Result<UndoAnswer>& answer) {
    if (!answer) return answer.error();
    const Summary& summary = answer->summary;
    Json           json;
    add_sentence(json, "done", answer->description);
    json["revision"] = summary.revision;
    json["can_undo"] = summary.undo.has_value();
    json["can_redo"] = summary.redo.has_value();
    add_steps(json, summary);
    return json;
}

Json json_of(const std::map<Metric, Histogram>& by_metric) {
    Json json = Json::object();
    for (const auto& [metric, histogram] : by_metric)
        for (const auto& [length, count] : histogram)
            json[std::string(row(metric).name)][std::to_string(length)] = count;
    return json;
}

// The cubes of a request, and where each one stood.
struct NewCubes {
    std::vector<Entry>       entries;
    std::vector<std::size_t> places;
    Json                     errors = Json::array();
};

NewCubes read_cubes(const std::vector<Fields>& list) {
    NewCubes cubes;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto entry = read_new_cube(list[i]);
        if (entry) {
            cubes.entries.push_back(*std::move(entry));
            cubes.places.push_back(i);
            continue;
        }
        cubes.errors.push_back(
            {{"index", i}, {"error", to_json(entry.error(), list[i].text("cube"))}});
    }
    return cubes;
}

Result<Json> row_json(const Workspace& workspace, RowId id) {
    const auto row = workspace.row(id);
    if (!row) return row.error();
    return to_json(*row);
}

}  // namespace

Json added_json(const AddAnswer& answer, const std::vector<std::size_t>& places,
                const char* place_name) {
    const auto skipped = [&](const workspace::Skipped& twin) {
        return Json{{place_name, places[twin.index]},
                    {"duplicate_of", twin.duplicate_of.value()},
                    {"name", twin.name}};
    };
    return {{"added", numbers(answer.added)}, {"skipped", list_json(answer.skipped, skipped)}};
}

Result<Json> list_cubes(const Workspace& workspace, const Fields& fields) {
    const auto page = workspace.page(read_page(fields));
    if (!page) return page.error();
    const Summary& summary = page->summary;
    Json           json    = {{"revision", summary.revision}, {"total", summary.total}};
    add_steps(json, summary);
    json["rows"] = list_json(page->rows, [](const workspace::Row& row) { return to_json(row); });
    return json;
}

Result<Json> show_cube(const Workspace& workspace, const Fields& fields) {
    return row_json(workspace, read_row_id(fields));
}

Result<Json> add_cubes(Workspace& workspace, const Fields& fields) {
    NewCubes   cubes = read_cubes(fields.objects("cubes"));
    const auto added =
        workspace.add({.entries = std::move(cubes.entries), .skip = read_skip(fields)});
    if (!added) return added.error();
    Json answer        = added_json(*added, cubes.places, "index");
    answer["errors"]   = std::move(cubes.errors);
    answer["revision"] = added->revision;
    return answer;
}

// A row with neither name nor sense is left as it is.
Result<Json> change_cube(Workspace& workspace, const Fields& fields) {
    const RowId id      = read_row_id(fields);
    const auto  changed = workspace.edit(
         {std::vector{id}}, {.name = fields.find_text("name"), .sense = read_sense(fields)});
    if (!changed) return changed.error();
    return row_json(workspace, id);
}

Result<Json> change_sense(Workspace& workspace, const Fields& fields) {
    const auto selection = read_selection(fields);
    if (!selection) return selection.error();
    return json_of(workspace.edit(*selection, {.sense = read_sense(fields)}));
}

Result<Json> label_cubes(Workspace& workspace, const Fields& fields) {
    const auto selection = read_selection(fields);
    if (!selection) return selection.error();
    return json_of(workspace.label(*selection));
}

Result<Json> delete_cubes(Workspace& workspace, const Fields& fields) {
    const auto selection = read_selection(fields);
    if (!selection) return selection.error();
    return json_of(workspace.remove(*selection));
}

Result<Json> transform_cubes(Workspace& workspace, const Fields& fields) {
    const auto selection = read_selection(fields);
    if (!selection) return selection.error();
    const auto transformation = read_transformation(fields);
    if (!transformation) return transformation.error();
    return json_of(workspace.transform(*selection, *transformation));
}

Result<Json> undo(Workspace& workspace) { return json_of(workspace.undo()); }
Result<Json> redo(Workspace& workspace) { return json_of(workspace.redo()); }

Result<Json> workspace_statistics(const Workspace& workspace) {
    const auto counted = workspace.statistics();
    if (!counted) return counted.error();
    const Statistics& counts = *counted;
    return Json{{"total", counts.total},
                {"solved", counts.solved},
                {"optimal", counts.optimal},
                {"reachable", counts.reachable},
                {"lengths", json_of(counts.lengths)},
                {"optimal_lengths", json_of(counts.optimal_lengths)},
                {"symmetric", counts.symmetric},
                {"self_inverse", counts.self_inverse},
                {"centred", counts.centred},
                {"symmetries", counts.symmetries},
                {"antisymmetries", counts.antisymmetries}};
}

Result<Json> workspace_status(const Workspace& workspace) {
    const auto summary = workspace.summary();
    if (!summary) return summary.error();
    return Json{{"file", workspace.file().string()},
                {"cubes", summary->total},
                {"revision", summary->revision}};
}

namespace {

std::optional<Error> add_entry(Workspace& workspace, Entry entry) {
    const auto added = workspace.add({.entries = {std::move(entry)}});
    return added ? std::nullopt : std::optional(added.error());
}

}  // namespace

std::optional<Error> add_solved(Workspace& workspace, const SolveAnswer& answer,
                                std::string_view name) {
    Entry entry = {.position = answer.cube, .centres = answer.centres, .name = std::string(name)};
    entry.sense = workspace::Sense::solver;
    entry.findings = {.metric      = answer.metric,
                      .solver      = answer.answer.found
                                         ? std::optional(Maneuver(answer.answer.solution))
                                         : std::nullopt,
                      .lower_bound = answer.answer.lower_bound,
                      .state       = workspace::RowState::done,
                      .nodes       = answer.answer.nodes,
                      .seconds     = in_seconds(answer.answer.elapsed)};
    return add_entry(workspace, std::move(entry));
}

std::optional<Error> add_unsolved(Workspace& workspace, const CentredCube& cube,
                                  std::string_view name) {
    return add_entry(
        workspace, {.position = cube.cube, .centres = centres_of(cube), .name = std::string(name)});
}

}  // namespace antipode::service
