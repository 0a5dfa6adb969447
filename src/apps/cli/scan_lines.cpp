#include "apps/cli/scan_lines.h"

#include <fmt/format.h>

#include "apps/cli/lines.h"
#include "apps/cli/messages.h"
#include "base/characters.h"
#include "base/file.h"
#include "base/messages.h"
#include "base/parse_json.h"
#include "base/text_lines.h"
#include "service/json.h"
#include "service/requests/scan.h"

namespace antipode::cli {
namespace scan_lines_detail {

// What stands beside the fields of a request is a note for people, but for the name.
service::Json known_members(const service::Json& object) {
    service::Json known = service::Json::object();
    for (const service::Field& field : service::scan_fields)
        if (object.contains(field.name)) known[std::string(field.name)] = object[field.name];
    return known;
}

constexpr std::size_t longest_name = 1000;

struct NamedAnswer {
    service::ScanAnswer answer;
    std::string         name;
};

Result<NamedAnswer> answer_line(const Session& session, const std::string& line) {
    const auto json = parse_json(line);
    if (!json) return json.error();
    if (!json->is_object()) return Error{.message = message<"not-measured-colours">()};
    service::Json members = known_members(*json);
    if (session.has("order") && !members.contains("order"))
        members["order"] = session.fields().text("order");
    const auto fields = service::Fields::read(std::move(members), service::scan_fields);
    if (!fields) return fields.error();
    auto answer = service::ask_scan(*fields);
    if (!answer) return answer.error();
    const auto name = json->find("name");
    return NamedAnswer{*std::move(answer),
                       name != json->end() && name->is_string() ? name->get<std::string>() : ""};
}

}  // namespace scan_lines_detail

ExitCode show_scan(Session& session, const service::ScanAnswer& answer, const std::string& name) {
    const colours::Decision& decision = answer.decision;
    if (session.json()) {
        service::Json json = service::Json::object();
        if (!name.empty()) json["name"] = name;
        json.update(to_json(answer));
        session.answer(json);
    } else {
        std::string line = fmt::format("{}  // {:.2f} % sure", to_text(decision.best.facelets),
                                       100 * service::told_probability(decision.best.probability));
        if (!decision.doubtful.empty())
            line += fmt::format("; doubtful: {}", service::doubtful_names(decision));
        if (!name.empty())
            line += fmt::format("; {}", visible(name, scan_lines_detail::longest_name));
        session.output().line(line);
    }
    return decision.is_likely() ? ExitCode::done : ExitCode::not_found;
}

ExitCode scan_lines(Session& session, const std::string& path) {
    const File file = File::open(path == "-" ? "/dev/stdin" : path);
    if (!file.is_open())
        return session.fail(
            environment_error(base_message<"unreadable-file">(path, file.error().message())));
    ExitCode code = ExitCode::done;
    Lines    lines([&] { session.output().flush(); }, path == "-" ? 0 : file.descriptor());
    while (const auto line = lines.next()) {
        if (line->text && has_nothing_to_read(*line->text)) continue;
        const auto     answer = line->text ? scan_lines_detail::answer_line(session, *line->text)
                                           : Result<scan_lines_detail::NamedAnswer>(line->text.error());
        const ExitCode one    = answer ? show_scan(session, answer->answer, answer->name)
                                       : session.fail(answer.error(), {.line = line->number});
        if (one != ExitCode::done) code = one;
    }
    return code;
}

}  // namespace antipode::cli
