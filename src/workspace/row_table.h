// The SQL of the list of cubes. Who calls it sees to transactions and undoing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "workspace/database.h"
#include "workspace/page.h"
#include "workspace/position_facts.h"
#include "workspace/row.h"

namespace antipode::workspace {

// What is written on a row, and not about its position.
struct Labels {
    std::string name;
    Sense       sense = Sense::generator;
};

class RowTable {
public:
    explicit RowTable(Database& database) : database_(database) {}

    bool               contains(RowId id);
    std::optional<Row> find(RowId id);
    std::vector<RowId> ids();  // in order
    std::vector<Row>   page(const PageRequest& request);
    std::uint64_t      total();
    // The first row that is the same up to `isomorphy`.
    std::optional<RowId> find_isomorph(const PositionFacts& facts, Isomorphy isomorphy);

    RowId insert(const Entry& entry, const PositionFacts& facts);
    void  insert_again(RowId id, const Entry& entry);  // after it was removed
    void  replace(RowId id, const Entry& entry);
    void  set_labels(RowId id, const Labels& labels);
    void  set_findings(RowId id, const Findings& findings);
    void  set_state(RowId id, RowState state);
    void  set_parameters(RowId id, std::string_view parameters);
    void  settle_all();  // what is queued, running or paused becomes interrupted
    void  remove(RowId id);

private:
    void insert(std::optional<std::int64_t> id, const Entry& entry, const PositionFacts& facts);

    Database& database_;
};

}  // namespace antipode::workspace
