#include "explore/theory/fixed_positions.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "cube/geometry.h"

namespace antipode {
namespace {

// Stickers of one kind of pieces are numbered `orientations` times the slot, plus
// their place in its name. Both kinds have 24.
constexpr std::size_t stickers_of_kind = 24;

using Sticker             = std::uint8_t;
using StickerMap          = std::array<Sticker, stickers_of_kind>;  // where each goes
constexpr Sticker nowhere = 0xff;

StickerMap then(const StickerMap& first, const StickerMap& second) {
    StickerMap result{};
    for (std::size_t i = 0; i < stickers_of_kind; ++i) result[i] = second[first[i]];
    return result;
}

StickerMap inverse_map(const StickerMap& map) {
    StickerMap result{};
    for (std::size_t i = 0; i < stickers_of_kind; ++i) result[map[i]] = static_cast<Sticker>(i);
    return result;
}

// How many maps have which parity (of pieces) and which sum of turns.
struct Tally {
    static constexpr std::size_t                         most_turns = 3;
    std::array<std::array<std::uint64_t, most_turns>, 2> ways{};

    void add(const Tally& more) {
        for (std::size_t p = 0; p < 2; ++p)
            for (std::size_t t = 0; t < most_turns; ++t) ways[p][t] += more.ways[p][t];
    }
    std::uint64_t total() const {
        std::uint64_t sum = 0;
        for (const auto& row : ways)
            for (std::uint64_t way : row) sum += way;
        return sum;
    }
};

class KindCounter {
public:
    template <std::size_t stickers, std::size_t pieces>
    KindCounter(const std::array<std::array<std::uint8_t, stickers>, pieces>& facelets,
                const IsomorphismSet&                                         subgroup)
        : turns_(stickers) {
        std::array<Sticker, facelet_count> number{};
        for (std::size_t i = 0; i < stickers_of_kind; ++i)
            number[facelets[i / stickers][i % stickers]] = static_cast<Sticker>(i);
        const auto map_of = [&](Symmetry s) {
            const FaceletMap whole = symmetry_map(s);
            StickerMap       map{};
            for (std::size_t i = 0; i < stickers_of_kind; ++i)
                map[i] = number[whole[facelets[i / stickers][i % stickers]]];
            return map;
        };
        generators_.push_back(turn_in_place());
        for (std::size_t i = 0; i < Isomorphism::count; ++i) {
            if (!subgroup[i]) continue;
            const Isomorphism isomorphism(i);
            if (!isomorphism.inverts())
                generators_.push_back(map_of(isomorphism.symmetry()));
            else if (!inverting_) {
                inverting_ = map_of(isomorphism.symmetry());
                mirrors_   = isomorphism.symmetry().is_mirror();
            }
        }
        find_orbits();
    }

    Tally count() { return inverting_ ? count_roots() : count_commuting(); }

private:
    using Mask = std::uint32_t;

    // One orbit is mapped to another, itself included.
    struct Map {
        std::size_t from;
        std::size_t to;
        StickerMap  image;  // `nowhere` outside the orbit
    };

    StickerMap turn_in_place() const {
        StickerMap map{};
        for (std::size_t i = 0; i < stickers_of_kind; ++i)
            map[i] = static_cast<Sticker>(i / turns_ * turns_ + (i + 1) % turns_);
        return map;
    }

    void find_orbits() {
        std::array<bool, stickers_of_kind> seen{};
        for (std::size_t first = 0; first < stickers_of_kind; ++first) {
            if (seen[first]) continue;
            std::vector<Sticker> orbit = {static_cast<Sticker>(first)};
            seen[first]                = true;
            for (std::size_t at = 0; at < orbit.size(); ++at)
                for (const StickerMap& generator : generators_) {
                    const Sticker image = generator[orbit[at]];
                    if (seen[image]) continue;
                    seen[image] = true;
                    orbit.push_back(image);
                }
            orbits_.push_back(std::move(orbit));
        }
    }

    // The map of an orbit that takes its first sticker to `target` and every
    // generator to its image, if there is one.
    std::optional<StickerMap> extended(std::size_t orbit, Sticker target,
                                       const std::vector<StickerMap>& images) const {
        StickerMap map;
        map.fill(nowhere);
        map[orbits_[orbit][0]] = target;
        for (Sticker sticker : orbits_[orbit])
            for (std::size_t g = 0; g < generators_.size(); ++g) {
                Sticker&      known = map[generators_[g][sticker]];
                const Sticker image = images[g][map[sticker]];
                if (known == nowhere) known = image;
                if (known != image) return std::nullopt;
            }
        return map;
    }

    std::vector<Map> maps_between(std::size_t from, std::size_t to,
                                  const std::vector<StickerMap>& images) const {
        std::vector<Map> maps;
        if (orbits_[from].size() != orbits_[to].size()) return maps;
        for (Sticker target : orbits_[to])
            if (const auto map = extended(from, target, images)) maps.push_back({from, to, *map});
        return maps;
    }

    // Of a map that takes some slots to themselves; others are `nowhere`.
    Tally tally_of(const StickerMap& map) const {
        std::size_t slots  = 0;
        std::size_t cycles = 0;
        std::size_t turn   = 0;
        Mask        seen   = 0;
        for (std::size_t first = 0; first < stickers_of_kind / turns_; ++first) {
            if (map[first * turns_] == nowhere || (seen >> first & 1) != 0) continue;
            ++cycles;
            for (std::size_t slot = first; (seen >> slot & 1) == 0;
                 slot             = map[slot * turns_] / turns_) {
                seen |= Mask{1} << slot;
                ++slots;
                turn += map[slot * turns_] % turns_;
            }
        }
        Tally tally;
        tally.ways[(slots - cycles) % 2][turn % turns_] = 1;
        return tally;
    }

    Tally product(const Tally& a, const Tally& b) const {
        Tally result;
        for (std::size_t p = 0; p < 2; ++p)
            for (std::size_t t = 0; t < turns_; ++t)
                for (std::size_t q = 0; q < 2; ++q)
                    for (std::size_t u = 0; u < turns_; ++u)
                        result.ways[(p + q) % 2][(t + u) % turns_] += a.ways[p][t] * b.ways[q][u];
        return result;
    }

    static StickerMap joined(const StickerMap& a, const StickerMap& b) {
        StickerMap map = a;
        for (std::size_t i = 0; i < stickers_of_kind; ++i)
            if (map[i] == nowhere) map[i] = b[i];
        return map;
    }

    // The commuting maps form a group, made by those of single orbits and by the
    // exchanges of two. Parity and sum of turns are homomorphisms, so all values
    // that occur do so equally often.
    Tally count_commuting() const {
        std::uint64_t order = 1;
        Tally         values;
        values.ways[0][0] = 1;
        for (std::size_t from = 0; from < orbits_.size(); ++from) {
            std::size_t alike = 1;  // orbits like this one, up to here
            for (std::size_t to = 0; to <= from; ++to) {
                const std::vector<Map> maps = maps_between(from, to, generators_);
                if (to < from && !maps.empty()) ++alike;
                if (to == from) order *= maps.size();
                for (const Map& map : maps)
                    values = spread(values, to == from ? map.image : exchange(map));
            }
            order *= alike;
        }
        std::uint64_t kinds = 0;
        for (const auto& row : values.ways)
            for (std::uint64_t way : row) kinds += way != 0;
        Tally tally;
        for (std::size_t p = 0; p < 2; ++p)
            for (std::size_t t = 0; t < turns_; ++t)
                if (values.ways[p][t] != 0) tally.ways[p][t] = order / kinds;
        return tally;
    }

    static StickerMap exchange(const Map& map) {
        StickerMap both = map.image;
        for (std::size_t i = 0; i < stickers_of_kind; ++i)
            if (map.image[i] != nowhere) both[map.image[i]] = static_cast<Sticker>(i);
        return both;
    }

    // The values of the group that one map more generates, as ones and zeros.
    Tally spread(Tally values, const StickerMap& map) const {
        const Tally step = tally_of(map);
        for (std::size_t round = 0; round < 2 * turns_; ++round) {
            values.add(product(values, step));
            for (auto& row : values.ways)
                for (std::uint64_t& way : row) way = way != 0;
        }
        return values;
    }

    // Roots q of s² that take every generator g to s⁻¹ g s; the positions are q s⁻¹.
    Tally count_roots() {
        const StickerMap back = inverse_map(*inverting_);
        images_.clear();
        for (const StickerMap& generator : generators_)
            images_.push_back(then(then(back, generator), *inverting_));
        square_ = then(*inverting_, *inverting_);
        known_.clear();
        const Tally shift = tally_of(back);
        return product(mirrored(roots_of((Mask{1} << orbits_.size()) - 1)), shift);
    }

    // A mirror turns the sum of turns round.
    Tally mirrored(const Tally& tally) const {
        if (!mirrors_) return tally;
        Tally result;
        for (std::size_t p = 0; p < 2; ++p)
            for (std::size_t t = 0; t < turns_; ++t)
                result.ways[p][(turns_ - t) % turns_] = tally.ways[p][t];
        return result;
    }

    // On the orbits of the mask, the first of which goes to itself or changes places
    // with another.
    Tally roots_of(Mask orbits) {
        Tally result;
        if (orbits == 0) {
            result.ways[0][0] = 1;
            return result;
        }
        if (const auto known = known_.find(orbits); known != known_.end()) return known->second;
        const auto first = static_cast<std::size_t>(std::countr_zero(orbits));
        for (std::size_t other = first; other < orbits_.size(); ++other) {
            if ((orbits >> other & 1) == 0) continue;
            const Tally pair = roots_on(first, other);
            if (pair.total() == 0) continue;
            const Mask rest = orbits & ~(Mask{1} << first) & ~(Mask{1} << other);
            result.add(product(pair, roots_of(rest)));
        }
        known_[orbits] = result;
        return result;
    }

    Tally roots_on(std::size_t first, std::size_t other) const {
        Tally result;
        for (const Map& map : maps_between(first, other, images_)) {
            StickerMap back;
            back.fill(nowhere);
            for (Sticker sticker : orbits_[first]) back[map.image[sticker]] = square_[sticker];
            if (first == other && back != map.image) continue;
            result.add(tally_of(joined(map.image, back)));
        }
        return result;
    }

    std::size_t                       turns_;
    std::vector<StickerMap>           generators_;
    std::vector<StickerMap>           images_;
    std::optional<StickerMap>         inverting_;  // a symmetry that comes with inversion
    bool                              mirrors_ = false;
    StickerMap                        square_{};
    std::vector<std::vector<Sticker>> orbits_;
    std::unordered_map<Mask, Tally>   known_;
};

}  // namespace

FixedCount fixed_positions(const IsomorphismSet& subgroup) {
    const Tally corners = KindCounter(corner_facelets, subgroup).count();
    const Tally edges   = KindCounter(edge_facelets, subgroup).count();
    FixedCount  count;
    count.all = Natural(corners.total()) * Natural(edges.total());
    for (std::size_t parity = 0; parity < 2; ++parity)
        count.reachable += Natural(corners.ways[parity][0]) * Natural(edges.ways[parity][0]);
    return count;
}

}  // namespace antipode
