#include "apps/server/routes/task_answers.h"

#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <string>

#include "apps/server/failure.h"
#include "apps/server/messages.h"
#include "apps/server/routes/common.h"
#include "base/names_of.h"
#include "service/json.h"

namespace antipode::server {
namespace {

using service::TaskFamily;
using service::TaskId;

struct FamilyAddress {
    std::string_view path;
    const char*      list;
    std::string_view example;
};

// By TaskFamily.
constexpr std::array<FamilyAddress, service::task_families> addresses = {{
    {"/api/v1/jobs", "jobs", "j17"},
    {"/api/v1/laboratory/questions", "questions", "q3"},
}};

const FamilyAddress& address_of(TaskFamily family) {
    return addresses.at(static_cast<std::size_t>(family));
}

// What the client had already; whoever never had an event begins with the first.
std::uint64_t last_event(const http::Request& request) {
    std::uint64_t      number = 0;
    const std::string* text   = request.header("Last-Event-ID");
    if (text != nullptr) std::from_chars(text->data(), text->data() + text->size(), number);
    return number;
}

}  // namespace

std::vector<std::string_view> task_state_names() {
    return names_up_to<service::TaskState::interrupted>();
}

Result<TaskId> task_id(const Fields& fields, TaskFamily family) {
    const std::string& text = fields.text("id");
    const auto         id   = service::parse_task_id(text);
    if (id && id->family == family) return *id;
    return not_found_error(
        message<"no-such-task-name">(name_of(family), text, address_of(family).example));
}

http::Response answer_new_task(const Call& call, service::NewTask task) {
    constexpr std::size_t longest_key = 100;
    if (const std::string* key = call.request.header("Idempotency-Key")) {
        if (key->size() > longest_key)
            return refusal(usage_error(message<"key-too-long">(longest_key)));
        task.key = *key;
    }
    const auto begun = call.context.board.submit(std::move(task));
    if (!begun) return refusal(begun.error());
    http::Response response = json_response(to_json(*begun), 201);
    response.headers.push_back(
        {"Location", fmt::format("{}/{}", address_of(begun->id.family).path, to_text(begun->id))});
    return response;
}

http::Response answer_begun_task(const Call& call, std::string_view kind) {
    auto task = service::read_task(kind, call.fields.json(), call.context.tools);
    if (!task) return wrong_fields(task.error(), call.fields);
    return answer_new_task(call, *std::move(task));
}

http::Response answer_task_list(const Call& call, TaskFamily family) {
    return json_response(
        {{address_of(family).list,
          service::list_json(call.context.board.list(family), service::without_items)}});
}

http::Response answer_found_task(const Call& call, TaskFamily family) {
    const auto id = task_id(call.fields, family);
    if (!id) return refusal(id.error());
    const auto task = call.context.board.find(*id);
    return task ? json_response(to_json(*task)) : refusal(task.error());
}

http::Response answer_changed_task(const Call& call, TaskFamily family, TaskAction action) {
    const auto id = task_id(call.fields, family);
    if (!id) return refusal(id.error());
    const auto task = (call.context.board.*action)(*id);
    return task ? json_response(without_items(*task)) : refusal(task.error());
}

void stream_events(Context& context, const Fields& fields, const http::Exchange& exchange,
                   TaskFamily family) {
    const auto id = task_id(fields, family);
    if (!id) return exchange.answer(refusal(id.error()));
    const std::uint64_t last = last_event(exchange.request());
    const auto          more = context.board.has_more(*id, {.after = last});
    if (!more) return exchange.answer(refusal(more.error()));
    // Browsers open a stream that has ended again and again, unless they are told
    // that there is nothing more to come.
    if (!*more) return exchange.answer({.status = 204, .content_type = {}, .body = {}});
    const auto stream = exchange.stream();
    if (stream == nullptr) return;
    auto subscription =
        context.board.subscribe(*id, {.after = last}, [stream](const service::TaskEvent& event) {
            stream->send({std::string(event.name), event.data, std::to_string(event.id)});
            if (event.name == "done") stream->close();
        });
    // Forgotten in the meantime.
    if (!subscription) return stream->close();
    // The subscription lives as long as the stream.
    const auto kept = std::make_shared<Subscription>(*std::move(subscription));
    stream->on_close([kept] { kept->end(); });
}

}  // namespace antipode::server
