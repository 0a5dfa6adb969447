// The search into a whole coset, as words in two halves.
//
// A word of 18 turns into H is one of nine turns from P, and one of nine turns from where that
// leads into H. Both are enumerated by the twists where they meet, each as a word of a list by
// twists (twist_words.h) and some turns behind it. The second halves to given twists are listed by
// marks of the edges, and each first half asks for those of its marks: 0.8 on average, where one
// direction of the last turn stands for both. Second halves are listed for one of the twists that
// symmetries take into each other; first halves that lead to the others are seen through the
// symmetry.
//
//     const WordHalves halves(cube);
//     const HalvesOfLength words(halves, 18);      // that end with a turn not of H
//     PairSink sink(pairs, map);
//     auto worker = halves_worker(words, sink);
//     for (std::size_t unit = 0; unit < halves.units(); ++unit) worker->search(unit, stop);
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "search/coset/halves/pair_sink.h"
#include "search/coset/halves/rest_filter.h"
#include "search/coset/halves/second_halves.h"
#include "search/coset/symmetries.h"

namespace antipode::coset {

class WordHalves {
public:
    // With what two threads list, and the pairs that wait (pair_sink.h).
    static constexpr std::uint64_t needed_memory = 600'000'000;

    // Up to the symmetries of this coset.
    explicit WordHalves(const Cube& cube, Extent extent = Extent::whole);

    // Where words meet: twists, as seen through a symmetry.
    struct Meeting {
        std::uint32_t twist;
        std::uint8_t  symmetry;
    };
    struct Class {
        std::uint32_t        twist;
        std::vector<Meeting> meetings;
    };
    std::size_t  units() const { return classes_.size(); }
    const Class& unit(std::size_t number) const { return classes_[number]; }

    const TwistSteps&      steps() const { return steps_; }
    const CosetSymmetries& symmetries() const { return symmetries_; }
    const TwistWords&      from_cube() const { return from_cube_; }
    const TwistWords&      from_h() const { return from_h_; }

private:
    void find_classes();

    TwistSteps         steps_;
    CosetSymmetries    symmetries_;
    std::vector<Class> classes_;
    TwistWords         from_cube_;
    TwistWords         from_h_;
};

// Words of one length.
class HalvesOfLength {
public:
    static constexpr unsigned shortest = 2 * TwistWords::turns + 2;
    static constexpr unsigned longest  = 2 * TwistWords::turns + 8;
    // Longer ones only lead to few cubes that are looked for.
    static constexpr unsigned longest_of_rest = longest + 1;

    HalvesOfLength(const WordHalves& halves, unsigned length);
    // Where they are to be cut: turns behind the words of the lists, from one to four
    // (behind second ones five, where few cubes are looked for).
    struct Cut {
        unsigned behind_first;
        unsigned behind_second;
    };
    HalvesOfLength(const WordHalves& halves, const Cut& cut);

    // Behind a word from P, as seen through a symmetry.
    struct Ending {
        MarkMap::Matrix matrix;
        Cube            cube;         // its turns, then the symmetry
        std::uint8_t    before;       // bits for the faces that may come before it
        std::uint8_t    may_be_next;  // and for those that a second half may begin with, as listed
    };
    const WordHalves&       halves() const { return halves_; }
    std::span<const Ending> endings(std::size_t symmetry) const { return endings_[symmetry]; }
    std::span<const Move>   turns(std::size_t ending) const { return turns_[ending]; }
    SecondHalves::Source    second() const { return {halves_.steps(), halves_.from_h(), second_}; }

    // What leads from a leaf to the one with the other direction of the last turn, by symmetry and
    // the face of that turn as it is listed.
    PairTurn other_direction(std::size_t symmetry, std::size_t face) const {
        return half_turns_[symmetry][face];
    }

private:
    void make_endings(unsigned more);
    void make_second(unsigned more);

    const WordHalves&                                        halves_;
    std::array<std::vector<Ending>, AxisSymmetry::count>     endings_;
    std::vector<std::vector<Move>>                           turns_;
    std::vector<SecondHalves::Ending>                        second_;
    std::array<std::array<PairTurn, 8>, AxisSymmetry::count> half_turns_{};
};

// The bits of a unit's words are added to a sink.
class HalvesWorker {
public:
    virtual ~HalvesWorker() = default;
    // False when it was stopped before the end.
    virtual bool search(std::size_t unit, const std::stop_token& stop) = 0;
};
std::unique_ptr<HalvesWorker> halves_worker_plain(const HalvesOfLength& words, PairSink& sink);
std::unique_ptr<HalvesWorker> halves_worker_avx2(const HalvesOfLength& words, PairSink& sink);
// By the fastest kernel there is.
std::unique_ptr<HalvesWorker> halves_worker(const HalvesOfLength& words, PairSink& sink);

// The same for few cubes: words to those that the filter lets through, with two cubes each.
struct RestTarget {
    const RestFilter& filter;
    PairSink&         sink;
    std::size_t       most_listed = 50'000'000;  // second halves at a time
};
std::unique_ptr<HalvesWorker> rest_worker_plain(const HalvesOfLength& words,
                                                const RestTarget&     target);
std::unique_ptr<HalvesWorker> rest_worker_avx2(const HalvesOfLength& words,
                                               const RestTarget&     target);
std::unique_ptr<HalvesWorker> rest_worker(const HalvesOfLength& words, const RestTarget& target);

}  // namespace antipode::coset
