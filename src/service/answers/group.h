// Questions about the group that some positions generate.
//
//     Group group({{"R", r}, {"U", u}});
//     group.report().report.order.decimal()     // "73483200"
//     group.word(*read_position("R2 U'"))   // "R2 U'": a word in the generators
#pragma once

#include <string>
#include <vector>

#include "explore/cube_group.h"
#include "service/answers/position.h"

namespace antipode::service {

// A generator and the name it has in words: the text of a maneuver (in face turns,
// if it leaves the cube held otherwise), or g1, g2 … where the position was given
// in another form.
struct Generator {
    std::string name;
    Position    position;
};

// Reads generators: each text is one, and "<R, U>" is several.
Result<std::vector<Generator>> read_generators(std::string_view text, const CubeReading& reading);

struct GroupAnswer {
    std::vector<std::string> generators;
    GroupReport              report;
};

class Group {
public:
    explicit Group(std::vector<Generator> generators);

    GroupAnswer report() const;
    bool contains(const Position& position) const { return group_.contains(centred(position)); }

    // Wrong if the position is not in the group.
    Result<std::string> word(const Position& position) const;

private:
    std::string power_text(GeneratorPower power) const;

    std::vector<Generator> generators_;
    CubeGroup              group_;
};

Json to_json(const GroupAnswer& answer);

// "{UFL URF UBR} {DLF DFR}": the pieces that go to each other's slots. Those that
// stay are left out.
std::string orbits_text(const PieceAction& action, PieceKind kind);

}  // namespace antipode::service
