// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::bench {

inline constexpr Sentence sentences[] = {
    {"bench-no-cubes", "{path} holds no cubes"},
    {"bench-wrong-line", "{path}, line {line}: {problem}"},

    {"bench-wrong-solution",
     "The answer {solution} does not solve {facelets}: the program, a table or the memory of this "
     "machine is faulty."},
    {"bench-wrong-goal", "{solution} does not reach the goal {goal}"},
    {"bench-not-proven",
     "a cube was left without a proof or a solution; the table may be damaged: antipode tables "
     "verify"},
    {"bench-stopped", "the measurement was stopped"},

    {"bench-not-a-server",
     "'{text}' is not the address of a server: expected something like http://127.0.0.1:8080"},
    {"bench-not-numeric", "'{text}' is not a numeric address such as 127.0.0.1"},
    {"bench-no-socket", "no socket could be opened: {reason}"},
    {"bench-unreachable", "{host}:{port} cannot be reached: {reason}"},
    {"bench-not-sent", "a request could not be sent: {reason}"},
    {"bench-not-received", "an answer could not be received: {reason}"},
    {"bench-silent-server", "the server has not answered for {seconds} seconds"},
    {"bench-closed", "the server closed a connection that was to be kept open"},
    {"bench-wrong-answer",
     "the server answered {status} '{solutions}' for {facelets}, which is not such a solution"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::bench
