#include "service/list/operations.h"

#include <gtest/gtest.h>

#include <memory>

#include "service/json.h"
#include "tests/support/cubes.h"
#include "tests/workspace/fixture.h"

namespace antipode::service {
namespace {

// As the server asks: an object of fields, checked against the rows.
template <class Act>
auto with(std::span<const Field> rows, const Json& json, const Act& act)
    -> decltype(act(std::declval<const Fields&>())) {
    const auto fields = Fields::read(json, rows);
    if (!fields) return fields.error();
    return act(*fields);
}

Result<Json> list_cubes(Workspace& list, const Json& json) {
    return with(page_fields, json,
                [&](const Fields& fields) { return service::list_cubes(list, fields); });
}
Result<Json> show_cube(Workspace& list, const Json& json) {
    return with(row_id_field, json,
                [&](const Fields& fields) { return service::show_cube(list, fields); });
}
Result<Json> add_cubes(Workspace& list, const Json& json) {
    return with(add_fields, json,
                [&](const Fields& fields) { return service::add_cubes(list, fields); });
}
Result<Json> change_cube(Workspace& list, const Json& json) {
    return with(change_fields, json,
                [&](const Fields& fields) { return service::change_cube(list, fields); });
}
Result<Json> change_sense(Workspace& list, const Json& json) {
    return with(change_sense_fields, json,
                [&](const Fields& fields) { return service::change_sense(list, fields); });
}
Result<Json> delete_cubes(Workspace& list, const Json& json) {
    return with(selection_fields, json,
                [&](const Fields& fields) { return service::delete_cubes(list, fields); });
}
Result<Json> label_cubes(Workspace& list, const Json& json) {
    return with(selection_fields, json,
                [&](const Fields& fields) { return service::label_cubes(list, fields); });
}
Result<Json> transform_cubes(Workspace& list, const Json& json) {
    return with(transform_rows_fields, json,
                [&](const Fields& fields) { return service::transform_cubes(list, fields); });
}
Result<ExportedFile> export_cubes(Workspace& list, const Json& json) {
    return with(export_fields, json,
                [&](const Fields& fields) { return service::export_cubes(list, fields); });
}
Result<Json> import_cubes(Workspace& list, const Json& json, std::string_view document) {
    return with(import_fields, json, [&](const Fields& fields) {
        return service::import_cubes(list, fields, document);
    });
}

class WorkspaceService : public ::testing::Test {
protected:
    WorkspaceService() {
        auto opened = Workspace::open(folder.path() / "list.sqlite");
        EXPECT_TRUE(opened);
        workspace = std::make_unique<Workspace>(*std::move(opened));
    }

    static Json sound(const Result<Json>& answer) {
        EXPECT_TRUE(answer) << answer.error().message.text();
        return answer ? *answer : Json();
    }
    static void expect_wrong(const Result<Json>& answer, std::string_view field) {
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().field, field) << answer.error().message.text();
        EXPECT_NE(answer.error().message.text().find(field), std::string::npos)
            << answer.error().message.text();
    }

    Json add(const Json& cubes, std::string_view skip = "no") {
        return sound(add_cubes(*workspace, {{"cubes", cubes}, {"skip_isomorphs", skip}}));
    }
    Json row(std::int64_t id) const { return sound(show_cube(*workspace, {{"id", id}})); }

    workspace::testing::QuickFolder folder;
    std::unique_ptr<Workspace>      workspace;
};

TEST_F(WorkspaceService, AddsCubesOfAnyForm) {
    const Json answer = add({{{"cube", "R U2 x"}, {"name", "turns"}},
                             {{"cube", "[0;0;0;0]"}, {"sense", "solver"}},
                             {{"cube", "od"}, {"notation", "papers"}}});
    EXPECT_EQ(answer["added"], Json({1, 2, 3}));
    EXPECT_EQ(answer["revision"], 1);
    EXPECT_EQ(row(1)["maneuver"], "R U2");
    EXPECT_EQ(row(1)["length"], 2);
    EXPECT_EQ(row(2)["maneuver"], nullptr);
    EXPECT_EQ(row(2)["sense"], "solver");
    EXPECT_EQ(row(3)["maneuver"], "R R");
}

TEST_F(WorkspaceService, KeepsCentresThatCount) {
    const std::string turned = "FUUFUULRRBLLDRRDRRBDDBFFUFFRLLDDBDDBRRULLULLFFFDUBBUBB+213000";
    add({{{"cube", turned + " // told"}},
         {{"cube", "R U2 F'"}, {"centres", "all"}},
         {{"cube", "R U2 F'"}, {"centres", "U"}},
         {{"cube", "R U2 F'"}},
         {{"cube", turned}, {"centres", "UR"}}});
    EXPECT_EQ(row(1)["position"], turned);
    EXPECT_EQ(row(2)["position"], turned);
    EXPECT_EQ(row(3)["position"], turned.substr(0, 54) + "+2.....");
    EXPECT_EQ(row(4)["position"], turned.substr(0, 54));
    EXPECT_EQ(row(5)["position"], turned.substr(0, 54) + "+21....");
    sound(transform_cubes(*workspace, {{"operation", "multiply"}, {"by", "F"}, {"ids", {1}}}));
    EXPECT_EQ(row(1)["position"].get<std::string>().substr(54), "+210000");
    EXPECT_EQ(sound(workspace_statistics(*workspace))["centred"], 4);
    const Json wrong = add({{{"cube", "R"}, {"centres", "UU"}}});
    EXPECT_EQ(wrong["errors"][0]["error"]["field"], "centres");
}

TEST_F(WorkspaceService, TellsWhatCouldNotBeAddedAndAddsTheRest) {
    const Json answer = add({{{"cube", "R Q"}}, {{"cube", "R"}}, {{"cube", "U)"}}});
    EXPECT_EQ(answer["added"], Json::array({1}));
    ASSERT_EQ(answer["errors"].size(), 2U);
    EXPECT_EQ(answer["errors"][0]["index"], 0);
    EXPECT_EQ(answer["errors"][0]["error"]["input"], "R Q");
    EXPECT_EQ(answer["errors"][0]["error"]["place"]["offset"], 2);
    EXPECT_EQ(answer["errors"][1]["index"], 2);
    expect_wrong(add_cubes(*workspace, {{"cubes", {{{"colour", "red"}}}}}), "cubes[0].colour");
}

TEST_F(WorkspaceService, SkipsWhatIsThereAlready) {
    add({{{"cube", "R U"}, {"name", "first"}}});
    const Json answer = add({{{"cube", "F2"}}, {{"cube", "L' U'"}}}, "symmetry");
    EXPECT_EQ(answer["added"], Json::array({2}));
    EXPECT_EQ(answer["skipped"],
              Json::array({{{"index", 1}, {"duplicate_of", 1}, {"name", "first"}}}));
    EXPECT_EQ(add({{{"cube", "U' R'"}}}, "inversion")["skipped"].size(), 1U);
}

TEST_F(WorkspaceService, ListsPages) {
    add({{{"cube", "R U F"}}, {{"cube", "R"}}, {{"cube", "R U"}}});
    const Json page = sound(list_cubes(
        *workspace, {{"sort", "length"}, {"order", "down"}, {"offset", 1}, {"limit", 5}}));
    EXPECT_EQ(page["total"], 3);
    EXPECT_EQ(page["undo"], "add 3 cubes");
    ASSERT_EQ(page["rows"].size(), 2U);
    EXPECT_EQ(page["rows"][0]["id"], 3);
    EXPECT_EQ(sound(list_cubes(*workspace, Json::object()))["rows"].size(), 3U);
}

TEST_F(WorkspaceService, ChangesNamesAndSenses) {
    add({{{"cube", "R U"}}, {{"cube", "F"}}});
    const Json changed =
        sound(change_cube(*workspace, {{"id", 1}, {"name", " new "}, {"sense", "solver"}}));
    EXPECT_EQ(changed["name"], "new");
    EXPECT_EQ(changed["maneuver"], "U' R'");
    const Json all = sound(change_sense(*workspace, {{"all", true}, {"sense", "solver"}}));
    EXPECT_EQ(all["rows"], Json::array({2}));
    EXPECT_EQ(row(2)["maneuver"], "F'");
}

TEST_F(WorkspaceService, DeletesAndUndoesAndRedoes) {
    add({{{"cube", "R"}}, {{"cube", "U"}}, {{"cube", "F"}}});
    EXPECT_EQ(sound(delete_cubes(*workspace, {{"ids", {1, 3}}}))["revision"], 2);
    const Json undone = sound(undo(*workspace));
    EXPECT_EQ(undone["done"], "delete 2 cubes");
    EXPECT_EQ(undone["can_undo"], true);
    EXPECT_EQ(undone["can_redo"], true);
    EXPECT_EQ(undone["undo"], "add 3 cubes");
    EXPECT_EQ(sound(redo(*workspace))["can_redo"], false);
    EXPECT_EQ(redo(*workspace).error().kind, ErrorKind::not_found);
}

TEST_F(WorkspaceService, TransformsRows) {
    const auto transform = [&](const Json& fields) {
        add({{{"cube", "R U"}}});
        Json       order = fields;
        const auto id    = sound(list_cubes(*workspace, Json::object()))["total"];
        order["ids"]     = Json::array({id});
        sound(transform_cubes(*workspace, order));
        return row(id.get<std::int64_t>())["maneuver"];
    };
    EXPECT_EQ(transform({{"operation", "rotate"}, {"by", "y"}}), "F U");
    EXPECT_EQ(transform({{"operation", "reflect"}, {"by", "RL"}}), "L' U'");
    EXPECT_EQ(transform({{"operation", "reflect"}, {"by", "UD"}}), "R' D'");
    EXPECT_EQ(transform({{"operation", "invert"}}), "U' R'");
    EXPECT_EQ(transform({{"operation", "multiply"}, {"by", "F2 x"}}), "R U F2");
}

TEST_F(WorkspaceService, TransformsIntoNewRows) {
    add({{{"cube", "R U"}, {"name", "x"}}});
    for (const Json& order : {Json{{"operation", "duplicate"}, {"all", true}},
                              Json{{"operation", "invert"}, {"ids", {1}}, {"in_place", false}}})
        EXPECT_EQ(sound(transform_cubes(*workspace, order))["rows"].size(), 1U);
    EXPECT_EQ(row(1)["maneuver"], "R U");
    EXPECT_EQ(row(2)["maneuver"], "R U");
    EXPECT_EQ(row(3)["maneuver"], "U' R'");
    EXPECT_EQ(row(3)["name"], "x");
}

TEST_F(WorkspaceService, ArrangesSymmetricCubesAndLeavesTheOthers) {
    add({{{"cube", "R L"}}, {{"cube", "U D"}}, {{"cube", "R U F2 L"}}});
    const Json arrange = {{"operation", "arrange"}, {"all", true}};
    EXPECT_EQ(sound(transform_cubes(*workspace, arrange))["rows"], Json::array({1}));
    EXPECT_EQ(row(1)["position"], row(2)["position"]);
    EXPECT_EQ(sound(transform_cubes(*workspace, arrange))["rows"], Json::array());
    EXPECT_EQ(sound(undo(*workspace))["done"], "arrange 1 cube");
}

// U' R' is a mirror image of R U, and R2 is its own inverse; that of R U F2 L is new.
TEST_F(WorkspaceService, AddsInversesThatAreIsomorphicToNoRow) {
    add({{{"cube", "R U"}}, {{"cube", "R2"}}, {{"cube", "R U F2 L"}}});
    const Json invert = {{"operation", "invert"},
                         {"all", true},
                         {"in_place", false},
                         {"skip_isomorphs", "symmetry"}};
    const Json rows   = sound(transform_cubes(*workspace, invert))["rows"];
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto id   = rows[i].get<std::int64_t>();
        const auto cube = workspace->row(RowId(id))->entry.centred();
        EXPECT_EQ(*workspace->find_isomorph(cube, workspace::Isomorphy::symmetry), RowId(id));
    }
    EXPECT_EQ(rows, Json::array({4}));
    EXPECT_EQ(row(4)["maneuver"], "L' F2 U' R'");
    EXPECT_EQ(sound(transform_cubes(*workspace, invert))["rows"], Json::array());
}

TEST_F(WorkspaceService, PutsTheSymmetryIntoTheName) {
    add({{{"cube", "U2 D2"}, {"name", "Two"}}, {{"cube", "R U"}}});
    EXPECT_EQ(sound(label_cubes(*workspace, {{"all", true}}))["rows"], Json::array({1, 2}));
    EXPECT_EQ(row(1)["name"], "Two, D4h{I}");
    EXPECT_EQ(row(2)["name"], row(2)["label"]);
    EXPECT_EQ(sound(label_cubes(*workspace, {{"all", true}}))["rows"], Json::array());
    EXPECT_EQ(sound(undo(*workspace))["done"], "label 2 cubes");
    EXPECT_EQ(row(1)["name"], "Two");
}

TEST_F(WorkspaceService, CountsRows) {
    add({{{"cube", "R U"}}, {{"cube", ""}}, {{"cube", "[0;0;0;1]"}}});
    const Json counts = sound(workspace_statistics(*workspace));
    EXPECT_EQ(counts["total"], 3);
    EXPECT_EQ(counts["solved"], 2);
    EXPECT_EQ(counts["reachable"], 2);
    EXPECT_EQ(counts["lengths"], (Json{{"htm", {{"0", 1}, {"2", 1}}}}));
    EXPECT_EQ(counts["optimal_lengths"], (Json{{"htm", {{"0", 1}}}}));
    EXPECT_EQ(counts["symmetries"]["Oh"], 1);
    EXPECT_EQ(counts["antisymmetries"]["Oh{I}"], 1);
    EXPECT_EQ(sound(workspace_status(*workspace))["cubes"], 3);
}

TEST_F(WorkspaceService, ImportsWhatItExports) {
    add({{{"cube", "R U"}, {"name", "turns"}}, {{"cube", "[0;0;0;1]"}}});
    const Json before = sound(list_cubes(*workspace, Json::object()))["rows"];
    for (const char* format : {"txt", "json"}) {
        const auto file = export_cubes(*workspace, {{"format", format}});
        ASSERT_TRUE(file);
        EXPECT_EQ(file->name, std::string("cubes.") + format);
        sound(delete_cubes(*workspace, {{"all", true}}));
        EXPECT_EQ(
            sound(import_cubes(*workspace, {{"format", format}}, file->content))["added"].size(),
            2U);
        const Json after = sound(list_cubes(*workspace, Json::object()))["rows"];
        for (std::size_t i = 0; i < 2; ++i)
            for (const char* field : {"position", "name", "maneuver", "length", "optimal"})
                EXPECT_EQ(after[i][field], before[i][field]) << format << ' ' << field;
    }
}

TEST_F(WorkspaceService, TellsTheLinesThatCouldNotBeImported) {
    const Json answer = sound(import_cubes(
        *workspace, {{"format", "txt"}, {"skip_isomorphs", "symmetry"}}, "R\n\nQ\nL\nU2 (2f)"));
    EXPECT_EQ(answer["added"], Json::array({1, 2}));
    EXPECT_EQ(answer["errors"][0]["line"], 3);
    EXPECT_EQ(answer["skipped"][0]["line"], 4);
    EXPECT_EQ(answer["notes"][0]["line"], 5);
    EXPECT_EQ(sound(undo(*workspace))["done"], "import 2 cubes");
    EXPECT_FALSE(import_cubes(*workspace, {{"format", "json"}}, "R U"));
}

TEST_F(WorkspaceService, ExportsTheRowsAskedFor) {
    add({{{"cube", "R"}}, {{"cube", "U2"}}});
    EXPECT_EQ(export_cubes(*workspace, {{"ids", {2}}})->content, "U2  (1f)\n");
    EXPECT_FALSE(export_cubes(*workspace, {{"ids", {7}}}));
}

TEST_F(WorkspaceService, NamesTheFieldThatIsWrong) {
    add({{{"cube", "R"}}});
    expect_wrong(list_cubes(*workspace, {{"sort", "colour"}}), "sort");
    expect_wrong(list_cubes(*workspace, {{"limit", -1}}), "limit");
    expect_wrong(list_cubes(*workspace, {{"page", 1}}), "page");
    expect_wrong(add_cubes(*workspace, {{"cube", "R"}}), "cube");
    expect_wrong(add_cubes(*workspace, Json::object()), "cubes");
    expect_wrong(add_cubes(*workspace, {{"cubes", {{{"cube", "R"}}}}, {"skip_isomorphs", 1}}),
                 "skip_isomorphs");
    expect_wrong(show_cube(*workspace, {{"id", "one"}}), "id");
    expect_wrong(change_cube(*workspace, {{"id", 1}, {"sense", "both"}}), "sense");
    expect_wrong(change_sense(*workspace, {{"all", true}}), "sense");
    expect_wrong(delete_cubes(*workspace, Json::object()), "ids");
    expect_wrong(delete_cubes(*workspace, {{"ids", {1}}, {"all", true}}), "ids");
    expect_wrong(delete_cubes(*workspace, {{"ids", {"1"}}}), "ids[0]");
}

TEST_F(WorkspaceService, NamesTheFieldOfATransformationThatIsWrong) {
    const auto wrong = [&](Json fields, std::string_view field) {
        fields["all"] = true;
        expect_wrong(transform_cubes(*workspace, fields), field);
    };
    wrong(Json::object(), "operation");
    wrong({{"operation", "melt"}}, "operation");
    wrong({{"operation", "rotate"}}, "by");
    wrong({{"operation", "invert"}, {"by", "x"}}, "by");
    wrong({{"operation", "invert"}, {"in_place", "yes"}}, "in_place");
    for (const char* operation : {"rotate", "reflect", "multiply"}) {
        const auto answer =
            transform_cubes(*workspace, {{"all", true}, {"operation", operation}, {"by", "Q"}});
        ASSERT_FALSE(answer) << operation;
        EXPECT_EQ(answer.error().field, "by");
    }
}

TEST_F(WorkspaceService, SaysWhichRowIsNotThere) {
    for (const auto& answer :
         {show_cube(*workspace, {{"id", 7}}), change_cube(*workspace, {{"id", 7}, {"name", "x"}}),
          delete_cubes(*workspace, {{"ids", {7}}})}) {
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().kind, ErrorKind::not_found);
        EXPECT_EQ(answer.error().message.text(), "there is no cube 7 in the list");
    }
}

TEST_F(WorkspaceService, KeepsWhatWasSolvedElsewhere) {
    SolveAnswer answer        = {.cube = testing::cube_after("R U"), .answer = {}};
    answer.answer.found       = true;
    answer.answer.solution    = testing::moves("U' R'");
    answer.answer.length      = 2;
    answer.answer.lower_bound = 2;
    EXPECT_FALSE(add_solved(*workspace, answer, "Robot"));
    EXPECT_EQ(row(1)["name"], "Robot");
    EXPECT_EQ(row(1)["maneuver"], "U' R'");
    EXPECT_EQ(row(1)["optimal"], true);
}

}  // namespace
}  // namespace antipode::service
