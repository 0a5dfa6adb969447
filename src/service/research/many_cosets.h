// Many cosets with one question: what is found of each is a line of a file, and what the
// sample of them tells about all positions.
//
//     auto results = CosetResults::open("cosets.jsonl", order);
//     if (results->find(cube) == nullptr)
//         if (const auto record = explore_record(engine, order, {}); record && *record)
//             use((*results).add(**record, order));
//     for (const PositionEstimate& e : estimates(results->known_of(cubes), sizes)) show(e);
//
// Files of several machines are put together by writing one behind the other: a coset that
// is there twice counts once.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/file.h"
#include "base/file_lock.h"
#include "explore/count/unit_source.h"
#include "search/coset/strata.h"
#include "service/json_fwd.h"
#include "service/requests/cosets.h"

namespace antipode::service {

class Engine;

struct CosetRecord {
    std::uint64_t                  coset = 0;
    std::vector<coset::CosetLevel> levels;
    std::uint64_t                  left    = 0;
    double                         seconds = 0;

    // Of the coset to H: where it has its nearest cubes. Nothing where none is found.
    std::optional<unsigned> distance_to_h() const;
};

// What is found of the coset of a cube; nothing where that was stopped.
Result<std::optional<CosetRecord>> explore_record(Engine& engine, const CosetOrder& order,
                                                  const coset::CosetWatch& watch);

// Has the units of a source explored until one fails or there is a stop; then nothing more is
// handed out. What is thrown ends the unit it comes from with its error, so that whoever attends
// the source does not wait for ever.
std::optional<Error> explore_units(
    counting::UnitSource& source, const std::stop_token& stop,
    const std::function<std::optional<Error>(counting::Unit)>& explore);

// {"coset":…,"cube":…,"metric":…,"exact_to":…,"last":…,"levels":[…],"left":…,"seconds":…}
Json to_json(const CosetRecord& record, const CosetOrder& order);

class CosetResults {
public:
    // Without a file, what is found is only kept here. Lines that belong to another question
    // stay as they are; a line that was cut off is ended, and is none. Nobody else can open
    // the file meanwhile.
    static Result<CosetResults> open(const std::optional<std::filesystem::path>& path,
                                     const CosetOrder&                           order);

    // Nothing where the coset is not known.
    const CosetRecord* find(const Cube& cube) const;
    // Of the cosets of these cubes, in their order; the file may have others, too, which
    // somebody has chosen.
    std::vector<CosetRecord> known_of(const std::vector<Cube>& cubes) const;

    // In the file before it returns.
    [[nodiscard]] std::optional<Error> add(const CosetRecord& record, const CosetOrder& order);
    // Takes over what another file has, and removes it. None is no error.
    [[nodiscard]] std::optional<Error> take_over(const std::filesystem::path& other,
                                                 const CosetOrder&            order);

private:
    CosetResults() = default;

    void                               keep(CosetRecord record);
    [[nodiscard]] std::optional<Error> append(std::string line);

    std::filesystem::path    path_;
    std::optional<FileLock>  lock_;
    std::optional<File>      file_;
    std::uint64_t            size_ = 0;
    std::vector<CosetRecord> records_;

    std::map<std::uint64_t, std::size_t> known_;  // by number, where it is among them
};

// The cosets of a question, one cube of each; and where they are drawn from each distance to
// H apart, how many there are at each.
struct ChosenCosets {
    std::vector<Cube>          cubes;
    std::vector<std::uint64_t> sizes = {};
};
Result<ChosenCosets> choose_cosets(Engine& engine, const CosetsOrder& order,
                                   const std::stop_token& stop = {});

// How many positions are at a distance, from cosets that were drawn by chance, and the
// standard error of that. Distances whose counts are exact in all of them.
struct PositionEstimate {
    unsigned    distance  = 0;
    double      positions = 0;
    double      error     = 0;
    std::size_t cosets    = 0;  // that tell it
    // Cosets near H, which have a large part of all near positions, were left to chance: most
    // samples have too few of them, and few samples far too many.
    bool is_likely_low = false;
};
// All cosets with the same probability: the mean times their number, which is 70 times as
// large for small ones.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records,
                                        coset::Extent                   extent);
// From each distance to H apart, of so many cosets: the sum of these means. A distance to H
// of which nothing was drawn has no cube that near, or nothing is told.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>&   records,
                                        const std::vector<std::uint64_t>& sizes);
// The one of the two that goes with the question; of records that are there by chance, and of
// distances at which they have any cube.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records,
                                        const CosetsOrder& order, const ChosenCosets& chosen);

Json to_json(const PositionEstimate& estimate);

}  // namespace antipode::service
