// What Python's help() says.
#pragma once

namespace antipode::python::docs {

inline constexpr const char* overview = R"(The explorer of Rubik's cube.

Every cube argument is anything that the command `antipode` accepts: 54 facelets in the
order U R F D L B, each face row by row, in any six letters; a maneuver such as "R U2 F'";
or any other form of `antipode convert`. Wrong input raises ValueError with a sentence
that says where it is wrong.

With centres="all", or with letters of faces such as "UF", the twists of these centres
count, as on a cube with pictures; positions may then be followed by + and six digits.

Tables are built when they are first needed and kept where the command keeps them: in
$ANTIPODE_TABLES, or in ~/.cache/antipode. Searches let other threads run, and Ctrl-C
stops them.)";

inline constexpr const char* solve = R"(A short solution, such as "R U2 F'".

Called like solve() of the package kociemba. With a pattern, the turns lead from the
cube to the pattern. The solution has at most max_depth turns, and usually 20 or fewer,
found in a few milliseconds; a smaller max_depth takes longer, and more threads help
(0 stands for all). With one thread the answer is always the same. With centres, these
come home as well, which takes about four more turns.

Raises ValueError for a cube that turning cannot solve, or if it is proven that no
solution is that short, and TimeoutError if none that short was found in `time` seconds.)";

inline constexpr const char* optimal =
    R"(A shortest solution, with proof; a list of every one if `all`.

metric is htm (face turns), qtm (quarter turns) or stm (slice turns). memory, such as
"500M", is how large the table may be. With centres, these come home as well.

Raises TimeoutError if the proof takes longer than `time` seconds.)";

inline constexpr const char* pocket =
    R"(A shortest solution of a 2x2x2; a list of every one if `all`.

The cube is 24 facelets, a maneuver, or any other form of `antipode pocket`, held in any
way; the solution is for the cube as it is held. metric is htm or qtm.)";

inline constexpr const char* info = R"(All that can be said about a position.

The dictionary of `antipode info --json`: facelets, reachable, order, parity, cycles,
symmetry, zip and more, and how the centres are turned.)";

inline constexpr const char* convert = R"(The same position in another form.

`to` is one of the forms of `antipode convert`, such as facelets, zip or reid. With centres,
it ends with their twists.)";

inline constexpr const char* random = R"(Uniformly random positions, as a list of facelets.

There are `count` of them. The same seed gives the same positions, everywhere and always.
With centres, these are turned at random too.)";

}  // namespace antipode::python::docs
