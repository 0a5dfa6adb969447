// The words and signs of a condition.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace antipode {

enum class LexemeKind : std::uint8_t {
    number,  // 1260
    word,    // order, and, D
    text,    // "D3d" or 'D3d', with its quotes
    sign,    // == != < <= > >= + - * % ( ) , !
    end,
};

struct Lexeme {
    LexemeKind       kind = LexemeKind::end;
    std::string_view text;  // as written
    Span             place;

    bool is(std::string_view wanted) const { return kind != LexemeKind::text && text == wanted; }
};

// Ends with a lexeme of kind `end`. The texts point into `condition`.
Result<std::vector<Lexeme>> lexemes_of(std::string_view condition);

}  // namespace antipode
