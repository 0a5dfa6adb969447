// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::server {

inline constexpr Sentence sentences[] = {
    {"nothing-at-path", "there is nothing at {path}"},
    {"nothing-in-api", "there is nothing at {path}; /api/v1/openapi.json lists what there is"},
    {"wrong-method", "{path} does not take {method}; accepted: {accepted}"},
    {"wrong-content-type", "the body was sent as '{type}'; use Content-Type: application/json"},
    {"wrong-document-type",
     "the body was sent as '{type}'; use Content-Type: application/json or text/plain"},
    {"too-many-requests", "too many requests are waiting; try again in a moment"},
    {"wrong-query", "the query cannot be read: {problem}"},
    {"fields-in-query",
     "with {method} the fields belong in a JSON object, not after the ? of the address"},
    {"fields-in-body",
     "with GET the fields belong after the ? of the address, and there is no body"},
    {"wrong-body", "the body cannot be read: {problem}; accepted: an object of fields"},
    {"body-not-an-object", "the body is not a JSON object"},
    {"field-given-twice", "the field {field} is given twice"},
    {"field-in-path", "the field {field} is already in the path"},
    {"no-such-task-name", "there is no {family} '{text}': {family}s are named like {example}"},
    {"key-too-long", "the header Idempotency-Key takes up to {most} bytes"},
    {"net-has-no-view", "the text is always a net: leave {field} out"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::server
