// Any bytes either make a cube that every form writes and reads back, or an
// error that can be shown. The first byte forces a form, or lets it be
// recognised. Stickers that make no reachable cube get repairs that do.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cube/facelets.h"
#include "cube/forms.h"
#include "cube/validity.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

CubeReading reading_of(std::uint8_t choice) {
    const std::size_t forms = form_rows().size();
    CubeReading       reading;
    if (choice % (forms + 1) < forms) reading.form = form_rows()[choice % (forms + 1)].form;
    if (choice >= 128) reading.alphabet = Alphabet::papers;
    return reading;
}

// Messages go to terminals, into JSON and to browsers.
void check_error(const Error& error, std::string_view text) {
    require(!error.message.text().empty());
    for (const char c : error.message.text())
        require(static_cast<unsigned char>(c) >= ' ' && c != 127);
    if (error.place) require(error.place->offset + error.place->length <= text.size());
}

void check_cube(const Cube& cube) {
    for (const FormRow& row : form_rows()) {
        if (is_made_of_turns(row.form)) continue;
        const std::string text = to_text(cube, row.form);
        // No cycle at all is written as brackets, which are an empty maneuver too.
        const bool is_ambiguous = row.form == Form::cycles && cube == solved;
        require(recognise_form(text) == row.form || is_ambiguous);
        require(*parse_cube(text) == cube);
    }
}

void check_repairs(const Facelets& facelets) {
    for (const Repair& repair : smallest_repairs(facelets)) {
        const std::optional<Cube> cube = try_assemble(repaired(facelets, repair));
        require(cube && is_reachable(*cube));
        require(!repair.description.empty() && !repair.changes.empty());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    const Result<Cube>     cube = parse_cube(text, reading_of(data[0]));
    if (cube)
        check_cube(*cube);
    else
        check_error(cube.error(), text);
    if (const Result<WrittenFacelets> written = parse_facelets(text))
        check_repairs(written->facelets);
    return 0;
}
