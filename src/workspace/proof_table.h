// The SQL of the proofs that rows are at.
#pragma once

#include <optional>
#include <string>

#include "workspace/database.h"
#include "workspace/row.h"

namespace antipode::workspace {

class ProofTable {
public:
    explicit ProofTable(Database& database) : database_(database) {}

    // The row must be there. Without a content there is none any more.
    void                       set(RowId row, const std::optional<std::string>& content);
    std::optional<std::string> find(RowId row);

private:
    Database& database_;
};

}  // namespace antipode::workspace
