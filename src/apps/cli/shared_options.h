// Options that mean the same in every command that has them, and their values.
#pragma once

#include <array>

#include "apps/cli/command.h"
#include "apps/cli/session.h"
#include "service/answers/picture.h"
#include "service/answers/position.h"
#include "service/engine/tables.h"
#include "service/requests/reading.h"

namespace antipode::cli {

std::vector<std::string_view> when_names();  // of --color

inline constexpr Field colour_option = {
    .name    = "color",
    .summary = "colour the net: auto (on a terminal, unless NO_COLOR is set), always or never",
    .choices = when_names,
    .option  = {.value = "WHEN"}};

inline constexpr Field tables_option = {
    .name    = "tables",
    .summary = "keep the tables in this folder, instead of ANTIPODE_TABLES or the user's cache",
    .option  = {.value = "DIR", .names_file = true}};

inline constexpr Field threads_option = {.name    = "threads",
                                         .summary = "use so many threads (all if not said)",
                                         .option  = {.letter = 't', .value = "N"}};

inline constexpr Field json_option = {.name    = "json",
                                      .kind    = Kind::flag,
                                      .summary = "answer with one JSON object per line",
                                      .option  = {.letter = 'j'}};

inline constexpr std::array general_options = {
    Field{.name    = "quiet",
          .kind    = Kind::flag,
          .summary = "no messages; the exit code tells",
          .option  = {.letter = 'q'}},
    Field{
        .name = "help", .kind = Kind::flag, .summary = "show this help", .option = {.letter = 'h'}},
};

constexpr Field to_option(std::string_view summary, Choices words = service::target_names) {
    return {.name = "to", .summary = summary, .choices = words, .option = {.value = "FORM"}};
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
