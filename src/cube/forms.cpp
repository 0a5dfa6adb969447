#include "cube/forms.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/algebra.h"
#include "cube/cycle_form.h"
#include "cube/facelets.h"
#include "cube/json_form.h"
#include "cube/messages.h"
#include "cube/papers.h"
#include "cube/reid.h"
#include "notation/characters.h"
#include "notation/link.h"
#include "notation/messages.h"

namespace antipode {
namespace {

constexpr FormRow rows[] = {
    {Form::maneuver, "maneuver", "R", "turns performed on the solved cube"},
    {Form::facelets, "facelets", "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
     "54 stickers in the order U R F D L B, each face row by row; any six letters, "
     "explained by the centres"},
    {Form::reid, "reid", "UF FR UB UL DF BR DB DL DR FL UR BL FDR FRU UBL ULF BRD DFL DLB BUR",
     "20 pieces in Singmaster's order UF UR … DBR"},
    {Form::transcription, "transcription",
     "{sc=[1;3;7;4;5;2;6;8];sm=[1;2;7;4;5;3;11;8;9;10;6;12];irc=[0;-1;1;0;0;1;-1;0];"
     "irm=[0;0;1;0;0;0;1;0;0;0;0;0]}",
     "the papers' {sc; sm; irc; irm}, by piece"},
    {Form::zip, "zip", "[1230;1497392;1716;544]", "the papers' four numbers"},
    {Form::json, "json",
     R"({"cp":[4,1,2,0,7,5,6,3],"co":[2,0,0,1,1,0,0,2],"ep":[8,1,2,3,11,5,6,7,4,9,10,0],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]})",
     "pieces and orientations by slot, numbered from 0"},
    {Form::link, "link", "https://alpha.twizzle.net/edit/?alg=R",
     "a link of alg.cubing.net, Twizzle or Antipode: its setup followed by its alg"},
    {Form::cycles, "cycles", "(UR BR DR FR)(URF BRU DRB FRD)",
     "which pieces go where, as in (UF BD UR)(ULF+)"},
};

std::string_view without_spaces_around(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t          first  = text.find_first_not_of(spaces);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

// Stickers come as one long word, or in six or more blocks of nine or three. A
// face too many or too few and two foreign symbols are forgiven; the longer and
// more varied words of the papers are maneuvers.
bool looks_like_facelets(std::string_view text) {
    constexpr std::string_view not_a_sticker = "'\"()[]{}:;,^/0123456789";
    if (text.find_first_of(not_a_sticker) != std::string_view::npos) return false;
    std::string symbols(text);
    std::erase_if(symbols, [](char c) { return c <= ' '; });
    const std::size_t letters = symbols.size();
    const std::size_t gaps    = text.size() - letters;
    if (letters < 45 || letters > 63 || gaps * 2 >= letters) return false;
    std::sort(symbols.begin(), symbols.end());
    return std::unique(symbols.begin(), symbols.end()) - symbols.begin() <= 8;
}

// A number behind the bracket tells a zip from a commutator.
bool looks_like_zip(std::string_view text) {
    if (!text.starts_with('[')) return false;
    const std::string_view inside = without_spaces_around(text.substr(1));
    return !inside.empty()
           && std::string_view("-0123456789").find(inside.front()) != std::string_view::npos;
}

Result<Cube> assembled(const Result<WrittenFacelets>& written) {
    if (!written) return written.error();
    return assemble(*written);
}

template <class T>
Result<Cube> converted(const Result<T>& parsed) {
    if (!parsed) return parsed.error();
    return cube_from(*parsed);
}

// A position as it is written, whichever of its centres count.
struct Written {
    Cube                   cube;
    std::optional<Centres> centres = std::nullopt;  // if something tells of them
    std::size_t            place   = 0;             // where they stand in the text
};

Written made_by(const Maneuver& maneuver) {
    const Moves moves = on_the_table(maneuver).moves;
    return {after(moves), Centres{twists_after(moves), all_centres}};
}

Result<Written> performed(const Result<Maneuver>& maneuver) {
    if (!maneuver) return maneuver.error();
    return made_by(*maneuver);
}

Result<Written> written_as_json(const Result<JsonPosition>& position) {
    if (!position) return position.error();
    return Written{position->cube, position->centres};
}

Result<Cube> parse_pieces(std::string_view text, Form form) {
    switch (form) {
        case Form::facelets:
            return assembled(parse_facelets(text));
        case Form::reid:
            return assembled(parse_reid(text));
        case Form::transcription:
            return converted(parse_transcription(text));
        case Form::zip:
            return converted(parse_zip(text));
        default:
            return parse_cycle_form(text);
    }
}

// Pieces, perhaps followed by the twists of the centres.
Result<Written> with_suffix(std::string_view text, Form form) {
    const auto         suffix = find_centre_suffix(text);
    const Result<Cube> cube   = parse_pieces(suffix ? suffix->before : text, form);
    if (!cube) return cube.error();
    if (!suffix) return Written{*cube};
    const std::size_t place   = suffix->before.size() + 1;
    auto              centres = parse_twists(suffix->digits);
    if (!centres) {
        Error error = centres.error();
        error.place->offset += place;
        return error;
    }
    return Written{*cube, *centres, place};
}

// Where the turns of a link start. A link inside a link is read as a maneuver, and
// so refused.
Result<CentredCube> start_of(const Link& link, CentreSet centres) {
    if (!link.cube) return CentredCube{.counted = centres};
    const Form form = recognise_form(*link.cube);
    auto       cube = parse_centred_cube(
              *link.cube, {.form = form == Form::link ? Form::maneuver : form, .centres = centres});
    if (cube) return cube;
    // Its place would count from the start of the value, not of the whole text.
    return Error{.message = notation_message<"wrong-in-link">("cube", cube.error().message)};
}

Result<Written> followed(const Result<Link>& link, CentreSet centres) {
    if (!link) return link.error();
    const auto start = start_of(*link, centres);
    if (!start) return start.error();
    const CentredCube end = *start * centred_after(with_setup(*link));
    return Written{end.cube, Centres{end.twists, end.counted}};
}

Result<Written> parse_written(std::string_view text, const CubeReading& reading) {
    const Form form = reading.form.value_or(recognise_form(text));
    switch (form) {
        case Form::json:
            return written_as_json(parse_json_form(text));
        case Form::link:
            return followed(read_link(text), reading.centres);
        case Form::maneuver:
            return performed(parse_maneuver(text, reading.alphabet));
        default:
            return with_suffix(text, form);
    }
}

std::optional<Error> wrong_parity(const Written& written, CentreSet centres) {
    const bool        is_said = written.centres.has_value();
    const CentreSet   counted = is_said ? written.centres->counted : centres;
    const CentredCube cube    = {written.cube, is_said ? written.centres->twists : CentreTwists{},
                                 counted};
    if (obeys_centre_parity(cube)) return std::nullopt;
    Error error = {.message = why_centres_unreachable(cube)};
    if (written.place > 0) error.place = Span{written.place, all_faces.size()};
    return error;
}

}  // namespace

std::span<const FormRow> form_rows() { return rows; }

std::string_view name_of(Form form) { return rows[static_cast<std::size_t>(form)].name; }

Result<Form> parse_form(std::string_view name) {
    std::vector<std::string> names;
    for (const FormRow& row : rows) {
        if (row.name == name) return row.form;
        names.emplace_back(row.name);
    }
    return Error{.kind    = ErrorKind::usage,
                 .message = cube_message<"unknown-form">(visible(name), std::move(names))};
}

Form recognise_form(std::string_view text) {
    std::string_view core = without_spaces_around(text);
    if (looks_like_link(core)) return Form::link;
    if (core.starts_with('{'))
        return core.find('=') != std::string_view::npos ? Form::transcription : Form::json;
    if (const auto suffix = find_centre_suffix(core)) core = without_spaces_around(suffix->before);
    if (looks_like_zip(core)) return Form::zip;
    // A long list of cycles is also a list of pieces, but for its brackets.
    if (looks_like_cycle_form(core)) return Form::cycles;
    if (looks_like_reid(core)) return Form::reid;
    if (looks_like_facelets(core)) return Form::facelets;
    return Form::maneuver;
}

Result<CentredCube> parse_centred_cube(std::string_view text, const CubeReading& reading) {
    const auto written = parse_written(text, reading);
    if (!written) return written.error();
    if (auto error = wrong_parity(*written, reading.centres)) return *std::move(error);
    const auto      told    = written->centres.value_or(Centres{{}, all_centres});
    const CentreSet counted = reading.centres & told.counted;
    return CentredCube{written->cube, told.twists & counted, counted};
}

Result<Cube> parse_cube(std::string_view text, const CubeReading& reading) {
    const auto cube = parse_centred_cube(text, reading);
    if (!cube) return cube.error();
    return cube->cube;
}

std::string to_text(const Cube& cube, Form form) {
    switch (form) {
        case Form::facelets:
            return to_text(facelets_of(cube));
        case Form::reid:
            return to_reid(cube);
        case Form::transcription:
            return to_text(transcription_of(cube));
        case Form::zip:
            return to_text(zip_of(cube));
        case Form::json:
            return to_json_form(cube);
        case Form::cycles:
            return to_cycle_form(cube);
        case Form::maneuver:
        case Form::link:
            break;
    }
    assert(false && "turns take a solver");
    return {};
}

std::string to_text(const CentredCube& cube, Form form) {
    if (form == Form::json) return to_json_form(cube);
    std::string text = to_text(cube.cube, form);
    if (cube.counted.empty()) return text;
    return fmt::format("{}+{}", text, to_text(cube.twists, cube.counted));
}

}  // namespace antipode
