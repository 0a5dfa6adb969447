#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/distance.h"
#include "service/requests/message_fields.h"
#include "service/requests/positions.h"
#include "service/requests/words.h"

namespace antipode::service {
namespace reading_queries_detail {

Result<Json> answer_complete(const Fields& fields, const PocketEngine&) {
    const auto completion = ask_complete(fields);
    if (!completion) return completion.error();
    return to_json(*completion);
}

constexpr Field lengths_answer =
    sometimes("lengths", Kind::counts, "in each metric", one_of(metric_names));
constexpr Field held_answer =
    field("held", "the rotations that bring a cube to the way it is held at the end", required);

constexpr std::array read_fields = {
    always("form", "what it was taken for", one_of(form_names)),
    always("facelets"),
    always("reachable", Kind::flag),
    sometimes("reason", "why turning cannot reach it"),
    as_message("reason_message"),
    sometimes("centres", Kind::known_wholes, "where they count, as in info"),
    sometimes("maneuver", "the turns, where there are any"),
    sometimes("moves", Kind::texts, "one by one"),
    sometimes("spans", Kind::whole_lists,
              "offset and length of each turn in the text, where they correspond"),
    sometimes("setup", "of a link: the turns before its own"),
    sometimes("start", "of a link: the position that it starts from"),
    held_answer,
    lengths_answer,
};
constexpr Shape      read_answer = {"ReadAnswer", read_fields};
constexpr std::array word_answer = {
    always("maneuver", "the result"),
    lengths_answer,
    held_answer,
    always("moves", Kind::texts, "the turns one by one"),
    sometimes("brackets", with_need(Need::optional_nullable),
              "such as \"[F: [R, U]]\", or null; if asked for"),
};
constexpr std::array complete_answer = {
    always("facelets", "with all stickers that are determined"),
    always("filled", Kind::value_lists, "the number of each new sticker, and its colour"),
    always("complete", Kind::flag, "whether all are painted now"),
    always("completions", "how many cubes look like this: a number, or \">1000\""),
    always("reachable", Kind::flag),
};

constexpr Query queries[] = {
    {"read", "What a text says: the position and, where there are turns, the turns.", text_fields,
     read_answer, answer_in_json<ask_read>, R"json({"text":"R U2 x"})json"},
    {"maneuver",
     "Works on a maneuver: repeats, inverts, mirrors, rotates, puts on the table and simplifies "
     "it, in this order.",
     word_fields, word_answer, answer_in_json<ask_word>,
     R"json({"maneuver":"[R, U] x","invert":true})json", "maneuver"},
    {"complete", "Paints the stickers that a partly painted cube determines.", complete_fields,
     complete_answer, answer_complete,
     R"json({"facelets":"UUUUUUUU.RRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"})json",
     "complete"},
};

}  // namespace reading_queries_detail

std::span<const Query> reading_queries() { return reading_queries_detail::queries; }

}  // namespace antipode::service
