#include "search/two_phase/solver.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <vector>

#include "base/at_end.h"
#include "base/cpu.h"
#include "base/team.h"
#include "cube/validity.h"
#include "search/two_phase/worker.h"

namespace antipode::two_phase {
namespace {

WorkDone work(const Tables& tables, Race& race, ListPool& pool, const Assignment& assignment) {
    std::unique_ptr<Lists> lists = pool.take();
    const WorkDone done = cpu().avx2 && cpu().bmi2 ? work_avx2(tables, race, *lists, assignment)
                                                   : work_plain(tables, race, *lists, assignment);
    pool.give_back(std::move(lists));
    return done;
}

// The caller's thread works too; when its share is done it waits for the others
// and goes on reporting what they find.
std::vector<WorkDone> work_together(const Tables& tables, Race& race, ListPool& pool,
                                    unsigned threads) {
    const WorkDone alone =
        work(tables, race, pool, {.share = {}, .until_worth_sharing = threads > 1});
    if (threads == 1 || race.is_over() || alone.searched_all) return {alone};
    std::vector<WorkDone> done(threads);
    unsigned              shares = 0;
    std::atomic<unsigned> ended{0};
    run_team({.threads = threads}, [&](const TeamMember& member) {
        const std::stop_callback after_failure(member.stop, [&] { race.end(Ended::stopped); });
        const AtEnd              tell([&] {
            ++ended;
            race.wake_caller();
        });
        WorkDone&                own = done[member.number];
        own                          = work(tables, race, pool,
                                            {.share = {member.number, member.size}, .first_round = alone.finished_rounds});
        if (member.number > 0) return;
        shares = member.size;
        while (race.wait_for_news([&] { return ended + 1 == shares; }))
            race.report({own.finished_rounds, own.nodes, race.elapsed()});
    });
    done.resize(shares);
    done[0].nodes += alone.nodes;
    done[0].probes += alone.probes;
    return done;
}

bool have_searched_all(const std::vector<WorkDone>& done) {
    return std::all_of(done.begin(), done.end(), [](const WorkDone& w) { return w.searched_all; });
}

// Every solution of at most `rounds` - 1 turns has a first phase that short and a
// second one no longer; up to the exactly known length none was overlooked.
unsigned proven_bound(const Tables& tables, const std::vector<WorkDone>& done) {
    unsigned rounds = done.front().finished_rounds;
    for (const WorkDone& share : done) rounds = std::min(rounds, share.finished_rounds);
    return std::min(rounds, tables.exact_inner_length() + 1);
}

}  // namespace

Solver Solver::with_centre_parity(Table table) const {
    assert(table.bytes().size() == centre_parity::bytes);
    Solver knowing         = *this;
    knowing.centre_parity_ = std::move(table);
    return knowing;
}

Answer Solver::solve(const Request& request, const Watch& watch) const {
    assert(is_reachable(with_centres(request.cube, request.centres)));
    Race           race({request.cube, metric(), request.turns, request.limits, request.preference,
                         request.centres, centre_parity_ ? CentreParity(*centre_parity_) : CentreParity()},
                        watch);
    const unsigned threads = std::max(1U, request.limits.threads);
    const auto     done    = work_together(*tables_, race, *lists_, threads);
    // A few turns only may need longer first phases than are searched.
    race.end(have_searched_all(done) ? Ended::exhausted : Ended::out_of_nodes);
    race.report({done.front().finished_rounds, done.front().nodes, race.elapsed()});

    Answer answer;
    answer.ended = race.ended();
    for (const WorkDone& share : done) {
        answer.nodes += share.nodes;
        answer.probes += share.probes;
    }
    answer.lower_bound = proven_bound(*tables_, done);
    if (const std::optional<Moves> best = race.best()) {
        answer.found    = true;
        answer.solution = *best;
        answer.length   = race.length_of(*best);
    }
    if (answer.ended == Ended::exhausted && !request.preference.value)
        answer.lower_bound = race.bound();
    answer.elapsed = race.elapsed();
    return answer;
}

}  // namespace antipode::two_phase
