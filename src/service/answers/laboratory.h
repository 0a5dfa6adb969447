// The answers of the laboratory: positions by condition, ways between them, the theory of the
// papers; as JSON, too.
//
//     const auto there = path({.to = *parse_cube("R U R' U'"), .max_length = 6});
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explore/find.h"
#include "explore/path.h"
#include "explore/theory/growth.h"
#include "explore/theory/report.h"
#include "service/answers/position.h"

namespace antipode::service {

std::string word_text(const Moves& word);  // in WCA notation

// What a position found does: its cycles, as in "(UF BD UR)(ULF+)".
std::string effect_text(const Found& found);  // and the twists of the centres that count

// How searches end, and what a statement of the papers turns out to be.
std::vector<std::string_view> search_end_names();  // in the order of FindEnd
std::vector<std::string_view> verdict_names();

Json to_json(const Found& found);             // one position
Json summary_json(const FindAnswer& answer);  // without the positions
Json names_json();                            // what conditions can ask

// A row of the table of names: "only_changes(face)", "yes or no", summary.
struct ConditionName {
    std::string      text;
    std::string      type;
    std::string_view summary;
};
std::vector<ConditionName> condition_names();

// Wrong for other metrics than htm and qtm, and if one position is reachable from
// the other only by taking the cube apart.
std::optional<Error> unanswerable(const PathRequest& request);
Result<PathAnswer>   path(const PathRequest& request, const PathWatch& watch = {});
Json                 to_json(const PathAnswer& answer, Metric metric);

// A word, and all shortest words that make the same position, if one is at most
// as long as PathRequest::longest.
Result<PathAnswer> equivalent_words(const Maneuver& word, Metric metric,
                                    const PathWatch& watch = {});

Json        to_json(const TheoryLine& line);
std::string theory_text(const std::vector<TheoryLine>& lines);
std::string theory_markdown(const std::vector<TheoryLine>& lines);

}  // namespace antipode::service
