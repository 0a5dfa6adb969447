// Many cosets with one question: what is found of each is a line of a file, and what the
// sample of them tells about all positions.
//
//     auto results = CosetResults::open("cosets.jsonl", order);
//     if (!results->has(number)) results->add({.cube = cube, .answer = explored});
//     for (const PositionEstimate& e : estimates(results->records())) …
//
// Files of several machines are put together by writing one behind the other: a coset that
// is there twice counts once.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "base/file.h"
#include "search/coset/strata.h"
#include "service/json_fwd.h"
#include "service/requests/coset.h"

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

// {"coset":…,"cube":…,"metric":…,"exact_to":…,"last":…,"levels":[…],"left":…,"seconds":…}
Json to_json(const CosetRecord& record, const CosetOrder& order);

class CosetResults {
public:
    // Without a file, what is found is only kept here. Lines that belong to another question
    // stay as they are; a line that was cut off is ended, and is none.
    static Result<CosetResults> open(const std::optional<std::filesystem::path>& path,
                                     const CosetOrder&                           order);

    bool has(std::uint64_t coset) const { return known_.contains(coset); }
    const std::vector<CosetRecord>& records() const { return records_; }

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
    std::optional<File>      file_;
    std::uint64_t            size_ = 0;
    std::set<std::uint64_t>  known_;
    std::vector<CosetRecord> records_;
};

// How many positions are at a distance, from cosets that were drawn by chance, and the
// standard error of that. Distances whose counts are exact in all of them.
struct PositionEstimate {
    unsigned distance  = 0;
    double   positions = 0;
    double   error     = 0;
};
// All cosets with the same probability: the mean times their number, which is 70 times as
// large for small ones.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>& records,
                                        coset::Extent                   extent);
// From each distance to H apart, of so many cosets: the sum of these means. A distance to H
// of which nothing was drawn has no cube that near, or nothing is told.
std::vector<PositionEstimate> estimates(const std::vector<CosetRecord>&   records,
                                        const std::vector<std::uint64_t>& sizes);

// One cube of each of about so many cosets, drawn from each distance to H apart; and how many
// there are at each.
struct SpreadCosets {
    std::vector<Cube>          cubes;
    std::vector<std::uint64_t> sizes;
};
Result<SpreadCosets> spread_cosets(Engine& engine, Metric metric, const SpreadDraw& draw);

Json to_json(const PositionEstimate& estimate, std::size_t cosets);

}  // namespace antipode::service
