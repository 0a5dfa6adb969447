#include "service/workspace_requests.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>

#include "notation/characters.h"
#include "notation/transform.h"
#include "service/transform.h"
#include "service/words.h"
#include "workspace/solver_word.h"

namespace antipode::service {
namespace {

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

constexpr std::int64_t largest_number = std::numeric_limits<std::int64_t>::max();

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 4> sort_names       = {"id", "name", "length", "date"};
constexpr std::array<std::string_view, 2> order_names      = {"up", "down"};
constexpr std::array<std::string_view, 3> skip_names       = {"no", "symmetry", "inversion"};
constexpr std::array<std::string_view, 2> format_names     = {"txt", "json"};
constexpr std::array<std::string_view, 2> sense_names      = {"generator", "solver"};
constexpr std::array<std::string_view, 3> mirror_names     = {"RL", "UD", "FB"};
constexpr std::array<std::string_view, 5> operation_names  = {"rotate", "reflect", "invert",
                                                              "multiply", "duplicate"};
constexpr std::array<std::string_view, 4> page_fields      = {"sort", "order", "offset", "limit"};
constexpr std::array<std::string_view, 5> new_cube_fields  = {"cube", "name", "sense", "as",
                                                              "notation"};
constexpr std::array<std::string_view, 5> transform_fields = {"ids", "all", "operation", "by",
                                                              "in_place"};

Error missing(std::string_view field, std::string_view accepted) {
    return wrong_field(std::string(field),
                       fmt::format("the field {} is missing: accepted is {}", field, accepted));
}

// The number of the word among the names; nothing if the field is not there.
Result<std::optional<std::size_t>> choice(const JsonFields& fields, std::string_view field,
                                          Names names) {
    const auto text = fields.text(field);
    if (!text) return text.error();
    if (!*text) return std::optional<std::size_t>();
    const auto found = std::ranges::find(names, **text);
    if (found == names.end())
        return wrong_field(std::string(field),
                           fmt::format("the field {} takes {}, not '{}'", field,
                                       fmt::join(names, ", "), visible(**text)));
    return std::optional(static_cast<std::size_t>(found - names.begin()));
}

Result<std::vector<RowId>> row_ids(const Json& list) {
    std::vector<RowId> ids;
    const auto         is_id = [](const Json& id) { return id.is_number_integer(); };
    if (!list.is_array() || !std::ranges::all_of(list, is_id))
        return wrong_field("ids", "the field ids takes a list of the numbers of rows");
    for (const Json& id : list) ids.emplace_back(id.get<std::int64_t>());
    return ids;
}

Entry entry_of(const Position& position) {
    Entry entry = {.position = position.cube};
    if (position.maneuver)
        entry.findings.solver = workspace::opposite_word(without_rotations(*position.maneuver));
    return entry;
}

// ---- operations, in the order of operation_names -----------------------------------

Result<Transformation> rotation_by(std::string_view by) {
    const auto rotation = parse_rotation(by);
    if (!rotation) return in_field(rotation.error(), "by");
    return Transformation(Conjugation{*rotation});
}

Result<Transformation> reflection_by(std::string_view by) {
    if (std::ranges::find(mirror_names, by) == mirror_names.end())
        return wrong_field("by", fmt::format("there is no mirror '{}': accepted are {}, the faces "
                                             "that it exchanges",
                                             visible(by), fmt::join(mirror_names, ", ")));
    return Transformation(Conjugation{*parse_symmetry(fmt::format("mirror-{}", by))});
}

Result<Transformation> product_by(std::string_view by) {
    const auto position = read_position(by);
    if (!position) return in_field(position.error(), "by");
    Multiplication product = {position->cube};
    if (position->maneuver) product.word = without_rotations(*position->maneuver);
    return Transformation(std::move(product));
}

Result<Transformation> inversion_by(std::string_view) { return Transformation(Inversion{}); }
Result<Transformation> duplication_by(std::string_view) { return Transformation(Duplication{}); }

struct OperationRow {
    Result<Transformation> (*parse)(std::string_view by);
    std::string_view by;  // what it takes, if anything
};

constexpr std::array<OperationRow, operation_names.size()> operation_rows = {{
    {rotation_by, "rotations such as \"x y2\""},
    {reflection_by, "a mirror RL, UD or FB"},
    {inversion_by, ""},
    {product_by, "a cube in any form"},
    {duplication_by, ""},
}};

Result<Transformation> parse_operation(const JsonFields& fields) {
    const auto operation = choice(fields, "operation", operation_names);
    if (!operation) return operation.error();
    if (!*operation)
        return missing("operation", fmt::format("one of {}", fmt::join(operation_names, ", ")));
    const OperationRow& row = operation_rows[**operation];
    const auto          by  = fields.text("by");
    if (!by) return by.error();
    if (!*by && !row.by.empty()) return missing("by", row.by);
    if (*by && row.by.empty())
        return wrong_field(
            "by", fmt::format("to {} a cube takes no field by", operation_names[**operation]));
    return row.parse(by->value_or(""));
}

}  // namespace

Result<PageRequest> parse_page(const Json& json) {
    constexpr std::int64_t longest = 10'000;
    const JsonFields       fields(json);
    if (auto error = fields.unknown(page_fields)) return *std::move(error);
    const auto sort = choice(fields, "sort", sort_names);
    if (!sort) return sort.error();
    const auto order = choice(fields, "order", order_names);
    if (!order) return order.error();
    const auto offset = fields.whole("offset", {0, largest_number});
    if (!offset) return offset.error();
    const auto limit = fields.whole("limit", {0, longest});
    if (!limit) return limit.error();
    PageRequest request;
    if (*sort) request.sort = static_cast<workspace::SortKey>(**sort);
    if (*order) request.order = static_cast<workspace::Order>(**order);
    if (*offset) request.offset = static_cast<std::uint64_t>(**offset);
    if (*limit) request.limit = static_cast<std::uint64_t>(**limit);
    return request;
}

Result<RowId> parse_row_id(const JsonFields& fields) {
    const auto id = fields.whole("id", {0, largest_number});
    if (!id) return id.error();
    if (!*id) return missing("id", "the number of a row");
    return RowId(**id);
}

Result<std::optional<Sense>> parse_sense_field(const JsonFields& fields) {
    const auto sense = choice(fields, "sense", sense_names);
    if (!sense) return sense.error();
    return *sense ? std::optional(static_cast<Sense>(**sense)) : std::nullopt;
}

Result<std::optional<Isomorphy>> parse_skip(const JsonFields& fields) {
    const auto skip = choice(fields, "skip_isomorphs", skip_names);
    if (!skip) return skip.error();
    const std::size_t which = skip->value_or(0);
    return which == 0   ? std::nullopt
           : which == 1 ? std::optional(Isomorphy::symmetry)
                        : std::optional(Isomorphy::inversion);
}

Result<FileFormat> parse_format(const JsonFields& fields) {
    const auto format = choice(fields, "format", format_names);
    if (!format) return format.error();
    return *format == 1U ? FileFormat::json : FileFormat::txt;
}

Result<Selection> parse_ids(const JsonFields& fields) {
    const Json* list = fields.find("ids");
    if (list == nullptr) return Selection{};
    auto ids = row_ids(*list);
    if (!ids) return ids.error();
    return Selection{*std::move(ids)};
}

Result<Selection> parse_selection(const Json& json) {
    const JsonFields fields(json);
    const auto       all = fields.flag("all");
    if (!all) return all.error();
    const bool has_ids = fields.find("ids") != nullptr;
    if (has_ids == all->value_or(false))
        return wrong_field("ids", has_ids ? "give either ids or all, not both"
                                          : "say which rows: ids with a list of their numbers, or "
                                            "all with true");
    return parse_ids(fields);
}

Result<TransformOrder> parse_transform(const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(transform_fields)) return *std::move(error);
    auto selection = parse_selection(json);
    if (!selection) return selection.error();
    auto transformation = parse_operation(fields);
    if (!transformation) return transformation.error();
    const auto in_place = fields.flag("in_place");
    if (!in_place) return in_place.error();
    return TransformOrder{*std::move(selection), *std::move(transformation),
                          in_place->value_or(true) ? Placement::in_place : Placement::as_new_rows};
}

Result<Entry> parse_new_cube(const Json& json) {
    const JsonFields fields(json);
    if (auto error = fields.unknown(new_cube_fields)) return *std::move(error);
    const auto cube = fields.text("cube");
    if (!cube) return cube.error();
    if (!*cube) return missing("cube", "a cube in any form");
    const auto name = fields.text("name");
    if (!name) return name.error();
    auto clean = workspace::clean_name(name->value_or(""));
    if (!clean) return in_field(clean.error(), "name");
    const auto sense = parse_sense_field(fields);
    if (!sense) return sense.error();
    const auto reading = parse_reading(fields);
    if (!reading) return reading.error();
    const auto position = read_position(**cube, *reading);
    if (!position) return in_field(position.error(), "cube");
    Entry entry = entry_of(*position);
    entry.name  = *std::move(clean);
    entry.sense = sense->value_or(Sense::generator);
    return entry;
}

}  // namespace antipode::service
