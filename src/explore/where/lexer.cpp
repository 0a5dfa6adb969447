#include "explore/where/lexer.h"

#include "explore/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

bool is_letter(char c) { return (lowered(c) >= 'a' && lowered(c) <= 'z') || c == '_'; }
bool is_numeral(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Longer signs first, so that <= is not read as < and =.
constexpr std::string_view signs[] = {"==", "!=", "<=", ">=", "&&", "||", "<", ">",
                                      "+",  "-",  "*",  "%",  "(",  ")",  ",", "!"};

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text) {}

    Result<std::vector<Lexeme>> run() {
        for (skip_spaces(); at_ < text_.size(); skip_spaces()) {
            const auto length = next_length();
            if (!length) return length.error();
            lexemes_.push_back({kind_, text_.substr(at_, *length), {at_, *length}});
            at_ += *length;
        }
        lexemes_.push_back({LexemeKind::end, {}, {text_.size(), 0}});
        return std::move(lexemes_);
    }

private:
    void skip_spaces() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }

    template <class Test>
    std::size_t run_of(const Test& test) const {
        std::size_t end = at_;
        while (end < text_.size() && test(text_[end])) ++end;
        return end - at_;
    }

    // Of what comes next, whose kind is kept.
    Result<std::size_t> next_length() {
        const char first = text_[at_];
        if (is_numeral(first)) return of_kind(LexemeKind::number, run_of(is_numeral));
        if (is_letter(first))
            return of_kind(LexemeKind::word,
                           run_of([](char c) { return is_letter(c) || is_numeral(c); }));
        if (first == '"' || first == '\'') return quoted(first);
        for (std::string_view sign : signs)
            if (text_.substr(at_).starts_with(sign)) return of_kind(LexemeKind::sign, sign.size());
        return foreign();
    }

    std::size_t of_kind(LexemeKind kind, std::size_t length) {
        kind_ = kind;
        return length;
    }

    Result<std::size_t> quoted(char quote) {
        const std::size_t close = text_.find(quote, at_ + 1);
        if (close == std::string_view::npos)
            return Error{.kind    = ErrorKind::usage,
                         .message = explore_message<"condition-unclosed-text">(
                             place_name(text_, at_), quote),
                         .place = Span{at_, text_.size() - at_}};
        return of_kind(LexemeKind::text, close + 1 - at_);
    }

    Result<std::size_t> foreign() const {
        const std::string_view character = character_at(text_, at_);
        const Message          expected  = character == "=" ? explore_message<"condition-sign">()
                                                            : explore_message<"condition-parts">();
        return Error{.kind    = ErrorKind::usage,
                     .message = explore_message<"condition-unexpected">(
                         visible(character), place_name(text_, at_), expected),
                     .place = Span{at_, character.size()}};
    }

    std::string_view    text_;
    std::size_t         at_   = 0;
    LexemeKind          kind_ = LexemeKind::end;
    std::vector<Lexeme> lexemes_;
};

}  // namespace

Result<std::vector<Lexeme>> lexemes_of(std::string_view condition) {
    return Lexer(condition).run();
}

}  // namespace antipode
