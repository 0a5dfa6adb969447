// Importing and exporting the list of cubes.
#include <array>

#include "service/workspace_requests.h"
#include "workspace/text_file.h"

namespace antipode::service {
namespace {

using workspace::Reading;
using workspace::Remark;

constexpr std::array<std::string_view, 2> export_fields = {"format", "ids"};
constexpr std::array<std::string_view, 2> import_fields = {"format", "skip_isomorphs"};

Json json_of(const std::vector<Remark>& remarks, const char* place_name, const char* what) {
    Json list = Json::array();
    for (const Remark& remark : remarks)
        list.push_back({{place_name, remark.place}, {what, remark.message}});
    return list;
}

Result<Reading> read_document(std::string_view document, FileFormat format) {
    if (format == FileFormat::json) return workspace::read_json(document);
    return workspace::read_text(document);
}

}  // namespace

Result<ExportedFile> export_cubes(const Workspace& workspace, const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(export_fields)) return *std::move(error);
    const auto format = parse_format(fields);
    if (!format) return format.error();
    const auto selection = parse_ids(fields);
    if (!selection) return selection.error();
    const auto rows = workspace.rows(*selection);
    if (!rows) return rows.error();
    if (*format == FileFormat::json)
        return ExportedFile{"cubes.json", "application/json", workspace::write_json(*rows)};
    return ExportedFile{"cubes.txt", "text/plain; charset=utf-8", workspace::write_text(*rows)};
}

Result<Json> import_cubes(Workspace& workspace, const Json& json, std::string_view document) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(import_fields)) return *std::move(error);
    const auto format = parse_format(fields);
    if (!format) return format.error();
    const auto skip = parse_skip(fields);
    if (!skip) return skip.error();
    auto reading = read_document(document, *format);
    if (!reading) return reading.error();
    const char* place = *format == FileFormat::json ? "index" : "line";
    const auto  added =
        workspace.add({.entries = std::move((*reading).entries), .skip = *skip, .verb = "import"});
    if (!added) return added.error();
    Json answer        = added_json(*added, reading->places, place);
    answer["errors"]   = json_of(reading->errors, place, "error");
    answer["notes"]    = json_of(reading->notes, place, "note");
    answer["revision"] = added->revision;
    return answer;
}

}  // namespace antipode::service
