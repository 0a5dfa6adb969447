#include "service/answers/methods.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/names_of.h"
#include "notation/characters.h"
#include "notation/print.h"
#include "service/json.h"

namespace antipode::service {

std::vector<std::string_view> method_names() { return names_of(methods::rows()); }

Result<const methods::Row*> find_method(std::string_view name) {
    if (const methods::Row* row = methods::find(name)) return row;
    return Error{.kind    = ErrorKind::usage,
                 .message = fmt::format("there is no method '{}': the methods are {}",
                                        visible(name), fmt::join(method_names(), ", "))};
}

Json to_json(const methods::Row& row) {
    return {{"name", row.name},
            {"author", row.author},
            {"year", row.year == 0 ? Json(nullptr) : Json(row.year)},
            {"guarantee", row.guarantee},
            {"tables", row.tables},
            {"bytes", row.bytes},
            {"effort", methods::name(row.effort)},
            {"explanation", row.explanation}};
}

Json to_json(const std::vector<Phase>& phases) {
    Json list = Json::array();
    for (const Phase& phase : phases)
        list.push_back({{"name", phase.name},
                        {"goal", phase.goal},
                        {"moves", to_text(phase.moves)},
                        {"length", phase.moves.size()}});
    return list;
}

}  // namespace antipode::service
