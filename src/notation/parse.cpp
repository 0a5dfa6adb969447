// A parser by recursive descent, one function per rule of the grammar in the
// header. Each expands what it reads at once; no tree is built.
#include "notation/parse.h"

#include <algorithm>
#include <optional>
#include <string>

#include "notation/cursor.h"
#include "notation/messages.h"
#include "notation/metric.h"
#include "notation/transform.h"

namespace antipode {
namespace {

// The length tag that the text starts with, or nothing.
std::string_view leading_length_tag(std::string_view text) {
    if (!text.starts_with('(')) return "";
    const std::size_t digits_end = text.find_first_not_of("0123456789", 1);
    const std::size_t closing    = text.find(')');
    if (digits_end == 1 || closing == std::string_view::npos || closing < digits_end) return "";
    std::string_view tag = text.substr(digits_end, closing - digits_end);
    if (tag.ends_with('*')) tag.remove_suffix(1);
    // sq is what Cube Explorer prints for slice turns counted by quarters.
    const bool is_known =
        tag == "sq" || std::ranges::find(metric_rows, tag, &MetricRow::tag) != metric_rows.end();
    return is_known ? text.substr(0, closing + 1) : "";
}

// What stands behind a turn or bracket.
struct Power {
    Span count;            // the digits, of length 0 if there are none
    bool inverts = false;  // by a prime
};

class Parser {
public:
    Parser(std::string_view text, Alphabet alphabet) : at_(text), alphabet_(alphabet) {}

    Result<Maneuver> maneuver();

private:
    Result<Maneuver>     sequence();
    Result<Maneuver>     item();
    Result<Maneuver>     group();
    Result<Maneuver>     bracket_content(Span opening);
    Result<Maneuver>     turn();
    Maneuver             turn_without_power(HandTurn letter);
    Result<Power>        power();
    Result<std::size_t>  turn_count(Span count) const;
    Result<std::size_t>  repetitions(Span count) const;
    std::optional<Error> skip_length_tag();

    Error unknown_move() const;
    Error too_long(Span where) const;
    Error too_deep(Span opening) const;
    Error incomplete(Span opening) const;

    Cursor      at_;
    Alphabet    alphabet_;
    std::size_t depth_ = 0;  // brackets open
};

Error Parser::unknown_move() const {
    if (at_.is_at_digit() || at_.is_at_prime()) return at_.wrong_here<"power-of-nothing">();
    if (at_.is_at('/')) return at_.wrong_here<"single-slash">();
    return alphabet_ == Alphabet::wca ? at_.wrong_here<"unknown-move">()
                                      : at_.wrong_here<"unknown-letter">();
}

Error Parser::too_long(Span where) const {
    return {
        .message = notation_message<"too-many-turns">(at_.place(where.offset), ParseLimits::turns),
        .place   = where};
}

Error Parser::too_deep(Span opening) const {
    return {.message = notation_message<"brackets-too-deep">(at_.place(opening.offset),
                                                             ParseLimits::depth),
            .place   = opening};
}

// For when a bracket does not go on as it must.
Error Parser::incomplete(Span opening) const {
    using Forms                    = std::vector<std::string>;
    const std::string_view bracket = at_.text_of(opening);
    const Forms            forms   = bracket == "(" ? Forms{"(A)"} : Forms{"[A,B]", "[A:B]"};
    const Message          where   = at_.place(opening.offset);
    if (at_.at_end())
        return {.message = notation_message<"unclosed-bracket">(bracket, where, forms),
                .place   = opening};
    return {.message = notation_message<"incomplete-bracket">(
                visible(at_.here()), at_.place(at_.offset()), bracket, where, forms),
            .place = at_.span_here()};
}

Result<Maneuver> Parser::maneuver() {
    Result<Maneuver> result = sequence();
    if (!result) return result;
    if (const auto wrong = skip_length_tag()) return *wrong;
    if (at_.is_at_one_of(",:")) return at_.wrong_here<"separator-outside-bracket">();
    if (!at_.at_end()) return at_.wrong_here<"no-open-bracket">();
    return result;
}

std::optional<Error> Parser::skip_length_tag() {
    const Span tag = {at_.offset(), leading_length_tag(at_.rest()).size()};
    if (tag.length == 0) return std::nullopt;
    at_.advance(tag.length);
    at_.skip_blanks();
    if (at_.at_end()) return std::nullopt;
    return Error{.message = notation_message<"length-not-at-end">(visible(at_.text_of(tag)),
                                                                  at_.place(tag.offset)),
                 .place   = tag};
}

// Up to the end, or to something that only the caller can judge.
Result<Maneuver> Parser::sequence() {
    Maneuver normal_side;
    Maneuver inverse_side;
    for (;;) {
        at_.skip_blanks();
        if (at_.at_end() || at_.is_at_one_of(")],:")) break;
        if (depth_ == 0 && !leading_length_tag(at_.rest()).empty()) break;
        const std::size_t start = at_.offset();
        Maneuver&         side  = at_.is_at('^') ? inverse_side : normal_side;
        Result<Maneuver>  next  = item();
        if (!next) return next;
        if (normal_side.size() + inverse_side.size() + next->size() > ParseLimits::turns)
            return too_long(at_.since(start));
        side.append(*next);
    }
    normal_side.append(inverse(inverse_side));
    return normal_side;
}

Result<Maneuver> Parser::item() {
    if (at_.is_at_one_of("([")) return group();
    if (!at_.is_at('^')) return turn();
    if (!at_.rest().starts_with("^(")) return at_.wrong_here<"inverse-without-bracket">();
    at_.advance();
    return group();
}

Result<Maneuver> Parser::group() {
    const Span opening = {at_.offset(), 1};
    if (depth_ == ParseLimits::depth) return too_deep(opening);
    at_.advance();
    ++depth_;
    Result<Maneuver> content = bracket_content(opening);
    if (!content) return content;
    --depth_;
    const Result<Power> behind = power();
    if (!behind) return behind.error();
    const Result<std::size_t> times = repetitions(behind->count);
    if (!times) return times.error();
    if (content->size() * *times > ParseLimits::turns) return too_long(at_.since(opening.offset));
    Maneuver repeated = repeat(*content, *times);
    return behind->inverts ? inverse(repeated) : repeated;
}

// From behind the opening bracket to behind the closing one.
Result<Maneuver> Parser::bracket_content(Span opening) {
    Result<Maneuver> a = sequence();
    if (!a) return a;
    if (at_.text_of(opening) == "(") {
        if (!at_.is_at(')')) return incomplete(opening);
        at_.advance();
        return a;
    }
    const bool is_commutator = at_.is_at(',');
    if (!at_.is_at_one_of(",:")) return incomplete(opening);
    at_.advance();
    Result<Maneuver> b = sequence();
    if (!b) return b;
    if (!at_.is_at(']')) return incomplete(opening);
    at_.advance();
    Maneuver result = *a;
    result.append(*b);
    result.append(inverse(*a));
    if (is_commutator) result.append(inverse(*b));
    return result;
}

Result<Maneuver> Parser::turn() {
    const std::optional<HandTurn> letter = turn_of_letter(at_.rest().front(), alphabet_);
    if (!letter) return unknown_move();
    const Maneuver      turns  = turn_without_power(*letter);
    const Result<Power> behind = power();
    if (!behind) return behind.error();
    const Result<std::size_t> times = turn_count(behind->count);
    if (!times) return times.error();
    Maneuver result;
    for (const HandTurn t : turns) {
        const Turn turn = static_cast<Turn>(static_cast<std::size_t>(t.turn) * *times % 4);
        result.push_back({t.grip, behind->inverts ? inverse(turn) : turn});
    }
    return result;
}

// Rw is one turn; Rs and Ra are two, R with L' and R with L.
Maneuver Parser::turn_without_power(HandTurn letter) {
    const std::string_view name = at_.rest().substr(0, 2);
    at_.advance();
    if (alphabet_ != Alphabet::wca || !is_face(letter.grip)) return {letter};
    if (!at_.is_at_one_of("wsa")) return {letter};
    at_.advance();
    if (const std::optional<Grip> wide = grip_named(name)) return {{*wide, letter.turn}};
    const Face     face   = static_cast<Face>(index(letter.grip));
    const HandTurn beside = {grip_of(opposite(face)), letter.turn};
    return {letter, name.ends_with('s') ? inverse(beside) : beside};
}

Result<Power> Parser::power() {
    Power result = {.count = at_.take_digits()};
    if (!at_.is_at_prime()) return result;
    result.inverts = true;
    at_.advance(at_.here().size());
    if (at_.is_at_prime()) return at_.wrong_here<"second-prime">();
    if (at_.is_at_digit()) return at_.wrong_here<"number-after-prime">();
    return result;
}

Result<std::size_t> Parser::turn_count(Span count) const {
    if (count.length == 0) return std::size_t{1};
    const std::string_view digits = at_.text_of(count);
    if (digits == "2") return std::size_t{2};
    if (digits == "3") return std::size_t{3};
    return Error{
        .message = notation_message<"wrong-turn-count">(visible(digits), at_.place(count.offset)),
        .place   = count};
}

Result<std::size_t> Parser::repetitions(Span count) const {
    if (count.length == 0) return std::size_t{1};
    std::size_t value = 0;
    for (const char digit : at_.text_of(count))
        value = std::min(10 * value + static_cast<std::size_t>(digit - '0'),
                         ParseLimits::repetitions + 1);
    if (1 <= value && value <= ParseLimits::repetitions) return value;
    return Error{
        .message = notation_message<"wrong-repetition">(
            visible(at_.text_of(count)), at_.place(count.offset), ParseLimits::repetitions),
        .place = count};
}

}  // namespace

Result<Maneuver> parse_maneuver(std::string_view text, Alphabet alphabet) {
    return Parser(text, alphabet).maneuver();
}

}  // namespace antipode
