#include "cube/symmetry_operation.h"

#include <algorithm>
#include <array>

#include "cube/geometry.h"

namespace antipode {
namespace {

struct AxisTurn {
    std::string_view name;
    Symmetry         rotation;
};

constexpr AxisTurn axis_turns[] = {
    {"1", {}},
    {"x", rotation_x},
    {"x2", rotation_x* rotation_x},
    {"x'", inverse(rotation_x)},
    {"y", rotation_y},
    {"y2", rotation_y* rotation_y},
    {"y'", inverse(rotation_y)},
    {"z", rotation_z},
    {"z2", rotation_z* rotation_z},
    {"z'", inverse(rotation_z)},
};

// The rotation that takes each face of the piece's name to the next one.
Symmetry turn_about(std::string_view piece) {
    for (std::size_t i = 1; i < Symmetry::rotations; ++i) {
        const Symmetry s     = all_symmetries[i];
        bool           is_it = true;
        for (std::size_t k = 0; k < piece.size(); ++k)
            is_it = is_it
                    && image(s, face_named(piece[k])) == face_named(piece[(k + 1) % piece.size()]);
        if (is_it) return s;
    }
    return {};
}

// The piece with these letters, whatever comes first.
std::string_view piece_called(std::string_view letters) {
    const auto is_it = [&](std::string_view name) {
        return std::is_permutation(name.begin(), name.end(), letters.begin(), letters.end());
    };
    for (std::string_view name : corner_names)
        if (is_it(name)) return name;
    for (std::string_view name : edge_names)
        if (is_it(name)) return name;
    return {};
}

std::optional<Symmetry> find_rotation(std::string_view name) {
    for (const AxisTurn& row : axis_turns)
        if (row.name == name) return row.rotation;
    const bool             is_back = name.size() == 4 && name.back() == '\'';
    const std::string_view piece   = piece_called(is_back ? name.substr(0, 3) : name);
    if (piece.empty()) return std::nullopt;
    return is_back ? inverse(turn_about(piece)) : turn_about(piece);
}

std::string name_of_rotation(Symmetry s) {
    for (const AxisTurn& row : axis_turns)
        if (row.rotation == s) return std::string(row.name);
    for (std::string_view edge : edge_names)
        if (turn_about(edge) == s) return std::string(edge);
    // Opposite corners have one axis; the first one names both ways round.
    for (std::string_view corner : corner_names) {
        if (turn_about(corner) == s) return std::string(corner);
        if (inverse(turn_about(corner)) == s) return std::string(corner) + "'";
    }
    return {};
}

}  // namespace

std::string name_of_operation(Symmetry s) {
    return s.is_mirror() ? "-" + name_of_rotation(s * point_inversion) : name_of_rotation(s);
}

std::optional<Symmetry> find_operation(std::string_view name) {
    const bool is_inverting = name.starts_with('-');
    auto       rotation     = find_rotation(is_inverting ? name.substr(1) : name);
    if (rotation && is_inverting) rotation = *rotation * point_inversion;
    return rotation;
}

}  // namespace antipode
