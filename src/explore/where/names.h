// What a condition can ask about a position: one row per fact. The parser, the pruning of
// walks, the enumeration by structure, the table of `antipode find --names` and the guide all
// read these rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "cube/centres.h"
#include "cube/face_pattern.h"
#include "cube/symmetry_class.h"
#include "explore/structure/demands.h"
#include "explore/where/measures.h"

namespace antipode {

enum class ValueType : std::uint8_t { truth, number, text };

Message name_of(ValueType type);

// What stands in the brackets behind a name.
enum class Parameter : std::uint8_t {
    none,
    face,             // U R F D L B
    kind,             // corners or edges
    kind_and_length,  // corners or edges, then a whole number
    pieces,           // UF, DBL …
    position,         // a CUBE in quotes
    patterns,         // faces, then drawings of a face in quotes
    colour_counts,    // faces, then whole numbers
    symmetries,       // the name of a type of symmetry, or of operations, in quotes
    operations,       // the names of operations in quotes
};

std::string_view text_of(Parameter parameter);  // "(face)"

struct NameArguments {
    Face                     face     = Face::U;
    PieceKind                kind     = PieceKind::corner;
    PieceSet                 pieces   = {};
    std::int64_t             length   = 0;
    Cube                     cube     = solved;  // the representative of its class
    structure::FaceSet       faces    = 0;
    std::vector<FacePattern> patterns = {};
    structure::ColourCounts  counts   = 0;
    // One of these groups, which are of one type, or a single one.
    std::vector<IsomorphismSet> groups = {};
    std::string                 text   = {};  // that names the groups
};

struct NameRow {
    std::string_view name;
    ValueType        type;
    Parameter        parameter = Parameter::none;
    std::string_view summary;

    // The one for the type; the others are absent.
    bool (*truth)(const Cube&, const NameArguments&)          = nullptr;
    std::int64_t (*number)(const Cube&, const NameArguments&) = nullptr;
    std::string (*text)(const Cube&, const NameArguments&)    = nullptr;

    // With the centres that count, for what is otherwise then. A name that has no function
    // above asks about centres only, and has no meaning without them.
    bool (*truth_with_centres)(const CentredCube&, const NameArguments&)          = nullptr;
    std::int64_t (*number_with_centres)(const CentredCube&, const NameArguments&) = nullptr;

    // Which pieces are home in every position where it is true, so that a search
    // can leave out what is too far from that; none if nothing is known.
    PieceSet (*needs)(const NameArguments&) = nullptr;

    // Whether it is true wherever they are home.
    bool needs_suffice = false;

    // The isomorphisms that change nothing about the answer when the position is
    // seen through them; all of them if this is absent.
    IsomorphismSet (*keeps)(const NameArguments&) = nullptr;

    // The same answers from the isomorphisms that leave the position as they are, where
    // nothing else matters.
    bool (*truth_of_group)(const IsomorphismSet&, const NameArguments&)          = nullptr;
    std::int64_t (*number_of_group)(const IsomorphismSet&, const NameArguments&) = nullptr;
    std::string (*text_of_group)(const IsomorphismSet&, const NameArguments&)    = nullptr;

    // Adds what it demands of a reachable position to be true, or untrue, piece by piece and
    // face by face, as far as that can be said; tells whether it says everything.
    bool (*demand)(structure::Demands&, const NameArguments&, bool wanted) = nullptr;
    // Of a text, to equal another one or not.
    bool (*demand_text)(structure::Demands&, std::string_view text, bool wanted) = nullptr;

    // The words a text can be, where not anything can; gives one as it is usually written.
    std::optional<std::string> (*known_text)(std::string_view) = nullptr;
    std::string (*all_texts)()                                 = nullptr;

    bool is_of_centres() const { return truth == nullptr && number == nullptr && text == nullptr; }
    bool is_of_group() const {
        return truth_of_group != nullptr || number_of_group != nullptr || text_of_group != nullptr;
    }
};

// The rows by what they are about; name_rows() has them all.
std::span<const NameRow> piece_names();
std::span<const NameRow> symmetry_names();
std::span<const NameRow> face_names();
std::span<const NameRow> centre_names();

std::span<const NameRow> name_rows();
const NameRow*           find_name(std::string_view name);

}  // namespace antipode
