#include "explore/where/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "cube/forms.h"
#include "cube/isomorphs.h"
#include "cube/symmetry_operation.h"
#include "explore/messages.h"
#include "explore/structure/symmetry_types.h"
#include "notation/characters.h"

namespace antipode {
namespace {

using Failure = std::optional<Error>;

constexpr std::string_view all_word = "all";

class ArgumentReader {
public:
    ArgumentReader(LexemeCursor& cursor, NameArguments& arguments)
        : cursor_(cursor), arguments_(arguments) {}

    Failure read(Parameter parameter) {
        switch (parameter) {
            case Parameter::face:
                return take_face();
            case Parameter::pieces:
                return take_list([this] { return take_piece(); });
            case Parameter::position:
                return take_position();
            case Parameter::kind_and_length:
                return then(take_kind(), [this] { return take_length(); });
            case Parameter::patterns:
                return then(take_faces(), [this] { return take_patterns(); });
            case Parameter::colour_counts:
                return then(take_faces(), [this] { return take_counts(); });
            case Parameter::symmetries:
                return take_words(read_symmetries);
            case Parameter::operations:
                return take_words(read_antisymmetries);
            default:
                return take_kind();
        }
    }

private:
    const Lexeme& here() const { return cursor_.here(); }

    template <class Next>
    static Failure then(Failure first, const Next& next) {
        return first ? first : next();
    }

    // One after another, with commas between them.
    template <class One>
    Failure take_list(const One& one) {
        do
            if (auto error = one()) return error;
        while (cursor_.take(","));
        return std::nullopt;
    }

    Failure take_face() {
        const std::string_view word = here().text;
        if (word.size() != 1 || face_letters.find(word[0]) == std::string_view::npos)
            return cursor_.unexpected<"condition-face">();
        arguments_.face = face_named(word[0]);
        cursor_.step();
        return std::nullopt;
    }

    Failure take_faces() {
        const Lexeme lexeme = here();
        if (cursor_.take(all_word)) {
            arguments_.faces = structure::all_the_faces;
            return std::nullopt;
        }
        for (char c : lexeme.text) {
            if (lexeme.kind != LexemeKind::word || face_letters.find(c) == std::string_view::npos)
                return cursor_.unexpected<"condition-faces">();
            arguments_.faces =
                static_cast<structure::FaceSet>(arguments_.faces | 1U << index(face_named(c)));
        }
        if (arguments_.faces == 0) return cursor_.unexpected<"condition-faces">();
        cursor_.step();
        return std::nullopt;
    }

    Failure take_kind() {
        const bool corners = here().is("corners");
        if (!corners && !here().is("edges")) return cursor_.unexpected<"condition-kind">();
        arguments_.kind = corners ? PieceKind::corner : PieceKind::edge;
        cursor_.step();
        return std::nullopt;
    }

    // A number of one or two digits.
    std::optional<std::int64_t> take_number(std::int64_t least, std::int64_t greatest) {
        const Lexeme& lexeme = here();
        std::int64_t  number = 0;
        if (lexeme.kind != LexemeKind::number || lexeme.text.size() > 2) return std::nullopt;
        std::from_chars(lexeme.text.data(), lexeme.text.data() + lexeme.text.size(), number);
        if (number < least || number > greatest) return std::nullopt;
        cursor_.step();
        return number;
    }

    Failure take_length() {
        if (!cursor_.take(",")) return cursor_.unexpected<"condition-comma">();
        const auto length = take_number(1, edge_count);
        if (!length) return cursor_.unexpected<"condition-length">(edge_count);
        arguments_.length = *length;
        return std::nullopt;
    }

    Failure take_counts() {
        if (!cursor_.take(",")) return cursor_.unexpected<"condition-colour-comma">();
        return take_list([this]() -> Failure {
            const auto count = take_number(1, colour_count);
            if (!count) return cursor_.unexpected<"condition-colour-count">(colour_count);
            arguments_.counts =
                static_cast<structure::ColourCounts>(arguments_.counts | 1U << (*count - 1));
            return std::nullopt;
        });
    }

    // The letters of a piece in any order.
    Failure take_piece() {
        const std::string_view word  = here().text;
        const auto             is_it = [&](std::string_view name) {
            return std::is_permutation(word.begin(), word.end(), name.begin(), name.end());
        };
        const auto corner = std::ranges::find_if(corner_names, is_it);
        const auto edge   = std::ranges::find_if(edge_names, is_it);
        if (corner != corner_names.end())
            arguments_.pieces.corners |= 1U << (corner - corner_names.begin());
        else if (edge != edge_names.end())
            arguments_.pieces.edges |= 1U << (edge - edge_names.begin());
        else
            return cursor_.unexpected<"condition-piece">();
        cursor_.step();
        return std::nullopt;
    }

    static std::string_view unquoted(const Lexeme& lexeme) {
        return lexeme.text.substr(1, lexeme.text.size() - 2);
    }

    // What is wrong inside a text in quotes, with its place in the condition.
    Error inside(const Lexeme& lexeme, const Error& error) const {
        const Span place = error.place.value_or(Span{0, lexeme.text.size() - 2});
        return Error{.kind    = error.kind,
                     .message = explore_message<"condition-wrong-text">(
                         cursor_.place_of(lexeme.place), error.message),
                     .place = Span{lexeme.place.offset + 1 + place.offset, place.length}};
    }

    Failure take_position() {
        const Lexeme lexeme = here();
        if (lexeme.kind != LexemeKind::text) return cursor_.unexpected<"condition-cube">();
        const Result<Cube> cube = parse_cube(unquoted(lexeme));
        if (!cube)
            return Error{.message = explore_message<"condition-wrong-cube">(
                             cursor_.place_of(lexeme.place), cube.error().message),
                         .place = lexeme.place};
        // By a name: GCC 12 gave a nameless position too little alignment here.
        const Cube named = representative(*cube);
        arguments_.cube  = named;
        cursor_.step();
        return std::nullopt;
    }

    Failure take_patterns() {
        if (!cursor_.take(",") || here().kind != LexemeKind::text)
            return cursor_.unexpected<"condition-drawing">();
        const Lexeme lexeme   = here();
        auto         patterns = parse_face_patterns(unquoted(lexeme));
        if (!patterns) return inside(lexeme, patterns.error());
        arguments_.patterns = *std::move(patterns);
        cursor_.step();
        return std::nullopt;
    }

    Failure take_words(Result<SymmetryWords> (*words_of)(std::string_view)) {
        const Lexeme lexeme = here();
        if (lexeme.kind != LexemeKind::text) return cursor_.unexpected<"condition-symmetries">();
        auto words = words_of(unquoted(lexeme));
        if (!words) return inside(lexeme, words.error());
        arguments_.groups = std::move((*words).groups);
        arguments_.text   = std::move((*words).text);
        cursor_.step();
        return std::nullopt;
    }

    LexemeCursor&  cursor_;
    NameArguments& arguments_;
};

Error unknown_operation(std::string_view text, Span place) {
    return Error{.kind    = ErrorKind::usage,
                 .message = explore_message<"unknown-operation">(
                     visible(text.substr(place.offset, place.length))),
                 .place = place};
}

// The symmetries with these names.
struct Operations {
    SymmetrySet set;
    std::string text;
};
Result<Operations> read_operations(std::string_view text) {
    Operations operations;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) {
            const auto one = find_operation(text.substr(at, end - at));
            if (!one) return unknown_operation(text, {at, end - at});
            operations.set[one->index()] = true;
            operations.text += (operations.text.empty() ? "" : " ") + name_of_operation(*one);
        }
        at = end + 1;
    }
    if (operations.set.none()) return unknown_operation(text, {0, text.size()});
    return operations;
}

std::string_view name_of(PieceKind kind) { return kind == PieceKind::corner ? "corners" : "edges"; }

std::string faces_text(structure::FaceSet faces) {
    if (faces == structure::all_the_faces) return std::string(all_word);
    std::string text;
    for (Face face : all_faces)
        if (structure::has_face(faces, face)) text += letter(face);
    return text;
}

void append(std::string& list, std::string_view one) {
    list += list.empty() ? "" : ", ";
    list += one;
}

std::string pieces_text(PieceSet pieces) {
    std::string text;
    for (std::size_t i = 0; i < edge_count; ++i)
        if ((pieces.edges >> i & 1) != 0) append(text, edge_names[i]);
    for (std::size_t i = 0; i < corner_count; ++i)
        if ((pieces.corners >> i & 1) != 0) append(text, corner_names[i]);
    return text;
}

std::string inner_text(Parameter parameter, const NameArguments& a) {
    switch (parameter) {
        case Parameter::face:
            return std::string(1, letter(a.face));
        case Parameter::pieces:
            return pieces_text(a.pieces);
        case Parameter::position:
            return in_quotes(to_text(facelets_of(a.cube)));
        case Parameter::kind_and_length:
            return fmt::format("{}, {}", name_of(a.kind), a.length);
        case Parameter::patterns:
            return fmt::format("{}, {}", faces_text(a.faces), in_quotes(to_text(a.patterns)));
        case Parameter::colour_counts: {
            std::string text = faces_text(a.faces);
            for (std::size_t n = 1; n <= colour_count; ++n)
                if ((a.counts >> (n - 1) & 1) != 0) append(text, std::to_string(n));
            return text;
        }
        case Parameter::symmetries:
        case Parameter::operations:
            return in_quotes(a.text);
        default:
            return std::string(name_of(a.kind));
    }
}

}  // namespace

Result<SymmetryWords> read_symmetries(std::string_view text) {
    if (const SymmetryType* type = find_symmetry_type(text))
        return SymmetryWords{conjugates_of(type->group), type->name};
    const auto operations = read_operations(text);
    if (!operations) return operations.error();
    return SymmetryWords{{closure(isomorphisms_with(operations->set, {}))}, operations->text};
}

Result<SymmetryWords> read_antisymmetries(std::string_view text) {
    const auto operations = read_operations(text);
    if (!operations) return operations.error();
    return SymmetryWords{{closure(isomorphisms_with({}, operations->set))}, operations->text};
}

Result<NameArguments> read_arguments(const NameRow& row, LexemeCursor& cursor) {
    NameArguments arguments;
    if (auto error = ArgumentReader(cursor, arguments).read(row.parameter)) return *error;
    return arguments;
}

std::string arguments_text(const NameRow& row, const NameArguments& arguments) {
    if (row.parameter == Parameter::none) return {};
    return fmt::format("({})", inner_text(row.parameter, arguments));
}

std::string in_quotes(std::string_view text) {
    const char quote = text.find('"') == std::string_view::npos ? '"' : '\'';
    return fmt::format("{}{}{}", quote, text, quote);
}

}  // namespace antipode
