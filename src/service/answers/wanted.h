// Positions that are put together by structure, and how many there are.
//
//     const auto question = read_pattern(*fields);
//     list_wanted(*question, {.on_found = print});
//     count_of(*question)->classes
#pragma once

#include <functional>
#include <span>
#include <string>

#include "explore/structure/count_wanted.h"
#include "explore/structure/enumerate.h"
#include "service/json_fwd.h"
#include "service/requests/wanted.h"

namespace antipode::service {

using structure::EnumerationEnd;
using structure::EnumerationWatch;
using structure::WantedCount;
using structure::WantedPosition;

struct WantedList {
    std::uint64_t  classes = 0;  // told
    EnumerationEnd ended   = EnumerationEnd::exhausted;

    // Where those are not all: how many there are, or else no fewer than there are.
    std::optional<WantedCount> all     = std::nullopt;
    std::optional<Natural>     at_most = std::nullopt;
};

// Called before a walk that might not end within hours, with no fewer positions than there are.
using OnMany = std::function<void(const Natural& at_most)>;

// Wrong if there are too many positions to go through, and nobody has said that a few are
// enough.
Result<WantedList> list_wanted(
    const WantedQuestion& question, const EnumerationWatch& watch = {},
    const OnMany& on_many = [](const Natural&) {});

// Counted without going through them wherever that can be done. Of kind stopped if it was.
Result<WantedCount> count_of(const WantedQuestion& question, const EnumerationWatch& watch = {});

// As turning can reach it: where one kind of pieces counts alone and is permuted oddly, with
// an exchange of two others.
CentredCube reachable_cube(const WantedPosition& position);

// What is seen of it: dots for pieces that do not count, and the twists of centres that do.
std::string seen_text(const WantedPosition& position);

std::string label_text(const WantedPosition& position);  // "D3d{I}"

// "D3d{I}, class of 8": its symmetries, and the size of its class.
std::string remark_on(const WantedPosition& position);

std::string count_text(const WantedCount& count);  // "17 positions, 3 classes"

// {"facelets":…,"class_size":…,"symmetry":…}, "seen" where one kind counts alone, and
// "centres" where they do.
Json to_json(const WantedPosition& position);
Json to_json(const WantedCount& count);  // {"positions":…,"classes":…}
// {"found":…,"ended":…,"condition":…}, and where there are more {"positions":…,"classes":…} or
// {"at_most":…}
Json summary_json(const WantedList& answer, const WantedQuestion& question);

// One row of the table of types of symmetry.
struct SymmetryRow {
    std::string          name;
    std::size_t          order;  // of its group of symmetries (and antisymmetries)
    structure::TypeCount count;
};
enum class SymmetryTable : std::uint8_t { symmetries, antisymmetries };
std::vector<SymmetryRow> symmetry_rows(SymmetryTable table, const IsomorphismSet& same,
                                       const structure::Demands& demands = {});
Json                     to_json(const SymmetryRow& row);

// A group, with the names of all that is in it.
struct ClosureAnswer {
    IsomorphismSet group;
};
Result<ClosureAnswer> closure_of(const Fields& fields);  // closure_fields
Json                  to_json(const ClosureAnswer& answer);

// Drawings of a face that have a name.
std::span<const NamedPattern> pattern_names();

// A number as JSON: as a text if it is too large for one.
Json to_json(const Natural& number);

}  // namespace antipode::service
