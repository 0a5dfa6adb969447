#include "service/methods.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "notation/characters.h"
#include "notation/print.h"

namespace antipode::service {

std::vector<std::string_view> method_names() {
    std::vector<std::string_view> names;
    for (const methods::Row& row : methods::rows()) names.push_back(row.name);
    return names;
}

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

Json to_json(const std::vector<methods::Phase>& phases) {
    Json list = Json::array();
    for (const methods::Phase& phase : phases)
        list.push_back({{"name", phase.name},
                        {"goal", phase.goal},
                        {"moves", to_text(phase.moves)},
                        {"length", phase.moves.size()}});
    return list;
}

MethodShelf::MethodShelf(const std::shared_ptr<SolveTables>& tables) {
    const auto bounds = std::make_shared<OptimalTables>(tables->store(), tables->options(),
                                                        TableWish{.metric = Metric::htm});
    sources_          = {
                 .two_phase =
                     [tables](const std::stop_token& stop) { return tables->solver({.stop = stop}); },
                 .optimal = [bounds](const std::stop_token&) { return bounds->solver(); },
                 .threads = tables->options().threads};
}

Result<methods::Pointer> MethodShelf::method(const methods::Row& row, const std::stop_token& stop) {
    const std::lock_guard lock(making_);
    if (const auto known = made_.find(&row); known != made_.end()) return known->second;
    bool       has_borrowed = false;
    const auto borrowed     = [&](const auto& source) {
        has_borrowed = true;
        return source(stop);
    };
    auto made = row.make({.two_phase = [&] { return borrowed(sources_.two_phase); },
                          .optimal   = [&] { return borrowed(sources_.optimal); },
                          .threads   = sources_.threads,
                          .stop      = stop});
    if (made && !has_borrowed) made_.emplace(&row, *made);
    return made;
}

}  // namespace antipode::service
