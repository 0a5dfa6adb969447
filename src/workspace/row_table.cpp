#include "workspace/row_table.h"

#include <fmt/format.h>

#include <array>

#include "workspace/entry_columns.h"

namespace antipode::workspace {
namespace {

constexpr std::string_view derived_columns =
    "length, label, self_inverse, reachable, class48, class96";
constexpr int derived_column_count = 6;

// Behind the columns of an entry, where `place` is the first of the derived ones.
void bind_derived(Statement& query, int place, const Entry& entry, const PositionFacts& facts) {
    query.bind(place, entry.findings.length());
    query.bind(place + 1, facts.label);
    query.bind(place + 2, facts.is_self_inverse);
    query.bind(place + 3, facts.is_reachable);
    query.bind(place + 4, Blob(facts.class48));
    query.bind(place + 5, Blob(facts.class96));
}

std::string select_rows(std::string_view rest) {
    return fmt::format("SELECT cubes.id, {}, label, self_inverse, reachable FROM cubes {}",
                       entry_columns, rest);
}

Row read_row(const Statement& query) {
    constexpr int label = 1 + entry_column_count;
    return {.id              = RowId(query.integer(0)),
            .entry           = read_entry(query, 1),
            .label           = query.text(label),
            .is_self_inverse = query.integer(label + 1) != 0,
            .is_reachable    = query.integer(label + 2) != 0};
}

// ORDER BY in the words of the indexes, both ways.
constexpr std::array<std::array<std::string_view, 2>, 5> orders = {{
    {"id", "id DESC"},
    {"name COLLATE NOCASE, id", "name COLLATE NOCASE DESC, id DESC"},
    {"length IS NULL, length, id", "length IS NULL DESC, length DESC, id DESC"},
    {"created, id", "created DESC, id DESC"},
    {"class48, position, id", "class48 DESC, position DESC, id DESC"},
}};

// The ids come from an index alone, so that skipping a hundred thousand rows
// reads none of them. Ids within a page then lead to its rows.
std::string page_query(const PageRequest& request) {
    const std::string_view order =
        orders[static_cast<std::size_t>(request.sort)][static_cast<std::size_t>(request.order)];
    return fmt::format("SELECT id FROM cubes ORDER BY {} LIMIT ? OFFSET ?", order);
}

}  // namespace

bool RowTable::contains(RowId id) {
    return database_.number("SELECT count(*) FROM cubes WHERE id = ?", id.value()) != 0;
}

std::optional<Row> RowTable::find(RowId id) {
    static const std::string sql   = select_rows("WHERE id = ?");
    Statement                query = database_.ask(sql, id.value());
    if (!query.next()) return std::nullopt;
    return read_row(query);
}

std::vector<RowId> RowTable::ids() {
    std::vector<RowId> ids;
    for (Statement query = database_.ask("SELECT id FROM cubes ORDER BY id"); query.next();)
        ids.emplace_back(query.integer(0));
    return ids;
}

std::vector<Row> RowTable::page(const PageRequest& request) {
    std::vector<Row> rows;
    Statement        ids = database_.ask(page_query(request), request.limit, request.offset);
    while (ids.next()) rows.push_back(*find(RowId(ids.integer(0))));
    return rows;
}

std::uint64_t RowTable::total() {
    return static_cast<std::uint64_t>(database_.number("SELECT count(*) FROM cubes"));
}

std::optional<RowId> RowTable::find_isomorph(const PositionFacts& facts, Isomorphy isomorphy) {
    Statement query =
        isomorphy == Isomorphy::symmetry
            ? database_.ask("SELECT min(id) FROM cubes WHERE class48 = ?", facts.class48)
            : database_.ask("SELECT min(id) FROM cubes WHERE class96 = ?", facts.class96);
    if (!query.next() || query.is_null(0)) return std::nullopt;
    return RowId(query.integer(0));
}

void RowTable::insert(std::optional<std::int64_t> id, const Entry& entry,
                      const PositionFacts& facts) {
    static const std::string sql =
        fmt::format("INSERT INTO cubes (id, {}, {}) VALUES ({})", entry_columns, derived_columns,
                    placeholders(1 + entry_column_count + derived_column_count));
    Statement query = database_.ask(sql, id);
    bind_entry(query, 2, entry);
    bind_derived(query, 2 + entry_column_count, entry, facts);
    query.next();
}

RowId RowTable::insert(const Entry& entry, const PositionFacts& facts) {
    insert(std::nullopt, entry, facts);
    return RowId(database_.last_inserted());
}

void RowTable::insert_again(RowId id, const Entry& entry) {
    insert(id.value(), entry, facts_of(entry.centred()));
}

void RowTable::replace(RowId id, const Entry& entry) {
    static const std::string sql =
        fmt::format("UPDATE cubes SET ({}, {}) = ({}) WHERE id = ?", entry_columns, derived_columns,
                    placeholders(entry_column_count + derived_column_count));
    Statement query = database_.ask(sql);
    bind_entry(query, 1, entry);
    bind_derived(query, 1 + entry_column_count, entry, facts_of(entry.centred()));
    query.bind(1 + entry_column_count + derived_column_count, id.value());
    query.next();
}

void RowTable::set_labels(RowId id, const Labels& labels) {
    database_.run("UPDATE cubes SET name = ?, sense = ? WHERE id = ?", labels.name,
                  name_of(labels.sense), id.value());
}

void RowTable::set_findings(RowId id, const Findings& findings) {
    constexpr int count = entry_column_count - finding_column_first;
    Statement     query = database_.ask(
            "UPDATE cubes SET metric = ?, maneuver = ?, lower_bound = ?, state = ?, depth = ?, "
                "nodes = ?, seconds = ?, parameters = ?, note = ?, length = ? WHERE id = ?");
    bind_findings(query, 1, findings);
    query.bind(count + 1, findings.length());
    query.bind(count + 2, id.value());
    query.next();
}

void RowTable::set_state(RowId id, RowState state) {
    database_.run("UPDATE cubes SET state = ? WHERE id = ?", name_of(state), id.value());
}

void RowTable::set_parameters(RowId id, std::string_view parameters) {
    database_.run("UPDATE cubes SET parameters = ? WHERE id = ?", parameters, id.value());
}

void RowTable::settle_all() {
    database_.run(
        "UPDATE cubes SET state = 'interrupted' WHERE state IN ('queued', 'running', 'paused')");
}

void RowTable::remove(RowId id) { database_.run("DELETE FROM cubes WHERE id = ?", id.value()); }

}  // namespace antipode::workspace
