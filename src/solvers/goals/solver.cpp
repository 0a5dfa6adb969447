#include "solvers/goals/solver.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "cube/algebra.h"
#include "notation/transform.h"
#include "solvers/goals/reach.h"
#include "solvers/goals/round.h"
#include "solvers/goals/ways.h"
#include "solvers/messages.h"

namespace antipode::goals {
namespace solver_detail {

// Turning everything, no position is further from any goal.
constexpr unsigned most_turns(Metric metric) { return metric == Metric::qtm ? 26 : 20; }
// A round of so many nodes takes a moment; the next would take long enough to be worth
// better tables, and threads.
constexpr std::uint64_t nodes_before_large_tables = 1'000'000;
constexpr std::uint64_t nodes_before_threads      = 20'000;
// The whole cube, where the tables of shortest solutions need only be opened.
constexpr std::uint64_t nodes_before_whole = 100'000;

class Search {
public:
    Search(const GoalSolver::Options& options, const Solver::Request& request, const Watch& watch)
        : options_(options), request_(request), watch_(watch), control_(request.limits, watch) {}

    Result<Solution> run() {
        auto ways = find_ways(options_, request_.cube);
        if (!ways) return ways.error();
        ways_ = *std::move(ways);
        if (auto error = prepare(first_size())) return *std::move(error);
        if (attempts_.empty()) return out_of_reach();
        if (auto error = deepen()) return *std::move(error);
        // Nothing was found, and nobody has asked yet whether anything can be.
        if (found_.empty() && !control_.is_over()) drop_out_of_reach();
        if (is_out_of_reach_) return out_of_reach();
        return finished();
    }

private:
    static Error out_of_reach() {
        return {.message = solver_message<"goal-out-of-reach">(), .field = "moves"};
    }

    // ---- tables -----------------------------------------------------------------------

    TableKey key_of(const Way& way, TableSize size) const {
        return {.goal = way.goal->goal, .steps = image(way.frame, way.steps), .size = size};
    }

    // So many that making them would take longer than most searches.
    TableSize first_size() const {
        constexpr std::size_t most = 6;
        std::vector<TableKey> different;
        for (const Way& way : ways_) {
            const TableKey key = key_of(way, TableSize::small);
            if (std::ranges::find(different, key) == different.end()) different.push_back(key);
        }
        return different.size() > most ? TableSize::tiny : TableSize::small;
    }

    std::optional<Error> prepare(TableSize size) {
        std::vector<Attempt> attempts;
        std::vector<Way>     ways;
        for (const Way& way : ways_) {
            const auto tables = tables_for(way, size);
            if (!tables) return tables.error();
            const Cube cube  = conjugate(request_.cube, way.frame);
            const auto start = (*tables)->start(cube);
            if (!start && !may_start_on_inverse((*tables)->goal())) continue;
            attempts.push_back({*tables, cube, start, keepers(**tables)});
            ways.push_back(way);
        }
        attempts_ = std::move(attempts);
        ways_     = std::move(ways);
        size_     = size;
        return std::nullopt;
    }

    // What turns on the position cannot do, those on its inverse may, unless all must come home.
    bool may_start_on_inverse(const Goal& goal) const {
        return options_.wanted.niss && !is_whole(goal);
    }

    Result<TablesPointer> tables_for(const Way& way, TableSize size) {
        const TableKey key = key_of(way, size);
        return control_.wait_for([&] {
            return options_.tables ? options_.tables(key, watch_.stop)
                                   : make_tables(key, request_.limits.threads, watch_.stop);
        });
    }

    static StepMask keepers(const GoalTables& tables) {
        StepMask mask = 0;
        for (std::size_t step = 0; step < tables.steps().size(); ++step)
            if (tables.goal().is_met(tables.steps().cube(static_cast<Step>(step))))
                mask |= StepMask{1} << step;
        return mask;
    }

    std::size_t different_tables() const {
        std::set<const GoalTables*> different;
        for (const Attempt& attempt : attempts_) different.insert(attempt.tables.get());
        return different.size();
    }

    // A large one takes up to 200 MB, and with many ways to hold the cube there are many.
    bool are_tables_few() const {
        constexpr std::size_t most = 8;
        return different_tables() <= most;
    }

    bool are_larger_tables_better() const {
        return are_tables_few() && std::ranges::any_of(attempts_, [](const Attempt& attempt) {
                   const GoalTables& tables = *attempt.tables;
                   return plan_tables(tables.goal(), tables.steps(), room_of(TableSize::large))
                          != tables.plan();
               });
    }

    // ---- lengths ----------------------------------------------------------------------

    static unsigned bound_of(const Attempt& attempt) {
        return attempt.start ? attempt.tables->bound(*attempt.start) : GoalTables::too_far;
    }

    unsigned first_length() const {
        unsigned length = longest_search;
        for (const Attempt& attempt : attempts_) length = std::min(length, bound_of(attempt));
        // Moves on the inverse may be shorter; what was proven before need not be again.
        return std::max(options_.wanted.niss ? 0U : length, request_.at_least);
    }

    unsigned last_length() const {
        if (options_.wanted.max_length) return *options_.wanted.max_length;
        const bool has_all = options_.turns.faces == TurnSet::every_turn() && options_.from.empty();
        return has_all ? std::max(most_turns(options_.metric), shortest_ + options_.wanted.slack)
                       : longest_search;
    }

    bool has_enough(unsigned length) const {
        const Wanted& wanted = options_.wanted;
        if (found_.empty()) return false;
        if (has_count()) return true;
        if (!wanted.all) return !wanted.count;
        return !wanted.max_length && length >= shortest_ + wanted.slack;
    }

    std::size_t most_of_round() const {
        const Wanted& wanted = options_.wanted;
        if (wanted.count) return *wanted.count;
        return wanted.all ? std::numeric_limits<std::size_t>::max() : 1;
    }

    std::optional<Error> deepen() {
        for (length_ = first_length(); length_ <= last_length(); ++length_) {
            if (attempts_.empty()) break;
            const std::uint64_t before = control_.nodes();
            const unsigned      threads =
                last_round_ < nodes_before_threads ? 1 : request_.limits.threads;
            keep(run_round({.attempts    = attempts_,
                            .length      = length_,
                            .lower_bound = found_.empty() ? length_ : shortest_,
                            .most        = most_of_round(),
                            .has_niss    = options_.wanted.niss,
                            .threads     = threads},
                           control_));
            last_round_ = control_.nodes() - before;
            if (control_.is_over() || has_enough(length_)) return std::nullopt;
            if (length_ == 0) drop_met();
            if (last_round_ >= nodes_before_threads) drop_out_of_reach();
            if (is_for_whole()) return go_on_with_whole();
            if (auto error = prepare_better()) return error;
        }
        return std::nullopt;
    }

    template <class Condition>
    void drop_if(const Condition& condition) {
        for (std::size_t i = attempts_.size(); i-- > 0;) {
            if (!condition(i)) continue;
            attempts_.erase(attempts_.begin() + static_cast<std::ptrdiff_t>(i));
            ways_.erase(ways_.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    // Once the goal is met there is nothing longer.
    void drop_met() {
        drop_if([&](std::size_t i) { return bound_of(attempts_[i]) == 0; });
    }

    // Tables see some pieces at a time; whether all can get there together is asked once, when
    // the answer does not come quickly.
    void drop_out_of_reach() {
        if (std::exchange(has_asked_reach_, true) || attempts_.empty()) return;
        if (options_.turns == HandTurnSet(TurnSet::every_turn()) && options_.from.empty()) return;
        if (options_.wanted.niss) return;  // with turns on the inverse more can be reached
        std::map<const GoalTables*, Reach> reaches;
        drop_if([&](std::size_t i) {
            const GoalTables& tables = *attempts_[i].tables;
            const auto        reach =
                reaches.try_emplace(&tables, tables.goal(), tables.steps().choice()).first;
            return !reach->second.may_meet(attempts_[i].cube);
        });
        is_out_of_reach_ = attempts_.empty() && found_.empty();
    }

    // With tiny tables a search may take as long as the small ones take to be made.
    std::optional<Error> prepare_better() {
        if (size_ == TableSize::tiny) {
            if (last_round_ < nodes_before_large_tables * different_tables()) return std::nullopt;
            return prepare(TableSize::small);
        }
        if (size_ == TableSize::large || last_round_ < nodes_before_large_tables)
            return std::nullopt;
        if (are_larger_tables_better()) return prepare(TableSize::large);
        size_ = TableSize::large;
        return std::nullopt;
    }

    // ---- the whole cube ---------------------------------------------------------------

    bool is_for_whole() const {
        const Wanted& wanted = options_.wanted;
        return options_.whole.solver && options_.metric != Metric::stm && !wanted.niss
               && !wanted.rotations && !wanted.count
               && (wanted.all ? wanted.slack == 0 : !wanted.max_length) && options_.from.empty()
               && options_.turns == HandTurnSet(TurnSet::every_turn()) && attempts_.size() == 1
               && is_whole(attempts_.front().tables->goal())
               && last_round_
                      >= (options_.whole.is_there ? nodes_before_whole : nodes_before_large_tables);
    }

    // Solutions on the way to shortest ones are not told, and what was done is counted on.
    Watch watch_for_rest() const {
        Watch watch       = watch_;
        watch.on_solution = {};
        if (!watch_.on_progress) return watch;
        watch.on_progress = [this, nodes = control_.nodes(),
                             elapsed = control_.elapsed()](Progress progress) {
            progress.nodes += nodes;
            progress.elapsed += elapsed;
            watch_.on_progress(progress);
        };
        return watch;
    }

    std::optional<Error> go_on_with_whole() {
        const auto solver = control_.wait_for(options_.whole.solver);
        if (!solver) return solver.error();
        Solver::Request request = {
            .cube = request_.cube, .limits = request_.limits, .at_least = length_ + 1};
        request.limits.max_time -= std::min(control_.elapsed(), request.limits.max_time);
        request.limits.max_nodes -= std::min(control_.nodes(), request.limits.max_nodes);
        const Watch watch = watch_for_rest();
        const auto  rest  = control_.wait_for(
            [&] { return solve_rest(**solver, request, options_.metric, watch); });
        if (!rest) return rest.error();
        for (const Moves& word : rest->words) {
            length_ = static_cast<unsigned>(length(word, options_.metric));
            keep(GoalSolution{.normal  = word,
                              .where   = ways_.front().goal->where,
                              .length  = length_,
                              .reached = request_.cube * word});
        }
        if (found_.empty()) length_ = rest->answer.lower_bound;
        control_.add(rest->answer);
        return std::nullopt;
    }

    // ---- what was found ---------------------------------------------------------------

    void keep(const std::vector<FoundWord>& words) {
        for (const FoundWord& word : words) {
            if (has_count()) return;
            GoalSolution solution = solution_of(word);
            if (!is_known(solution)) keep(std::move(solution));
        }
    }

    void keep(GoalSolution solution) {
        if (found_.empty()) {
            shortest_ = length_;
            if (watch_.on_solution) watch_.on_solution(solution.normal);
        }
        if (options_.on_found) options_.on_found(solution);
        found_.push_back(std::move(solution));
    }

    // The same turns may lead to the goal in two places.
    bool is_known(const GoalSolution& solution) {
        return ways_.size() > 1 && !texts_.insert(to_text(solution)).second;
    }

    GoalSolution solution_of(const FoundWord& found) const {
        const Way&       way    = ways_[found.attempt];
        const GoalSteps& steps  = attempts_[found.attempt].tables->steps();
        const Symmetry   back   = antipode::inverse(way.frame);
        const auto       turned = [&](const std::vector<Step>& word) {
            return antipode::image(back, steps.spelled(word));
        };
        const Moves  normal   = named_by_centres(turned(found.word.normal));
        const Moves  inverse  = named_by_centres(turned(found.word.inverse));
        GoalSolution solution = {
            .held    = way.held,
            .normal  = in_order(antipode::image(way.held, normal)),
            .inverse = in_order(antipode::image(way.held, inverse)),
            .where   = way.goal->where,
            .length  = length_,
            .reached = antipode::inverse(after(inverse)) * request_.cube * normal};
        if (steps.has_slices()) solution.by_hand = by_hand(turned(found.word.normal), way.held);
        return solution;
    }

    bool has_count() const {
        return options_.wanted.count && found_.size() >= *options_.wanted.count;
    }

    Result<Solution> finished() {
        Solution solution;
        Answer&  answer    = solution.answer;
        answer.found       = !found_.empty();
        answer.lower_bound = answer.found ? shortest_ : length_;
        answer.ended =
            control_.ended().value_or(has_count() ? Ended::enough_found : Ended::exhausted);
        answer.nodes   = control_.nodes();
        answer.elapsed = control_.elapsed();
        if (answer.found) {
            answer.solution = found_.front().normal;
            answer.length   = found_.front().length;
        }
        solution.goals = std::move(found_);
        return solution;
    }

    const GoalSolver::Options& options_;
    const Solver::Request&     request_;
    const Watch&               watch_;
    SearchControl              control_;
    std::vector<Way>           ways_;
    std::vector<Attempt>       attempts_;  // of the ways
    TableSize                  size_       = TableSize::small;
    std::uint64_t              last_round_ = 0;  // nodes
    unsigned                   length_     = 0;
    unsigned                   shortest_   = 0;
    std::vector<GoalSolution>  found_;
    bool                       has_asked_reach_ = false;
    bool                       is_out_of_reach_ = false;
    std::set<std::string>      texts_;  // of what was found, where it may be found again
};

}  // namespace solver_detail

Result<TablesPointer> make_tables(const TableKey& key, unsigned threads,
                                  const std::stop_token& stop) {
    auto tables = GoalTables::made(layout_of(key), {.threads = threads, .stop = stop});
    if (!tables)
        return Error{.kind    = ErrorKind::stopped,
                     .message = solver_message<"goal-tables-stopped">()};
    return tables;
}

Result<Solution> GoalSolver::solve(const Request& request, const Watch& watch) const {
    if (options_.wanted.niss && options_.turns.slices != 0)
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"niss-with-slices">(),
                     .field   = "niss"};
    if (options_.wanted.niss && std::ranges::any_of(options_.goals, [](const PlacedGoal& placed) {
            return !placed.goal.is_group();
        }))
        return Error{.kind    = ErrorKind::usage,
                     .message = solver_message<"goal-not-a-group">(),
                     .field   = "niss"};
    return solver_detail::Search(options_, request, watch).run();
}

}  // namespace antipode::goals
