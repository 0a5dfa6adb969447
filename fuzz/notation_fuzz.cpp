// Any bytes either make a maneuver that prints and parses back to itself, or an
// error that points into the text. The first byte chooses the alphabet.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/metric.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "notation/simplify.h"
#include "notation/transform.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

void check_error(const Error& error, std::string_view text) {
    require(!error.message.text().empty() && error.place.has_value());
    require(error.place->offset + error.place->length <= text.size());
}

void check_maneuver(const Maneuver& maneuver, Alphabet alphabet) {
    require(maneuver.size() <= ParseLimits::turns);
    require(*parse_maneuver(to_text(maneuver)) == maneuver);
    require(inverse(inverse(maneuver)) == maneuver);
    const Maneuver simple = simplify(maneuver);
    require(simplify(simple) == simple);
    require(length(simple, Metric::qtm) <= length(maneuver, Metric::qtm));
    if (alphabet != Alphabet::papers) return;
    const Moves moves = on_the_table(maneuver).moves;
    for (const PapersAlphabet letters : {PapersAlphabet::faces, PapersAlphabet::colours})
        require(*parse_maneuver(to_papers(moves, letters), Alphabet::papers) == maneuver);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Alphabet         alphabet = data[0] % 2 == 0 ? Alphabet::wca : Alphabet::papers;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    const Result<Maneuver> maneuver = parse_maneuver(text, alphabet);
    if (maneuver)
        check_maneuver(*maneuver, alphabet);
    else
        check_error(maneuver.error(), text);
    return 0;
}
