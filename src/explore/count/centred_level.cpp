#include "explore/count/centred_level.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <mutex>

#include "base/parallel.h"
#include "cube/kernel/conjugates.h"
#include "explore/count/plan_centred.h"

namespace antipode::counting {
namespace {

// Any order of all positions serves to choose one; this one tells most by its first word.
bool precedes(const Cube& a, const Cube& b) {
    std::array<std::uint64_t, 4> of_a;
    std::array<std::uint64_t, 4> of_b;
    std::memcpy(of_a.data(), &a, sizeof a);
    std::memcpy(of_b.data(), &b, sizeof b);
    return of_a < of_b;
}

// What one thread has found for a part, and not handed over yet.
constexpr std::size_t handful = 64;

class Round {
public:
    Round(const NextCentredLevel& next, std::size_t first, std::size_t last, std::size_t expected)
        : next_(next), first_(first), found_(last - first), mutexes_(last - first) {
        for (auto& part : found_) part.reserve(expected);
    }

    // Of these parts of the last level all neighbours.
    void find(std::size_t source, const std::stop_token& stop) {
        std::vector<std::vector<PackedPosition>> hands(found_.size());
        for (const PackedPosition& position : next_.last.part(source)) {
            if (stop.stop_requested()) return;
            const UnpackedPosition from = unpacked(position);
            for (const Move m : next_.moves) {
                const PackedPosition chosen =
                    next_.symmetries.chosen(from.cube * m, (from.twists * m) & next_.counted);
                const std::size_t part = CentredLevel::part_of(chosen) - first_;
                if (part >= found_.size()) continue;
                hands[part].push_back(chosen);
                if (hands[part].size() == handful) hand_over(part, hands[part]);
            }
        }
        for (std::size_t part = 0; part < hands.size(); ++part) hand_over(part, hands[part]);
    }

    // Distinct, and none that is nearer to solved.
    std::vector<PackedPosition> take(std::size_t part) {
        std::vector<PackedPosition>& found = found_[part];
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        for (const CentredLevel* level : {&next_.before, &next_.last}) {
            const auto& known = level->part(first_ + part);
            auto        at    = known.begin();
            std::erase_if(found, [&](const PackedPosition& each) {
                while (at != known.end() && *at < each) ++at;
                return at != known.end() && *at == each;
            });
        }
        return std::move(found);
    }

private:
    void hand_over(std::size_t part, std::vector<PackedPosition>& hand) {
        const std::lock_guard lock(mutexes_[part]);
        found_[part].insert(found_[part].end(), hand.begin(), hand.end());
        hand.clear();
    }

    const NextCentredLevel&                  next_;
    std::size_t                              first_;
    std::vector<std::vector<PackedPosition>> found_;
    std::vector<std::mutex>                  mutexes_;
};

}  // namespace

CentredSymmetries::CentredSymmetries(CentreSet counted) : images_(Symmetry::count) {
    const SymmetrySet keeping = symmetries_keeping(counted);
    for (const Symmetry s : all_symmetries) {
        if (!keeping[s.index()]) continue;
        kept_.push_back(s);
        for (unsigned bits = 0; bits < images_[s.index()].size(); ++bits)
            images_[s.index()][bits] = static_cast<std::uint16_t>(
                antipode::image(s, CentreTwists::from_bits(bits)).bits());
    }
}

PackedPosition CentredSymmetries::chosen(const Cube& cube, CentreTwists twists) const {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(cube, images);
    Symmetry best = kept_.front();
    for (const Symmetry s : std::span(kept_).subspan(1)) {
        const Cube& candidate = images[s.index()];
        const Cube& known     = images[best.index()];
        if (precedes(candidate, known)
            || (candidate == known && image(s, twists).bits() < image(best, twists).bits()))
            best = s;
    }
    return packed(images[best.index()], image(best, twists));
}

CentredSymmetries::Fixing CentredSymmetries::fixing(const PackedPosition& position) const {
    const UnpackedPosition            here       = unpacked(position);
    const Cube                        back       = inverse(here.cube);
    const CentreTwists                twist_back = inverse(here.twists);
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(here.cube, images);
    Fixing fixing;
    for (const Symmetry s : kept_) {
        const Cube&        cube   = images[s.index()];
        const CentreTwists twists = image(s, here.twists);
        fixing.symmetries += cube == here.cube && twists == here.twists;
        fixing.antisymmetries += cube == back && twists == twist_back;
    }
    return fixing;
}

std::size_t CentredLevel::part_of(const PackedPosition& position) {
    std::uint64_t hash = position.edges * 0x9e3779b97f4a7c15;
    hash               = (hash ^ hash >> 32 ^ position.twists_and_corners) * 0x9e3779b97f4a7c15;
    return hash >> 32 & (parts - 1);
}

std::uint64_t CentredLevel::size() const {
    std::uint64_t sum = 0;
    for (const auto& part : parts_) sum += part.size();
    return sum;
}

bool make_next_level(const NextCentredLevel& next) {
    constexpr std::size_t parts      = CentredLevel::parts;
    const double          neighbours = static_cast<double>(next.last.size() * next.moves.size());
    // Parts differ a little in size.
    const auto   expected = static_cast<std::size_t>(neighbours / parts * 1.05) + handful;
    const double whole    = static_cast<double>(expected * sizeof(PackedPosition)) * parts;
    const auto   at_once  = static_cast<std::size_t>(
        std::clamp(static_cast<double>(next.room) / whole * parts, 1.0, double(parts)));
    std::mutex mutex;
    double     done = 0;
    const auto tell = [&](double share) {
        const std::lock_guard lock(mutex);
        done += share;
        next.on_progress(std::min(done, 1.0));
    };
    for (std::size_t first = 0; first < parts && !next.stop.stop_requested(); first += at_once) {
        const std::size_t last  = std::min(first + at_once, parts);
        const double      share = static_cast<double>(last - first) / parts / parts;
        Round             round(next, first, last, expected);
        const Sharing     sharing = {.threads = next.threads, .stop = next.stop};
        parallel_for(parts, sharing,
                     [&](std::size_t source, std::size_t, const std::stop_token& stop) {
                         if (next.gate != nullptr && next.gate->is_paused()) next.gate->wait(stop);
                         round.find(source, stop);
                         tell(share);
                     });
        parallel_for(last - first, sharing, [&](std::size_t i, std::size_t) {
            if (auto found = round.take(i); !found.empty())
                next.on_part(first + i, std::move(found));
        });
    }
    return !next.stop.stop_requested();
}

}  // namespace antipode::counting
