// Options that mean the same in every command that has them, and their values.
#pragma once

#include <array>

#include "apps/cli/command.h"
#include "apps/cli/session.h"
#include "service/picture.h"
#include "service/position.h"
#include "service/tables.h"

namespace antipode::cli {

std::vector<std::string_view> form_names();      // of --as
std::vector<std::string_view> notation_names();  // of --notation
std::vector<std::string_view> when_names();      // of --color

inline constexpr std::array reading_options = {
    Option{.name    = "as",
           .value   = "FORM",
           .summary = "read each CUBE in this form instead of recognising it",
           .accepts = Accepts::only_words,
           .words   = form_names},
    Option{.name    = "notation",
           .value   = "NAME",
           .summary = "the letters of maneuvers: wca, or papers for those of the Caml papers",
           .accepts = Accepts::only_words,
           .words   = notation_names},
};

inline constexpr Option colour_option = {
    .name    = "color",
    .value   = "WHEN",
    .summary = "colour the net: auto (on a terminal, unless NO_COLOR is set), always or never",
    .accepts = Accepts::only_words,
    .words   = when_names};

inline constexpr Option tables_option = {
    .name    = "tables",
    .value   = "DIR",
    .summary = "keep the tables in this folder, instead of ANTIPODE_TABLES or the user's cache",
    .accepts = Accepts::file};

inline constexpr Option threads_option = {.name    = "threads",
                                          .letter  = 't',
                                          .value   = "N",
                                          .summary = "use so many threads (all if not said)"};

inline constexpr Option json_option = {
    .name = "json", .letter = 'j', .summary = "answer with one JSON object per line"};

inline constexpr std::array general_options = {
    Option{.name = "quiet", .letter = 'q', .summary = "no messages; the exit code tells"},
    Option{.name = "help", .letter = 'h', .summary = "show this help"},
};

constexpr Option to_option(std::string_view summary, Words words = service::target_names) {
    return {.name    = "to",
            .value   = "FORM",
            .summary = summary,
            .accepts = Accepts::only_words,
            .words   = words};
}

CubeReading reading_of(const Session& session);
AnsiColour  colour_of(const Session& session);

// The folder of --tables or, if it is not said, of the environment.
TableStore store_of(const Session& session);

// The value of --threads.
Result<unsigned> threads_of(const Session& session);

// The value of --to.
service::Target target_of(const Session& session, service::Target otherwise);

// A whole number from `least` to `greatest`.
struct NumberRange {
    std::uint64_t least    = 0;
    std::uint64_t greatest = ~std::uint64_t{0};
};
Result<std::uint64_t> number_of(const Session& session, std::string_view option,
                                std::uint64_t otherwise, NumberRange range = {});

// For commands whose options depend on their first argument: wrong if one of the
// command's own options is given that is not among `accepted`.
std::optional<Error> refuse_other_options(const Session&                    session,
                                          std::span<const std::string_view> accepted);

}  // namespace antipode::cli
