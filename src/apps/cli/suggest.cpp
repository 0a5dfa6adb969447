#include "apps/cli/suggest.h"

#include <algorithm>

#include "apps/cli/messages.h"

namespace antipode::cli {
namespace {

// Letters to insert, delete, replace or exchange with their neighbour.
std::size_t typing_errors(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = i + j;
                continue;
            }
            const std::size_t wrong = a[i - 1] == b[j - 1] ? 0 : 1;
            cost[i][j] =
                std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + wrong});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[a.size()][b.size()];
}

}  // namespace

std::optional<std::string_view> closest(std::string_view                     typed,
                                        const std::vector<std::string_view>& words) {
    std::optional<std::string_view> best;
    // A third of the letters may be wrong; beyond that it is another word.
    std::size_t fewest = std::max<std::size_t>(1, typed.size() / 3) + 1;
    for (std::string_view word : words) {
        if (typed.size() > 1 && word.starts_with(typed)) return word;
        const std::size_t errors = typing_errors(typed, word);
        if (errors >= fewest || errors >= word.size()) continue;
        fewest = errors;
        best   = word;
    }
    return best;
}

MessageValue did_you_mean(std::string_view typed, const std::vector<std::string_view>& words) {
    const auto word = closest(typed, words);
    if (!word) return "";
    return message<"did-you-mean">(*word);
}

}  // namespace antipode::cli
