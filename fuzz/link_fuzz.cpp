// Any bytes either make a link whose turns can be written as a link again, or an
// error that points into the text. The first byte chooses a page, so that what
// follows need not be a whole address.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cube/forms.h"
#include "notation/link.h"
#include "notation/parse.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

constexpr std::array<std::string_view, 5> starts = {"", "https://", "https://alg.cubing.net/?",
                                                    "https://alpha.twizzle.net/edit/?alg=R&",
                                                    "http://127.0.0.1:8080/?cube="};

void check_error(const Error& error, std::string_view text) {
    require(!error.message.text().empty());
    for (const char c : error.message.text())
        require(static_cast<unsigned char>(c) >= ' ' && c != 127);
    if (error.place) require(error.place->offset + error.place->length <= text.size());
}

void check_link(const Link& link) {
    if (with_setup(link).size() > ParseLimits::turns) return;
    const Result<Link> again = read_link(write_link(link));
    require(again && again->setup == link.setup && again->alg == link.alg);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    std::string text(starts[data[0] % starts.size()]);
    text.append(reinterpret_cast<const char*>(data + 1), size - 1);
    const Result<Link> link = read_link(text);
    if (link)
        check_link(*link);
    else
        check_error(link.error(), text);
    if (const Result<Cube> cube = parse_cube(text); !cube) check_error(cube.error(), text);
    return 0;
}
