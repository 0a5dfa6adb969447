#include "base/message_json.h"

#include <nlohmann/json.hpp>

#include "base/parse_json.h"

namespace antipode {
namespace {

using Json = nlohmann::ordered_json;

struct ValueToJson {
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return number; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const MessageValue::Texts& texts) const { return texts; }
    Json operator()(const std::shared_ptr<const Message>& message) const {
        return to_json(*message);
    }
    Json operator()(const std::shared_ptr<const MessageValue::Messages>& messages) const {
        Json list = Json::array();
        for (const Message& message : *messages) list.push_back(to_json(message));
        return list;
    }
};

MessageValue list_from(const Json& json) {
    const bool of_messages = !json.empty() && json.front().is_object();
    if (!of_messages) {
        MessageValue::Texts texts;
        for (const Json& item : json) texts.push_back(item.get<std::string>());
        return texts;
    }
    MessageValue::Messages messages;
    for (const Json& item : json) messages.push_back(message_from(item));
    return messages;
}

MessageValue value_from(const Json& json) {
    if (json.is_number_integer()) return json.get<std::int64_t>();
    if (json.is_number()) return json.get<double>();
    if (json.is_array()) return list_from(json);
    if (json.is_object()) return message_from(json);
    return json.get<std::string>();
}

}  // namespace

Json arguments_json(const Message& message) {
    Json arguments = Json::object();
    for (const MessageArgument& argument : message.arguments())
        arguments[argument.name] = std::visit(ValueToJson{}, argument.value.content());
    return arguments;
}

Json to_json(const Message& message) {
    Json json = {{"message", message.text()}};
    if (message.code().empty()) return json;
    json["code"]      = message.code();
    json["arguments"] = arguments_json(message);
    return json;
}

Message message_from(const Json& json) {
    if (json.is_string()) return Message::in_words(json.get<std::string>());
    std::vector<MessageArgument> arguments;
    if (json.contains("arguments"))
        for (const auto& [name, value] : json.at("arguments").get_ref<const Json::object_t&>())
            arguments.push_back({name, value_from(value)});
    return Message::kept(json.value("code", std::string()), json.at("message").get<std::string>(),
                         std::move(arguments));
}

std::string kept_text(const Message& message) {
    if (message.code().empty()) return message.text();
    return to_json(message).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// A sentence does not begin with a brace, or is kept as it is.
Message message_from_kept(std::string_view text) {
    const auto json = text.starts_with('{') ? parse_json(text) : Json(std::string(text));
    try {
        if (json) return message_from(*json);
    } catch (const Json::exception&) {
    }
    return Message::in_words(std::string(text));
}

}  // namespace antipode
