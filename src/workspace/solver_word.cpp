#include "workspace/solver_word.h"

#include "notation/transform.h"

namespace antipode::workspace {

Maneuver opposite_word(const Maneuver& word) {
    return image(inverse(on_the_table(word).held), inverse(word));
}

}  // namespace antipode::workspace
