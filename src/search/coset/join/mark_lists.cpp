#include "search/coset/join/mark_lists.h"

#include <algorithm>
#include <numeric>

#include "base/parallel.h"
#include "search/coset/join/mark_kernel.h"

namespace antipode::coset {
namespace {

constexpr std::size_t list_count = CornerPlaces::count * face_count;
constexpr std::size_t slack      = 64;

// By the number of words in each list, where each begins.
void add_up(std::vector<std::uint32_t>& counts) {
    std::exclusive_scan(counts.begin(), counts.end(), counts.begin(), 0U);
}

bool is_inside(Face f) { return f == Face::U || f == Face::D; }

}  // namespace

std::vector<FirstPart> first_parts(const Cube& cube, unsigned turns, Beginning beginning) {
    std::vector<FirstPart> parts;
    for (Move m : all_moves)
        if (beginning == Beginning::any || !is_inside(m.face()))
            parts.push_back({cube * m, m.face(), static_cast<std::uint32_t>(m.index())});
    for (unsigned turn = 1; turn < turns; ++turn) {
        std::vector<FirstPart> longer;
        for (std::size_t i = 0; i < parts.size(); ++i)
            for (Move m : all_moves)
                if (may_follow(parts[i].last, m.face()))
                    longer.push_back({parts[i].cube * m, m.face(),
                                      static_cast<std::uint32_t>(i * Move::count + m.index())});
        parts = std::move(longer);
    }
    return parts;
}

bool MarkLists::take_memory() {
    const std::uint64_t count = size();
    const std::uint64_t marks = (3 * count + slack + 63) / 64 * 64;
    auto                fresh = Mapping::zeroed(marks + count * sizeof(WordId));
    if (!fresh) return false;
    memory_.emplace(*std::move(fresh));
    bytes_ = reinterpret_cast<std::uint8_t*>(memory_->writable().data());
    ids_   = reinterpret_cast<WordId*>(bytes_ + marks);
    return true;
}

// Turns are put behind other words place by place, which is much quicker than sorting all.
std::unique_ptr<MarkLists> MarkLists::make(const Setting&                setting,
                                           const std::vector<FirstPart>& parts, unsigned length) {
    auto lists = sorted(setting, parts, std::min(length, 1U));
    for (unsigned turn = 1; turn < length && lists; ++turn) lists = lists->extended(setting);
    return lists;
}

std::unique_ptr<MarkLists> MarkLists::sorted(const Setting&                setting,
                                             const std::vector<FirstPart>& parts, unsigned length) {
    const ShortWords& words    = setting.words;
    const auto        for_each = [&](const auto& take) {
        const auto range = words.of_length(length);
        for (const FirstPart& part : parts)
            for (std::uint32_t word = range.first; word < range.last; ++word) {
                if (length > 0 && !may_follow(part.last, words.first(word))) continue;
                const Face last = length > 0 ? words.last(word) : part.last;
                const Cube cube = part.cube * words.cube(word);
                take(setting.places.of(cube), face_place(last), cube, WordId(part.number, word));
            }
    };
    std::unique_ptr<MarkLists> lists(new MarkLists);
    lists->first_.assign(list_count + 1, 0);
    for_each([&](std::uint32_t place, std::size_t face, const Cube&, WordId) {
        ++lists->first_[place * face_count + face];
    });
    add_up(lists->first_);
    if (!lists->take_memory()) return nullptr;
    std::vector<std::uint32_t> next = lists->first_;
    for_each([&](std::uint32_t place, std::size_t face, const Cube& cube, WordId id) {
        const std::uint32_t i     = next[place * face_count + face]++;
        const EdgeMarks     marks = EdgeMarks::of(cube);
        const auto          rows  = lists->rows_of(place);
        for (std::size_t row = 0; row < 3; ++row)
            rows[row][i - lists->of_place(place).first] = marks.bytes[row];
        lists->ids_[i] = id;
    });
    return lists;
}

namespace {

struct Ending {
    Move            turn;
    MarkMap::Matrix matrix;
};

std::vector<Ending> endings_by_face() {
    std::vector<Ending> endings;
    for (std::size_t place = 0; place < face_count; ++place)
        for (Turn t : all_turns) {
            const Move m(face_at(place), t);
            endings.push_back({m, MarkMap::of_turns(move_cube(m)).matrix()});
        }
    return endings;
}

}  // namespace

std::unique_ptr<MarkLists> MarkLists::extended(const Setting& setting) const {
    const ShortWords&          words   = setting.words;
    const std::vector<Ending>  endings = endings_by_face();
    std::unique_ptr<MarkLists> lists(new MarkLists);
    lists->first_.assign(list_count + 1, 0);
    const auto start_of = [&](std::uint32_t place, const Ending& ending) {
        return setting.places.after(place, inverse(ending.turn));
    };
    const auto count = [&](std::uint32_t place) {
        for (const Ending& ending : endings)
            for (const Range run : before(start_of(place, ending), ending.turn.face()))
                lists->first_[place * face_count + face_place(ending.turn.face())] += run.count();
    };
    const MapMarks map  = fastest_map_marks();
    const auto     fill = [&](std::uint32_t place) {
        const auto    rows = lists->rows_of(place);
        const auto    from = lists->of_place(place).first;
        std::uint32_t next = from;
        for (const Ending& ending : endings) {
            const std::uint32_t start = start_of(place, ending);
            for (const Range run : before(start, ending.turn.face())) {
                const std::uint32_t at = next - from;
                map(marks(start, run), ending.matrix, {rows[0] + at, rows[1] + at, rows[2] + at});
                for (std::uint32_t i = run.first; i < run.last; ++i)
                    lists->ids_[next++] =
                        WordId(ids_[i].part(), words.followed(ids_[i].word(), ending.turn));
            }
        }
    };
    // What the next place reads is requested before.
    const auto request = [&](std::size_t place) {
        for (const Ending& ending : endings) {
            const std::uint32_t start = start_of(static_cast<std::uint32_t>(place), ending);
            prefetch_marks(start);
            prefetch_ids(start);
        }
    };
    constexpr std::size_t at_a_time = 64;
    const Sharing         sharing{.threads = setting.threads, .grain = at_a_time};
    parallel_for(CornerPlaces::count, sharing, [&](std::size_t first, std::size_t last) {
        for (std::size_t place = first; place < last; ++place)
            count(static_cast<std::uint32_t>(place));
    });
    add_up(lists->first_);
    if (!lists->take_memory()) return nullptr;
    parallel_for(CornerPlaces::count, sharing, [&](std::size_t first, std::size_t last) {
        for (std::size_t place = first; place < last; ++place) {
            if (place + 1 < last) request(place + 1);
            fill(static_cast<std::uint32_t>(place));
        }
    });
    return lists;
}

}  // namespace antipode::coset
