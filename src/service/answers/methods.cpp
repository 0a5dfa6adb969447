#include "service/answers/methods.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/names_of.h"
#include "notation/characters.h"
#include "notation/print.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {

std::vector<std::string_view> method_names() { return names_of(methods::rows()); }

std::vector<std::string_view> effort_names() { return names_up_to<methods::Effort::shallow>(); }

Result<const methods::Row*> find_method(std::string_view name) {
    if (const methods::Row* row = methods::find(name)) return row;
    return usage_error(service_message<"no-such-method">(visible(name), texts_of(method_names())));
}

Json to_json(const methods::Row& row) {
    return {{"name", row.name},
            {"author", row.author},
            {"year", row.year == 0 ? Json(nullptr) : Json(row.year)},
            {"guarantee", row.guarantee},
            {"tables", row.tables},
            {"bytes", row.bytes},
            {"effort", name_of(row.effort)},
            {"explanation", row.explanation}};
}

Json to_json(const std::vector<Phase>& phases) {
    return list_json(phases, [](const Phase& phase) {
        Json json = Json::object();
        add_sentence(json, "name", phase.name);
        add_sentence(json, "goal", phase.goal);
        json["moves"]  = to_text(phase.moves);
        json["length"] = phase.moves.size();
        return json;
    });
}

}  // namespace antipode::service
