#include "service/workspace.h"

#include <array>

#include "notation/transform.h"
#include "service/workspace_requests.h"

namespace antipode::service {
namespace {

using workspace::AddAnswer;
using workspace::Changed;
using workspace::Entry;
using workspace::Histogram;
using workspace::Statistics;
using workspace::Summary;
using workspace::UndoAnswer;

constexpr std::array<std::string_view, 1> id_fields     = {"id"};
constexpr std::array<std::string_view, 2> add_fields    = {"cubes", "skip_isomorphs"};
constexpr std::array<std::string_view, 3> change_fields = {"id", "name", "sense"};
constexpr std::array<std::string_view, 2> delete_fields = {"ids", "all"};
constexpr std::array<std::string_view, 3> sense_fields  = {"ids", "all", "sense"};

Json or_null(const std::optional<std::string>& text) { return text ? Json(*text) : Json(nullptr); }

Json numbers(const std::vector<RowId>& ids) {
    Json list = Json::array();
    for (const RowId id : ids) list.push_back(id.value());
    return list;
}

Json json_of(const Changed& changed) {
    return {{"rows", numbers(changed.rows)}, {"revision", changed.revision}};
}

Result<Json> json_of(const Result<Changed>& changed) {
    if (!changed) return changed.error();
    return json_of(*changed);
}

Result<Json> json_of(const Result<UndoAnswer>& answer) {
    if (!answer) return answer.error();
    const Summary& summary = answer->summary;
    return Json{{"done", answer->description},          {"revision", summary.revision},
                {"can_undo", summary.undo.has_value()}, {"can_redo", summary.redo.has_value()},
                {"undo", or_null(summary.undo)},        {"redo", or_null(summary.redo)}};
}

Json json_of(const std::map<Metric, Histogram>& by_metric) {
    Json json = Json::object();
    for (const auto& [metric, histogram] : by_metric)
        for (const auto& [length, count] : histogram)
            json[std::string(row(metric).name)][std::to_string(length)] = count;
    return json;
}

std::string text_of(const Json& cube) {
    const auto text = cube.is_object() ? cube.find("cube") : cube.end();
    return cube.is_object() && text != cube.end() && text->is_string() ? text->get<std::string>()
                                                                       : "";
}

// The cubes of a request, and where each one stood.
struct NewCubes {
    std::vector<Entry>       entries;
    std::vector<std::size_t> places;
    Json                     errors = Json::array();
};

NewCubes read_cubes(const Json& list) {
    NewCubes cubes;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto entry = parse_new_cube(list[i]);
        if (entry) {
            cubes.entries.push_back(*std::move(entry));
            cubes.places.push_back(i);
            continue;
        }
        Json error = {{"index", i}};
        error.update(to_json(entry.error(), text_of(list[i])));
        cubes.errors.push_back(std::move(error));
    }
    return cubes;
}

// A row with neither is left as it is.
Result<workspace::Edit> parse_edit(const JsonFields& fields) {
    workspace::Edit edit;
    const auto      name = fields.text("name");
    if (!name) return name.error();
    const auto sense = parse_sense_field(fields);
    if (!sense) return sense.error();
    edit.name  = *name;
    edit.sense = *sense;
    return edit;
}

}  // namespace

Json added_json(const AddAnswer& answer, const std::vector<std::size_t>& places,
                const char* place_name) {
    Json skipped = Json::array();
    for (const workspace::Skipped& twin : answer.skipped)
        skipped.push_back({{place_name, places[twin.index]},
                           {"duplicate_of", twin.duplicate_of.value()},
                           {"name", twin.name}});
    return {{"added", numbers(answer.added)}, {"skipped", skipped}};
}

Result<Json> list_cubes(const Workspace& workspace, const Json& json) {
    const auto request = parse_page(json);
    if (!request) return request.error();
    const auto page = workspace.page(*request);
    if (!page) return page.error();
    Json rows = Json::array();
    for (const workspace::Row& row : page->rows) rows.push_back(to_json(row));
    const Summary& summary = page->summary;
    return Json{{"revision", summary.revision},
                {"total", summary.total},
                {"undo", or_null(summary.undo)},
                {"redo", or_null(summary.redo)},
                {"rows", std::move(rows)}};
}

Result<Json> show_cube(const Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(id_fields)) return *std::move(error);
    const auto id = parse_row_id(fields);
    if (!id) return id.error();
    const auto row = workspace.row(*id);
    if (!row) return row.error();
    return to_json(*row);
}

Result<Json> add_cubes(Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(add_fields)) return *std::move(error);
    const Json* list = fields.find("cubes");
    if (list == nullptr || !list->is_array())
        return wrong_field("cubes", "the field cubes takes a list of objects with a field cube");
    const auto skip = parse_skip(fields);
    if (!skip) return skip.error();
    NewCubes   cubes = read_cubes(*list);
    const auto added = workspace.add({.entries = std::move(cubes.entries), .skip = *skip});
    if (!added) return added.error();
    Json answer        = added_json(*added, cubes.places, "index");
    answer["errors"]   = std::move(cubes.errors);
    answer["revision"] = added->revision;
    return answer;
}

Result<Json> change_cube(Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(change_fields)) return *std::move(error);
    const auto id = parse_row_id(fields);
    if (!id) return id.error();
    const auto edit = parse_edit(fields);
    if (!edit) return edit.error();
    const auto changed = workspace.edit({std::vector{*id}}, *edit);
    if (!changed) return changed.error();
    return show_cube(workspace, {{"id", id->value()}});
}

Result<Json> change_sense(Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(sense_fields)) return *std::move(error);
    const auto selection = parse_selection(json);
    if (!selection) return selection.error();
    const auto sense = parse_sense_field(fields);
    if (!sense) return sense.error();
    if (!*sense)
        return wrong_field("sense", "the field sense is missing: it takes generator or solver");
    return json_of(workspace.edit(*selection, {.sense = *sense}));
}

Result<Json> delete_cubes(Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(delete_fields)) return *std::move(error);
    const auto selection = parse_selection(json);
    if (!selection) return selection.error();
    return json_of(workspace.remove(*selection));
}

Result<Json> transform_cubes(Workspace& workspace, const Json& json) {
    const auto order = parse_transform(json);
    if (!order) return order.error();
    return json_of(workspace.transform(order->selection, order->transformation, order->placement));
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
                {"symmetries", counts.symmetries}};
}

Result<Json> workspace_status(const Workspace& workspace) {
    const auto summary = workspace.summary();
    if (!summary) return summary.error();
    return Json{{"file", workspace.file().string()},
                {"cubes", summary->total},
                {"revision", summary->revision}};
}

std::optional<Error> add_solved(Workspace& workspace, const SolveAnswer& answer,
                                std::string_view name) {
    Entry entry      = {.position = answer.cube, .name = std::string(name)};
    entry.sense      = workspace::Sense::solver;
    entry.findings   = {.metric      = answer.metric,
                        .solver      = answer.answer.found
                                           ? std::optional(Maneuver(answer.answer.solution))
                                           : std::nullopt,
                        .lower_bound = answer.answer.lower_bound,
                        .state       = workspace::RowState::done,
                        .nodes       = answer.answer.nodes,
                        .seconds     = std::chrono::duration<double>(answer.answer.elapsed).count()};
    const auto added = workspace.add({.entries = {std::move(entry)}});
    return added ? std::nullopt : std::optional(added.error());
}

}  // namespace antipode::service
