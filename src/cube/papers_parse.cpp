// Reading transcriptions and zips. Besides the papers' own form, commas are
// taken for semicolons and Caml's array brackets [| |] for [ ].
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <span>

#include "base/scanner.h"
#include "cube/papers.h"

namespace antipode {
namespace {

bool take_separator(Scanner& scanner) { return scanner.take(";") || scanner.take(","); }

std::optional<Error> read_list(Scanner& scanner, std::string_view field, std::span<int> values) {
    if (!scanner.take("[")) return scanner.expected(fmt::format("'[' after {}=", field));
    scanner.take("|");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string numbers = fmt::format("{} numbers in {}", values.size(), field);
        if (i > 0 && !take_separator(scanner))
            return scanner.expected("';' between the " + numbers);
        const auto value = scanner.take_integer();
        if (!value) return scanner.expected("one of the " + numbers);
        // The field's own range is checked later; the bounds of an int are wide enough.
        values[i] = static_cast<int>(std::clamp<std::int64_t>(
            *value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    }
    scanner.take("|");
    if (!scanner.take("]"))
        return scanner.expected(
            fmt::format("']' after the {} numbers of {}", values.size(), field));
    return std::nullopt;
}

struct Field {
    std::string_view name;
    std::span<int>   values;
    bool             seen = false;
};

std::optional<Error> read_field(Scanner& scanner, std::span<Field> fields) {
    for (Field& field : fields) {
        if (!scanner.take(field.name)) continue;
        if (field.seen) return Error{.message = fmt::format("{} is given twice", field.name)};
        field.seen = true;
        if (!scanner.take("=")) return scanner.expected(fmt::format("'=' after {}", field.name));
        return read_list(scanner, field.name, field.values);
    }
    return scanner.expected("one of the fields sc, sm, irc, irm");
}

}  // namespace

Result<Transcription> parse_transcription(std::string_view text) {
    Scanner       scanner(text);
    Transcription t;
    Field         fields[] = {{"sc", t.sc}, {"sm", t.sm}, {"irc", t.irc}, {"irm", t.irm}};
    if (!scanner.take("{")) return scanner.expected("'{' before the fields sc, sm, irc, irm");
    for (std::size_t i = 0; i < std::size(fields); ++i) {
        if (i > 0 && !take_separator(scanner)) return scanner.expected("';' between two fields");
        if (auto error = read_field(scanner, fields)) return *error;
    }
    take_separator(scanner);
    if (!scanner.take("}")) return scanner.expected("'}' after the fields sc, sm, irc, irm");
    if (!scanner.at_end()) return scanner.expected("nothing more");
    return t;
}

Result<Zip> parse_zip(std::string_view text) {
    Scanner        scanner(text);
    Zip            zip;
    std::uint64_t* numbers[] = {&zip.sc, &zip.sm, &zip.irc, &zip.irm};
    if (!scanner.take("[")) return scanner.expected("'[' before the four numbers of a zip");
    for (std::uint64_t*& number : numbers) {
        if (&number != &numbers[0] && !take_separator(scanner))
            return scanner.expected("';' between the four numbers of a zip");
        const auto value = scanner.take_integer();
        if (!value || *value < 0) return scanner.expected("one of the four numbers of a zip");
        *number = static_cast<std::uint64_t>(*value);
    }
    if (!scanner.take("]")) return scanner.expected("']' after the four numbers of a zip");
    if (!scanner.at_end()) return scanner.expected("nothing more");
    return zip;
}

}  // namespace antipode
