#include "apps/cli/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/characters.h"
#include "base/text_lines.h"
#include "service/json.h"

namespace antipode::cli {
namespace {

constexpr std::size_t line_width    = 96;  // longer inputs are not shown again
constexpr std::size_t shown_repairs = 5;
constexpr std::size_t longest_note  = 5000;  // the longest name of a file has 4095 bytes

bool fits_on_a_line(std::string_view text) {
    return !text.empty() && visible(text, line_width) == text;
}

// The input, and a mark under its wrong part.
std::string pointed_out(const Error& error, std::string_view text) {
    if (!error.place || !fits_on_a_line(text)) return "";
    const std::size_t offset = std::min(error.place->offset, text.size());
    const std::size_t marks  = std::max<std::size_t>(
        1, shown_width(text.substr(offset, std::min(error.place->length, text.size() - offset))));
    return fmt::format("    {}\n    {:{}}{:^>{}}\n", text, "", shown_width(text.substr(0, offset)),
                       "", marks);
}

// Of the list that --json gives.
std::string repairs_text(const service::Json& repairs) {
    std::string text;
    for (std::size_t i = 0; i < std::min(repairs.size(), shown_repairs); ++i)
        text += fmt::format("    repair: {}\n", repairs[i]["description"].get<std::string>());
    if (repairs.size() > shown_repairs)
        text += fmt::format("    … or one of {} other repairs of the same size\n",
                            repairs.size() - shown_repairs);
    return text;
}

}  // namespace

void Session::answer(const service::Json& json) { output_.line(service::to_line(json)); }

void print_error(const Error& error, const Input& input) {
    const std::string place = input.line == 0 ? "" : fmt::format("line {}: ", input.line);
    write_message(fmt::format("antipode: {}{}\n{}", place, visible_lines(error.message.text()),
                              pointed_out(error, input.text)));
}

ExitCode Session::run() {
    auto fields = arguments_.fields();
    if (!fields) return fail(fields.error());
    fields_             = *std::move(fields);
    const Action* which = arguments_.action();
    return which == nullptr ? command_.run(*this) : which->run(*this);
}

bool Session::has_many_subjects() const {
    return subjects().size() > 1 || (subjects().size() == 1 && subjects().front() == "-");
}

ExitCode Session::fail(const Error& error, const Input& input) {
    service::Json details = service::Json::object();
    if (error.kind == ErrorKind::invalid && fields_)
        details = fields_->diagnosis(error.field.empty() ? subject() : error.field, input.text);
    if (json()) {
        service::Json error_json = service::to_json(error, input.text);
        error_json.update(details);
        service::Json answer_json = {{"error", std::move(error_json)}};
        if (input.line != 0) answer_json["line"] = input.line;
        answer(answer_json);
    }
    if (!has("quiet")) {
        output_.flush();  // so that a message stands where it belongs among the answers
        print_error(error, input);
        if (details.contains("repairs")) write_message(repairs_text(details["repairs"]));
    }
    return exit_code_of(error.kind);
}

ExitCode Session::refuse(const Error& error) {
    return fail(error, {fields().text_at(error.field).value_or("")});
}

void Session::note(std::string_view sentence) {
    if (has("quiet")) return;
    output_.flush();
    write_message(fmt::format("antipode: {}\n", visible(sentence, longest_note)));
}

}  // namespace antipode::cli
