// The options of commands that solve by a method with a name.
#pragma once

#include "apps/cli/command.h"
#include "apps/cli/session.h"
#include "service/methods.h"

namespace antipode::cli {

constexpr Field method_option(std::string_view summary) {
    return {.name    = "method",
            .summary = summary,
            .words   = service::method_names,
            .option  = {.value = "NAME"}};
}

inline constexpr Field time_option = {
    .name    = "time",
    .summary = "search so long for each cube, like 10ms, 2.5s or 1m",
    .option  = {.value = "D"}};

inline constexpr Field nodes_option = {
    .name    = "nodes",
    .summary = "stop after so many nodes; with one thread the answer is always the same",
    .option  = {.value = "N"}};

struct MethodChoice {
    const methods::Row* method = nullptr;
    Limits              limits = {};
};

// --method, --time, --nodes and --threads. Methods that can go on for ever get a
// fifth of a second if they are quick and nothing is said.
Result<MethodChoice> method_choice_of(const Session& session, std::string_view otherwise);

// --time, --nodes; with neither the time is `otherwise`.
Result<Limits> method_limits_of(const Session& session, std::chrono::nanoseconds otherwise);

}  // namespace antipode::cli
