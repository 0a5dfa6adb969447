// Importing and exporting the list of cubes.
#include "service/json.h"
#include "service/list/operations.h"
#include "workspace/text_file.h"

namespace antipode::service {
namespace {

using workspace::Reading;
using workspace::Remark;

Json errors_of(const Reading& reading, const char* place_name) {
    Json list = Json::array();
    for (const Remark& remark : reading.errors)
        list.push_back(
            {{place_name, remark.place}, {"error", to_json(Error{.message = remark.message})}});
    return list;
}

Json notes_of(const Reading& reading, const char* place_name) {
    Json list = Json::array();
    for (const Remark& remark : reading.notes) {
        Json entry = {{place_name, remark.place}, {"note", remark.message.text()}};
        add_code(entry, remark.message);
        list.push_back(std::move(entry));
    }
    return list;
}

Result<Reading> read_document(std::string_view document, FileFormat format) {
    if (format == FileFormat::json) return workspace::read_json(document);
    return workspace::read_text(document);
}

}  // namespace

Result<ExportedFile> export_cubes(const Workspace& workspace, const Fields& fields) {
    const auto rows = workspace.rows(read_ids(fields));
    if (!rows) return rows.error();
    if (read_format(fields) == FileFormat::json)
        return ExportedFile{"cubes.json", "application/json", workspace::write_json(*rows)};
    return ExportedFile{"cubes.txt", "text/plain; charset=utf-8", workspace::write_text(*rows)};
}

Result<Json> import_cubes(Workspace& workspace, const Fields& fields, std::string_view document) {
    const FileFormat format  = read_format(fields);
    auto             reading = read_document(document, format);
    if (!reading) return reading.error();
    const char* place = format == FileFormat::json ? "index" : "line";
    const auto  added = workspace.add(
         {.entries = std::move((*reading).entries), .skip = read_skip(fields), .verb = "import"});
    if (!added) return added.error();
    Json answer        = added_json(*added, reading->places, place);
    answer["errors"]   = errors_of(*reading, place);
    answer["notes"]    = notes_of(*reading, place);
    answer["revision"] = added->revision;
    return answer;
}

}  // namespace antipode::service
