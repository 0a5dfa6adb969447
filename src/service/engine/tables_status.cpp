#include "service/engine/tables_status.h"

#include "service/json.h"

namespace antipode::service {

Json to_json(const TablesStatus& status) {
    Json json = {{"metric", row(status.metric).name}};
    if (!status.name.empty()) json["name"] = status.name;
    json["state"]    = name_of(status.state);
    json["progress"] = status.progress;
    json["message"]  = status.message.text();
    add_code(json, status.message);
    return json;
}

Json to_json(const std::vector<TablesStatus>& statuses) {
    return list_json(statuses, [](const TablesStatus& status) { return to_json(status); });
}

}  // namespace antipode::service
