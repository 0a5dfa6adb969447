// One run over a coset: distance after distance, as explore.h says.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <thread>

#include "search/coset/dense_levels.h"
#include "search/coset/estimate.h"
#include "search/coset/find_plan.h"
#include "search/coset/reserve.h"
#include "search/coset/rest_time.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/state_file.h"
#include "search/coset/tails.h"
#include "search/coset/unit_work.h"

namespace antipode::coset {

class Explorer {
public:
    Explorer(const two_phase::Tables& tables, const CosetRequest& request, const CosetWatch& watch);

    Explorer(const Explorer&)            = delete;
    Explorer& operator=(const Explorer&) = delete;
    ~Explorer();

    Result<CosetAnswer> run();

private:
    using Clock   = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    using Stage   = CosetProgress::Stage;

    // ---- distances (explorer.cpp) ---------------------------------------------------
    bool          is_over() const { return answer_.levels.size() > request_.last || left() == 0; }
    std::uint64_t left() const;
    std::uint64_t count_listed() const;
    unsigned      distance() const { return static_cast<unsigned>(answer_.levels.size()); }
    bool          is_exact() const { return distance() <= request_.exact_to; }
    // Whether only the small coset has a map, and words into it are found by a join.
    bool is_joined() const { return held_extent(metric_, request_) == Extent::small; }
    // Whether words are searched: all of them, or some that help the passes to come.
    bool is_searched() const;
    // Whether that is done in two halves, which pays for long words.
    bool is_halved() const;

    std::optional<Error> next_distance();
    std::optional<Error> sparse_distance();
    std::optional<Error> dense_distance();
    std::optional<Error> make_map();
    bool                 pass();
    std::optional<Error> search();
    std::optional<Error> work_off(UnitTotals& totals, const std::function<void()>& work);
    UnitSharing          unit_sharing(bool may_be_saved);
    UnitWork             unit_work(std::byte* pages);
    void                 leave_some_out(UnitResults& results) const;
    void                 note_search(std::uint64_t leaves, Seconds time);

    // ---- words in two halves (explorer_halves.cpp) --------------------------------------
    // Whether words of this length are too many to be set, and only those to the few cubes that are
    // left are looked for.
    bool is_rest_halved() const {
        return are_words_halved(metric_, request_) && is_exact()
               && distance() == HalvesOfLength::longest_of_rest;
    }
    bool                 may_search_rest() const;
    std::optional<Error> search_halves();
    std::optional<Error> search_rest();

    // ---- the small coset (explorer_join.cpp) -----------------------------------------
    // Of the longest words there are too many; but only few cubes are left for them.
    bool is_last_join() const { return is_joined() && is_exact() && distance() == Join::longest; }
    std::optional<Error> join();
    void                 set_images_of_found(std::vector<std::uint64_t>& rest);
    std::optional<Error> join_rest();
    void                 expect_join_rest();
    void                 begin_usual_step(const RestTime::Step& now, const RestTime::Step& behind);
    std::optional<Error> find_tails();
    void                 find_tails_of_long_words(const TailTargets& targets);

    std::optional<Error> find_few();

    // ---- single cubes, saving and resuming (explorer_rest.cpp) ------------------------
    // Whether the rest of a distance was decided cube by cube.
    enum class Rest : std::uint8_t { decided, open };
    Result<Rest>               solve_few();
    bool                       may_solve_few() const;
    std::uint64_t              most_solved_singly() const;
    std::vector<std::uint64_t> undecided();
    std::optional<Error>       find_in_rounds();
    std::optional<Error>       find_each(const std::vector<std::uint64_t>& bits,
                                         std::chrono::milliseconds         time);
    std::optional<Error>       solve_each(std::vector<std::uint64_t> bits);
    std::vector<Cube>          cubes_of(std::span<const std::uint64_t> bits) const;
    void                       take_samples(const CosetLevel& level);
    void                       describe_rest();
    void                       describe_farthest(const CosetLevel& level);
    std::optional<Error>       stop();
    bool                       is_save_due() const;
    std::optional<Error>       save();
    std::optional<Error>       save_if_due();
    std::optional<Error>       resume();
    std::optional<Error>       only_bounds(std::span<const CosetLevel> levels) const;
    void                       report(Stage stage, double part);

    const two_phase::Tables&     tables_;
    const CosetRequest&          request_;
    const CosetWatch&            watch_;
    Metric                       metric_;
    PageLayout                   layout_;
    CosetSymmetries              symmetries_;
    SparseLevels                 sparse_;
    std::unique_ptr<DenseLevels> dense_;
    Reserve                      own_reserve_;  // where nobody gave one
    Reserve&                     reserve_;
    Estimate                     estimate_;
    std::unique_ptr<Join>        join_;
    std::unique_ptr<WordHalves>  halves_;
    std::vector<bool>            is_counted_;         // pages of the small coset
    bool                         is_within_ = false;  // the pass of this distance is made
    std::vector<std::uint8_t>    units_done_;         // and these units are searched
    std::vector<std::uint64_t>   farther_;            // and these cubes are farther, solved singly
    FindPlan                     find_plan_;
    std::optional<RestTime>      rest_time_;  // while words to the last cubes are looked for
    std::uint64_t                found_before_ = 0;
    bool                         is_stopped_   = false;
    Clock::time_point            started_      = Clock::now();
    Clock::time_point            saved_at_     = started_;
    CosetAnswer                  answer_;
};

}  // namespace antipode::coset
