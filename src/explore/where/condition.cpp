#include "explore/where/condition.h"

namespace antipode {

using where::Node;
using where::Operation;

namespace {

template <class T>
bool in_relation(Operation relation, const T& a, const T& b) {
    switch (relation) {
        case Operation::equal:
            return a == b;
        case Operation::unequal:
            return a != b;
        case Operation::less:
            return a < b;
        case Operation::less_or_equal:
            return a <= b;
        case Operation::greater:
            return a > b;
        default:
            return a >= b;
    }
}

std::int64_t calculated(Operation operation, std::int64_t a, std::int64_t b) {
    std::int64_t result   = 0;
    bool         overflow = false;
    switch (operation) {
        case Operation::sum:
            overflow = __builtin_add_overflow(a, b, &result);
            break;
        case Operation::difference:
            overflow = __builtin_sub_overflow(a, b, &result);
            break;
        case Operation::product:
            overflow = __builtin_mul_overflow(a, b, &result);
            break;
        default:
            // The remainder by -1 is 0, and for the smallest number undefined.
            result = b == 0 || b == -1 ? 0 : a % b;
            break;
    }
    return overflow ? 0 : result;
}

}  // namespace

bool CubeCondition::compared(const Node& node, const Cube& cube) const {
    switch (nodes_[node.left].type) {
        case ValueType::number:
            return in_relation(node.operation, number(node.left, cube), number(node.right, cube));
        case ValueType::text:
            return in_relation(node.operation, text(node.left, cube), text(node.right, cube));
        case ValueType::truth:
            break;
    }
    return in_relation(node.operation, truth(node.left, cube), truth(node.right, cube));
}

bool CubeCondition::truth(std::size_t at, const Cube& cube) const {
    const Node& node = nodes_[at];
    switch (node.operation) {
        case Operation::constant:
            return node.number != 0;
        case Operation::fact:
            return node.row->truth(cube, node.arguments);
        case Operation::negation:
            return !truth(node.left, cube);
        case Operation::conjunction:
            return truth(node.left, cube) && truth(node.right, cube);
        case Operation::disjunction:
            return truth(node.left, cube) || truth(node.right, cube);
        default:
            return compared(node, cube);
    }
}

std::int64_t CubeCondition::number(std::size_t at, const Cube& cube) const {
    const Node& node = nodes_[at];
    if (node.operation == Operation::constant) return node.number;
    if (node.operation == Operation::fact) return node.row->number(cube, node.arguments);
    return calculated(node.operation, number(node.left, cube), number(node.right, cube));
}

std::string CubeCondition::text(std::size_t at, const Cube& cube) const {
    const Node& node = nodes_[at];
    return node.operation == Operation::constant ? node.text : node.row->text(cube, node.arguments);
}

PieceSet CubeCondition::needs(std::size_t at) const {
    const Node& node = nodes_[at];
    switch (node.operation) {
        case Operation::fact:
            return node.type == ValueType::truth && node.row->needs
                       ? node.row->needs(node.arguments)
                       : PieceSet{};
        case Operation::conjunction:
            return needs(node.left) | needs(node.right);
        case Operation::disjunction:
            return needs(node.left) & needs(node.right);
        case Operation::constant:
            // Nothing satisfies "false", so everything may be asked of it.
            return node.type == ValueType::truth && node.number == 0 ? every_piece : PieceSet{};
        default:
            return {};
    }
}

SymmetrySet CubeCondition::keeps() const {
    SymmetrySet kept = ~SymmetrySet{};
    for (const Node& node : nodes_)
        if (node.row && node.row->keeps) kept &= node.row->keeps(node.arguments);
    return kept;
}

}  // namespace antipode
