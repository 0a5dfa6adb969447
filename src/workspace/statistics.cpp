#include "workspace/statistics.h"

#include "workspace/database.h"

namespace antipode::workspace {
namespace {

constexpr std::string_view no_symmetry = "C1";

std::uint64_t count(const Statement& query, int column) {
    return static_cast<std::uint64_t>(query.integer(column));
}

void count_totals(Database& database, Statistics& statistics) {
    Statement query = database.ask(
        "SELECT count(*), count(maneuver), total(length <= lower_bound), total(reachable), "
        "total(self_inverse), count(centres) FROM cubes");
    query.next();
    statistics.total        = count(query, 0);
    statistics.solved       = count(query, 1);
    statistics.optimal      = count(query, 2);
    statistics.reachable    = count(query, 3);
    statistics.self_inverse = count(query, 4);
    statistics.centred      = count(query, 5);
}

void count_lengths(Database& database, Statistics& statistics) {
    Statement query = database.ask(
        "SELECT metric, length, count(*), total(length <= lower_bound) FROM cubes "
        "WHERE length IS NOT NULL GROUP BY metric, length");
    while (query.next()) {
        const auto metric = parse_metric(query.text(0));
        if (!metric) throw DatabaseFailure(SQLITE_CORRUPT, "a row has an unreadable metric");
        const auto length                   = static_cast<unsigned>(query.integer(1));
        statistics.lengths[*metric][length] = count(query, 2);
        if (count(query, 3) != 0) statistics.optimal_lengths[*metric][length] = count(query, 3);
    }
}

// A label is the class of the symmetries, and the type of the antisymmetries in braces.
void count_symmetries(Database& database, Statistics& statistics) {
    Statement query = database.ask("SELECT label, count(*) FROM cubes GROUP BY label");
    while (query.next()) {
        const std::string label = query.text(0);
        const std::string name  = label.substr(0, label.find('{'));
        statistics.symmetries[name] += count(query, 1);
        if (name != label) statistics.antisymmetries[label] = count(query, 1);
        if (name != no_symmetry) statistics.symmetric += count(query, 1);
    }
}

}  // namespace

Statistics count_rows(Database& database) {
    Statistics statistics;
    count_totals(database, statistics);
    count_lengths(database, statistics);
    count_symmetries(database, statistics);
    return statistics;
}

}  // namespace antipode::workspace
