#include "cube/symmetry_class.h"

#include <cassert>

namespace antipode {
namespace {

constexpr int order_of(Symmetry s) {
    int order = 1;
    for (Symmetry power = s; power != Symmetry{}; power = power * s) ++order;
    return order;
}

constexpr SymmetryKind rotation_kind(Symmetry rotation) {
    switch (order_of(rotation)) {
        case 1:
            return SymmetryKind::identity;
        case 3:
            return SymmetryKind::corner_turn;
        case 4:
            return SymmetryKind::quarter_turn;
        default:
            break;
    }
    for (Face f : all_faces)
        if (image(rotation, f) == f) return SymmetryKind::half_turn;
    return SymmetryKind::edge_half_turn;
}

std::array<int, symmetry_kind_count> members_by_kind(const SymmetrySet& set) {
    std::array<int, symmetry_kind_count> members{};
    for (Symmetry s : all_symmetries)
        if (set[s.index()]) ++members[static_cast<std::size_t>(kind_of(s))];
    return members;
}

}  // namespace

SymmetryKind kind_of(Symmetry s) {
    if (!s.is_mirror()) return rotation_kind(s);
    const auto turn = static_cast<int>(rotation_kind(s * point_inversion));
    return static_cast<SymmetryKind>(turn + static_cast<int>(SymmetryKind::inversion));
}

// Members:          1  C4 C2 C2' C3  i S4 mh md S6
const std::array<SymmetryClass, 33> symmetry_classes = {{
    {"Oh", {1, 6, 3, 6, 8, 1, 6, 3, 6, 8}},         {"O", {1, 6, 3, 6, 8, 0, 0, 0, 0, 0}},
    {"Td", {1, 0, 3, 0, 8, 0, 6, 0, 6, 0}},         {"D3d", {1, 0, 0, 3, 2, 1, 0, 0, 3, 2}},
    {"Th", {1, 0, 3, 0, 8, 1, 0, 3, 0, 8}},         {"C3v", {1, 0, 0, 0, 2, 0, 0, 0, 3, 0}},
    {"T", {1, 0, 3, 0, 8, 0, 0, 0, 0, 0}},          {"D4h", {1, 2, 3, 2, 0, 1, 2, 3, 2, 0}},
    {"D3", {1, 0, 0, 3, 2, 0, 0, 0, 0, 0}},         {"D4", {1, 2, 3, 2, 0, 0, 0, 0, 0, 0}},
    {"D2d (face)", {1, 0, 3, 0, 0, 0, 2, 0, 2, 0}}, {"C4v", {1, 2, 1, 0, 0, 0, 0, 2, 2, 0}},
    {"C4h", {1, 2, 1, 0, 0, 1, 2, 1, 0, 0}},        {"D2h (edge)", {1, 0, 1, 2, 0, 1, 0, 1, 2, 0}},
    {"D2d (edge)", {1, 0, 1, 2, 0, 0, 2, 2, 0, 0}}, {"S6", {1, 0, 0, 0, 2, 1, 0, 0, 0, 2}},
    {"D2h (face)", {1, 0, 3, 0, 0, 1, 0, 3, 0, 0}}, {"C2v (a1)", {1, 0, 1, 0, 0, 0, 0, 0, 2, 0}},
    {"C2v (b)", {1, 0, 0, 1, 0, 0, 0, 1, 1, 0}},    {"C2h (b)", {1, 0, 0, 1, 0, 1, 0, 0, 1, 0}},
    {"D2 (edge)", {1, 0, 1, 2, 0, 0, 0, 0, 0, 0}},  {"C4", {1, 2, 1, 0, 0, 0, 0, 0, 0, 0}},
    {"D2 (face)", {1, 0, 3, 0, 0, 0, 0, 0, 0, 0}},  {"S4", {1, 0, 1, 0, 0, 0, 2, 0, 0, 0}},
    {"C2h (a)", {1, 0, 1, 0, 0, 1, 0, 1, 0, 0}},    {"C2v (a2)", {1, 0, 1, 0, 0, 0, 0, 2, 0, 0}},
    {"C3", {1, 0, 0, 0, 2, 0, 0, 0, 0, 0}},         {"Cs (b)", {1, 0, 0, 0, 0, 0, 0, 0, 1, 0}},
    {"C2 (b)", {1, 0, 0, 1, 0, 0, 0, 0, 0, 0}},     {"C2 (a)", {1, 0, 1, 0, 0, 0, 0, 0, 0, 0}},
    {"Cs (a)", {1, 0, 0, 0, 0, 0, 0, 1, 0, 0}},     {"Ci", {1, 0, 0, 0, 0, 1, 0, 0, 0, 0}},
    {"C1", {1, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
}};

const SymmetryClass& symmetry_class(const SymmetrySet& subgroup) {
    const auto members = members_by_kind(subgroup);
    for (const SymmetryClass& candidate : symmetry_classes)
        if (candidate.members == members) return candidate;
    assert(false && "every subgroup of the 48 symmetries is of one of the 33 kinds");
    return symmetry_classes.back();
}

SymmetrySet symmetries_of(const Cube& cube) {
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = conjugate(cube, s) == cube;
    return set;
}

SymmetrySet antisymmetries_of(const Cube& cube) {
    const Cube  back = inverse(cube);
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = conjugate(cube, s) == back;
    return set;
}

bool is_self_inverse(const Cube& cube) { return cube * cube == solved; }

std::optional<std::string_view> antisymmetry_name(const SymmetrySet& symmetries,
                                                  const SymmetrySet& antisymmetries) {
    if (antisymmetries.none()) return std::nullopt;
    return symmetry_class(symmetries | antisymmetries).name;
}

std::optional<std::string_view> antisymmetry_name(const Cube& cube) {
    return antisymmetry_name(symmetries_of(cube), antisymmetries_of(cube));
}

std::string symmetry_label(const SymmetrySet& symmetries, const SymmetrySet& antisymmetries) {
    std::string label(symmetry_class(symmetries).name);
    // The identity makes a position its inverse if they are the same.
    if (antisymmetries[Symmetry{}.index()]) return label + "{I}";
    if (const auto both = antisymmetry_name(symmetries, antisymmetries))
        label += "{" + std::string(*both) + "}";
    return label;
}

std::string symmetry_label(const Cube& cube) {
    return symmetry_label(symmetries_of(cube), antisymmetries_of(cube));
}

}  // namespace antipode
