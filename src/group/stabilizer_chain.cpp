// Schreier-Sims in two passes. Random elements of the group, sifted, fill the
// orbits quickly but prove nothing. Then every Schreier generator of every level
// is sifted once: by Schreier's lemma these generate the stabilizers, so when
// all of them leave the identity the chain is complete. One that does not is
// inserted and the proof goes on, so the answer never depends on luck.
#include "group/stabilizer_chain.h"

#include <algorithm>
#include <string>

#include "group/messages.h"

namespace antipode {
namespace {

// Nearly uniform elements of a group whose size is still unknown: the product
// replacement algorithm (Celler, Leedham-Green, Murray, Niemeyer, O'Brien,
// 1995) with an accumulator.
class RandomElements {
public:
    explicit RandomElements(std::span<const Permutation> generators)
        : random_(fixed_seed), accumulator_(Permutation::identity(generators[0].degree())) {
        for (std::size_t i = 0; i < std::max(smallest_pool, generators.size()); ++i)
            pool_.push_back(generators[i % generators.size()]);
        for (int i = 0; i < warm_up_steps; ++i) next();
    }

    const Permutation& next() {
        const std::size_t changed = random_.below(pool_.size());
        const std::size_t shift   = 1 + random_.below(pool_.size() - 1);
        const Permutation factor  = pool_[(changed + shift) % pool_.size()];
        pool_[changed] *= random_.below(2) == 0 ? factor : inverse(factor);
        return accumulator_ *= pool_[changed];
    }

private:
    static constexpr std::uint64_t fixed_seed    = 1;
    static constexpr std::size_t   smallest_pool = 10;
    static constexpr int           warm_up_steps = 50;

    Random                   random_;
    std::vector<Permutation> pool_;
    Permutation              accumulator_;
};

}  // namespace

StabilizerChain::Level::Level(Point base_point, std::size_t degree)
    : base(base_point), place(degree, absent) {
    add_orbit_point(base, Permutation::identity(degree));
}

void StabilizerChain::Level::add_orbit_point(Point point, Permutation representative) {
    place[point] = orbit.size();
    orbit.push_back(point);
    back.push_back(inverse(representative));
    to.push_back(std::move(representative));
}

void StabilizerChain::Level::extend_orbit(std::size_t orbit_index, std::size_t generator_index) {
    const Permutation& generator = generators[generator_index];
    const Point        image     = generator[orbit[orbit_index]];
    if (!reaches(image)) add_orbit_point(image, to[orbit_index] * generator);
}

// Old orbit points keep their representatives, so what is proven stays proven.
void StabilizerChain::Level::add_generator(const Permutation& generator) {
    generators.push_back(generator);
    checked.push_back(0);
    const std::size_t old_size = orbit.size();
    for (std::size_t i = 0; i < old_size; ++i) extend_orbit(i, generators.size() - 1);
    for (std::size_t i = old_size; i < orbit.size(); ++i)
        for (std::size_t s = 0; s < generators.size(); ++s) extend_orbit(i, s);
}

StabilizerChain::StabilizerChain(std::size_t degree, std::span<const Permutation> generators)
    : degree_(degree), generators_(generators.begin(), generators.end()) {
    for (const Permutation& generator : generators_) {
        assert(generator.degree() == degree);
        if (generator.is_identity()) continue;
        if (levels_.empty()) add_level(generator);
        levels_[0].add_generator(generator);
    }
    if (levels_.empty()) return;
    fill_by_random_elements();
    prove_complete();
}

void StabilizerChain::add_level(const Permutation& moved_by) {
    std::size_t point = 0;
    while (moved_by[point] == point) ++point;
    levels_.emplace_back(static_cast<Point>(point), degree_);
}

// The residue fixes the base points before its level, so it belongs to the
// stabilizers of all levels up to there.
void StabilizerChain::insert(const Sifted& sifted, std::size_t first_level) {
    if (sifted.level == levels_.size()) add_level(sifted.residue);
    for (std::size_t level = first_level; level <= sifted.level; ++level)
        levels_[level].add_generator(sifted.residue);
}

// The generators of the whole group stay the only ones of level 0: all others
// are products of them, and each one more costs a round of proof.
void StabilizerChain::fill_by_random_elements() {
    constexpr int  enough_in_a_row = 12;
    RandomElements random(levels_[0].generators);
    for (int members = 0; members < enough_in_a_row;) {
        const Sifted sifted = sift(random.next());
        if (sifted.residue.is_identity()) {
            ++members;
        } else {
            insert(sifted, 1);
            members = 0;
        }
    }
}

// From the deepest level up, because the proof of a level relies on those below.
void StabilizerChain::prove_complete() {
    for (std::size_t level = levels_.size(); level-- > 0;)
        if (!prove_level(level)) level = levels_.size();
}

// Sifts the Schreier generators of this level that are not proven yet. At the
// first one that is no member of the levels below, it is inserted there and the
// answer is false: those levels are to be proven again, as far as they are new.
bool StabilizerChain::prove_level(std::size_t level) {
    for (std::size_t s = 0; s < levels_[level].generators.size(); ++s) {
        for (; levels_[level].checked[s] < levels_[level].orbit.size();) {
            const Level&       here      = levels_[level];
            const std::size_t  from      = levels_[level].checked[s]++;
            const Permutation& generator = here.generators[s];
            const std::size_t  to        = here.place[generator[here.orbit[from]]];
            Permutation        schreier  = here.to[from] * generator;
            if (schreier == here.to[to]) continue;
            const Sifted sifted = sift_from(level + 1, std::move(schreier) * here.back[to]);
            if (sifted.residue.is_identity()) continue;
            insert(sifted, level + 1);
            return false;
        }
    }
    return true;
}

Natural StabilizerChain::order() const {
    Natural result = 1;
    for (const Level& level : levels_) result *= static_cast<std::uint32_t>(level.orbit.size());
    return result;
}

Sifted StabilizerChain::sift_from(std::size_t level, Permutation p) const {
    for (; level < levels_.size(); ++level) {
        const Level& here  = levels_[level];
        const Point  image = p[here.base];
        if (!here.reaches(image)) break;
        if (image != here.base) p *= here.back[here.place[image]];
    }
    return {std::move(p), level};
}

Sifted StabilizerChain::sift(Permutation p) const {
    assert(p.degree() == degree_);
    return sift_from(0, std::move(p));
}

bool StabilizerChain::contains(const Permutation& p) const {
    return p.degree() == degree_ && sift(p).residue.is_identity();
}

std::vector<Point> StabilizerChain::base() const {
    std::vector<Point> points;
    for (const Level& level : levels_) points.push_back(level.base);
    return points;
}

bool StabilizerChain::reaches(std::size_t level, Point point) const {
    return levels_[level].reaches(point);
}

const Permutation& StabilizerChain::representative(std::size_t level, Point point) const {
    assert(reaches(level, point));
    return levels_[level].to[levels_[level].place[point]];
}

Permutation StabilizerChain::random_element(Random& random) const {
    Permutation element = Permutation::identity(degree_);
    for (std::size_t i = levels_.size(); i-- > 0;)
        element *= levels_[i].to[random.below(levels_[i].to.size())];
    return element;
}

Result<std::vector<Permutation>> StabilizerChain::elements(std::size_t limit) const {
    if (order() > Natural(limit))
        return Error{.kind    = ErrorKind::usage,
                     .message = group_message<"group-too-large-to-list">(order().decimal(), limit)};
    std::vector<Permutation> result = {Permutation::identity(degree_)};
    for (std::size_t i = levels_.size(); i-- > 0;) {
        std::vector<Permutation> longer;
        for (const Permutation& to : levels_[i].to)
            for (const Permutation& element : result) longer.push_back(element * to);
        result = std::move(longer);
    }
    return result;
}

}  // namespace antipode
