#include "workspace/proof_table.h"

namespace antipode::workspace {

void ProofTable::set(RowId row, const std::optional<std::string>& content) {
    if (content)
        database_.run("INSERT OR REPLACE INTO proofs (row, content) VALUES (?, ?)", row.value(),
                      *content);
    else
        database_.run("DELETE FROM proofs WHERE row = ?", row.value());
}

std::optional<std::string> ProofTable::find(RowId row) {
    Statement query = database_.ask("SELECT content FROM proofs WHERE row = ?", row.value());
    if (!query.next()) return std::nullopt;
    return query.text(0);
}

}  // namespace antipode::workspace
