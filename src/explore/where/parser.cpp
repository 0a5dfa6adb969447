// The grammar of condition.h, by recursive descent: one function per line of it.
#include <algorithm>
#include <charconv>
#include <optional>

#include "explore/messages.h"
#include "explore/where/arguments.h"
#include "explore/where/condition.h"
#include "notation/characters.h"

namespace antipode {
namespace {

using where::Node;
using where::Operation;

struct Sign {
    std::string_view text;
    Operation        operation;
};

constexpr Sign relations[]    = {{"==", Operation::equal},         {"!=", Operation::unequal},
                                 {"<=", Operation::less_or_equal}, {">=", Operation::greater_or_equal},
                                 {"<", Operation::less},           {">", Operation::greater}};
constexpr Sign sums[]         = {{"+", Operation::sum}, {"-", Operation::difference}};
constexpr Sign products[]     = {{"*", Operation::product}, {"%", Operation::remainder}};
constexpr Sign conjunctions[] = {{"and", Operation::conjunction}, {"&&", Operation::conjunction}};
constexpr Sign disjunctions[] = {{"or", Operation::disjunction}, {"||", Operation::disjunction}};

std::string form_of(const NameRow& row) {
    return std::string(row.name).append(text_of(row.parameter));
}

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const NameRow& row : name_rows()) names.push_back(form_of(row));
    return names;
}

// A part of the condition that has been read: its node, and where it stands.
struct Part {
    std::size_t node = 0;
    Span        place;
};

Span joined(Span a, Span b) { return {a.offset, b.offset + b.length - a.offset}; }

class ConditionParser {
public:
    ConditionParser(std::string_view text, std::vector<Lexeme> lexemes, CentreSet counted)
        : cursor_(text, std::move(lexemes)), counted_(counted) {}

    Result<CubeCondition> run() {
        const Result<Part> whole = disjunction();
        if (!whole) return whole.error();
        if (here().kind != LexemeKind::end) return unexpected<"condition-end">();
        if (auto error = must_be(ValueType::truth, *whole, explore_message<"condition-whole">()))
            return *error;
        // The last node is the whole; a factor in brackets may have left it elsewhere.
        if (whole->node + 1 != nodes_.size()) nodes_.push_back(nodes_[whole->node]);
        return CubeCondition(std::move(nodes_));
    }

private:
    static constexpr int max_depth = 100;  // keeps the stack from overflowing

    using Rule = Result<Part> (ConditionParser::*)();

    const Lexeme& here() const { return cursor_.here(); }
    bool          take(std::string_view wanted) { return cursor_.take(wanted); }
    template <MessageCode code, class... Values>
    Error unexpected(const Values&... values) const {
        return cursor_.unexpected<code>(values...);
    }
    static Error wrong(Span place, Message message) {
        return {.kind = ErrorKind::usage, .message = std::move(message), .place = place};
    }
    Message place_of(Span place) const { return cursor_.place_of(place); }

    ValueType            type_of(const Part& part) const { return nodes_[part.node].type; }
    std::optional<Error> must_be(ValueType type, const Part& part, const Message& what) const {
        if (type_of(part) == type) return std::nullopt;
        return wrong(part.place, explore_message<"condition-wrong-type">(
                                     what, name_of(type), shown(part.place), place_of(part.place),
                                     name_of(type_of(part))));
    }
    std::string shown(Span place) const {
        return visible(cursor_.text().substr(place.offset, place.length));
    }

    Part add(Node node, Span place) {
        nodes_.push_back(std::move(node));
        return {nodes_.size() - 1, place};
    }
    Part add_pair(Operation operation, ValueType type, const Part& left, const Part& right) {
        return add({.operation = operation, .type = type, .left = left.node, .right = right.node},
                   joined(left.place, right.place));
    }

    const Sign* take_one_of(std::span<const Sign> signs) {
        for (const Sign& sign : signs)
            if (take(sign.text)) return &sign;
        return nullptr;
    }

    // rule { sign rule }, of values of one type.
    Result<Part> chain(Rule rule, std::span<const Sign> signs, ValueType type) {
        Result<Part> left = (this->*rule)();
        if (!left) return left;
        while (const Sign* sign = take_one_of(signs)) {
            const Message side  = explore_message<"condition-beside">(sign->text);
            Result<Part>  right = (this->*rule)();
            if (!right) return right;
            if (auto error = must_be(type, *left, side)) return *error;
            if (auto error = must_be(type, *right, side)) return *error;
            left = add_pair(sign->operation, type, *left, *right);
        }
        return left;
    }

    Result<Part> disjunction() {
        return chain(&ConditionParser::conjunction, disjunctions, ValueType::truth);
    }
    Result<Part> conjunction() {
        return chain(&ConditionParser::negated, conjunctions, ValueType::truth);
    }
    Result<Part> sum() { return chain(&ConditionParser::product, sums, ValueType::number); }
    Result<Part> product() { return chain(&ConditionParser::factor, products, ValueType::number); }

    Result<Part> negated() {
        const Span sign = here().place;
        if (!take("not") && !take("!")) return comparison();
        if (++depth_ > max_depth) return too_deep(sign);
        Result<Part> inner = negated();
        --depth_;
        if (!inner) return inner;
        if (auto error =
                must_be(ValueType::truth, *inner, explore_message<"condition-after">("not")))
            return *error;
        return add({.operation = Operation::negation, .left = inner->node},
                   joined(sign, inner->place));
    }

    Result<Part> comparison() {
        Result<Part> left = sum();
        if (!left) return left;
        const Span  place = here().place;
        const Sign* sign  = take_one_of(relations);
        if (!sign) return left;
        Result<Part> right = sum();
        if (!right) return right;
        if (auto error = not_comparable(*sign, place, *left, *right)) return *error;
        if (auto error = settle_text(*left, *right)) return *error;
        if (auto error = settle_text(*right, *left)) return *error;
        return add_pair(sign->operation, ValueType::truth, *left, *right);
    }

    std::optional<Error> not_comparable(const Sign& sign, Span place, const Part& left,
                                        const Part& right) const {
        if (type_of(left) != type_of(right))
            return wrong(place,
                         explore_message<"condition-types-differ">(
                             sign.text, place_of(place), shown(left.place), name_of(type_of(left)),
                             shown(right.place), name_of(type_of(right))));
        const bool ordered =
            sign.operation != Operation::equal && sign.operation != Operation::unequal;
        if (ordered && type_of(left) != ValueType::number)
            return wrong(place,
                         explore_message<"condition-not-ordered">(sign.text, place_of(place)));
        return std::nullopt;
    }

    // A text that is compared with a name must be one that it can have, and is written as the
    // name has it.
    std::optional<Error> settle_text(const Part& name, const Part& text) {
        const Node& fact     = nodes_[name.node];
        Node&       constant = nodes_[text.node];
        if (fact.operation != Operation::fact || constant.operation != Operation::constant
            || fact.row->known_text == nullptr)
            return std::nullopt;
        auto known = fact.row->known_text(constant.text);
        if (!known)
            return wrong(text.place, explore_message<"condition-never">(
                                         fact.row->name, visible(constant.text),
                                         place_of(text.place), fact.row->all_texts()));
        constant.text = *std::move(known);
        return std::nullopt;
    }

    Error too_deep(Span place) const {
        return wrong(place, explore_message<"condition-too-deep">(max_depth, place_of(place)));
    }

    Result<Part> factor() {
        const Lexeme lexeme = here();
        if (depth_ >= max_depth) return too_deep(lexeme.place);
        ++depth_;
        Result<Part> part = factor_of(lexeme);
        --depth_;
        return part;
    }

    Result<Part> factor_of(const Lexeme& lexeme) {
        if (take("-")) return opposite_of(lexeme.place);
        if (take("(")) return bracket(lexeme.place);
        if (lexeme.kind == LexemeKind::number) return constant(lexeme);
        if (lexeme.kind == LexemeKind::text) {
            cursor_.step();
            return add({.type = ValueType::text,
                        .text = std::string(lexeme.text.substr(1, lexeme.text.size() - 2))},
                       lexeme.place);
        }
        if (take("true")) return add({.number = 1}, lexeme.place);
        if (take("false")) return add({.number = 0}, lexeme.place);
        if (lexeme.kind == LexemeKind::word && !is_reserved(lexeme)) return fact(lexeme);
        return unexpected<"condition-value">();
    }

    static bool is_reserved(const Lexeme& lexeme) {
        return lexeme.is("and") || lexeme.is("or") || lexeme.is("not");
    }

    Result<Part> opposite_of(Span sign) {
        Result<Part> inner = factor();
        if (!inner) return inner;
        if (auto error =
                must_be(ValueType::number, *inner, explore_message<"condition-after">("-")))
            return *error;
        const Part zero = add({.type = ValueType::number}, sign);
        return add({.operation = Operation::difference,
                    .type      = ValueType::number,
                    .left      = zero.node,
                    .right     = inner->node},
                   joined(sign, inner->place));
    }

    Result<Part> bracket(Span open) {
        Result<Part> inner = disjunction();
        if (!inner) return inner;
        const Span close = here().place;
        if (!take(")")) return unexpected<"condition-bracket">();
        return Part{inner->node, joined(open, close)};
    }

    Result<Part> constant(const Lexeme& lexeme) {
        std::int64_t value = 0;
        const auto   end   = lexeme.text.data() + lexeme.text.size();
        if (std::from_chars(lexeme.text.data(), end, value).ec != std::errc{})
            return wrong(lexeme.place, explore_message<"condition-number-too-large">(
                                           visible(lexeme.text), place_of(lexeme.place)));
        cursor_.step();
        return add({.type = ValueType::number, .number = value}, lexeme.place);
    }

    Result<Part> fact(const Lexeme& lexeme) {
        const NameRow* row = find_name(lexeme.text);
        if (!row)
            return wrong(lexeme.place,
                         explore_message<"condition-unknown-name">(
                             visible(lexeme.text), place_of(lexeme.place), all_names()));
        cursor_.step();
        Node node{.operation = Operation::fact, .type = row->type, .row = row};
        Span place = lexeme.place;
        if (row->parameter != Parameter::none) {
            if (!take("(")) return unexpected<"condition-name-form">(row->name, form_of(*row));
            const auto arguments = read_arguments(*row, cursor_);
            if (!arguments) return arguments.error();
            node.arguments = *arguments;
            place          = joined(place, here().place);
            if (!take(")")) return unexpected<"condition-name-end">(row->name);
        }
        if (auto error = asks_too_much(node, place)) return *std::move(error);
        return add(std::move(node), place);
    }

    // About centres that do not count.
    std::optional<Error> asks_too_much(const Node& node, Span place) const {
        if (!node.row->is_of_centres()) return std::nullopt;
        if (counted_.empty())
            return wrong(place, explore_message<"condition-without-centres">(node.row->name,
                                                                             place_of(place)));
        if (node.row->parameter != Parameter::face || counted_.has(node.arguments.face))
            return std::nullopt;
        return wrong(place, explore_message<"condition-other-centre">(
                                letter(node.arguments.face), place_of(place), to_text(counted_)));
    }

    LexemeCursor      cursor_;
    CentreSet         counted_;
    int               depth_ = 0;
    std::vector<Node> nodes_;
};

}  // namespace

Result<CubeCondition> parse_condition(std::string_view text, CentreSet counted) {
    Result<std::vector<Lexeme>> lexemes = lexemes_of(text);
    if (!lexemes) return lexemes.error();
    return ConditionParser(text, *std::move(lexemes), counted).run();
}

}  // namespace antipode
