#include "service/requests/reading.h"

namespace antipode::service {

std::vector<std::string_view> form_names() {
    std::vector<std::string_view> names;
    for (const FormRow& row : form_rows()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> notation_names() { return {"wca", "papers"}; }

CubeReading reading_of(const Fields& fields) {
    CubeReading reading;
    if (const auto form = fields.find_text("as")) reading.form = *parse_form(*form);
    if (fields.find_text("notation") == "papers") reading.alphabet = Alphabet::papers;
    return reading;
}

Result<Position> read_cube(const Fields& fields, std::string_view name) {
    auto position = read_position(fields.text(name), reading_of(fields));
    if (!position) return in_field(position.error(), name);
    return position;
}

}  // namespace antipode::service
