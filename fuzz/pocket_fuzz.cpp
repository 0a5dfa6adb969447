// Any bytes are either a 2x2x2, which is then read back from every form and solved,
// or an error that can be shown. Stickers that are no cube get a reason.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "pocket/distances.h"
#include "pocket/forms.h"

namespace {

using namespace antipode;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

// Messages go to terminals, into JSON and to browsers.
void check_message(std::string_view message) {
    require(!message.empty());
    for (const char c : message) require(static_cast<unsigned char>(c) >= ' ' && c != 127);
}

void check_cube(const pocket::HeldCube& cube) {
    static const pocket::Distances distances(Metric::htm);
    for (const auto form : {pocket::Form::facelets, pocket::Form::cubies})
        require(pocket::read(to_text(cube, form))->cube == cube);
    const Moves solution = shortest_solution(distances, position_of(recoloured(cube)));
    require(is_solved(cube * solution));
    require(solution.size() == distances[position_of(cube)]);
    const std::string turns = to_text(solution, pocket::Form::layers);
    require(is_solved(cube * *pocket::parse_layer_turns(turns)));
}

void check_feasibility(const pocket::Feasibility& answer) {
    if (answer.cube) return check_cube(*answer.cube);
    check_message(answer.reason.text());
    require(!answer.facelets_at_fault.empty());
    require(std::ranges::all_of(answer.facelets_at_fault,
                                [](std::size_t i) { return i < pocket::facelet_count; }));
}

// Bytes are rarely 24 symbols, so they are also taken for the stickers themselves.
pocket::Painting stickers_in(const std::uint8_t* data, std::size_t size) {
    pocket::Painting painting = pocket::painting_of(pocket::HeldCube());
    for (std::size_t i = 0; i < std::min(size, painting.size()); ++i)
        if (data[i] % 8 < 6) painting[i] = pocket::face_scheme[data[i] % 8];
    return painting;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto written = pocket::parse(text)) {
        check_feasibility(pocket::feasibility(*written));
    } else {
        check_message(written.error().message.text());
        if (const auto place = written.error().place)
            require(place->offset + place->length <= text.size());
    }
    check_feasibility(pocket::feasibility(stickers_in(data, size)));
    return 0;
}
