// What requests say about rows of the workspace, and how rows are answered.
#pragma once

#include <array>

#include "apps/server/error_fields.h"
#include "apps/server/routes/solve_fields.h"
#include "service/list/run_options.h"
#include "service/requests/distance.h"
#include "service/requests/list.h"
#include "service/requests/message_fields.h"

namespace antipode::server {

inline constexpr std::array listed_row = {
    always("id", Kind::whole),
    always("position", "54 facelets, then + and the twists of centres that count"),
    always("name"),
    always("sense", one_of(service::sense_names)),
    nullable("maneuver", "that makes or solves the position, as the sense says"),
    nullable("length", Kind::whole),
    always("metric", one_of(service::metric_names)),
    always("optimal", Kind::flag),
    always("lower_bound", Kind::whole),
    always("state", one_of(service::row_state_names)),
    nullable("depth", Kind::whole, "of the search"),
    nullable("nodes", Kind::whole),
    nullable("seconds", Kind::number),
    always("reachable", Kind::flag),
    always("symmetry"),
    always("label", "as Cube Explorer shows it"),
    always("self_inverse", Kind::flag),
    always("created"),
    nullable("parameters", Kind::object, "of its last run",
             Shape{"RunParameters", service::run_fields}),
    nullable("note", "what went wrong"),
    service::as_message("note_message", Need::nullable),
};
inline constexpr auto  row_fields = joined(listed_row, proof_fields);
inline constexpr Shape row_answer = {"Row", row_fields};

// A place in what was sent.
inline constexpr std::array placed_fields = {
    sometimes("index", Kind::whole, "of a list, from 0"),
    sometimes("line", Kind::whole, "of a text, from 1"),
};
inline constexpr auto unread_fields =
    joined(placed_fields, always("error", Kind::object, "why", error_shape));
inline constexpr auto skipped_fields =
    joined(placed_fields, always("duplicate_of", Kind::whole, "the id of its row"),
           always("name", "of that row"));
inline constexpr auto note_fields =
    joined(placed_fields, always("note", "a sentence"), service::code_fields);

inline constexpr std::array added_fields = {
    always("added", Kind::wholes, "the ids of the new rows"),
    always("skipped", Kind::objects, "what was there already, and as which row",
           Shape{"SkippedCube", skipped_fields}),
    always("errors", Kind::objects, "what could not be read, with its index or line",
           Shape{"UnreadCube", unread_fields}),
    sometimes("notes", Kind::objects, "where a file was not taken at its word",
              Shape{"ImportNote", note_fields}),
    always("revision", Kind::whole),
};
inline constexpr Shape added_answer = {"Added", added_fields};

inline constexpr std::array changed_fields = {
    always("rows", Kind::wholes, "the ids of what changed, or is new"),
    always("revision", Kind::whole),
};
inline constexpr Shape changed_answer = {"Changed", changed_fields};

}  // namespace antipode::server
