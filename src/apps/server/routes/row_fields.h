// What requests say about rows of the workspace, and how rows are answered.
#pragma once

#include <array>

#include "apps/server/error_fields.h"
#include "apps/server/routes/solve_fields.h"
#include "service/requests/list.h"
#include "service/requests/message_fields.h"

namespace antipode::server {

inline constexpr std::array listed_row = {
    always("id", Kind::whole),
    always("position", "54 facelets"),
    always("name"),
    always("sense", "generator or solver"),
    nullable("maneuver", "that makes or solves the position, as the sense says"),
    nullable("length", Kind::whole),
    always("metric"),
    always("optimal", Kind::flag),
    always("lower_bound", Kind::whole),
    always("state", "idle, queued, running, paused, interrupted, done, stopped or failed"),
    nullable("depth", Kind::whole, "of the search"),
    nullable("nodes", Kind::whole),
    nullable("seconds", Kind::number),
    always("reachable", Kind::flag),
    always("symmetry"),
    always("label", "as Cube Explorer shows it"),
    always("self_inverse", Kind::flag),
    always("created"),
    sometimes("parameters", Kind::anything, "of its last run"),
    nullable("note", "what went wrong"),
    Field{.name    = "note_message",
          .kind    = Kind::object,
          .summary = "the same with its code",
          .need    = Need::nullable,
          .fields  = service::message_fields},
};
inline constexpr auto row_answer = joined(listed_row, proof_fields);

inline constexpr std::array unread_fields = {
    sometimes("index", Kind::whole, "of a list, from 0"),
    sometimes("line", Kind::whole, "of a text, from 1"),
    always("error", Kind::object, "why", error_fields),
};

inline constexpr std::array added_answer = {
    always("added", Kind::wholes, "the ids of the new rows"),
    always("skipped", Kind::objects, "what was there already, and as which row"),
    always("errors", Kind::objects, "what could not be read, with its index or line",
           unread_fields),
    sometimes("notes", Kind::objects, "where a file was not taken at its word"),
    always("revision", Kind::whole),
};

inline constexpr std::array changed_answer = {
    always("rows", Kind::wholes, "the ids of what changed, or is new"),
    always("revision", Kind::whole),
};

}  // namespace antipode::server
