#include "explore/where/condition.h"

#include "explore/structure/symmetry_types.h"

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

bool truth_of(const Node& node, const Cube& cube) { return node.row->truth(cube, node.arguments); }
std::int64_t number_of(const Node& node, const Cube& cube) {
    return node.row->number(cube, node.arguments);
}
std::string text_of(const Node& node, const Cube& cube) {
    return node.row->text(cube, node.arguments);
}
IsomorphismSet group_of(const CentredCube& cube) {
    return isomorphisms_with(symmetries_of(cube), antisymmetries_of(cube));
}
bool truth_of(const Node& node, const CentredCube& cube) {
    if (node.row->truth_with_centres) return node.row->truth_with_centres(cube, node.arguments);
    if (node.row->truth_of_group) return node.row->truth_of_group(group_of(cube), node.arguments);
    return node.row->truth(cube.cube, node.arguments);
}
std::int64_t number_of(const Node& node, const CentredCube& cube) {
    if (node.row->number_with_centres) return node.row->number_with_centres(cube, node.arguments);
    if (node.row->number_of_group) return node.row->number_of_group(group_of(cube), node.arguments);
    return node.row->number(cube.cube, node.arguments);
}
std::string text_of(const Node& node, const CentredCube& cube) {
    if (node.row->text_of_group) return node.row->text_of_group(group_of(cube), node.arguments);
    return node.row->text(cube.cube, node.arguments);
}
bool truth_of(const Node& node, const IsomorphismSet& group) {
    return node.row->truth_of_group(group, node.arguments);
}
std::int64_t number_of(const Node& node, const IsomorphismSet& group) {
    return node.row->number_of_group(group, node.arguments);
}
std::string text_of(const Node& node, const IsomorphismSet& group) {
    return node.row->text_of_group(group, node.arguments);
}

}  // namespace

template <class Subject>
bool CubeCondition::compared(const Node& node, const Subject& subject) const {
    switch (nodes_[node.left].type) {
        case ValueType::number:
            return in_relation(node.operation, number(node.left, subject),
                               number(node.right, subject));
        case ValueType::text:
            return in_relation(node.operation, text(node.left, subject), text(node.right, subject));
        case ValueType::truth:
            break;
    }
    return in_relation(node.operation, truth_about(node.left, subject),
                       truth_about(node.right, subject));
}

template <class Subject>
bool CubeCondition::truth_about(std::size_t at, const Subject& subject) const {
    const Node& node = nodes_[at];
    switch (node.operation) {
        case Operation::constant:
            return node.number != 0;
        case Operation::fact:
            return truth_of(node, subject);
        case Operation::negation:
            return !truth_about(node.left, subject);
        case Operation::conjunction:
            return truth_about(node.left, subject) && truth_about(node.right, subject);
        case Operation::disjunction:
            return truth_about(node.left, subject) || truth_about(node.right, subject);
        default:
            return compared(node, subject);
    }
}

template <class Subject>
std::int64_t CubeCondition::number(std::size_t at, const Subject& subject) const {
    const Node& node = nodes_[at];
    if (node.operation == Operation::constant) return node.number;
    if (node.operation == Operation::fact) return number_of(node, subject);
    return calculated(node.operation, number(node.left, subject), number(node.right, subject));
}

template <class Subject>
std::string CubeCondition::text(std::size_t at, const Subject& subject) const {
    const Node& node = nodes_[at];
    return node.operation == Operation::constant ? node.text : text_of(node, subject);
}

bool CubeCondition::truth(std::size_t at, const Cube& cube) const { return truth_about(at, cube); }
bool CubeCondition::truth(std::size_t at, const IsomorphismSet& group) const {
    return truth_about(at, group);
}

bool CubeCondition::truth(std::size_t at, const CentredCube& cube) const {
    return truth_about(at, cube);
}

bool CubeCondition::is_of_group(std::size_t at) const {
    const Node& node = nodes_[at];
    if (node.operation == Operation::constant) return true;
    if (node.operation == Operation::fact) return node.row->is_of_group();
    return is_of_group(node.left)
           && (node.operation == Operation::negation || is_of_group(node.right));
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

IsomorphismSet CubeCondition::keeps(std::size_t at) const {
    const Node& node = nodes_[at];
    if (node.operation == Operation::constant) return all_isomorphisms();
    if (node.operation == Operation::fact)
        return node.row->keeps ? node.row->keeps(node.arguments) : all_isomorphisms();
    if (node.operation == Operation::negation) return keeps(node.left);
    return keeps(node.left) & keeps(node.right);
}

}  // namespace antipode
