#include "apps/cli/shared_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "apps/cli/terminal.h"

namespace antipode::cli {
namespace {

constexpr std::uint64_t most_threads = 1024;

}  // namespace

std::vector<std::string_view> when_names() { return {"auto", "always", "never"}; }

CubeReading reading_of(const Session& session) {
    CubeReading reading;
    if (const auto form = session.value("as")) reading.form = *parse_form(*form);
    if (session.value("notation") == "papers") reading.alphabet = Alphabet::papers;
    return reading;
}

AnsiColour colour_of(const Session& session) {
    const std::string_view when = session.value("color").value_or("auto");
    if (when == "never") return AnsiColour::none;
    if (when == "always" || terminal_wants_colour()) return terminal_colours();
    return AnsiColour::none;
}

TableStore store_of(const Session& session) {
    if (const auto folder = session.value("tables")) return TableStore(*folder);
    return TableStore(default_table_folder());
}

Result<unsigned> threads_of(const Session& session) {
    const auto threads = number_of(session, "threads", hardware_threads(), {1, most_threads});
    if (!threads) return threads.error();
    return static_cast<unsigned>(*threads);
}

service::Target target_of(const Session& session, service::Target otherwise) {
    const auto name = session.value("to");
    return name ? *service::parse_target(*name) : otherwise;
}

Result<std::uint64_t> number_of(const Session& session, std::string_view option,
                                std::uint64_t otherwise, NumberRange range) {
    const auto text = session.value(option);
    if (!text) return otherwise;
    std::uint64_t number   = 0;
    const char*   end      = text->data() + text->size();
    const auto [rest, bad] = std::from_chars(text->data(), end, number);
    if (bad == std::errc{} && rest == end && range.least <= number && number <= range.greatest)
        return number;
    return Error{
        .kind    = ErrorKind::usage,
        .message = fmt::format("--{} does not accept '{}': a whole number from {} to {} is "
                               "expected",
                               option, *text, range.least, range.greatest)};
}

std::optional<Error> refuse_other_options(const Session&                    session,
                                          std::span<const std::string_view> accepted) {
    for (const Field& field : session.command().fields) {
        const std::string name = service::option_name(field);
        if (session.has(name) && std::ranges::find(accepted, name) == accepted.end())
            return Error{.kind    = ErrorKind::usage,
                         .message = fmt::format("--{} has no meaning for \"{} {}\"", name,
                                                session.command().name, session.arguments()[0])};
    }
    return std::nullopt;
}

}  // namespace antipode::cli
