#include "apps/server/routes/common.h"

namespace antipode::server {

std::vector<std::string_view> form_names() {
    std::vector<std::string_view> names;
    for (const FormRow& row : form_rows()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> notation_names() { return {"wca", "papers"}; }

CubeReading reading_of(const Fields& fields) {
    CubeReading reading;
    if (fields.has("as")) reading.form = *parse_form(fields.text("as"));
    if (fields.text("notation", "wca") == "papers") reading.alphabet = Alphabet::papers;
    return reading;
}

http::Response wrong_cube(const Error& error, std::string_view text, const CubeReading& reading,
                          std::string_view field) {
    Failure failure(error);
    if (error.kind == ErrorKind::invalid)
        if (const auto broken = service::broken_stickers(text, reading))
            failure.with({{"repairs", service::to_json(*broken)}});
    return refusal(failure.in(field, text));
}

http::Response answer_json(const Result<service::Json>& json, int status) {
    return json ? json_response(*json, status) : refusal(json.error());
}

}  // namespace antipode::server
