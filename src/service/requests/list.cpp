#include "service/requests/list.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/names_of.h"
#include "explore/structure/symmetry_types.h"
#include "notation/characters.h"
#include "notation/transform.h"
#include "service/answers/transform.h"
#include "service/answers/words.h"
#include "workspace/solver_word.h"

namespace antipode::service {
namespace {

using workspace::Arrangement;
using workspace::Conjugation;
using workspace::Duplication;
using workspace::Entry;
using workspace::Inversion;
using workspace::Isomorphy;
using workspace::Multiplication;
using workspace::PageRequest;
using workspace::Placement;
using workspace::Sense;
using workspace::Transformation;

// ---- operations ---------------------------------------------------------------------

Result<Transformation> rotation_by(std::string_view by) {
    const auto rotation = parse_rotation(by);
    if (!rotation) return in_field(rotation.error(), "by");
    return Transformation(Conjugation{*rotation});
}

Result<Transformation> reflection_by(std::string_view by) {
    constexpr std::array<std::string_view, 3> mirrors = {"RL", "UD", "FB"};
    if (std::ranges::find(mirrors, by) == mirrors.end())
        return wrong_field("by", service_message<"no-such-mirror">(visible(by)));
    return Transformation(Conjugation{*parse_symmetry(fmt::format("mirror-{}", by))});
}

Result<Transformation> product_by(std::string_view by) {
    auto position = read_position(by);
    if (!position) return in_field(position.error(), "by");
    // Stickers of odd parity that tell nothing of centres turn them nobody knows how.
    if (auto centred = read_position(by, {.centres = all_centres})) position = std::move(centred);
    Multiplication product = {centred(*position)};
    if (position->maneuver) product.word = without_rotations(*position->maneuver);
    return Transformation(std::move(product));
}

Result<Transformation> arrangement_by(std::string_view) {
    return Transformation(Arrangement{[](const CentredCube& cube) {
        return arranging_rotation(isomorphisms_with(symmetries_of(cube), antisymmetries_of(cube)));
    }});
}
Result<Transformation> inversion_by(std::string_view) { return Transformation(Inversion{}); }
Result<Transformation> duplication_by(std::string_view) { return Transformation(Duplication{}); }

// Whether an operation takes the field by.
enum class By : std::uint8_t { needed, refused };

struct OperationRow {
    std::string_view name;
    Result<Transformation> (*parse)(std::string_view by);
    By by;
};

constexpr std::array<OperationRow, 6> operation_rows = {{
    {"rotate", rotation_by, By::needed},
    {"reflect", reflection_by, By::needed},
    {"arrange", arrangement_by, By::refused},
    {"invert", inversion_by, By::refused},
    {"multiply", product_by, By::needed},
    {"duplicate", duplication_by, By::refused},
}};

}  // namespace

// ---- words, in the order of the values ------------------------------------------------

std::vector<std::string_view> sense_names() { return {"generator", "solver"}; }
std::vector<std::string_view> row_state_names() {
    return names_up_to<workspace::RowState::stopped>();
}

std::vector<std::string_view> operation_names() { return names_of(operation_rows); }

// ---- reading --------------------------------------------------------------------------

PageRequest read_page(const Fields& fields) {
    return {.sort   = static_cast<workspace::SortKey>(fields.choice("sort")),
            .order  = static_cast<workspace::Order>(fields.choice("order")),
            .offset = fields.whole<std::uint64_t>("offset"),
            .limit  = fields.whole<std::uint64_t>("limit")};
}

RowId read_row_id(const Fields& fields) { return RowId(fields.whole("id")); }

std::optional<Sense> read_sense(const Fields& fields) {
    if (!fields.has("sense")) return std::nullopt;
    return static_cast<Sense>(fields.choice("sense"));
}

std::optional<Isomorphy> read_skip(const Fields& fields) {
    const std::size_t which = fields.choice("skip_isomorphs");
    return which == 0   ? std::nullopt
           : which == 1 ? std::optional(Isomorphy::symmetry)
                        : std::optional(Isomorphy::inversion);
}

FileFormat read_format(const Fields& fields) {
    return static_cast<FileFormat>(fields.choice("format"));
}

Selection read_ids(const Fields& fields) {
    if (!fields.has("ids")) return {};
    std::vector<RowId> ids;
    for (const std::int64_t id : fields.wholes("ids")) ids.emplace_back(id);
    return {std::move(ids)};
}

Result<Selection> read_selection(const Fields& fields) {
    const bool has_ids = fields.has("ids");
    if (has_ids != fields.flag("all")) return read_ids(fields);
    return wrong_field("ids", has_ids ? service_message<"either-or">("ids", "all")
                                      : service_message<"no-rows-named">());
}

Result<workspace::TransformOptions> read_transformation(const Fields& fields) {
    const OperationRow& row = operation_rows.at(fields.choice("operation"));
    if (!fields.has("by") && row.by == By::needed)
        return wrong_field("by", service_message<"operation-needs-by">(row.name));
    if (fields.has("by") && row.by == By::refused)
        return wrong_field("by", service_message<"operation-without-by">(row.name));
    auto transformation = row.parse(fields.text("by"));
    if (!transformation) return transformation.error();
    const bool is_new = fields.has("in_place") && !fields.flag("in_place");
    return workspace::TransformOptions{
        .transformation = *std::move(transformation),
        .placement      = is_new ? Placement::as_new_rows : Placement::in_place,
        .skip           = read_skip(fields)};
}

namespace {

// Without a choice those centres count that the cube itself tells of.
Result<Position> read_told_cube(const Fields& fields) {
    if (fields.has("centres")) return read_cube(fields);
    auto position = read_told_position(fields.text("cube"), reading_of(fields));
    if (!position) return in_field(position.error(), "cube");
    return position;
}

}  // namespace

Result<Entry> read_new_cube(const Fields& fields) {
    auto name = workspace::clean_name(fields.text("name"));
    if (!name) return in_field(name.error(), "name");
    const auto position = read_told_cube(fields);
    if (!position) return position.error();
    Entry entry = {.position = position->cube, .centres = position->centres};
    if (position->maneuver)
        entry.findings.solver = workspace::opposite_word(without_rotations(*position->maneuver));
    entry.name  = *std::move(name);
    entry.sense = read_sense(fields).value_or(Sense::generator);
    return entry;
}

}  // namespace antipode::service
