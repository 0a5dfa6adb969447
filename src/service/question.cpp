#include "service/question.h"

#include <fmt/format.h>

#include <array>

#include "service/numbered_name.h"

namespace antipode::service {
namespace {

// By QuestionState.
constexpr std::array<std::string_view, 5> question_state_names = {"queued", "running", "done",
                                                                  "stopped", "failed"};

constexpr std::uint64_t greatest_exact = (std::uint64_t{1} << 53) - 1;

Json head_of(const QuestionSnapshot& question) {
    return {{"id", to_text(question.id)},
            {"kind", question.kind},
            {"state", name_of(question.state)},
            {"question", question.fields},
            {"progress", to_json(question.progress)}};
}

void add_rest(Json& json, const QuestionSnapshot& question) {
    json["summary"] = question.summary;
    json["created"] = question.created;
    if (question.error) json["error"] = to_json(*question.error, "");
}

}  // namespace

std::string to_text(QuestionId id) { return fmt::format("q{}", id.number); }

std::optional<QuestionId> parse_question_id(std::string_view text) {
    const auto number = number_after('q', text);
    if (!number) return std::nullopt;
    return QuestionId{*number};
}

std::string_view name_of(QuestionState state) {
    return question_state_names.at(static_cast<std::size_t>(state));
}

bool is_final(QuestionState state) {
    return state != QuestionState::queued && state != QuestionState::running;
}

Json to_json(const QuestionProgress& progress) {
    return {{"fraction", progress.fraction},
            {"text", progress.text},
            {"seconds", progress.seconds},
            {"seconds_left", progress.seconds_left ? Json(*progress.seconds_left) : Json(nullptr)}};
}

Json to_json(const QuestionSnapshot& question) {
    Json json  = head_of(question);
    Json items = Json::array();
    for (const JobEvents::Pointer& item : question.items) items.push_back(Json::parse(item->data));
    json["items"] = std::move(items);
    add_rest(json, question);
    return json;
}

Json without_items(const QuestionSnapshot& question) {
    Json json = head_of(question);
    add_rest(json, question);
    return json;
}

Json with_exact_numbers(Json json) {
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > greatest_exact)
        return std::to_string(json.get<std::uint64_t>());
    if (json.is_structured())
        for (Json& value : json) value = with_exact_numbers(std::move(value));
    return json;
}

}  // namespace antipode::service
