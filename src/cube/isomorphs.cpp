#include "cube/isomorphs.h"

#include <algorithm>
#include <utility>

#include "base/cpu.h"
#include "cube/papers.h"

namespace antipode {

std::vector<Cube> isomorphs(const Cube& cube) {
    std::vector<std::pair<Zip, Cube>> images;
    for (const Cube& side : {cube, inverse(cube)})
        for (Symmetry s : all_symmetries) {
            const Cube image = conjugate(side, s);
            images.emplace_back(zip_of(image), image);
        }
    std::sort(images.begin(), images.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Cube> distinct;
    for (const auto& [zip, image] : images)
        if (distinct.empty() || distinct.back() != image) distinct.push_back(image);
    return distinct;
}

// Orbit and stabiliser: the class has 96 / |stabiliser| members.
std::size_t morph(const Cube& cube) {
    const Cube  back  = inverse(cube);
    std::size_t fixed = 0;
    for (Symmetry s : all_symmetries) {
        const Cube image = conjugate(cube, s);
        fixed += image == cube;
        fixed += image == back;
    }
    return 2 * Symmetry::count / fixed;
}

bool are_isomorphic(const Cube& a, const Cube& b) { return representative(a) == representative(b); }

Cube representative(const Cube& cube) {
    return cpu().avx2 ? kernel::representative_avx2(cube) : kernel::representative_plain(cube);
}

Cube kernel::representative_plain(const Cube& cube) { return isomorphs(cube).front(); }

}  // namespace antipode
