// What many routes share: refusing, and answering.
#pragma once

#include <span>

#include "apps/server/context.h"
#include "apps/server/failure.h"
#include "apps/server/route.h"

namespace antipode::server {

// Why the fields of a request were refused: with the text that is wrong, and with what its
// row knows about that, such as the smallest repairs where a few stickers are wrong.
http::Response wrong_fields(const Error& error, const Fields& fields);

// JSON as a layer below made it, or why there is none.
http::Response answer_json(const Result<service::Json>& json, int status = 200);

// The routes of each file of this folder.
std::span<const Route> query_routes();
std::span<const Route> picture_routes();
std::span<const Route> solving_routes();
std::span<const Route> job_routes();
std::span<const Route> method_routes();
std::span<const Route> laboratory_routes();
std::span<const Route> question_routes();
std::span<const Route> workspace_routes();
std::span<const Route> workspace_action_routes();
std::span<const Route> status_routes();
std::span<const Route> message_routes();

}  // namespace antipode::server
