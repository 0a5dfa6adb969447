#include "workspace/json_file.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

#include "base/message_json.h"
#include "base/parse_json.h"
#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/told_centres.h"
#include "notation/characters.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "workspace/messages.h"
#include "workspace/solver_word.h"

namespace antipode::workspace {
namespace {

// An entry whose position and maneuver are still to be put together.
struct Draft {
    CentreSet                  centres;  // that count where nothing tells of them
    std::optional<CentredCube> position = std::nullopt;
    std::optional<Maneuver>    word     = std::nullopt;
    Entry                      entry    = {.position = {}};
};

using Outcome = std::optional<Error>;

Error wrong_type(const Message& accepted) {
    return {.message = message<"row-value-accepted">(accepted)};
}

// One value of a field into its place; the errors get the field's name later.
template <class T>
Outcome keep(Result<T> read, T& place) {
    if (!read) return read.error();
    place = *std::move(read);
    return std::nullopt;
}

template <class Parse, class T>
Outcome read_text_as(const Json& value, const Parse& parse, T& place) {
    if (!value.is_string()) return wrong_type(message<"a-string">());
    auto read = parse(value.get_ref<const std::string&>());
    if (!read) return read.error();
    place = *std::move(read);
    return std::nullopt;
}

Result<std::uint64_t> whole_number(const Json& value, std::uint64_t most) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() <= most)
        return value.get<std::uint64_t>();
    return wrong_type(message<"a-whole-number">(most));
}

constexpr std::uint64_t longest_length = 1'000'000;

Outcome read_lower_bound(Draft& draft, const Json& value) {
    const auto number = whole_number(value, longest_length);
    if (!number) return number.error();
    draft.entry.findings.lower_bound = static_cast<unsigned>(*number);
    return std::nullopt;
}

Outcome read_depth(Draft& draft, const Json& value) {
    if (value.is_null()) return std::nullopt;
    const auto number = whole_number(value, longest_length);
    if (!number) return number.error();
    draft.entry.findings.depth = static_cast<unsigned>(*number);
    return std::nullopt;
}

Outcome read_nodes(Draft& draft, const Json& value) {
    return keep(whole_number(value, std::numeric_limits<std::int64_t>::max()),
                draft.entry.findings.nodes);
}

Outcome read_seconds(Draft& draft, const Json& value) {
    if (!value.is_number() || value.get<double>() < 0) return wrong_type(message<"a-number">());
    draft.entry.findings.seconds = value.get<double>();
    return std::nullopt;
}

Outcome read_position(Draft& draft, const Json& value) {
    const auto parse = [&](std::string_view text) {
        const CentreSet told = told_centres(text);
        return parse_centred_cube(text, {.centres = told.empty() ? draft.centres : told});
    };
    return read_text_as(value, parse, draft.position);
}

Outcome read_maneuver(Draft& draft, const Json& value) {
    if (value.is_null()) return std::nullopt;
    return read_text_as(
        value, [](std::string_view text) { return parse_maneuver(text); }, draft.word);
}

Outcome read_name(Draft& draft, const Json& value) {
    return read_text_as(value, clean_name, draft.entry.name);
}

Outcome read_sense(Draft& draft, const Json& value) {
    return read_text_as(value, parse_sense, draft.entry.sense);
}

Outcome read_metric(Draft& draft, const Json& value) {
    return read_text_as(value, parse_metric, draft.entry.findings.metric);
}

Outcome read_state(Draft& draft, const Json& value) {
    return read_text_as(value, parse_row_state, draft.entry.findings.state);
}

Outcome read_created(Draft& draft, const Json& value) {
    const auto time =
        value.is_string() ? parse_timestamp(value.get_ref<const std::string&>()) : std::nullopt;
    if (!time) return wrong_type(message<"a-time">());
    draft.entry.created = *time;
    return std::nullopt;
}

Outcome read_parameters(Draft& draft, const Json& value) {
    if (!value.is_null()) draft.entry.findings.parameters = value.dump();
    return std::nullopt;
}

Outcome read_note(Draft& draft, const Json& value) {
    if (value.is_null()) return std::nullopt;
    if (!value.is_string()) return wrong_type(message<"a-string-or-null">());
    draft.entry.findings.note = Message::in_words(value.get<std::string>());
    return std::nullopt;
}

// What the note says, with its code: it has the last word.
Outcome read_note_message(Draft& draft, const Json& value) {
    if (value.is_object() && value.contains("message") && value.at("message").is_string())
        draft.entry.findings.note = message_from_kept(value.dump());
    return std::nullopt;
}

// What follows from the rest.
Outcome pass_over(Draft&, const Json&) { return std::nullopt; }

struct FieldRow {
    std::string_view name;
    Outcome (*read)(Draft&, const Json&);
};

constexpr FieldRow field_rows[] = {
    {"position", read_position},
    {"name", read_name},
    {"sense", read_sense},
    {"maneuver", read_maneuver},
    {"metric", read_metric},
    {"lower_bound", read_lower_bound},
    {"state", read_state},
    {"depth", read_depth},
    {"nodes", read_nodes},
    {"seconds", read_seconds},
    {"parameters", read_parameters},
    {"note", read_note},
    {"note_message", read_note_message},
    {"created", read_created},
    {"id", pass_over},
    {"length", pass_over},
    {"optimal", pass_over},
    {"reachable", pass_over},
    {"symmetry", pass_over},
    {"label", pass_over},
    {"self_inverse", pass_over},
};

Error unknown_field(std::string_view name) {
    std::vector<std::string> names;
    for (const FieldRow& row : field_rows) names.emplace_back(row.name);
    return {.message = message<"row-unknown-field">(visible(name), std::move(names))};
}

Outcome read_field(Draft& draft, const std::string& name, const Json& value) {
    const auto* row = std::ranges::find(field_rows, name, &FieldRow::name);
    if (row == std::end(field_rows)) return unknown_field(name);
    const Outcome wrong = row->read(draft, value);
    if (!wrong) return std::nullopt;
    return Error{.kind    = wrong->kind,
                 .message = message<"row-wrong-field">(name, wrong->message),
                 .field   = name};
}

Result<Entry> put_together(Draft draft) {
    Entry& entry = draft.entry;
    if (!draft.position && !draft.word) return Error{.message = message<"row-without-cube">()};
    if (draft.word) {
        const Maneuver word       = without_rotations(*draft.word);
        const bool     is_given   = entry.sense == Sense::solver;
        entry.findings.solver     = is_given ? word : opposite_word(word);
        const CentreSet   counted = draft.position ? draft.position->counted : draft.centres;
        const CentredCube made    = centred_after(is_given ? opposite_word(word) : word, counted);
        if (draft.position && *draft.position != made)
            return Error{.message = message<"row-maneuver-wrong">(name_of(entry.sense)),
                         .field   = "maneuver"};
        draft.position = made;
    }
    entry.position = draft.position->cube;
    entry.centres  = centres_of(*draft.position);
    return entry;
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json parameters_of(const Findings& findings) {
    if (!findings.parameters) return nullptr;
    auto parsed = parse_json(*findings.parameters);
    return parsed ? *std::move(parsed) : Json(*findings.parameters);
}

Json note_of(const Findings& findings) {
    return findings.note ? Json(findings.note->text()) : Json(nullptr);
}

}  // namespace

Json to_json(const Row& row) {
    const Entry&    entry    = row.entry;
    const Findings& findings = entry.findings;
    const auto      word     = row.maneuver();
    return {{"id", row.id.value()},
            {"position", antipode::to_text(entry.centred(), Form::facelets)},
            {"name", entry.name},
            {"sense", name_of(entry.sense)},
            {"maneuver", word ? Json(antipode::to_text(*word)) : Json(nullptr)},
            {"length", or_null(findings.length())},
            {"metric", antipode::row(findings.metric).name},
            {"optimal", findings.is_optimal()},
            {"lower_bound", findings.lower_bound},
            {"state", name_of(findings.state)},
            {"depth", or_null(findings.depth)},
            {"nodes", findings.nodes},
            {"seconds", findings.seconds},
            {"reachable", row.is_reachable},
            {"symmetry", row.symmetry()},
            {"label", row.label},
            {"self_inverse", row.is_self_inverse},
            {"created", to_text(entry.created)},
            {"parameters", parameters_of(findings)},
            {"note", note_of(findings)},
            {"note_message", findings.note ? antipode::to_json(*findings.note) : Json(nullptr)}};
}

Result<Entry> read_entry(const Json& object, CentreSet centres) {
    if (!object.is_object()) return Error{.message = message<"row-not-an-object">()};
    Draft draft = {.centres = centres};
    for (const auto& [name, value] : object.items())
        if (auto error = read_field(draft, name, value)) return *std::move(error);
    return put_together(std::move(draft));
}

Result<Reading> read_json(std::string_view text, CentreSet centres) {
    const auto list = parse_json(text);
    if (!list) return list.error();
    if (!list->is_array()) return Error{.message = message<"not-a-list-of-rows">()};
    Reading reading;
    for (std::size_t i = 0; i < list->size(); ++i) {
        Result<Entry> entry = read_entry((*list)[i], centres);
        if (!entry) {
            reading.errors.push_back({i, entry.error().message});
            continue;
        }
        reading.entries.push_back(*std::move(entry));
        reading.places.push_back(i);
    }
    return reading;
}

// One row per line, so that the file can be read and compared by people too.
std::string write_json(std::span<const Row> rows) {
    std::string text = "[";
    for (const Row& row : rows) {
        text += text.size() == 1 ? "\n" : ",\n";
        text += to_json(row).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    return text + "\n]\n";
}

}  // namespace antipode::workspace
