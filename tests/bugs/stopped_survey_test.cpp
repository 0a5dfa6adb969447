// A survey that was stopped before its first cube was solved told a mean of 0 moves.
#include <gtest/gtest.h>

#include "service/json.h"
#include "service/research/survey.h"

namespace antipode::service {
namespace {

TEST(StoppedSurvey, HasNoMean) {
    Engine           engine(Engine::Options::short_lived(TableStore(std::nullopt)));
    std::stop_source stop;
    stop.request_stop();
    const auto answer =
        survey(engine, {.count = 5, .threads = 1}, {.stop = stop.get_token(), .on_progress = {}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->cubes, 0U);
    EXPECT_TRUE(answer->is_stopped);
    EXPECT_EQ(to_json(*answer).at("mean"), Json(nullptr));
}

}  // namespace
}  // namespace antipode::service
