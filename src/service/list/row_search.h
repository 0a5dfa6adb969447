// The search for a solution of a row, as work of the pool.
//
// Until it runs it knows its row by number only: a hundred thousand rows can wait.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "base/listeners.h"
#include "base/messages.h"
#include "service/engine/engine.h"
#include "service/list/store.h"
#include "service/tasks/search_tally.h"
#include "service/tasks/work.h"

namespace antipode::service {

// What a run can begin with. It has all its time before it, whatever earlier ones
// took.
std::optional<SolveAnswer> known_about(const Row& row, Metric metric);

// Whether a run may find something better.
bool is_worth_it(const Row& row, const RunOptions& options);

class RowSearch;

// What has happened to a row, or to many that have come to the same state.
struct RowNews {
    std::vector<std::shared_ptr<RowSearch>> rows;

    std::variant<TaskState, SearchProgress, SolveAnswer, ProofPointer> what;

    std::optional<Error> error = std::nullopt;
};

class RowSearch : public Work, public std::enable_shared_from_this<RowSearch> {
public:
    // What all searches of a list share; only the journal may outlive the list.
    struct Shared {
        Shared(Engine& solvers, WorkspaceRows& rows, Outbox<RowNews>::Callback on_news)
            : engine(solvers), store(rows), journal(std::move(on_news)) {}

        Engine&         engine;
        WorkspaceRows&  store;
        Outbox<RowNews> journal;
    };

    // From its first run on. All but the tally is for whoever hears the news.
    struct Found {
        SearchTally                           tally;
        SolveAnswer                           best          = tally.so_far();
        SearchProgress                        progress      = {};
        std::chrono::steady_clock::time_point next_progress = {};  // that is recorded
    };

    RowSearch(std::shared_ptr<Shared> shared, RowId row, std::shared_ptr<const RunOptions> options,
              WorkPlace place)
        : Work(std::move(place)),
          id(row),
          options(std::move(options)),
          shared_(std::move(shared)) {}

    const RowId                             id;
    const std::shared_ptr<const RunOptions> options;

    RowState                        state = RowState::queued;  // as it was last told
    std::unique_ptr<Found>          found;
    std::unique_ptr<SearchProgress> live;  // for whoever looks at the row

protected:
    std::optional<Error> run(const WorkWatch& watch) override;
    Message              name() const override { return base_message<"the-search">(); }
    void                 note(TaskState now, const std::optional<Error>& why) override;
    void                 deliver() override { shared_->journal.deliver(); }

private:
    std::optional<Error> look_up();

    const std::shared_ptr<Shared> shared_;
};

}  // namespace antipode::service
