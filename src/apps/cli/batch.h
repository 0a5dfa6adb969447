// Working through CUBE arguments, of which "-" stands for every line of standard
// input.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "apps/cli/session.h"
#include "service/answers/position.h"

namespace antipode::cli {

// Answers one position, or says why it cannot.
using PositionAnswerer = std::function<std::optional<Error>(const service::Position&)>;

// Reads each text and has it answered, in order. What goes wrong is reported in
// its place, and the others go on; the last exit code that is not 0 stays. Empty
// lines and lines with nothing but a comment are skipped.
ExitCode for_each_position(Session& session, std::span<const std::string> texts,
                           const PositionAnswerer& answer);

// The same without reading the texts.
using TextAnswerer = std::function<std::optional<Error>(const std::string&)>;
ExitCode for_each_text(Session& session, std::span<const std::string> texts,
                       const TextAnswerer& answer);

// A single CUBE argument; nothing if it was wrong, which is reported.
std::optional<service::Position> read_argument(Session& session, std::string_view text);

}  // namespace antipode::cli
