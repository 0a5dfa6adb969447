// The positions that a set of turns can make: which they are, how many, and why
// another one is none of them.
#pragma once

#include <optional>
#include <string>

#include "base/message.h"
#include "base/natural.h"
#include "cube/cube.h"
#include "group/stabilizer_chain.h"
#include "solvers/turn_set.h"

namespace antipode {

class TurnGroup {
public:
    explicit TurnGroup(TurnSet turns);

    TurnSet                turns() const { return turns_; }
    const StabilizerChain& stickers() const { return chain_; }
    Natural                order() const { return chain_.order(); }
    bool                   contains(const Cube& cube) const;

    // A sentence for people; nothing if the turns can make the position.
    std::optional<Message> why_not(const Cube& cube) const;

private:
    TurnSet         turns_;
    StabilizerChain chain_;
};

}  // namespace antipode
