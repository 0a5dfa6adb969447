// What the buttons of an explanation do.
import type { Explanation } from "../../api/methods";
import { faceletsOf } from "../../cube/centres";
import type { Facelets } from "../../cube/facelets";
import { asSeen } from "../../cube/held";
import { sessions } from "../../state/sessions";
import { goToTab } from "../commands/page";
import { solutionOf } from "./story";

const { cube, player, solver } = sessions.cube;

// The cube that was explained, with the twists of centres that counted.
const explained = ({ cube: facelets, ...rest }: Explanation): Facelets =>
    faceletsOf({ facelets, ...rest });

// Whether it is about the cube that the page shows.
export const isOfNow = (explanation: Explanation): boolean =>
    cube.isComplete && asSeen(cube.position) === explained(explanation);

// The cube that was explained, as it is held now if it is still the same one.
export const heldCube = (explanation: Explanation): Facelets =>
    isOfNow(explanation) ? cube.position : explained(explanation);

// The cube and its whole solution, ready to be played.
export function showOnCube(explanation: Explanation): void {
    const moves = solutionOf(explanation);
    if (!moves) return;
    player.rest();
    const held = heldCube(explanation);
    if (held !== cube.position) cube.set({ start: held });
    const isOptimal = explanation.ended === "proven";
    const length = moves.length;
    solver.present({
        moves,
        length,
        metric: "htm",
        isOptimal,
        lowerBound: isOptimal ? length : 0,
    });
    goToTab("cube");
}
