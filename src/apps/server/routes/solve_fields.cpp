#include "apps/server/routes/solve_fields.h"

#include <charconv>

namespace antipode::server {
namespace solve_fields_detail {

// The text that the error of a field is about: of cube, or of cubes[3].
std::string text_of(const Fields& fields, std::string_view field) {
    if (field == "cube") return fields.text("cube");
    constexpr std::string_view list = "cubes[";
    if (!field.starts_with(list)) return {};
    const auto  texts = fields.texts("cubes");
    std::size_t index = 0;
    std::from_chars(field.data() + list.size(), field.data() + field.size(), index);
    return index < texts.size() ? texts[index] : std::string();
}

}  // namespace solve_fields_detail

SolveReading read_solve_request(const Fields& fields, service::SolveUse use) {
    auto request = service::read_solve(fields, use);
    if (request) return *std::move(request);
    const Error&      error = request.error();
    const std::string text  = solve_fields_detail::text_of(fields, error.field);
    if (text.empty()) return refusal(error);
    return wrong_cube(error, text, reading_of(fields), error.field);
}

}  // namespace antipode::server
