// A question that a position answers with yes or no, written as people write it.
//
//     Result<CubeCondition> rare = parse_condition("order == 1260 and morph <= 48");
//     rare->holds(cube)
//
// The grammar, with names of name_rows():
//
//     condition  = both { ("or" | "||") both }
//     both       = negated { ("and" | "&&") negated }
//     negated    = { "not" | "!" } comparison
//     comparison = sum [ ("==" | "!=" | "<" | "<=" | ">" | ">=") sum ]
//     sum        = product { ("+" | "-") product }
//     product    = factor { ("*" | "%") factor }
//     factor     = "-" factor | number | text | "true" | "false"
//                | name [ "(" argument { "," argument } ")" ] | "(" condition ")"
//
// Numbers are compared with numbers, texts with texts (== and != only). Every
// error names its column. Sums that leave 64 bits, and remainders by 0, are 0.
// to_text() writes a condition so that reading it gives the same one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "explore/where/names.h"

namespace antipode {

namespace where {

enum class Operation : std::uint8_t {
    constant,
    fact,  // a name
    negation,
    conjunction,
    disjunction,
    equal,
    unequal,
    less,
    less_or_equal,
    greater,
    greater_or_equal,
    sum,
    difference,
    product,
    remainder,
};

// Nodes refer to earlier ones of their list by number.
struct Node {
    Operation      operation = Operation::constant;
    ValueType      type      = ValueType::truth;
    std::size_t    left      = 0;
    std::size_t    right     = 0;
    std::int64_t   number    = 0;   // of a constant; 0 and 1 for false and true
    std::string    text      = {};  // of a constant
    const NameRow* row       = nullptr;
    NameArguments  arguments = {};
};

}  // namespace where

class CubeCondition {
public:
    // Nodes as the parser makes them; the last one is the whole condition.
    explicit CubeCondition(std::vector<where::Node> nodes) : nodes_(std::move(nodes)) {}

    bool holds(const Cube& cube) const { return truth(nodes_.size() - 1, cube); }
    // With the centres that count: order, symmetries and all that is isomorphic are those of
    // the position with its centres, the rest is about the pieces.
    bool holds(const CentredCube& cube) const { return truth(nodes_.size() - 1, cube); }

    // Pieces that are home wherever the condition holds.
    PieceSet needs() const { return needs(nodes_.size() - 1); }

    // Isomorphisms under which a position and its image answer alike.
    IsomorphismSet keeps() const { return keeps(nodes_.size() - 1); }

    // Parts of the condition, by the number of their node, for those who take it apart.
    std::span<const where::Node> nodes() const { return nodes_; }
    bool                         truth(std::size_t at, const Cube& cube) const;
    bool                         truth(std::size_t at, const CentredCube& cube) const;
    IsomorphismSet               keeps(std::size_t at) const;

    // Whether a part follows from the isomorphisms that leave a position as it is; and its
    // truth for all positions with such a group.
    bool is_of_group(std::size_t at) const;
    bool truth(std::size_t at, const IsomorphismSet& group) const;

private:
    template <class Subject>
    bool truth_about(std::size_t at, const Subject& subject) const;
    template <class Subject>
    std::int64_t number(std::size_t at, const Subject& subject) const;
    template <class Subject>
    std::string text(std::size_t at, const Subject& subject) const;
    template <class Subject>
    bool     compared(const where::Node& node, const Subject& subject) const;
    PieceSet needs(std::size_t at) const;

    std::vector<where::Node> nodes_;
};

// Names that ask about centres are accepted where some count.
Result<CubeCondition> parse_condition(std::string_view text, CentreSet counted = no_centres);
std::string           to_text(const CubeCondition& condition);

}  // namespace antipode
