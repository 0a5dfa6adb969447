#include "explore/path.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "base/cpu.h"
#include "base/parallel.h"
#include "cube/validity.h"
#include "explore/ball.h"
#include "explore/path_join.h"
#include "notation/simplify.h"

namespace antipode {
namespace {

using joining::Meeting;
using joining::Products;
using joining::Workbench;

constexpr std::size_t quarter_length = PathRequest::longest / 4;
constexpr std::size_t most_words     = 10'000;
// Where a word is cut, three times, commuting turns may come in either order.
constexpr std::size_t most_meetings = 8 * most_words;
// Of corner permutations handed to a thread at a time.
constexpr std::size_t permutations_at_once = 32;

// How a word of some length is cut into four: x = a1 a2 and y = b1 b2, the shorter
// part of each first, since the list of the first factors is walked most often.
struct Cuts {
    std::size_t a1;
    std::size_t a2;
    std::size_t b1;
    std::size_t b2;

    explicit Cuts(std::size_t length) {
        const std::size_t x = length - length / 2;
        const std::size_t y = length / 2;
        a1                  = x / 2;
        a2                  = x - x / 2;
        b2                  = y / 2;
        b1                  = y - y / 2;
    }
};

std::vector<Cube> each_after(const Cube& start, const std::vector<Cube>& cubes) {
    std::vector<Cube> result;
    for (const Cube& cube : cubes) result.push_back(start * cube);
    return result;
}

class PathFinder {
public:
    PathFinder(const PathRequest& request, const PathWatch& watch)
        : request_(request),
          watch_(watch),
          way_(way_of(request)),
          goal_(way_.cube),
          ball_(std::min(quarter_length, (request.max_length + 3) / 4), request.metric) {}

    PathAnswer run() {
        PathAnswer answer;
        // A position that turning does not reach is nowhere; the bound stays 0.
        if (!is_reachable(way_)) return answer;
        const std::size_t last = std::min(request_.max_length, PathRequest::longest);
        for (std::size_t length = 0; length <= last; ++length) {
            answer.lower_bound = length;
            if (fits_parity(length)) answer.words = words_of(length);
            answer.stopped = watch_.stop.stop_requested();
            if (answer.stopped) return answer;
            if (!answer.words.empty()) {
                answer.length = length;
                return answer;
            }
        }
        answer.lower_bound = last + 1;
        return answer;
    }

private:
    // Every quarter turn is an odd permutation of the corners.
    bool fits_parity(std::size_t length) const {
        return request_.metric != Metric::qtm
               || corner_parity(goal_) == static_cast<int>(length % 2);
    }

    // x = goal * inverse(y), and the inverse of b1 b2 is c2 c1 with inverses c of b.
    // Shells are closed under inversion, so c runs through them as b does.
    std::vector<Moves> words_of(std::size_t length) const {
        const Cuts         cuts(length);
        const Products     left(ball_.shell(cuts.a1), ball_.shell(cuts.a2));
        const Products     right(each_after(goal_, ball_.shell(cuts.b2)), ball_.shell(cuts.b1));
        std::vector<Moves> words;
        for (const Meeting& meeting : meetings_of(length, left, right))
            if (words.size() < most_words) append_words(cuts, meeting, words);
        const auto order = [](const Moves& a, const Moves& b) {
            return std::ranges::lexicographical_compare(a, b, {}, &Move::index, &Move::index);
        };
        std::ranges::sort(words, order);
        return {words.begin(), std::unique(words.begin(), words.end())};
    }

    std::vector<Meeting> meetings_of(std::size_t length, const Products& left,
                                     const Products& right) const {
        std::mutex           mutex;
        std::vector<Meeting> meetings;
        std::size_t          done = 0;
        parallel_for(corner_ranks, {request_.threads, permutations_at_once, watch_.stop},
                     [&](std::size_t first, std::size_t last, const std::stop_token& stop) {
                         Workbench            bench;
                         std::vector<Meeting> some;
                         for (std::size_t rank = first; rank < last; ++rank) {
                             if (stop.stop_requested()) return;
                             const auto before = static_cast<std::ptrdiff_t>(some.size());
                             (cpu().avx2 ? joining::join_avx2 : joining::join_plain)(
                                 left, right, order_of_rank(rank), bench, some);
                             leave_out_other_twists(some, before);
                         }
                         const std::lock_guard lock(mutex);
                         if (meetings.size() < most_meetings)
                             meetings.insert(meetings.end(), some.begin(), some.end());
                         done += last - first;
                         watch_.on_progress({length, double(done) / double(corner_ranks)});
                     });
        return meetings;
    }

    // Of the meetings from `first` on, those that do not turn the centres as the way does.
    void leave_out_other_twists(std::vector<Meeting>& meetings, std::ptrdiff_t first) const {
        if (way_.counted.empty()) return;
        const auto kept = std::remove_if(meetings.begin() + first, meetings.end(),
                                         [&](const Meeting& m) { return !turns_the_centres(m); });
        meetings.erase(kept, meetings.end());
    }

    bool turns_the_centres(const Meeting& meeting) const {
        const CentreTwists left =
            ball_.twists(*meeting.left_first) * ball_.twists(*meeting.left_second);
        const CentreTwists right = ball_.twists(inverse(goal_) * *meeting.right_first)
                                   * ball_.twists(*meeting.right_second);
        return ((left * inverse(right)) & way_.counted) == way_.twists;
    }

    void append_words(const Cuts& cuts, const Meeting& meeting, std::vector<Moves>& words) const {
        const Cube         b2     = inverse(inverse(goal_) * *meeting.right_first);
        const Cube         b1     = inverse(*meeting.right_second);
        std::vector<Moves> longer = {Moves{}};
        for (const auto& [cube, length] :
             {std::pair{*meeting.left_first, cuts.a1}, std::pair{*meeting.left_second, cuts.a2},
              std::pair{b1, cuts.b1}, std::pair{b2, cuts.b2}}) {
            std::vector<Moves> next;
            for (const Moves& start : longer)
                for (const Moves& end : ball_.words(cube, length)) {
                    next.push_back(start);
                    next.back().append(end);
                }
            longer = std::move(next);
        }
        for (const Moves& word : longer) words.push_back(simplify(word));
    }

    const PathRequest& request_;
    const PathWatch&   watch_;
    const CentredCube  way_;
    const Cube         goal_;
    const SmallBall    ball_;
};

}  // namespace

CentredCube way_of(const PathRequest& request) {
    return inverse(with_centres(request.from, request.from_centres))
           * with_centres(request.to, request.to_centres);
}

PathAnswer shortest_paths(const PathRequest& request, const PathWatch& watch) {
    return PathFinder(request, watch).run();
}

}  // namespace antipode
