#include <fmt/format.h>

#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/requests/find.h"
#include "service/tasks/level_share.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

// A turn may be followed by about three quarters of the turns: those of the same face
// make nothing new, and opposite ones commute.
double growth_of(const FindRequest& request) {
    constexpr double useful   = 0.75;
    const double     possible = static_cast<double>(request.moves.size());
    return std::max(1.0, useful * (request.metric == Metric::qtm ? possible * 2 / 3 : possible));
}

Result<Json> work_on_find(const FindRequest& request, const QuestionWatch& watch) {
    const LevelShare share{.deepest = request.depth, .growth = growth_of(request)};
    const auto       answer = find_positions(
              request, {.stop = watch.stop,
                        .on_progress =
                            [&](const FindProgress& now) {
                          watch.on_progress(
                                    {.fraction = share.done(now.depth, now.fraction),
                                     .text = service_message<"found-at-depth">(now.depth, now.found)});
                      },
                        .on_found = [&](const Found& found) { watch.on_item(to_json(found)); }});
    return summary_json(answer);
}

}  // namespace

Result<Question> find_question(const Fields& fields, const WorkTools& tools) {
    if (!fields.has("depth")) return wanted_question_of(read_find_all(fields), tools);
    auto request = read_find(fields);
    if (!request) return request.error();
    (*request).threads = tools.threads;
    return Question{
        .fields = share(fields.record({{"from", with_centres(request->from, request->centres)}})),
        .answer = [wanted = *request](const QuestionWatch& watch) {
            return work_on_find(wanted, watch);
        }};
}

}  // namespace antipode::service
