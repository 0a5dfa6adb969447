#include "workspace/entry_columns.h"

#include "base/message_json.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "workspace/packed_cube.h"

namespace antipode::workspace {
namespace {

[[noreturn]] void damaged(std::string_view what) {
    throw DatabaseFailure(SQLITE_CORRUPT, "a row has an unreadable " + std::string(what));
}

template <class T>
T sound(Result<T> read, std::string_view what) {
    if (!read) damaged(what);
    return *std::move(read);
}

Cube read_position(const Statement& query, int column) {
    const auto cube = unpack(query.blob(column));
    if (!cube) damaged("position");
    return *cube;
}

// "213000", a dot where one does not count; nothing where none does.
Centres read_centres(const Statement& query, int column) {
    if (query.is_null(column)) return {};
    return sound(parse_twists(query.text(column)), "twist of a centre");
}

std::optional<std::string> text_of(const Centres& centres) {
    if (centres.counted.empty()) return std::nullopt;
    return to_text(centres.twists, centres.counted);
}

std::optional<std::string> optional_text(const Statement& query, int column) {
    if (query.is_null(column)) return std::nullopt;
    return query.text(column);
}

std::optional<Maneuver> read_maneuver(const Statement& query, int column) {
    if (query.is_null(column)) return std::nullopt;
    return sound(parse_maneuver(query.text(column)), "maneuver");
}

Findings read_findings(const Statement& query, int first) {
    Findings findings;
    findings.metric      = sound(parse_metric(query.text(first)), "metric");
    findings.solver      = read_maneuver(query, first + 1);
    findings.lower_bound = static_cast<unsigned>(query.integer(first + 2));
    findings.state       = sound(parse_row_state(query.text(first + 3)), "state");
    if (!query.is_null(first + 4)) findings.depth = static_cast<unsigned>(query.integer(first + 4));
    findings.nodes      = static_cast<std::uint64_t>(query.integer(first + 5));
    findings.seconds    = query.real(first + 6);
    findings.parameters = optional_text(query, first + 7);
    if (const auto note = optional_text(query, first + 8)) findings.note = message_from_kept(*note);
    return findings;
}

}  // namespace

std::string placeholders(int count) {
    std::string text = "?";
    for (int i = 1; i < count; ++i) text += ", ?";
    return text;
}

Entry read_entry(const Statement& query, int first_column) {
    return {.position = read_position(query, first_column),
            .centres  = read_centres(query, first_column + 4),
            .name     = query.text(first_column + 1),
            .sense    = sound(parse_sense(query.text(first_column + 2)), "sense"),
            .created  = timestamp(query.integer(first_column + 3)),
            .findings = read_findings(query, first_column + finding_column_first)};
}

void bind_entry(Statement& query, int first_place, const Entry& entry) {
    query.bind(first_place, Blob(pack(entry.position)));
    query.bind(first_place + 1, entry.name);
    query.bind(first_place + 2, name_of(entry.sense));
    query.bind(first_place + 3, milliseconds(entry.created));
    query.bind(first_place + 4, text_of(entry.centres));
    bind_findings(query, first_place + finding_column_first, entry.findings);
}

void bind_findings(Statement& query, int first_place, const Findings& findings) {
    const auto word = findings.solver ? std::optional(to_text(*findings.solver)) : std::nullopt;
    query.bind(first_place, row(findings.metric).name);
    query.bind(first_place + 1, word);
    query.bind(first_place + 2, findings.lower_bound);
    query.bind(first_place + 3, name_of(findings.state));
    query.bind(first_place + 4, findings.depth);
    query.bind(first_place + 5, findings.nodes);
    query.bind(first_place + 6, findings.seconds);
    query.bind(first_place + 7, findings.parameters);
    query.bind(first_place + 8,
               findings.note ? std::optional(kept_text(*findings.note)) : std::nullopt);
}

}  // namespace antipode::workspace
