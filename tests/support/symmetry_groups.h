// All subgroups of the 48 symmetries of the cube.
#pragma once

#include <set>
#include <vector>

#include "cube/symmetry_class.h"

namespace antipode::testing {

// A set of symmetries that std::set can order: bit i stands for symmetry i.
using Mask = std::uint64_t;

inline bool holds_symmetry(Mask mask, Symmetry s) { return (mask >> s.index() & 1) != 0; }

inline Mask generated_by(Mask mask) {
    for (Mask before = 0; before != mask;) {
        before = mask;
        for (const Symmetry a : all_symmetries)
            for (const Symmetry b : all_symmetries)
                if (holds_symmetry(before, a) && holds_symmetry(before, b))
                    mask |= Mask{1} << (a * b).index();
    }
    return mask;
}

// From the trivial group, by adding one symmetry at a time until nothing is new.
inline std::set<Mask> all_symmetry_groups() {
    std::set<Mask>    groups = {1};
    std::vector<Mask> open   = {1};
    while (!open.empty()) {
        const Mask group = open.back();
        open.pop_back();
        for (const Symmetry s : all_symmetries) {
            if (holds_symmetry(group, s)) continue;
            const Mask larger = generated_by(group | Mask{1} << s.index());
            if (groups.insert(larger).second) open.push_back(larger);
        }
    }
    return groups;
}

inline Mask conjugated(Mask group, Symmetry by) {
    Mask result = 0;
    for (const Symmetry s : all_symmetries)
        if (holds_symmetry(group, s)) result |= Mask{1} << (inverse(by) * s * by).index();
    return result;
}

inline std::string_view class_name(Mask group) { return symmetry_class(SymmetrySet(group)).name; }

}  // namespace antipode::testing
