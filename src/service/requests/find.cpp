#include "service/requests/find.h"

#include <algorithm>

#include "base/memory.h"
#include "notation/characters.h"
#include "solvers/turn_set.h"

namespace antipode::service {
namespace {

Result<std::vector<Face>> read_faces(std::string_view text) {
    std::vector<Face> faces;
    for (char c : text) {
        if (c == ' ' || c == ',') continue;
        if (face_letters.find(c) == std::string_view::npos)
            return usage_error(service_message<"not-a-face">(visible(text)));
        faces.push_back(face_named(c));
    }
    // Products of turns of opposite faces are all turns of both; others generate more.
    if (faces.size() > 2 || (faces.size() == 2 && faces[1] != opposite(faces[0])))
        return usage_error(service_message<"not-opposite-faces">(visible(text)));
    return faces;
}

Result<std::vector<Move>> read_moves(const std::string& text, Metric metric) {
    if (text.empty()) return std::vector<Move>(all_moves.begin(), all_moves.end());
    const Result<TurnSet> set = parse_turn_set(text);
    if (!set) return set.error();
    // A half turn is two moves in quarter turns, which the walk cannot make at once.
    if (metric == Metric::qtm)
        for (Face f : all_faces)
            if (set->contains(Move(f, Turn::half)) && !set->contains(Move(f, Turn::clockwise))
                && !set->contains(Move(f, Turn::counter)))
                return usage_error(service_message<"half-turn-alone">(letter(f)));
    return set->turns();
}

}  // namespace

Result<FindRequest> read_find(const Fields& fields) {
    if (fields.flag("count")) return fields.wrong<"goes-without">("count", "depth");
    if (fields.text("classes") != "96")
        return fields.wrong<"depth-lists-classes">("classes", "depth");
    if (auto error = wrong_centres(fields)) return *std::move(error);
    Position from = {.cube = solved, .centres = {.counted = reading_of(fields).centres}};
    if (fields.has("from")) {
        auto read = read_cube(fields, "from");
        if (!read) return read.error();
        from = *std::move(read);
    }
    auto condition = parse_condition(fields.text("where"), from.centres.counted);
    if (!condition) return in_field(condition.error(), "where");
    const auto moves = read_moves(fields.text("moves"), metric_of(fields));
    if (!moves) return in_field(moves.error(), "moves");
    const auto modulo = read_faces(fields.text("modulo"));
    if (!modulo) return in_field(modulo.error(), "modulo");
    const std::size_t most = most_found(available_memory().bytes / 2);
    return FindRequest{
        .condition = *std::move(condition),
        .from      = from.cube,
        .centres   = from.centres,
        .depth     = fields.whole<std::size_t>("depth"),
        .metric    = metric_of(fields),
        .moves     = *moves,
        .sameness  = fields.flag("every") ? Sameness::equality : Sameness::isomorphism,
        .modulo    = *modulo,
        .limit     = std::min(fields.find_whole<std::size_t>("limit").value_or(most), most),
        .threads   = threads_of(fields)};
}

Result<WantedQuestion> read_find_all(const Fields& fields) {
    const auto centres = all_centres_or_none(fields);
    if (!centres) return centres.error();
    for (const std::string_view name : {"from", "moves", "modulo", "metric"})
        // A question that is kept says its metric even where nobody has.
        if (fields.has(name) && !(name == "metric" && metric_of(fields) == Metric::htm))
            return fields.wrong<"no-moves-without-depth">(name, "depth");
    auto condition = parse_condition(fields.text("where"), *centres);
    if (!condition) return in_field(condition.error(), "where");
    return wanted_question(*std::move(condition), *centres, fields);
}

}  // namespace antipode::service
