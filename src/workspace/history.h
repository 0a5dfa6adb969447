// Undoing and redoing, across restarts, as far back as HistoryLimits says.
//
// An action keeps, for every row it changes, an *image*: what the row is on the
// other side of the action. Undoing exchanges each row with its image, and so
// does redoing: the same exchange goes both ways.
//
//         add            rename              rotate, delete
//     image: absent   image: labels        image: whole
//
// What searches find is no action. A row that comes back keeps what was known
// when it went; a row that stays keeps what is known now, translated if the
// position changes to an isomorph.
//
//     const ActionId action = history.begin();
//     history.keep(action, id, ImageKind::whole);     // before each change
//     history.finish(action, "delete 3 cubes");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "workspace/database.h"
#include "workspace/history_limits.h"
#include "workspace/row_table.h"

namespace antipode::workspace {

using ActionId = Id<struct ActionTag>;

enum class ImageKind : std::uint8_t {
    absent,  // the row is not there
    labels,  // it has another name or sense
    whole,   // it is there, and something else may be at its place now
};

enum class Direction : std::uint8_t { undo, redo };

class History {
public:
    History(Database& database, HistoryLimits limits)
        : database_(database), limits_(limits), rows_(database) {}

    // A new action. Once it is finished, what was undone before can be redone no
    // longer, and the oldest actions beyond the limits can be undone no longer; one
    // that turns out to change nothing is forgotten instead.
    ActionId begin();
    void     finish(ActionId action, const Message& description);
    void     forget(ActionId action);

    // Keeps what the row is now; for a row to be added, that it is absent.
    void keep(ActionId action, RowId id, ImageKind kind);

    struct Step {
        Message            description;
        std::vector<RowId> rows;
        bool               rows_came_or_went = false;
    };

    // Nothing when there is nothing to undo, or redo.
    std::optional<Step> take(Direction direction);

    // The description of what take() would do next.
    std::optional<Message> next(Direction direction);

private:
    struct Action {
        ActionId id;
        Message  description;
    };

    std::optional<Action> find(Direction direction);
    std::vector<RowId>    rows_of(ActionId action);
    ImageKind             kind_of(ActionId action, RowId id);
    Entry                 image(ActionId action, RowId id);
    Labels                labels(ActionId action, RowId id);
    // Whether the row came or went.
    bool exchange(ActionId action, RowId id);
    void measure(ActionId action);
    void drop_oldest();

    Database&     database_;
    HistoryLimits limits_;
    RowTable      rows_;
};

}  // namespace antipode::workspace
