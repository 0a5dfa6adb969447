// Random sequences of actions, against a model that is a map and two stacks of maps.
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::Content;

struct Model {
    Content              rows;
    std::vector<Content> undo;
    std::vector<Content> redo;

    void act(Content next) {
        undo.push_back(std::exchange(rows, std::move(next)));
        redo.clear();
    }
    static void step(std::vector<Content>& from, std::vector<Content>& to, Content& rows) {
        to.push_back(std::exchange(rows, from.back()));
        from.pop_back();
    }
};

// Does the same to a workspace and to a model of it.
class Twins {
public:
    Twins(Workspace& workspace, std::uint64_t seed) : workspace_(workspace), random_(seed) {
        model_.rows = testing::content_of(workspace);
    }

    void act() {
        switch (random_.below(8)) {
            case 0:
            case 1:
                return add();
            case 2:
                return edit({.name = std::string(1 + random_.below(3), 'x')});
            case 3:
                return edit({.sense = random_.below(2) == 0 ? Sense::generator : Sense::solver});
            case 4:
                return remove();
            case 5:
                return transform();
            case 6:
                return step(Direction::undo);
            default:
                return step(Direction::redo);
        }
    }

    bool agree() const { return testing::content_of(workspace_) == model_.rows; }

private:
    enum class Direction { undo, redo };

    Entry drawn_entry() {
        Moves word;
        for (std::uint64_t n = random_.below(6); n > 0; --n)
            word.push_back(Move::from_index(random_.below(Move::count)));
        Entry entry = {.position = after(word), .name = std::to_string(random_.below(9))};
        if (random_.below(2) == 0) entry.findings.solver = inverse(Maneuver(word));
        entry.created = timestamp(1 + static_cast<std::int64_t>(random_.below(1000)));
        return entry;
    }

    Selection drawn_rows() {
        std::vector<RowId> ids;
        for (const auto& [id, entry] : model_.rows)
            if (random_.below(3) == 0) ids.push_back(id);
        return {std::move(ids)};
    }

    Transformation drawn_transformation() {
        switch (random_.below(4)) {
            case 0:
                return Conjugation{Symmetry::from_index(random_.below(Symmetry::count))};
            case 1:
                return Inversion{};
            case 2:
                return Duplication{};
            default:
                return Multiplication{
                    with_centres(move_cube(Move::from_index(random_.below(Move::count))), {})};
        }
    }

    void add() {
        std::vector<Entry> entries(1 + random_.below(3));
        for (Entry& entry : entries) entry = drawn_entry();
        const auto answer = workspace_.add({.entries = entries});
        Content    next   = model_.rows;
        for (std::size_t i = 0; i < entries.size(); ++i) next.emplace(answer->added[i], entries[i]);
        model_.act(std::move(next));
    }

    void edit(const Edit& edit) {
        const Selection rows = drawn_rows();
        Content         next = model_.rows;
        for (const RowId id : *rows.ids) {
            if (edit.name) next.at(id).name = *edit.name;
            if (edit.sense) next.at(id).sense = *edit.sense;
        }
        RC_ASSERT(workspace_.edit(rows, edit).has_value());
        if (next != model_.rows) model_.act(std::move(next));
    }

    void remove() {
        const Selection rows = drawn_rows();
        Content         next = model_.rows;
        for (const RowId id : *rows.ids) next.erase(id);
        RC_ASSERT(workspace_.remove(rows).has_value());
        if (next != model_.rows) model_.act(std::move(next));
    }

    void transform() {
        const Selection      rows     = drawn_rows();
        const Transformation how      = drawn_transformation();
        const bool           is_copy  = std::holds_alternative<Duplication>(how);
        const auto           in_place = random_.below(2) == 0 && !is_copy;
        const auto           answer   = workspace_.transform(
                        rows, {how, in_place ? Placement::in_place : Placement::as_new_rows});
        Content next = model_.rows;
        for (std::size_t i = 0; i < rows.ids->size(); ++i) {
            const RowId id    = in_place ? (*rows.ids)[i] : answer->rows.at(i);
            Entry       image = transformed(model_.rows.at((*rows.ids)[i]), how);
            if (!in_place) image.created = workspace_.row(id)->entry.created;
            next.insert_or_assign(id, image);
        }
        if (next != model_.rows) model_.act(std::move(next));
    }

    void step(Direction direction) {
        const bool is_undo = direction == Direction::undo;
        auto&      from    = is_undo ? model_.undo : model_.redo;
        const auto answer  = is_undo ? workspace_.undo() : workspace_.redo();
        RC_ASSERT(answer.has_value() == !from.empty());
        if (answer) Model::step(from, is_undo ? model_.redo : model_.undo, model_.rows);
    }

    Workspace& workspace_;
    Random     random_;
    Model      model_;
};

TEST(WorkspaceModel, AgreesWithTheWorkspaceAfterEveryAction) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const testing::QuickFolder folder;
        auto                       workspace = Workspace::open(folder.path() / "list.sqlite");
        Twins                      twins(*workspace, seed);
        for (int i = 0; i < 40; ++i) {
            twins.act();
            RC_ASSERT(twins.agree());
        }
    }));
}

}  // namespace
}  // namespace antipode::workspace
