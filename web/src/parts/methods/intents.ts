// What the buttons of an explanation do.
import type { Explanation } from "../../api/methods";
import type { Facelets } from "../../cube/facelets";
import { asSeen } from "../../cube/held";
import { cube } from "../../state/cube.svelte";
import { player } from "../../state/player.svelte";
import { solve } from "../../state/solve.svelte";
import { goToTab } from "../shell/actions";
import { solutionOf } from "./story";

// Whether it is about the cube that the page shows.
export const isOfNow = (explanation: Explanation): boolean =>
    cube.isComplete && asSeen(cube.position) === explanation.cube;

// The cube that was explained, as it is held now if it is still the same one.
export const heldCube = (explanation: Explanation): Facelets =>
    isOfNow(explanation) ? cube.position : explanation.cube;

// The cube and its whole solution, ready to be played.
export function showOnCube(explanation: Explanation): void {
    const moves = solutionOf(explanation);
    if (!moves) return;
    player.rest();
    const held = heldCube(explanation);
    if (held !== cube.position) cube.set({ start: held });
    const isOptimal = explanation.ended === "proven";
    const length = moves.length;
    solve.present({
        moves,
        length,
        metric: "htm",
        isOptimal,
        lowerBound: isOptimal ? length : 0,
    });
    goToTab("cube");
}

export function download(text: string, name: string, type: string): void {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}
