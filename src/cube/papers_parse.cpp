// Reading transcriptions and zips. Besides the papers' own form, commas are
// taken for semicolons and Caml's array brackets [| |] for [ ].
#include <algorithm>
#include <limits>
#include <span>

#include "base/scanner.h"
#include "cube/messages.h"
#include "cube/papers.h"
#include "notation/messages.h"

namespace antipode {
namespace {

// "expected X at column 5" or "expected X at the end".
template <MessageCode code, class... Values>
Error expected(const Scanner& scanner, const Values&... values) {
    const Message place = scanner.at_end() ? cube_message<"end-of-text">()
                                           : notation_message<"column">(scanner.here().offset + 1);
    return {.message = cube_message<"form-incomplete">(cube_message<code>(values...), place),
            .place   = scanner.here()};
}

bool take_separator(Scanner& scanner) { return scanner.take(";") || scanner.take(","); }

std::optional<Error> read_list(Scanner& scanner, std::string_view field, std::span<int> values) {
    if (!scanner.take("[")) return expected<"list-opening">(scanner, field);
    scanner.take("|");
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0 && !take_separator(scanner))
            return expected<"list-separator">(scanner, values.size(), field);
        const auto value = scanner.take_integer();
        if (!value) return expected<"list-number">(scanner, values.size(), field);
        // The field's own range is checked later; the bounds of an int are wide enough.
        values[i] = static_cast<int>(std::clamp<std::int64_t>(
            *value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    }
    scanner.take("|");
    if (!scanner.take("]")) return expected<"list-closing">(scanner, values.size(), field);
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
        if (field.seen) return Error{.message = cube_message<"field-twice">(field.name)};
        field.seen = true;
        if (!scanner.take("=")) return expected<"field-equals">(scanner, field.name);
        return read_list(scanner, field.name, field.values);
    }
    return expected<"field-name">(scanner);
}

}  // namespace

Result<Transcription> parse_transcription(std::string_view text) {
    Scanner       scanner(text);
    Transcription t;
    Field         fields[] = {{"sc", t.sc}, {"sm", t.sm}, {"irc", t.irc}, {"irm", t.irm}};
    if (!scanner.take("{")) return expected<"fields-opening">(scanner);
    for (std::size_t i = 0; i < std::size(fields); ++i) {
        if (i > 0 && !take_separator(scanner)) return expected<"fields-separator">(scanner);
        if (auto error = read_field(scanner, fields)) return *error;
    }
    take_separator(scanner);
    if (!scanner.take("}")) return expected<"fields-closing">(scanner);
    if (!scanner.at_end()) return expected<"nothing-more">(scanner);
    return t;
}

Result<Zip> parse_zip(std::string_view text) {
    Scanner        scanner(text);
    Zip            zip;
    std::uint64_t* numbers[] = {&zip.sc, &zip.sm, &zip.irc, &zip.irm};
    if (!scanner.take("[")) return expected<"zip-opening">(scanner);
    for (std::uint64_t*& number : numbers) {
        if (&number != &numbers[0] && !take_separator(scanner))
            return expected<"zip-separator">(scanner);
        const auto value = scanner.take_integer();
        if (!value || *value < 0) return expected<"zip-number">(scanner);
        *number = static_cast<std::uint64_t>(*value);
    }
    if (!scanner.take("]")) return expected<"zip-closing">(scanner);
    if (!scanner.at_end()) return expected<"nothing-more">(scanner);
    return zip;
}

}  // namespace antipode
