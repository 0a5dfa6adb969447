// Conditions as text, the inverse of parser.cpp.
#include <fmt/format.h>

#include <array>

#include "explore/where/arguments.h"
#include "explore/where/condition.h"

namespace antipode {
namespace print_detail {

using where::Node;
using where::Operation;

// How tightly an operation binds its sides, as the lines of the grammar in condition.h.
enum class Level : std::uint8_t { condition, both, negated, comparison, sum, product, factor };

struct Sign {
    std::string_view text;
    Level            level;
};

Sign sign_of(Operation operation) {
    switch (operation) {
        case Operation::negation:
            return {"not", Level::negated};
        case Operation::conjunction:
            return {"and", Level::both};
        case Operation::disjunction:
            return {"or", Level::condition};
        case Operation::equal:
            return {"==", Level::comparison};
        case Operation::unequal:
            return {"!=", Level::comparison};
        case Operation::less:
            return {"<", Level::comparison};
        case Operation::less_or_equal:
            return {"<=", Level::comparison};
        case Operation::greater:
            return {">", Level::comparison};
        case Operation::greater_or_equal:
            return {">=", Level::comparison};
        case Operation::sum:
            return {"+", Level::sum};
        case Operation::difference:
            return {"-", Level::sum};
        case Operation::product:
            return {"*", Level::product};
        case Operation::remainder:
            return {"%", Level::product};
        default:
            return {"", Level::factor};
    }
}

std::string constant_text(const Node& node) {
    if (node.type == ValueType::text) return in_quotes(node.text);
    if (node.type == ValueType::number) return std::to_string(node.number);
    return node.number != 0 ? "true" : "false";
}

class Printer {
public:
    explicit Printer(std::span<const Node> nodes) : nodes_(nodes) {}

    // In brackets if it binds less tightly than its place asks for.
    std::string text(std::size_t at, Level least) const {
        const Sign        sign  = sign_of(nodes_[at].operation);
        const std::string inner = inner_text(nodes_[at], sign);
        return sign.level < least ? fmt::format("({})", inner) : inner;
    }

private:
    static Level next(Level level) { return static_cast<Level>(static_cast<int>(level) + 1); }

    std::string inner_text(const Node& node, const Sign& sign) const {
        if (node.operation == Operation::constant) return constant_text(node);
        if (node.operation == Operation::fact)
            return fmt::format("{}{}", node.row->name, arguments_text(*node.row, node.arguments));
        if (node.operation == Operation::negation)
            return fmt::format("not {}", text(node.left, Level::negated));
        // Chains are read from the left; comparisons make no chains.
        const Level left = sign.level == Level::comparison ? next(sign.level) : sign.level;
        return fmt::format("{} {} {}", text(node.left, left), sign.text,
                           text(node.right, next(sign.level)));
    }

    std::span<const Node> nodes_;
};

}  // namespace print_detail

std::string to_text(const CubeCondition& condition) {
    return print_detail::Printer(condition.nodes())
        .text(condition.nodes().size() - 1, print_detail::Level::condition);
}

}  // namespace antipode
