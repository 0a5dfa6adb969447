// The sentences that answers are made of, for those who translate them or act on codes.
#include "apps/server/catalogue.h"
#include "apps/server/routes/common.h"
#include "service/catalogue.h"
#include "service/json.h"

namespace antipode::server {
namespace messages_detail {

http::Response answer_messages(const Call&) {
    return json_response({{"messages", service::list_json(all_sentences(), [](const Sentence& one) {
                               return service::to_json(one);
                           })}});
}

constexpr std::array sentence_fields = {
    always("code", "which never changes, even if the words do"),
    always("english", "the sentence, with the names of its arguments in braces"),
    always("arguments", Kind::texts, "their names"),
};

constexpr std::array messages_answer = {
    always("messages", Kind::objects,
           "every sentence that an answer, an event or a refusal can have", sentence_fields),
};

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/messages",
     .name    = "messages",
     .summary = "The sentences of the engine by their codes.",
     .success = {.shape = messages_answer},
     .handle  = answer_messages},
};

}  // namespace messages_detail

std::span<const Route> message_routes() { return messages_detail::routes; }

}  // namespace antipode::server
