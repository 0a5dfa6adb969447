#include "cube/told_centres.h"

#include "cube/forms.h"
#include "cube/json_form.h"
#include "notation/link.h"

namespace antipode {
namespace {

bool tells_of_centres(std::string_view text) {
    switch (recognise_form(text)) {
        case Form::maneuver:
            return false;
        case Form::json: {
            const auto position = parse_json_form(text);
            return position && position->centres;
        }
        case Form::link: {
            const auto link = read_link(text);
            return link && link->cube && !looks_like_link(*link->cube)
                   && tells_of_centres(*link->cube);
        }
        default:
            return find_centre_suffix(text).has_value();
    }
}

}  // namespace

CentreSet told_centres(std::string_view text) {
    return tells_of_centres(text) ? all_centres : no_centres;
}

}  // namespace antipode
