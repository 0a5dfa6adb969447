// Answers as JSON. Field names are a promise to users' scripts: they may be
// added, never renamed. Fields keep the order in which they are written here.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "explore/facts.h"
#include "service/json_fwd.h"

namespace antipode::service {

Json to_json(const Zip& zip);                      // [9,9,0,0]
Json to_json(const Transcription& transcription);  // {"sc":…,"sm":…,"irc":…,"irm":…}
Json to_json(const Cube& cube);                    // {"cp":…,"co":…,"ep":…,"eo":…}
Json to_json(const Repair& repair, const Facelets& broken);
Json to_json(const Facts& facts);

// "centres":[0,1,0,0,0,0], by U R F D L B, null for one that does not count; nothing if none
// counts.
void add_centres(Json& json, const Centres& centres);

std::vector<std::string_view> error_kind_names();  // in the order of ErrorKind

// {"message":…,"code":…,"arguments":…,"kind":…}, and where it is known "place" and "field".
// It is the "error" of whatever has gone wrong.
Json to_json(const Error& error);
// With the "input" that is wrong; of a long one the neighbourhood of the fault, which
// begins at "input_offset".
Json to_json(const Error& error, std::string_view input);

// What `item` makes of each member.
template <class Members, class Item>
Json list_json(const Members& members, const Item& item) {
    Json list = Json::array();
    for (const auto& each : members) list.push_back(item(each));
    return list;
}

// What a message is about, beside the sentence that stands in the object already.
void add_code(Json& json, const Message& message);

// "goal": the sentence, and "goal_message": the same with its code and arguments.
void add_sentence(Json& json, std::string_view field, const Message& message);

// One line; bytes of the input that are no characters become the replacement
// character, so a wrong input can always be quoted.
std::string to_line(const Json& json);

// {"description":…,"changes":[{"facelet":"U9","index":8,"from":"R","to":"U"},…],"facelets":…},
// where `symbol` writes a sticker.
template <class AnyRepair, class Symbol>
Json repair_json(const AnyRepair& repair, std::string facelets, const Symbol& symbol) {
    Json json = {{"description", repair.description.text()}};
    add_code(json, repair.description);
    json["changes"]  = list_json(repair.changes, [&](const auto& change) {
        return Json{{"facelet", facelet_name(change.facelet)},
                    {"index", change.facelet},
                    {"from", symbol(change.from)},
                    {"to", symbol(change.to)}};
    });
    json["facelets"] = std::move(facelets);
    return json;
}

}  // namespace antipode::service
