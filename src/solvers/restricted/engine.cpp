#include "solvers/restricted/engine.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>

#include "base/team.h"
#include "cube/algebra.h"
#include "cube/facelet_permutation.h"
#include "group/word_finder.h"
#include "notation/simplify.h"
#include "solvers/restricted/exact_search.h"

namespace antipode {
namespace {

double decimal_logarithm(const Natural& n) { return std::log10(std::stod(n.decimal())); }

// Up to this order the exact search answers within a second or so.
constexpr double small_group = 10;  // decimal digits

// Beyond this order, proofs are out of reach and a large ball is not worth its time.
constexpr double provable_group = 13;

std::size_t ball_size(const TurnGroup& group, const Engine::Sizes& sizes) {
    const double digits = decimal_logarithm(group.order());
    // Meeting in the middle needs about the root of the group on either side;
    // a larger ball is soon paid back by walks that are shorter.
    const double wanted = digits <= provable_group ? 16 * std::pow(10, digits / 2) : 500'000;
    return static_cast<std::size_t>(
        std::min(std::max(wanted, 200'000.0), static_cast<double>(sizes.max_positions)));
}

bool is_on_axis(Face face, Face axis) { return face == axis || face == opposite(axis); }

// A subset of the turns whose group may serve as the middle of the way.
struct Candidate {
    TurnSet turns;
    double  handicap = 0;
};

// Whole faces on one axis with half turns of the others; and, with a handicap
// since it does worse at the same size, what is left without one of the faces.
std::vector<Candidate> candidates_of(TurnSet powers) {
    constexpr double       handicap = 0.2;
    std::vector<Candidate> candidates;
    for (Face axis : {Face::U, Face::R, Face::F}) {
        TurnSet inner;
        for (Move m : powers.turns())
            if (is_on_axis(m.face(), axis) || m.turn() == Turn::half) inner.insert(m);
        candidates.push_back({inner});
    }
    candidates.push_back({powers});
    const std::size_t wholes = candidates.size();
    for (Face dropped : all_faces)
        for (std::size_t i = 0; i < wholes; ++i) {
            TurnSet inner;
            for (Move m : candidates[i].turns.turns())
                if (m.face() != dropped) inner.insert(m);
            candidates.push_back({inner, handicap});
        }
    return candidates;
}

struct Middle {
    TurnGroup group;
    double    badness;  // how far from half of the way, on a logarithmic scale
};

// Distinct ones, the best first. A share of the way outside the range leaves one
// stage with nearly all of the work.
std::vector<Middle> middles_of(const TurnGroup& whole) {
    constexpr double    smallest_share = 0.3;
    constexpr double    best_share     = 0.52;
    constexpr double    largest_share  = 0.75;
    std::vector<Middle> middles;
    const double        digits = decimal_logarithm(whole.order());
    for (const Candidate& candidate : candidates_of(powers_of(whole.turns()))) {
        const bool known = std::any_of(middles.begin(), middles.end(), [&](const Middle& m) {
            return m.group.turns() == candidate.turns;
        });
        if (known || candidate.turns.is_empty()) continue;
        TurnGroup    group(candidate.turns);
        const double share = decimal_logarithm(group.order()) / digits;
        if (share < smallest_share || share > largest_share) continue;
        middles.push_back({std::move(group), std::abs(share - best_share) + candidate.handicap});
    }
    std::stable_sort(middles.begin(), middles.end(),
                     [](const Middle& a, const Middle& b) { return a.badness < b.badness; });
    return middles;
}

}  // namespace

Engine::Engine(const TurnRules& rules, const Sizes& sizes, const std::stop_token& stop)
    : rules_(rules), group_(rules.permitted()), ball_(rules_, ball_size(group_, sizes), stop) {
    if (decimal_logarithm(group_.order()) <= small_group) return;
    add_staged_searches(sizes, stop);
    way_ = staged_.empty() ? Way::words : Way::staged;
}

// Two views are better than one, if the second is about as good.
void Engine::add_staged_searches(const Sizes& sizes, const std::stop_token& stop) {
    constexpr std::size_t enough    = 2;
    double                first_one = 0;
    for (const Middle& middle : middles_of(group_)) {
        if (!staged_.empty() && middle.badness > first_one + 0.01) return;
        auto search = StagedSearch::prepare(rules_, middle.group, {sizes.max_states}, stop);
        if (!search) continue;
        if (staged_.empty()) first_one = middle.badness;
        staged_.push_back(std::move(*search));
        if (staged_.size() == enough) return;
    }
}

// What comes next. Rounds of all staged searches go by the length of their first
// stage; the exact search goes on when it has used fewer nodes than the others,
// as far as one can tell from its last round.
class Engine::Schedule {
public:
    enum class Kind : std::uint8_t { staged, exact, none };
    struct Job {
        Kind               kind   = Kind::none;
        std::size_t        search = 0;
        StagedSearch::Task task   = {};
        unsigned           length = 0;  // to prove
    };

    Schedule(const Engine& engine, const Pursuit& pursuit) : engine_(engine) {
        const TurnSet permitted = engine.rules_.permitted();
        const bool    both_ways = inverse(permitted) == permitted;
        for (std::size_t i = 0; i < engine.staged_.size(); ++i) {
            directions_.push_back({Kind::staged, i, {pursuit.cube(), false, 0}, 0});
            if (both_ways)
                directions_.push_back({Kind::staged, i, {inverse(pursuit.cube()), true, 0}, 0});
        }
    }

    Job next() {
        const std::lock_guard lock(mutex_);
        if (!exact_runs_ && (directions_.empty() || exact_estimate_ <= staged_nodes_)) {
            exact_runs_ = true;
            return {Kind::exact, 0, {}, next_length_++};
        }
        if (directions_.empty()) return {};
        Job job         = directions_[next_direction_ % directions_.size()];
        job.task.length = static_cast<unsigned>(next_direction_++ / directions_.size());
        return job;
    }

    void done(const Job& job, std::uint64_t nodes) {
        const std::lock_guard lock(mutex_);
        if (job.kind == Kind::staged) staged_nodes_ += nodes;
        if (job.kind != Kind::exact) return;
        exact_runs_ = false;
        if (job.length > engine_.ball_.radius()) exact_estimate_ += growth * nodes;
    }

private:
    static constexpr std::uint64_t growth = 8;  // of the exact search, by one turn more

    const Engine&    engine_;
    std::vector<Job> directions_;
    std::mutex       mutex_;
    std::size_t      next_direction_ = 0;
    unsigned         next_length_    = 0;
    bool             exact_runs_     = false;
    std::uint64_t    exact_estimate_ = 0;
    std::uint64_t    staged_nodes_   = 0;
};

void Engine::run(Pursuit& pursuit) const {
    assert(group_.contains(pursuit.cube()));
    Schedule       schedule(*this, pursuit);
    const unsigned threads = staged_.empty() ? 1 : pursuit.limits().threads;
    run_team({.threads = threads}, [&](const TeamMember& member) {
        const std::stop_callback after_failure(member.stop, [&] { pursuit.end(Ended::stopped); });
        const bool               is_caller = member.number == 0;
        Runner runner(pursuit, is_caller ? Runner::Role::caller : Runner::Role::helper);
        if (is_caller && way_ == Way::words) offer_any_word(runner);
        work(schedule, runner);
        runner.settle();
    });
}

// For sets whose tables would be too big: any word, and what windows make of it.
void Engine::offer_any_word(Runner& runner) const {
    std::vector<Move>        quarter_or_half;
    std::vector<Permutation> generators;
    for (Move m : rules_.powers().turns()) {
        const bool is_first = quarter_or_half.empty() || quarter_or_half.back().face() != m.face();
        if (!is_first) continue;
        quarter_or_half.push_back(m);
        generators.push_back(facelet_permutation(move_cube(m)));
    }
    const auto finder = WordFinder::prepare(StabilizerChain(sticker_count, generators));
    if (!finder) return;
    const auto undoing = finder->word(facelet_permutation(inverse(runner.pursuit().cube())));
    if (!undoing) return;
    Moves word;
    for (const GeneratorPower& power : *undoing) {
        const Move m        = quarter_or_half[power.generator];
        const auto quarters = static_cast<std::int64_t>(m.turn()) * power.exponent;
        const auto turn     = static_cast<Turn>((quarters % 4 + 4) % 4);
        if (turn != Turn{}) word.push_back(Move(m.face(), turn));
    }
    runner.pursuit().offer(simplify(word));
    shorten_windows(ball_, 1, runner);
}

void Engine::work(Schedule& schedule, Runner& runner) const {
    Pursuit& pursuit = runner.pursuit();
    while (!pursuit.is_over()) {
        const Schedule::Job job    = schedule.next();
        const std::uint64_t before = runner.nodes();
        if (job.kind == Schedule::Kind::none) return;
        if (job.kind == Schedule::Kind::staged) {
            staged_[job.search].search(job.task, runner);
        } else {
            const auto word = ExactSearch(ball_, runner).of_length(pursuit.cube(), job.length);
            if (word) pursuit.offer(*word);
            if (!pursuit.is_over()) pursuit.prove(job.length + 1);
        }
        schedule.done(job, runner.nodes() - before);
    }
}

}  // namespace antipode
