// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode {

inline constexpr Sentence base_sentences[] = {
    {"the-search", "the search"},
    {"the-answer", "the answer to this {kind|question=question|request=request}"},
    {"the-command", "this"},
    {"out-of-memory", "not enough memory for {work}"},
    {"out-of-threads", "the system has no threads left for {work}"},
    {"ended-by-exception", "{work} was ended by an error: {reason}"},

    {"memory-limit",
     "{limit|machine=on this machine|group=under the limit of the control group "
     "(memory.max)|process=under the limit of the process (ulimit -v)}"},
    {"memory-remedy",
     "{limit|machine=stop other programs|group=raise that limit|process=raise that limit}"},

    {"unreadable-file", "{path} cannot be read: {reason}"},
    {"file-too-long", "{path} cannot be read: it is longer than {most} bytes"},

    {"line-too-long", "this line is too long: a line may have up to {most} bytes"},

    {"not-json", "this is not JSON from byte {byte} on"},
    {"json-number-out-of-range", "the number {number} at byte {byte} is out of range"},
    {"json-name-too-long",
     "a name in this JSON is longer than {most} bytes: no accepted name is so long"},
    {"json-too-many-members", "an object in this JSON has more than {most} members"},
    {"json-too-deep",
     "this JSON is nested too deeply: lists and objects may be nested up to {most} deep"},
};

template <MessageCode code>
inline constexpr MessageMaker<base_sentences, code> base_message;

}  // namespace antipode
