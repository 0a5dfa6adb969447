#include "explore/count/count_centred.h"

#include <algorithm>
#include <bitset>
#include <mutex>

#include "coordinates/orders.h"
#include "explore/count/centred_level.h"
#include "explore/count/plan_centred.h"
#include "explore/count/prefixes.h"

namespace antipode::counting {
namespace {

using Orders = std::bitset<CornerOrder::size>;

// Making a neighbour takes as long wherever it is; as many are made for each level as the
// one before has positions.
class CentredCount {
public:
    CentredCount(const CountRequest& request, const CountWatch& watch)
        : request_(request), watch_(watch), symmetries_(request.centres) {
        for (unsigned d = 0; d < request.depth; ++d) whole_effort_ += effort(d);
    }

    Counted run() {
        const auto start = Clock::now();
        add_home();
        for (unsigned d = 1; d <= request_.depth && go_on(d); ++d) {
        }
        counted_.stored      = request_.depth == 0 ? 0 : request_.depth - 1;
        counted_.counting    = Clock::now() - start;
        counted_.is_complete = counted_.levels.size() == request_.depth + 1;
        return std::move(counted_);
    }

private:
    using Clock = std::chrono::steady_clock;

    double effort(unsigned distance) const {
        return expected_centred_positions(request_.metric, distance);
    }

    void add_home() {
        const PackedPosition home = packed(solved, {});
        last_.part(CentredLevel::part_of(home)).push_back(home);
        Sum sum;
        add_to(sum, {&home, 1});
        publish(0, sum);
    }

    // What is known of a level: classes, and sums over their positions.
    struct Sum {
        std::uint64_t classes       = 0;
        std::uint64_t positions     = 0;
        std::uint64_t antisymmetric = 0;  // pairs of a position and an antisymmetry
        Orders        orders;             // of the corners, one of each class

        Sum& operator+=(const Sum& other) {
            classes += other.classes;
            positions += other.positions;
            antisymmetric += other.antisymmetric;
            orders |= other.orders;
            return *this;
        }
    };

    void add_to(Sum& sum, std::span<const PackedPosition> positions) const {
        sum.classes += positions.size();
        for (const PackedPosition& each : positions) {
            const auto        fixing = symmetries_.fixing(each);
            const std::size_t orbit  = symmetries_.count() / fixing.symmetries;
            sum.positions += orbit;
            if (request_.classes == Classes::left_out) continue;
            sum.antisymmetric += orbit * fixing.antisymmetries;
            sum.orders.set(CornerOrder::of(unpacked(each).cube).value());
        }
    }

    // Whether the level was finished.
    bool go_on(unsigned distance) {
        const bool   is_last = distance == request_.depth;
        CentredLevel found;
        Sum          sum;
        std::mutex   mutex;
        const auto   add_part = [&](std::size_t part, std::vector<PackedPosition>&& positions) {
            Sum of_part;
            add_to(of_part, positions);
            if (!is_last) found.part(part).assign(positions.begin(), positions.end());
            const std::lock_guard lock(mutex);
            sum += of_part;
        };
        const bool is_done =
            make_next_level({.symmetries  = symmetries_,
                             .counted     = request_.centres,
                             .moves       = unit_moves(request_.metric),
                             .before      = before_,
                             .last        = last_,
                             .room        = centred_working_memory(request_),
                             .threads     = request_.threads,
                             .stop        = watch_.stop,
                             .gate        = watch_.gate,
                             .on_part     = add_part,
                             .on_progress = [&](double part) { report(is_last, distance, part); }});
        if (!is_done) return false;
        publish(distance, sum);
        before_ = std::move(last_);
        last_   = std::move(found);
        return true;
    }

    void report(bool is_last, unsigned distance, double part) const {
        if (!watch_.on_progress) return;
        double done = part * effort(distance - 1);
        for (unsigned d = 0; d + 1 < distance; ++d) done += effort(d);
        watch_.on_progress(
            {is_last ? CountProgress::Stage::counting : CountProgress::Stage::storing, distance,
             done / whole_effort_});
    }

    // Sums are those of all 48 symmetries, so that classes follow from them as they do
    // without centres; where fewer keep the centres that count, classes are of those.
    void publish(unsigned distance, const Sum& sum) {
        LevelCount level{.distance = distance, .tally = {.positions = sum.positions}};
        if (request_.classes == Classes::counted) {
            level.tally.symmetric     = sum.classes * Symmetry::count;
            level.tally.antisymmetric = sum.antisymmetric * (Symmetry::count / symmetries_.count());
            level.corner_orders       = static_cast<unsigned>(images_of(sum.orders).count());
        }
        counted_.levels.push_back(level);
        if (watch_.on_level) watch_.on_level(level);
    }

    Orders images_of(const Orders& orders) const {
        Orders images;
        for (std::uint32_t order = 0; order < CornerOrder::size; ++order) {
            if (!orders[order]) continue;
            const Cube cube = CornerOrder::representative(Index<CornerOrder>(order));
            for (const Symmetry s : symmetries_.all())
                images.set(CornerOrder::of(conjugate(cube, s)).value());
        }
        return images;
    }

    const CountRequest&     request_;
    const CountWatch&       watch_;
    const CentredSymmetries symmetries_;
    double                  whole_effort_ = 0;
    CentredLevel            before_;
    CentredLevel            last_;
    Counted                 counted_;
};

}  // namespace

Result<Counted> count_with_centres(const CountRequest& request, const CountWatch& watch) {
    return CentredCount(request, watch).run();
}

}  // namespace antipode::counting
