#include "explore/find.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <utility>

#include "base/cpu.h"
#include "base/parallel.h"
#include "cube/isomorphs.h"
#include "cube/papers.h"
#include "explore/count/centred_level.h"
#include "explore/find_walk.h"
#include "explore/structure/symmetry_types.h"
#include "notation/simplify.h"

namespace antipode {
namespace {

using finding::Harvest;
using finding::Hit;
using finding::Prefix;
using finding::Search;

// Two moves make enough prefixes for a few threads and for an honest progress.
constexpr std::size_t prefix_length = 2;

// The symmetries that change nothing about the question.
SymmetrySet symmetries_of_question(const FindRequest& request) {
    SymmetrySet kept = symmetries_in(request.condition.keeps())
                       & symmetries_of(with_centres(request.from, request.centres));
    for (Symmetry s : all_symmetries) {
        const bool moves_stay = std::ranges::all_of(request.moves, [&](Move m) {
            return std::ranges::find(request.moves, image(s, m)) != request.moves.end();
        });
        const bool faces_stay = std::ranges::all_of(request.modulo, [&](Face f) {
            return std::ranges::find(request.modulo, image(s, f)) != request.modulo.end();
        });
        if (!moves_stay || !faces_stay) kept[s.index()] = false;
    }
    return kept;
}

// One of each orbit of first moves is enough up to isomorphism.
std::uint32_t first_moves(const FindRequest& request, std::uint32_t allowed) {
    if (request.sameness == Sameness::equality) return allowed;
    const SymmetrySet kept   = symmetries_of_question(request);
    std::uint32_t     chosen = 0;
    for (Move m : all_moves) {
        if ((allowed >> m.index() & 1) == 0) continue;
        std::size_t first = m.index();
        for (Symmetry s : all_symmetries)
            if (kept[s.index()]) first = std::min(first, image(s, m).index());
        chosen |= 1U << first;
    }
    return chosen & allowed;
}

std::vector<Prefix> prefixes_of(const Search& search, std::size_t length) {
    const FindRequest&  request  = search.request;
    std::vector<Prefix> prefixes = {{{},
                                     request.from,
                                     WordRules::start,
                                     search.bounds.state_of(request.from),
                                     request.centres.twists}};
    for (std::size_t at = 0; at < length; ++at) {
        std::vector<Prefix> longer;
        for (const Prefix& prefix : prefixes) {
            std::uint32_t allowed = search.rules.allowed(prefix.state);
            if (at == 0) allowed = first_moves(request, allowed);
            for (Move move : all_moves) {
                if ((allowed >> move.index() & 1) == 0) continue;
                Prefix next = prefix;
                next.word.push_back(move);
                next.cube   = prefix.cube * move;
                next.state  = WordRules::next(prefix.state, move);
                next.homes  = search.bounds.moved(prefix.homes, move);
                next.twists = (prefix.twists * move) & request.centres.counted;
                longer.push_back(std::move(next));
            }
        }
        prefixes = std::move(longer);
    }
    return prefixes;
}

// A position by its zip, or with the centres that count.
struct Key {
    Zip                      zip     = {};
    counting::PackedPosition centred = {};

    friend auto operator<=>(const Key&, const Key&) = default;
};

// What stands for all positions that count as the same.
class PositionKey {
public:
    explicit PositionKey(const FindRequest& request)
        : request_(request), symmetries_(request.centres.counted) {
        turns_ = {with_centres(solved, {.counted = request.centres.counted})};
        for (Face face : request.modulo) {
            std::vector<CentredCube> more;
            for (const CentredCube& cube : turns_) {
                more.push_back(cube);
                for (const Turn turn : all_turns) more.push_back(cube * Moves{Move(face, turn)});
            }
            turns_ = std::move(more);
        }
    }

    Key operator()(const Hit& hit) const {
        const CentredCube cube  = {hit.cube, hit.twists, request_.centres.counted};
        Key               least = key_of(cube);
        if (turns_.size() == 1) return least;
        for (const CentredCube& before : turns_)
            for (const CentredCube& after_it : turns_)
                least = std::min(least, key_of(before * cube * after_it));
        return least;
    }

private:
    Key key_of(const CentredCube& cube) const {
        const bool is_class = request_.sameness == Sameness::isomorphism;
        if (cube.counted.empty())
            return {.zip = zip_of(is_class ? representative(cube.cube) : cube.cube)};
        if (!is_class) return {.centred = counting::packed(cube.cube, cube.twists)};
        return {.centred = std::min(symmetries_.chosen(cube.cube, cube.twists),
                                    symmetries_.chosen(inverse(cube.cube), inverse(cube.twists)))};
    }

    const FindRequest&                request_;
    const counting::CentredSymmetries symmetries_;
    std::vector<CentredCube>          turns_;
};

// As info tells it: the positions that isomorphisms make of this one.
std::size_t morph_with_centres(const CentredCube& cube) {
    if (cube.counted.empty()) return morph(cube.cube);
    return 2 * Symmetry::count / (symmetries_of(cube).count() + antisymmetries_of(cube).count());
}

bool comes_before(const Moves& a, const Moves& b) {
    return std::ranges::lexicographical_compare(a, b, {}, &Move::index, &Move::index);
}

class Finder {
public:
    Finder(const FindRequest& request, const FindWatch& watch)
        : request_(request),
          watch_(watch),
          rules_(request.moves, request.metric),
          bounds_(request.condition.needs(), usable_moves(), request.depth),
          key_(request) {}

    FindAnswer run() {
        for (std::size_t depth = 0; depth <= request_.depth && go_on(); ++depth) {
            walk(depth);
            if (watch_.stop.stop_requested()) answer_.ended = FindEnd::stopped;
            if (answer_.ended == FindEnd::exhausted) answer_.complete = depth;
        }
        return std::move(answer_);
    }

private:
    bool go_on() const { return answer_.ended == FindEnd::exhausted; }

    std::vector<Move> usable_moves() const {
        std::vector<Move> moves = request_.moves;
        if (request_.metric == Metric::qtm)
            std::erase_if(moves, [](Move m) { return m.turn() == Turn::half; });
        return moves;
    }

    // All words of one length.
    void walk(std::size_t depth) {
        const Search search   = search_until(watch_.stop);
        const auto   prefixes = prefixes_of(search, std::min(depth, prefix_length));
        const auto   rest     = depth - std::min(depth, prefix_length);
        std::size_t  done     = 0;
        news_.clear();
        parallel_for(
            prefixes.size(), {.threads = request_.threads, .stop = watch_.stop},
            [&](std::size_t i, std::size_t, const std::stop_token& stop) {
                Harvest harvest;
                (cpu().avx2 ? finding::walk_avx2 : finding::walk_plain)(search_until(stop),
                                                                        prefixes[i], rest, harvest);
                store(harvest);
                const std::lock_guard lock(mutex_);
                ++done;
                watch_.on_progress({depth, double(done) / double(prefixes.size()),
                                    std::min(answer_.found.size() + news_.size(), request_.limit)});
            });
        publish(depth);
    }

    Search search_until(const std::stop_token& stop) {
        return {request_, rules_, bounds_, stop, [this](Harvest& harvest) { store(harvest); }};
    }

    // Of words to the same position, the first in the order of moves stays, so that
    // threads leave no trace in the answer.
    void store(Harvest& harvest) {
        std::vector<Key> keys;
        for (const Hit& hit : harvest.hits) keys.push_back(key_(hit));
        const std::lock_guard lock(mutex_);
        answer_.visited += std::exchange(harvest.visited, 0);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const Hit& hit = harvest.hits[i];
            if (known_.contains(keys[i])) continue;
            const auto [place, is_new] = news_.try_emplace(keys[i], hit);
            if (!is_new && comes_before(hit.word, place->second.word)) place->second = hit;
        }
        harvest.hits.clear();
        if (news_.size() / 2 > std::max(room(), Harvest::most)) forget_last();
    }

    std::size_t room() const { return request_.limit - answer_.found.size(); }

    // Only the first words of a depth are told, as many as there is room for. One that
    // others have driven out can come in again only with a word that is before theirs.
    void forget_last() {
        std::vector<std::map<Key, Hit>::iterator> all;
        for (auto each = news_.begin(); each != news_.end(); ++each) all.push_back(each);
        const auto last = all.begin() + static_cast<std::ptrdiff_t>(room());
        std::ranges::nth_element(all, last, comes_before, [](const auto& each) -> const Moves& {
            return each->second.word;
        });
        std::for_each(last, all.end(), [this](const auto& each) { news_.erase(each); });
    }

    void publish(std::size_t depth) {
        std::vector<Hit> hits;
        for (const auto& [key, hit] : news_) {
            known_.insert(key);
            hits.push_back(hit);
        }
        std::ranges::sort(hits, comes_before, &Hit::word);
        for (const Hit& hit : hits) {
            if (answer_.found.size() == request_.limit) break;
            const Centres centres = {hit.twists, request_.centres.counted};
            answer_.found.push_back({simplify(hit.word), hit.cube, centres, depth,
                                     morph_with_centres(with_centres(hit.cube, centres)),
                                     representative(hit.cube)});
            watch_.on_found(answer_.found.back());
        }
        if (answer_.found.size() == request_.limit) answer_.ended = FindEnd::enough_found;
    }

    const FindRequest& request_;
    const FindWatch&   watch_;
    const WordRules    rules_;
    const HomeBounds   bounds_;
    const PositionKey  key_;
    std::mutex         mutex_;  // guards what follows, while threads walk
    FindAnswer         answer_;
    std::map<Key, Hit> news_;  // found at this depth
    std::set<Key>      known_;
};

}  // namespace

// A position is kept with its word in a tree while its depth is walked, where there are
// at most twice as many as are wanted; then in a tree of all keys, and in the answer.
std::size_t most_found(std::uint64_t memory) {
    constexpr std::size_t node     = 4 * sizeof(void*);
    constexpr std::size_t word     = 4 * sizeof(void*);  // on the heap
    constexpr std::size_t while_it = sizeof(Key) + sizeof(Hit) + node + word;
    constexpr std::size_t later    = sizeof(Key) + node + sizeof(Found) + sizeof(Hit) + 2 * word;
    return static_cast<std::size_t>(memory / (2 * while_it + later));
}

FindAnswer find_positions(const FindRequest& request, const FindWatch& watch) {
    return Finder(request, watch).run();
}

}  // namespace antipode
