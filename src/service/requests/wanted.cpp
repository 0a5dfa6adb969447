#include "service/requests/wanted.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/symmetry_operation.h"
#include "explore/structure/symmetry_types.h"
#include "explore/where/arguments.h"
#include "explore/where/wanted.h"
#include "notation/characters.h"
#include "service/requests/reading.h"

namespace antipode::service {
namespace {

// Conditions that are satisfied together, as one text.
class ConditionBuilder {
public:
    explicit ConditionBuilder(CentreSet centres) : centres_(centres) {}

    void add(const std::string& condition) {
        text_ += text_.empty() ? condition : fmt::format(" and ({})", condition);
    }

    CentreSet     centres() const { return centres_; }
    CubeCondition condition() const {
        return *parse_condition(text_.empty() ? "true" : text_, centres_);
    }

private:
    CentreSet   centres_;  // that count
    std::string text_;
};

using Failure = std::optional<Error>;

// The patterns of a field, written out; its places stay those of the field.
Result<std::string> drawings(std::string_view field, std::string_view text, std::size_t offset) {
    const auto patterns = parse_face_patterns(text);
    if (patterns) return in_quotes(to_text(*patterns));
    Error error = in_field(patterns.error(), field);
    if (error.place) error.place->offset += offset;
    return error;
}

Failure add_patterns(ConditionBuilder& builder, const Fields& fields) {
    if (fields.has("pattern")) {
        const auto text = drawings("pattern", fields.text("pattern"), 0);
        if (!text) return text.error();
        builder.add(fmt::format("shows(all, {})", *text));
    }
    for (const std::string& rule : fields.texts("faces")) {
        const std::size_t equals = rule.find('=');
        if (equals == std::string::npos) return fields.wrong<"faces-form">("faces");
        const auto text = drawings("faces", rule.substr(equals + 1), equals + 1);
        if (!text) return text.error();
        const std::string faces(trimmed(std::string_view(rule).substr(0, equals), " "));
        if (faces != "all" && faces.find_first_not_of(face_letters) != std::string::npos)
            return wrong_field(
                "faces", service_message<"not-faces">(visible(faces), fields.spelling("faces")));
        builder.add(fmt::format("shows({}, {})", faces, *text));
    }
    return std::nullopt;
}

// An odd permutation of one kind takes an exchange of two of the others, which do not count.
void add_pieces(ConditionBuilder& builder, const Fields& fields) {
    const std::string only   = fields.text("only");
    const std::string parity = fields.text("parity");
    if (parity == "odd" && !only.empty()) {
        builder.add(only + "_alone");
        return builder.add(only == "corners" ? "parity == \"odd\"" : "edge_parity == \"odd\"");
    }
    if (!only.empty()) builder.add(only == "corners" ? "edges_solved" : "corners_solved");
    if (!parity.empty()) builder.add(fmt::format("parity == \"{}\"", parity));
}

Failure add_filters(ConditionBuilder& builder, const Fields& fields) {
    if (fields.flag("continuous")) builder.add("continuous");
    if (fields.has("colours")) {
        std::string numbers;
        for (const std::int64_t number : fields.wholes("colours"))
            numbers += fmt::format(", {}", number);
        builder.add(fmt::format("colours(all{})", numbers));
    }
    add_pieces(builder, fields);
    if (fields.flag("not_self_inverse")) builder.add("not self_inverse");
    if (!fields.has("where")) return std::nullopt;
    const auto extra = parse_condition(fields.text("where"), builder.centres());
    if (!extra) return in_field(extra.error(), "where");
    builder.add(to_text(*extra));
    return std::nullopt;
}

// Operations that generate the group, as few as a greedy choice finds.
std::string generators_text(const SymmetrySet& members, IsomorphismSet& made, bool inverts) {
    std::string text;
    for (Symmetry s : all_symmetries) {
        const Isomorphism one(s, inverts);
        if (!members[s.index()] || made[one.index()]) continue;
        made[one.index()] = true;
        made              = closure(made);
        text += (text.empty() ? "" : " ") + name_of_operation(s);
    }
    return text;
}

// One of the two names of a type of antisymmetry contains the other.
const SymmetryType* type_of_pair(std::string_view a, std::string_view b) {
    if (const auto* type = find_symmetry_type(fmt::format("{}{{{}}}", a, b))) return type;
    return find_symmetry_type(fmt::format("{}{{{}}}", b, a));
}

bool is_name(std::string_view text) { return find_symmetry_type(text) != nullptr || text == "I"; }

// The names of the fields with operations.
struct GroupFields {
    std::string_view symmetries;
    std::string_view antisymmetries;
};

// What the operations in both generate.
Result<IsomorphismSet> joined_group(const Fields& fields, const GroupFields& names) {
    const std::string symmetries     = fields.text(names.symmetries);
    const std::string antisymmetries = fields.text(names.antisymmetries);
    IsomorphismSet    group          = only_identity();
    if (const SymmetryType* type = find_symmetry_type(symmetries)) {
        group = type->group;
    } else if (!symmetries.empty()) {
        const auto words = read_symmetries(symmetries);
        if (!words) return in_field(words.error(), names.symmetries);
        group = words->groups.front();
    }
    if (antisymmetries.empty()) return group;
    const auto others = read_antisymmetries(antisymmetries);
    if (!others) return in_field(others.error(), names.antisymmetries);
    return closure(group | others->groups.front());
}

// The group that the words of `symmetry` and `anti` mean.
Result<IsomorphismSet> group_of(const Fields& fields) {
    const std::string name = fields.text("symmetry");
    const std::string anti = fields.text("anti");
    if (!anti.empty() && is_name(name) && is_name(anti)) {
        if (const SymmetryType* type = type_of_pair(name, anti)) return type->group;
        return wrong_field("anti",
                           service_message<"no-such-antisymmetry">(visible(name), visible(anti)));
    }
    return joined_group(fields, {.symmetries = "symmetry", .antisymmetries = "anti"});
}

// Then the others may be exchanged, and nothing tells how their centres are turned.
bool counts_one_kind(const CubeCondition& condition) {
    return std::ranges::any_of(
        wanted_positions(condition, only_identity()).parts,
        [](const structure::WantedPart& part) { return part.demands.counting.has_value(); });
}

}  // namespace

std::vector<std::string_view> piece_kinds() { return {"corners", "edges"}; }
std::vector<std::string_view> parity_names() { return {"even", "odd"}; }

Result<IsomorphismSet> read_closure(const Fields& fields) {
    return joined_group(fields, {.symmetries = "symmetries", .antisymmetries = "antisymmetries"});
}

std::string condition_of(const IsomorphismSet& group) {
    IsomorphismSet    made   = only_identity();
    const std::string proper = generators_text(symmetries_in(group), made, false);
    const std::string anti   = generators_text(antisymmetries_in(group), made, true);
    std::string       text = proper.empty() ? "" : fmt::format("symmetric({})", in_quotes(proper));
    if (!anti.empty())
        text += fmt::format("{}antisymmetric({})", text.empty() ? "" : " and ", in_quotes(anti));
    return text.empty() ? "true" : text;
}

Result<WantedQuestion> wanted_question(CubeCondition condition, CentreSet centres,
                                       const Fields& fields) {
    WantedQuestion question{.condition = std::move(condition), .centres = !centres.empty()};
    if (question.centres && counts_one_kind(question.condition))
        return fields.wrong<"centres-with-one-kind">("centres");
    question.same = fields.text("classes") == "96" ? all_isomorphisms() : symmetries_only();
    if (fields.flag("every")) question.same = only_identity();
    question.count  = fields.flag("count");
    question.limit  = fields.find_whole<std::uint64_t>("limit");
    question.few_do = fields.has("limit");
    if (fields.interface() == Interface::command_line) question.threads = threads_of(fields);
    return question;
}

Result<WantedQuestion> read_pattern(const Fields& fields) {
    if (!fields.has("pattern") && !fields.has("faces"))
        return fields.wrong<"pattern-or-faces">("pattern", "faces");
    const auto centres = all_centres_or_none(fields);
    if (!centres) return centres.error();
    ConditionBuilder builder(*centres);
    if (auto error = add_patterns(builder, fields)) return *error;
    if (fields.has("symmetry")) {
        const auto words = read_symmetries(fields.text("symmetry"));
        if (!words) return in_field(words.error(), "symmetry");
        builder.add(fmt::format("symmetric({})", in_quotes(words->text)));
    }
    if (auto error = add_filters(builder, fields)) return *error;
    return wanted_question(builder.condition(), builder.centres(), fields);
}

Result<WantedQuestion> read_symmetry(const Fields& fields) {
    const auto group = group_of(fields);
    if (!group) return group.error();
    const auto centres = all_centres_or_none(fields);
    if (!centres) return centres.error();
    ConditionBuilder builder(*centres);
    builder.add(condition_of(*group));
    if (fields.flag("exactly")) {
        const bool is_plain = antisymmetries_in(*group).none();
        builder.add(fmt::format("{} == \"{}\"", is_plain ? "symmetry" : "label", label_of(*group)));
    }
    if (auto error = add_filters(builder, fields)) return *error;
    return wanted_question(builder.condition(), builder.centres(), fields);
}

}  // namespace antipode::service
