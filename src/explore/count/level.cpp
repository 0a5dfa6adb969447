#include "explore/count/level.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>

#include "base/parallel.h"
#include "explore/count/joining.h"
#include "explore/count/prefixes.h"
#include "explore/count/products.h"
#include "explore/messages.h"

namespace antipode::counting {
namespace {

Error too_little_memory() {
    return {.kind = ErrorKind::environment, .message = explore_message<"count-out-of-memory">()};
}

Error stopped_building() {
    return {.kind = ErrorKind::stopped, .message = explore_message<"count-interrupted">()};
}

// Distinct states of one coset, and for each the moves that it was found with.
class StateSet {
public:
    // Forgets everything; `expected` states at most will be added.
    void clear(std::size_t expected) {
        const std::size_t size = std::bit_ceil(2 * expected + 1);
        mask_                  = size - 1;
        places_.assign(size, 0);
        states_.clear();
        kept_from_ = 0;
    }

    // What has been added so far is known, and not to be found again.
    void keep_from_here() { kept_from_ = states_.size(); }

    void add(Key key, MoveMask found_with) {
        std::size_t place = key * 0x9e3779b97f4a7c15 >> 32 & mask_;
        for (; places_[place] != 0; place = (place + 1) & mask_)
            if (states_[places_[place] - 1].key == key) {
                states_[places_[place] - 1].found_with |= found_with;
                return;
            }
        states_.push_back({key, found_with});
        places_[place] = static_cast<std::uint32_t>(states_.size());
    }

    struct State {
        Key      key;
        MoveMask found_with;
    };
    std::span<const State> kept() const { return std::span(states_).subspan(kept_from_); }

private:
    std::vector<std::uint32_t> places_;  // 1 + the place in states_
    std::vector<State>         states_;
    std::size_t                mask_      = 0;
    std::size_t                kept_from_ = 0;
};

// The array that all lists of a level lie in. Its size is not known before, so
// enough for all products is taken; memory that is never touched is not used.
class Arena {
public:
    static std::uint64_t bytes_for(std::uint64_t products) {
        // A tenth more for cosets with symmetries, which are kept whole; near the
        // solved cube they are more than that.
        return (products + products / 10 + 100'000) * sizeof(EdgeState);
    }

    explicit Arena(Mapping mapping)
        : mapping_(std::move(mapping)),
          states_(reinterpret_cast<EdgeState*>(mapping_.writable().data())),
          capacity_(mapping_.bytes().size() / sizeof(EdgeState)) {}

    // Copies the states and says where; may be called from several threads.
    std::uint32_t add(std::span<const EdgeState> states) {
        const std::uint64_t first = next_.fetch_add(states.size(), std::memory_order_relaxed);
        if (first + states.size() <= capacity_)
            std::copy(states.begin(), states.end(), states_ + first);
        return static_cast<std::uint32_t>(first);
    }

    bool    is_overfull() const { return next_.load() > capacity_; }
    Mapping take() && { return std::move(mapping_); }

private:
    Mapping                    mapping_;
    EdgeState*                 states_;
    std::uint64_t              capacity_;
    std::atomic<std::uint64_t> next_{0};
};

using Places = std::vector<Level::Place>;

// The classes of orders of the corners that occur in a level. Near the solved cube they
// are few, and nothing else has to be looked at.
std::vector<bool> occurring_classes(const Level& level) {
    std::vector<bool> occurring(CornerCosets::classes, false);
    for (Slot slot = 0; slot < CornerCosets::slots; ++slot)
        if (level.places()[slot].count() > 0) occurring[slot / CornerCosets::twists] = true;
    return occurring;
}

// Builds the lists of the slots of one order of the corners after the other.
class LevelBuilder {
public:
    LevelBuilder(const LevelRequest& request, std::span<const Prefix> moves,
                 const std::vector<bool>& occurring, Arena& arena, Places& places)
        : request_(request), moves_(moves), occurring_(occurring), arena_(arena), places_(places) {}

    void build(std::uint32_t order_class) {
        if (!is_next_to_the_last_level(order_class)) return;
        const Joining joining(request_.cosets, order_class, moves_, Junction::cancelling_only);
        const Slot    first = order_class * CornerCosets::twists;
        built_.clear();
        for (Slot slot = first; slot < first + CornerCosets::twists; ++slot)
            if (request_.cosets.is_used(slot)) build_list(joining, slot);
        const std::uint32_t base = arena_.add(built_);
        for (Slot slot = first; slot < first + CornerCosets::twists; ++slot)
            places_[slot].first += base;
    }

private:
    bool is_next_to_the_last_level(std::uint32_t order_class) const {
        const CornerCosets& cosets  = request_.cosets;
        const Cube          corners = cosets.representative(order_class * CornerCosets::twists);
        return std::any_of(moves_.begin(), moves_.end(), [&](const Prefix& move) {
            const Slot slot = cosets.find_raw(inverse(move.cube) * corners).slot;
            return occurring_[slot / CornerCosets::twists];
        });
    }

    void build_list(const Joining& joining, Slot slot) {
        joining.find_lists(slot, request_.last, joined_);
        if (joined_.total == 0) return;
        const std::span<const EdgeState> same = request_.last.list(slot);
        set_.clear(joined_.total + same.size());
        // In face turns a neighbour of the last level may be in it.
        for (const EdgeState& state : same) set_.add(key_of(state.edges), 0);
        set_.keep_from_here();
        keys_.resize(joined_.total + products_slack);
        for (const JoinedList& list : joined_.lists) {
            Key* const end = products_(list.states, *list.frame, keys_.data());
            for (const Key* key = keys_.data(); key != end; ++key)
                set_.add(*key, move_bits_[list.prefix]);
        }
        write(slot);
    }

    void write(Slot slot) {
        const auto states   = set_.kept();
        places_[slot].first = static_cast<std::uint32_t>(built_.size());
        places_[slot].more  = static_cast<std::uint32_t>(states.size()) << 6;
        for (const StateSet::State& state : states)
            built_.push_back({edges_of(state.key), state.found_with});
    }

    // Which move a prefix of one move is.
    static std::vector<MoveMask> bits_of(std::span<const Prefix> moves) {
        std::vector<MoveMask> bits;
        for (const Prefix& prefix : moves)
            for (const Move m : all_moves)
                if (move_cube(m) == prefix.cube) bits.push_back(MoveMask{1} << m.index());
        return bits;
    }

    const LevelRequest&      request_;
    std::span<const Prefix>  moves_;
    const std::vector<bool>& occurring_;  // classes of the last level
    Arena&                   arena_;
    Places&                  places_;
    std::vector<MoveMask>    move_bits_ = bits_of(moves_);
    Products                 products_  = products();
    StateSet                 set_;
    JoinedLists              joined_;
    std::vector<Key>         keys_;
    std::vector<EdgeState>   built_;
};

void fill_unused(const CornerCosets& cosets, Places& places) {
    for (const CornerCosets::Unused& unused : cosets.unused()) {
        const Level::Place& used = places[unused.used_instead];
        places[unused.slot]      = {used.first, used.more | cosets.to_used(unused.slot)};
    }
}

}  // namespace

std::uint64_t Level::size() const {
    std::uint64_t sum = 0;
    for (const Place place : places_)
        if (place.to_used() == 0) sum += place.count();
    return sum;
}

Result<Level> first_level(const CornerCosets& cosets) {
    auto mapping = Mapping::zeroed(sizeof(EdgeState));
    if (!mapping) return too_little_memory();
    EdgeState home;
    std::copy_n(solved.edges.begin(), edge_count, home.edges.begin());
    std::memcpy(mapping->writable().data(), &home, sizeof home);
    Places places(CornerCosets::slots);
    places[cosets.find(solved).slot].more = 1U << 6;
    fill_unused(cosets, places);
    return Level(*std::move(mapping), std::move(places));
}

Result<Level> next_level(const LevelRequest& request) {
    const Prefixes prefixes(request.metric, 1);
    const auto     moves   = prefixes.level(1);
    auto           mapping = Mapping::zeroed(Arena::bytes_for(request.last.size() * moves.size()));
    if (!mapping) return too_little_memory();
    Arena                   arena(*std::move(mapping));
    Places                  places(CornerCosets::slots);
    const std::vector<bool> occurring = occurring_classes(request.last);
    parallel_for(CornerCosets::classes, {request.threads, 1},
                 [&](std::size_t first, std::size_t last) {
                     LevelBuilder builder(request, moves, occurring, arena, places);
                     for (std::size_t i = first; i < last && !request.stop.stop_requested(); ++i)
                         builder.build(static_cast<std::uint32_t>(i));
                 });
    if (request.stop.stop_requested()) return stopped_building();
    if (arena.is_overfull()) return too_little_memory();
    fill_unused(request.cosets, places);
    return Level(std::move(arena).take(), std::move(places));
}

}  // namespace antipode::counting
