// Completion of command lines in shells, made from the table of commands.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace antipode::cli {

std::string bash_completions();
std::string zsh_completions();
std::string fish_completions();

struct Shell {
    std::string_view name;
    std::string (*completions)();
};

inline constexpr std::array shells = {
    Shell{"bash", bash_completions},
    Shell{"zsh", zsh_completions},
    Shell{"fish", fish_completions},
};

}  // namespace antipode::cli
