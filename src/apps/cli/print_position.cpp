#include "apps/cli/print_position.h"

#include <fmt/format.h>

#include "apps/cli/shared_options.h"
#include "service/json.h"

namespace antipode::cli {
namespace {

constexpr std::size_t readable_turns = 40;

std::string comment_of(const Session& session, const service::Position& position) {
    const auto& maneuver = position.maneuver;
    if (session.has("to") || !maneuver || maneuver->empty() || maneuver->size() > readable_turns)
        return "";
    return fmt::format("  // {}", service::write_word(*maneuver, service::WordStyle::wca));
}

}  // namespace

std::optional<Error> print_position(Session& session, const service::Position& position) {
    const auto written = service::in_form(position, target_of(session, {Form::facelets}));
    if (!written) return written.error();
    if (session.json())
        session.answer(to_json(*written));
    else
        session.output().line(written->text + comment_of(session, position));
    return std::nullopt;
}

}  // namespace antipode::cli
