#include "service/requests/positions.h"

#include <fmt/format.h>

#include "service/answers/algebra.h"
#include "service/answers/transform.h"
#include "service/json.h"

namespace antipode::service {
namespace {

// Writes what `change` makes of the position, in the form that is asked for.
template <class Change>
Result<WrittenPosition> written_as(const Fields& fields, const Change& change) {
    const auto position = read_cube(fields);
    return position ? in_form(change(*position), target_of(fields)) : position.error();
}

template <class Answer>
Result<ClassAnswer> class_answer(Result<Answer> answer, std::string_view field) {
    if (!answer) return in_field(answer.error(), field);
    return ClassAnswer(*std::move(answer));
}

// Words are written as they were read, if nothing else is said.
Result<ClassAnswer> isomorphic_words_of(const Fields& fields, const Position& position) {
    Target target{Form::maneuver};
    if (fields.text("notation") == "papers") target.style = WordStyle::papers;
    if (fields.has("to")) target = target_of(fields);
    if (target.form != Form::maneuver)
        return wrong_field("to", service_message<"words-go-with-notation">(fields.spelling("words"),
                                                                           fields.spelling("to")));
    return class_answer(isomorphic_words(position, target.style), "cube");
}

Result<std::vector<Generator>> all_generators(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    std::vector<Generator> generators;
    std::size_t            number = 0;
    for (const std::string& text : fields.texts("generators")) {
        const auto more = read_generators(text, reading_of(fields));
        if (!more) return in_field(more.error(), fmt::format("generators[{}]", number));
        generators.insert(generators.end(), more->begin(), more->end());
        ++number;
    }
    return generators;
}

}  // namespace

std::vector<std::string_view> position_target_names() {
    std::vector<std::string_view> names;
    for (const TargetRow& row : target_rows())
        if (!is_made_of_turns(row.target.form)) names.push_back(row.name);
    return names;
}

Target target_of(const Fields& fields) { return *parse_target(fields.text("to")); }

Result<InfoAnswer> ask_info(const Fields& fields) {
    const auto position = read_cube(fields);
    if (!position) return position.error();
    return info(*position);
}

Result<LikeAnswer> ask_like(const Fields& fields) {
    const auto position = read_cube(fields);
    if (!position) return position.error();
    return condition_like(*position);
}

Result<WrittenPosition> ask_convert(const Fields& fields) {
    return written_as(fields, [](const Position& position) { return position; });
}

Result<WrittenPosition> ask_inverse(const Fields& fields) { return written_as(fields, inverse); }

Result<WrittenPosition> ask_power(const Fields& fields) {
    const auto exponent = parse_exponent(fields.text_or_whole("exponent"));
    if (!exponent) return in_field(exponent.error(), "exponent");
    return written_as(fields, [&](const Position& position) { return power(position, *exponent); });
}

Result<Position> ask_transform(const Fields& fields) {
    const auto by = parse_symmetry(fields.text_or_whole("by"));
    if (!by) return in_field(by.error(), "by");
    const auto position = read_cube(fields);
    if (!position) return position.error();
    return transform({*position, *by, fields.flag("invert")});
}

Result<ClassAnswer> ask_isomorphs(const Fields& fields) {
    const auto position = read_cube(fields);
    if (!position) return position.error();
    if (fields.flag("words")) return isomorphic_words_of(fields, *position);
    const bool   is_typed   = fields.interface() == Interface::command_line;
    const bool   wants_less = fields.flag("representative") || fields.flag("count");
    const Target target     = fields.has("to") ? target_of(fields) : Target{Form::zip};
    return (is_typed ? !wants_less : fields.flag("list"))
               ? class_answer(isomorphs(*position, target), "to")
               : class_answer(representative(*position, target), "to");
}

Json to_json(const ClassAnswer& answer) {
    return std::visit([](const auto& one) { return to_json(one); }, answer);
}

Result<WrittenPosition> ask_compose(const Fields& fields) {
    const auto factors = read_cubes(fields);
    return factors ? in_form(compose(*factors), target_of(fields)) : factors.error();
}

Result<GroupFinding> ask_group(const Fields& fields) {
    auto generators = all_generators(fields);
    if (!generators) return generators.error();
    GroupFinding finding{.group = Group(*std::move(generators)), .with_word = fields.has("word")};
    const std::string_view asked = finding.with_word ? "word" : "contains";
    if (!fields.has(asked)) return finding;
    const auto position = read_cube(fields, asked);
    if (!position) return position.error();
    finding.contains = finding.group.contains(*position);
    if (!finding.with_word || !*finding.contains) return finding;
    auto word = finding.group.word(*position);
    if (!word) return word.error();
    finding.word = *std::move(word);
    return finding;
}

Json to_json(const GroupFinding& finding) {
    Json json = to_json(finding.group.report());
    if (finding.contains) json["contains"] = *finding.contains;
    if (finding.with_word) json["word"] = finding.word ? Json(*finding.word) : Json(nullptr);
    return json;
}

Result<RandomRequest> read_random(const Fields& fields) {
    constexpr std::array kinds = {Pieces::corners, Pieces::edges};
    if (auto error = wrong_centres(fields)) return *std::move(error);
    return RandomRequest{
        .seed    = fields.find_whole<std::uint64_t>("seed"),
        .pool    = fields.flag("any") ? RandomPool::assembled : RandomPool::reachable,
        .pieces  = fields.has("only") ? kinds.at(fields.choice("only")) : Pieces::all,
        .target  = target_of(fields),
        .centres = reading_of(fields).centres};
}

Result<std::vector<std::string>> ask_random(const Fields& fields) {
    const auto request = read_random(fields);
    if (!request) return request.error();
    RandomPositions          positions(*request);
    std::vector<std::string> cubes;
    for (auto left = fields.whole<std::uint64_t>("count"); left > 0; --left)
        cubes.push_back(positions.next()->written.text);
    return cubes;
}

Result<ReadAnswer> ask_read(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    auto answer = read({fields.text("text"), reading_of(fields)});
    if (!answer) return in_field(answer.error(), "text");
    return answer;
}

Json diagnose_painting(std::string_view text, const Fields&) {
    const auto impossible = impossible_painting(text);
    return impossible ? to_json(*impossible) : Json::object();
}

Result<Completion> ask_complete(const Fields& fields) {
    auto completion = complete(fields.text("facelets"));
    if (!completion) return in_field(completion.error(), "facelets");
    return completion;
}

}  // namespace antipode::service
