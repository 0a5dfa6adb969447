#include "explore/structure/enumerate.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <unordered_map>

#include "base/in_order.h"
#include "base/parallel.h"
#include "cube/validity.h"
#include "explore/structure/centre_ways.h"
#include "explore/structure/class_test.h"
#include "explore/structure/half_walk.h"
#include "explore/structure/neighbours.h"
#include "explore/structure/one_kind.h"

namespace antipode::structure {
namespace {

// Enough for an honest progress, and for threads to end together.
constexpr std::size_t least_units = 1000;

// Longer lists take more memory than they save time.
constexpr std::uint64_t most_listed = 4'000'000;

// Halves of one parity with one group, so that most is decided for all of them at once.
struct HalfGroup {
    std::size_t                 parity;
    IsomorphismSet              group;
    std::vector<Orbit>          orbits;
    std::vector<IsomorphismSet> less;
};

struct WalkedHalf {
    Orbit          orbit;
    std::size_t    parity;
    ImageRelations relations;
};

Cube put_together(PieceKind kind, const Orbit& half, const Orbit& other) {
    return kind == PieceKind::corner ? Cube{.edges = other, .corners = half}
                                     : Cube{.edges = half, .corners = other};
}

using Output = InOrder<WantedPosition>;

class Enumerator {
public:
    Enumerator(const WantedSet& wanted, const EnumerationOptions& options,
               const EnumerationWatch& watch)
        : wanted_(wanted), options_(options), watch_(watch), test_(wanted) {}

    Enumeration run() {
        const std::stop_callback forward(watch_.stop, [this] { stop_.request_stop(); });
        for (walk_ = 0; walk_ < test_.walks() && !stop_.stop_requested(); ++walk_) do_walk();
        Enumeration answer{.classes = classes_};
        if (watch_.stop.stop_requested()) answer.ended = EnumerationEnd::stopped;
        if (told_ == options_.limit) {
            answer.classes = told_;
            answer.ended   = EnumerationEnd::enough_found;
        }
        return answer;
    }

private:
    // One thread's share of one unit of a walk.
    struct Work {
        FaceWatch              faces;
        Output::Unit*          output = nullptr;
        std::uint64_t          found  = 0;
        const std::stop_token* stop   = nullptr;
        // By the group of the half that is walked, for each group of the other.
        std::unordered_map<IsomorphismSet, std::vector<ClassTest::Verdict>> verdicts = {};
        // By the group of a whole position.
        std::unordered_map<IsomorphismSet, ClassTest::Verdict> known = {};
    };

    const WantedPart& part() const { return wanted_.parts[test_.walk(walk_).part]; }

    HalfWalk::Conditions conditions(PieceKind kind, FaceWatch& faces) const {
        return {.watch = faces, .parities = part().demands.parities.of(kind)};
    }

    void do_walk() {
        const Demands&        demands  = part().demands;
        const IsomorphismSet& subgroup = test_.walk(walk_).subgroup;
        const HalfWalk        corners(PieceKind::corner, subgroup, demands);
        const HalfWalk        edges(PieceKind::edge, subgroup, demands);
        const std::uint64_t   corner_ways = corners.ways(demands.parities.of(PieceKind::corner));
        const std::uint64_t   edge_ways   = edges.ways(demands.parities.of(PieceKind::edge));
        if (demands.with_centres) centres_ = related_centres(subgroup);
        if (demands.join_the_halves() || std::min(edge_ways, corner_ways) > most_listed)
            walk_joined(corners, edges);
        else if (edge_ways >= corner_ways)
            walk_apart(PieceKind::edge, edges, corners);
        else
            walk_apart(PieceKind::corner, corners, edges);
    }

    void walk_apart(PieceKind kind, const HalfWalk& walked, const HalfWalk& listed) {
        const auto groups = groups_of(other_kind(kind), listed);
        for_units(kind, walked, [&](const HalfCover& start, Work& work) {
            walked.walk(start, conditions(kind, work.faces), [&](const HalfCover& cover) {
                const WalkedHalf half = related(kind, cover);
                if ((half.relations.less & test_.normalizer(walk_)).none())
                    meet(kind, half, groups, work);
                return !work.stop->stop_requested();
            });
        });
    }

    void walk_joined(const HalfWalk& corners, const HalfWalk& edges) {
        for_units(PieceKind::corner, corners, [&](const HalfCover& start, Work& work) {
            corners.walk(start, conditions(PieceKind::corner, work.faces),
                         [&](const HalfCover& cover) {
                             join(cover, edges, work);
                             return !work.stop->stop_requested();
                         });
        });
    }

    void join(const HalfCover& corners, const HalfWalk& edges, Work& work) {
        std::optional<WalkedHalf>   half;  // found out when it is needed
        std::optional<PlacementSet> allowed;
        if (part().demands.continuous) allowed = continuing(corners.orbit);
        const HalfWalk::Conditions conditions{
            .watch    = work.faces,
            .parities = part().demands.parities.beside(PieceKind::corner, corners.cover.parity),
            .allowed  = allowed ? &*allowed : nullptr};
        edges.walk(HalfCover{.faces = corners.faces}, conditions, [&](const HalfCover& cover) {
            if (!work.faces.accepts(cover.faces)) return true;
            if (!half) half = related(PieceKind::corner, corners);
            const ImageRelations other = relations_of(cover.orbit, PieceKind::edge);
            examine(put_together(PieceKind::corner, half->orbit, cover.orbit),
                    {half->relations.same & other.same, images_before(half->relations, other)},
                    work);
            return !work.stop->stop_requested();
        });
    }

    static WalkedHalf related(PieceKind kind, const HalfCover& cover) {
        return {cover.orbit, cover.cover.parity, relations_of(cover.orbit, kind)};
    }

    std::vector<HalfGroup> groups_of(PieceKind kind, const HalfWalk& listed) const {
        std::vector<HalfGroup>                                         groups;
        std::array<std::unordered_map<IsomorphismSet, std::size_t>, 2> known;
        FaceWatch                                                      faces(part().demands.faces);
        listed.walk(HalfCover{.faces = faces.start()}, conditions(kind, faces),
                    [&](const HalfCover& cover) {
                        const WalkedHalf half = related(kind, cover);
                        const auto [place, is_new] =
                            known[half.parity].try_emplace(half.relations.same, groups.size());
                        if (is_new) groups.push_back({half.parity, half.relations.same, {}, {}});
                        groups[place->second].orbits.push_back(half.orbit);
                        groups[place->second].less.push_back(half.relations.less);
                        return !stop_.stop_requested();
                    });
        return groups;
    }

    void meet(PieceKind kind, const WalkedHalf& half, const std::vector<HalfGroup>& groups,
              Work& work) {
        if (part().demands.with_centres) return meet_each(kind, half, groups, work);
        const auto [row, is_new] = work.verdicts.try_emplace(half.relations.same);
        if (is_new)
            for (const HalfGroup& group : groups)
                row->second.push_back(test_.judge(walk_, half.relations.same & group.group));
        const ParitySet beside = part().demands.parities.beside(kind, half.parity);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const ClassTest::Verdict& verdict = row->second[i];
            if (!has_parity(beside, groups[i].parity) || !verdict.is_possible
                || (verdict.rivals & half.relations.less).any())
                continue;
            meet_group(kind, half, groups[i], verdict, work);
        }
    }

    void meet_group(PieceKind kind, const WalkedHalf& half, const HalfGroup& group,
                    const ClassTest::Verdict& verdict, Work& work) {
        const IsomorphismSet both     = half.relations.same & group.group;
        const IsomorphismSet deciding = verdict.rivals & half.relations.same & ~both;
        const bool is_counted = part().is_exact && !verdict.has_doubts() && !watch_.on_found;
        if (is_counted && deciding.none()) {
            work.found += group.orbits.size();
            return;
        }
        for (std::size_t i = 0; i < group.orbits.size(); ++i) {
            if ((deciding & group.less[i]).any()) continue;
            if (is_counted) {
                ++work.found;
                continue;
            }
            consider(with_centres(put_together(kind, half.orbit, group.orbits[i]), {}), verdict,
                     images_before(half.relations, {both, group.less[i]}), both, work);
            if (work.stop->stop_requested()) return;
        }
    }

    // Nothing is decided for all of a group where centres count.
    void meet_each(PieceKind kind, const WalkedHalf& half, const std::vector<HalfGroup>& groups,
                   Work& work) {
        const ParitySet beside = part().demands.parities.beside(kind, half.parity);
        for (const HalfGroup& group : groups) {
            if (!has_parity(beside, group.parity)) continue;
            const IsomorphismSet both = half.relations.same & group.group;
            for (std::size_t i = 0; i < group.orbits.size(); ++i) {
                if (work.stop->stop_requested()) return;
                examine(put_together(kind, half.orbit, group.orbits[i]),
                        {both, images_before(half.relations, {both, group.less[i]})}, work);
            }
        }
    }

    // A position that was put together, as it relates to its images.
    void examine(const Cube& cube, const ImageRelations& relations, Work& work) {
        if (part().demands.with_centres) return turn_centres(cube, relations, work);
        const auto& verdict = judged(relations.same, work);
        if (verdict.is_possible)
            consider(with_centres(cube, {}), verdict, relations.less, relations.same, work);
    }

    const ClassTest::Verdict& judged(const IsomorphismSet& group, Work& work) const {
        const auto [row, is_new] = work.known.try_emplace(group);
        if (is_new) row->second = test_.judge(walk_, group);
        return row->second;
    }

    // Centres come last in the order of positions: an image whose pieces come before these
    // ones comes before all of them.
    void turn_centres(const Cube& cube, const ImageRelations& pieces, Work& work) {
        if ((pieces.less & test_.normalizer(walk_)).any()) return;
        for (const auto& [twists, relations] : centres_[corner_parity(cube)]) {
            if (work.stop->stop_requested()) return;
            const IsomorphismSet      group   = pieces.same & relations.same;
            const ClassTest::Verdict& verdict = judged(group, work);
            if (verdict.is_possible)
                consider({cube, twists, all_centres}, verdict, images_before(pieces, relations),
                         group, work);
        }
    }

    void consider(const CentredCube& cube, const ClassTest::Verdict& verdict,
                  const IsomorphismSet& before, const IsomorphismSet& group, Work& work) {
        if ((verdict.rivals & before).any()) return;
        if (!part().is_exact && !part().is_member(cube)) return;
        if (verdict.has_doubts() && !test_.settles(walk_, verdict, cube, before)) return;
        ++work.found;
        if (watch_.on_found)
            work.output->add({cube.cube, wanted_.same.count() / (group & wanted_.same).count(),
                              part().demands.counting, centres_of(cube)});
    }

    template <class Body>
    void for_units(PieceKind kind, const HalfWalk& walked, const Body& body) {
        FaceWatch   faces(part().demands.faces);
        const auto  starts = walked.starts(least_units, conditions(kind, faces));
        Output      output([this](const WantedPosition& position) { tell(position); });
        std::size_t done = 0;
        parallel_for(starts.size(), {.threads = options_.threads, .stop = stop_.get_token()},
                     [&](std::size_t i, std::size_t, const std::stop_token& stop) {
                         Output::Unit unit(output, i, stop);
                         Work         work{.faces = faces, .output = &unit, .stop = &stop};
                         body(starts[i], work);
                         unit.end();
                         const std::lock_guard lock(mutex_);
                         classes_ += work.found;
                         ++done;
                         watch_.on_progress(
                             (static_cast<double>(walk_)
                              + static_cast<double>(done) / static_cast<double>(starts.size()))
                                 / static_cast<double>(test_.walks()),
                             classes_);
                     });
    }

    void tell(const WantedPosition& position) {
        if (told_ == options_.limit) return;
        watch_.on_found(position);
        if (++told_ == options_.limit) stop_.request_stop();
    }

    const WantedSet&          wanted_;
    const EnumerationOptions& options_;
    const EnumerationWatch&   watch_;
    const ClassTest           test_;
    std::stop_source          stop_;
    std::size_t               walk_ = 0;
    CentresByParity           centres_;   // of the walk, where they count
    std::uint64_t             told_ = 0;  // by whoever has its turn
    std::mutex                mutex_;     // guards what follows
    std::uint64_t             classes_ = 0;
};

}  // namespace

Enumeration enumerate(const WantedSet& wanted, const EnumerationOptions& options,
                      const EnumerationWatch& watch) {
    return Enumerator(wanted, options, watch).run();
}

}  // namespace antipode::structure
