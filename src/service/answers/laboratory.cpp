#include "service/answers/laboratory.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/names_of.h"
#include "cube/cycle_form.h"
#include "notation/print.h"
#include "notation/simplify.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

std::optional<Error> wrong_metric(Metric metric) {
    if (metric == Metric::htm || metric == Metric::qtm) return std::nullopt;
    return usage_error(service_message<"metric-not-counted">(row(metric).name));
}

std::string markdown_row(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += fmt::format(" {} |", cell);
    return text + "\n";
}

std::string markdown_table(const TheoryTable& table) {
    if (table.head.empty()) return {};
    std::string rule = "|";
    for (std::size_t i = 0; i < table.head.size(); ++i) rule += " --- |";
    std::string text = "\n" + markdown_row(table.head) + rule + "\n";
    for (const auto& cells : table.rows) text += markdown_row(cells);
    return text;
}

std::string text_table(const TheoryTable& table) {
    std::vector<std::size_t> width(table.head.size());
    auto                     lines = table.rows;
    if (!table.head.empty()) lines.insert(lines.begin(), table.head);
    for (const auto& cells : lines)
        for (std::size_t i = 0; i < cells.size(); ++i)
            width[i] = std::max(width[i], cells[i].size());
    std::string text;
    for (const auto& cells : lines) {
        std::string line = "   ";
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += fmt::format(" {:>{}} ", cells[i], width[i]);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace

std::string word_text(const Moves& word) { return antipode::to_text(word); }

std::string effect_text(const Found& found) {
    return antipode::to_text(with_centres(found.cube, found.centres), Form::cycles);
}

Json to_json(const Found& found) {
    Json json = {{"maneuver", antipode::to_text(found.word)},
                 {"length", found.depth},
                 {"facelets", antipode::to_text(facelets_of(found.cube))},
                 {"effect", effect_text(found)},
                 {"morph", found.morph},
                 {"pos_ref", to_json(zip_of(found.representative))}};
    add_centres(json, found.centres);
    return json;
}

std::vector<std::string_view> search_end_names() {
    return {"exhausted", "enough_found", "stopped"};
}
std::vector<std::string_view> verdict_names() { return names_up_to<Verdict::answered>(); }

Json summary_json(const FindAnswer& answer) {
    return {{"found", answer.found.size()},
            {"complete_depth", answer.complete},
            {"visited", answer.visited},
            {"ended", search_end_names().at(static_cast<std::size_t>(answer.ended))}};
}

std::vector<ConditionName> condition_names() {
    std::vector<ConditionName> names;
    for (const NameRow& row : name_rows())
        names.push_back({fmt::format("{}{}", row.name, text_of(row.parameter)),
                         antipode::name_of(row.type).text(), row.summary});
    return names;
}

Json names_json() {
    return list_json(condition_names(), [](const ConditionName& name) {
        return Json{{"name", name.text}, {"type", name.type}, {"summary", name.summary}};
    });
}

std::optional<Error> unanswerable(const PathRequest& request) {
    if (auto error = wrong_metric(request.metric)) return error;
    const CentredCube way = way_of(request);
    if (is_reachable(way)) return std::nullopt;
    return Error{.message = service_message<"no-path">(is_reachable(way.cube)
                                                           ? why_centres_unreachable(way)
                                                           : why_unreachable(way.cube))};
}

Result<PathAnswer> path(const PathRequest& request, const PathWatch& watch) {
    if (auto error = unanswerable(request)) return *error;
    return shortest_paths(request, watch);
}

Json to_json(const PathAnswer& answer, Metric metric) {
    return {{"length", answer.length ? Json(*answer.length) : Json(nullptr)},
            {"metric", row(metric).name},
            {"lower_bound", answer.lower_bound},
            {"words", list_json(answer.words, word_text)},
            {"ended", answer.stopped  ? "stopped"
                      : answer.length ? "found"
                                      : "exhausted"}};
}

Result<PathAnswer> equivalent_words(const Maneuver& word, Metric metric, const PathWatch& watch) {
    const Moves moves = simplify(on_the_table(word).moves);
    return path({.to         = after(moves),
                 .metric     = metric,
                 .max_length = std::min(length(moves, metric), PathRequest::longest)},
                watch);
}

Json to_json(const TheoryLine& line) {
    const auto entry = [&](const auto& cells) {
        Json by_name = Json::object();
        for (std::size_t i = 0; i < cells.size(); ++i) by_name[line.table.head[i]] = cells[i];
        return by_name;
    };
    Json json = {{"name", line.name}, {"title", line.title}};
    add_sentence(json, "answer", line.answer);
    json["papers"]  = line.papers;
    json["verdict"] = antipode::name_of(line.verdict);
    json["table"]   = list_json(line.table.rows, entry);
    return json;
}

std::string theory_text(const std::vector<TheoryLine>& lines) {
    std::string text;
    for (const TheoryLine& line : lines) {
        text +=
            fmt::format("{}{}\n  {}\n", text.empty() ? "" : "\n", line.title, line.answer.text());
        text += text_table(line.table);
        if (!line.papers.empty())
            text += fmt::format("  The papers: {}  [{}]\n", line.papers,
                                antipode::name_of(line.verdict));
    }
    return text;
}

std::string theory_markdown(const std::vector<TheoryLine>& lines) {
    std::string text =
        "# What the papers of 2004 say, decided\n\n"
        "This page is the output of `antipode theory --markdown`; every number on it is exact and "
        "computed.\n";
    for (const TheoryLine& line : lines) {
        text += fmt::format("\n## {}\n\n{}\n{}", line.title, line.answer.text(),
                            markdown_table(line.table));
        if (!line.papers.empty())
            text += fmt::format("\n*The papers:* {} **{}.**\n", line.papers,
                                antipode::name_of(line.verdict));
    }
    return text;
}

}  // namespace antipode::service
