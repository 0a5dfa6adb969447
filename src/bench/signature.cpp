#include <cassert>

#include "bench/cube_bench.h"
#include "bench/hash.h"
#include "bench/kernels.h"
#include "bench/samples.h"
#include "cube/algebra.h"
#include "notation/parse.h"
#include "notation/print.h"

namespace antipode::bench {
namespace {

std::uint64_t kernel_signature(const KernelLoops& loops, const Samples& samples) {
    const std::size_t count = samples.cubes.size();
    std::vector<Cube> results(count);
    Hash              hash;
    hash.add(loops.compose_chain(samples.cubes.data(), count, solved));
    hash.add(loops.compose_chain(samples.turns.data(), count, solved));
    loops.compose_stream(samples.cubes.data(), count, samples.cubes[0], results.data());
    for (const Cube& cube : results) hash.add(cube);
    loops.invert_stream(samples.cubes.data(), count, results.data());
    for (const Cube& cube : results) hash.add(loops.representative(cube));
    return hash.value();
}

std::uint64_t text_signature(const Samples& samples) {
    Hash hash;
    for (const std::string& text : samples.texts) {
        const Result<Maneuver> parsed = parse_maneuver(text);
        assert(parsed && "samples are printed maneuvers");
        hash.add(to_text(*parsed));
        hash.add(after(*parsed));
    }
    for (const Facelets& facelets : samples.facelets) hash.add(*try_assemble(facelets));
    return hash.value();
}

}  // namespace

// All kernels compute the same, so which of them there are does not matter; one
// that computes something else spoils the number.
std::uint64_t signature() {
    const Samples samples = make_samples();
    const auto    loops   = kernel_loops();
    Hash          hash;
    hash.add(text_signature(samples));
    const std::uint64_t plain = kernel_signature(loops.front(), samples);
    hash.add(plain);
    for (const KernelLoops& other : loops)
        if (kernel_signature(other, samples) != plain) hash.add(std::string(other.name));
    return hash.value();
}

}  // namespace antipode::bench
