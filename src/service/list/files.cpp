// Importing and exporting the list of cubes.
#include "notation/print.h"
#include "service/answers/sheet.h"
#include "service/json.h"
#include "service/list/operations.h"
#include "service/messages.h"
#include "workspace/text_file.h"

namespace antipode::service {
namespace {

using workspace::Reading;
using workspace::Remark;

Json errors_of(const Reading& reading, const char* place_name) {
    return list_json(reading.errors, [&](const Remark& remark) {
        return Json{{place_name, remark.place},
                    {"error", to_json(Error{.message = remark.message})}};
    });
}

Json notes_of(const Reading& reading, const char* place_name) {
    return list_json(reading.notes, [&](const Remark& remark) {
        Json entry = {{place_name, remark.place}, {"note", remark.message.text()}};
        add_code(entry, remark.message);
        return entry;
    });
}

Result<Reading> read_document(std::string_view document, const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    const CentreSet centres = reading_of(fields).centres;
    if (read_format(fields) == FileFormat::json) return workspace::read_json(document, centres);
    return workspace::read_text(document, centres);
}

Error too_many_for_a_sheet(std::size_t rows) {
    return wrong_field("ids", service_message<"too-many-for-a-sheet">(most_on_a_sheet, rows));
}

SheetRequest sheet_of(const std::vector<workspace::Row>& rows) {
    SheetRequest request{.title = "Cubes", .items = {}};
    for (const workspace::Row& row : rows) {
        const auto maneuver = row.maneuver();
        request.items.push_back({.number   = static_cast<std::uint64_t>(row.id.value()),
                                 .position = row.entry.centred(),
                                 .name     = row.entry.name,
                                 .maneuver = maneuver ? to_text(*maneuver) : "",
                                 .length   = row.entry.findings.length_tag()});
    }
    return request;
}

}  // namespace

Result<ExportedFile> export_cubes(const Workspace& workspace, const Fields& fields) {
    const auto rows = workspace.rows(read_ids(fields));
    if (!rows) return rows.error();
    switch (read_format(fields)) {
        case FileFormat::json:
            return ExportedFile{"cubes.json", "application/json", workspace::write_json(*rows)};
        case FileFormat::html:
            if (rows->size() > most_on_a_sheet) return too_many_for_a_sheet(rows->size());
            return ExportedFile{"cubes.html", "text/html; charset=utf-8", sheet(sheet_of(*rows))};
        case FileFormat::txt:
            break;
    }
    return ExportedFile{"cubes.txt", "text/plain; charset=utf-8", workspace::write_text(*rows)};
}

Result<Json> import_cubes(Workspace& workspace, const Fields& fields, std::string_view document) {
    auto reading = read_document(document, fields);
    if (!reading) return reading.error();
    const char* place = read_format(fields) == FileFormat::json ? "index" : "line";
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
