#include "apps/server/workspace_events.h"

#include <gtest/gtest.h>

#include "service/list/store.h"
#include "tests/support/temporary_folder.h"

namespace antipode::server {
namespace {

// A stream whose client has gone before anybody listens to its closing.
class GoneStream : public http::EventStream {
public:
    bool send(const http::Event&) override { return false; }
    bool is_open() const override { return false; }
    void close() override {}
    void on_close(std::function<void()> callback) override { callback(); }
};

class WorkspaceEventsBugs : public ::testing::Test {
protected:
    testing::TemporaryFolder folder;
    service::Workspace workspace = *service::Workspace::open(folder.path() / "workspace.sqlite");
    service::Engine    engine{
        {.store = TableStore(folder.path()), .opening = service::Engine::Opening::when_asked}};
    service::WorkPool      pool{{}};
    service::WorkspaceRows rows{workspace};
    service::Runs          runs{{pool, engine, rows}};
    WorkspaceEvents        events{{workspace, engine, runs}};
};

TEST_F(WorkspaceEventsBugs, AClientThatHasGoneAlreadyIsNotKept) {
    auto                            stream = std::make_shared<GoneStream>();
    const std::weak_ptr<GoneStream> kept   = stream;
    events.add(stream);
    stream.reset();
    EXPECT_TRUE(kept.expired());
}

}  // namespace
}  // namespace antipode::server
