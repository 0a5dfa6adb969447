// The questions of the laboratory: search by condition, ways between positions, the
// theory of the papers. Each answer as JSON, too.
//
//     const auto answer = find({.where = "order == 1260", .depth = 6, .metric = Metric::qtm});
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explore/path.h"
#include "explore/theory/growth.h"
#include "explore/theory/report.h"
#include "service/answers/position.h"
#include "service/requests/find.h"

namespace antipode::service {

// What is searched for. Wrong if the condition, the moves or the metric are; the place
// is one of `where`.
Result<FindRequest> find_request(const FindQuestion& question);
Result<FindAnswer>  find(const FindQuestion& question, const FindWatch& watch = {});

std::string word_text(const Moves& word);  // in WCA notation

// What a position found does: its cycles, as in "(UF BD UR)(ULF+)".
std::string effect_text(const Found& found);  // and the twists of the centres that count

// How searches end, and what a statement of the papers turns out to be.
std::vector<std::string_view> search_end_names();  // in the order of FindEnd
std::vector<std::string_view> path_end_names();
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
