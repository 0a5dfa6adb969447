// What is done with positions that were found.
import type { FoundPosition } from "../../api/laboratory";
import { workspaceApi } from "../../api/workspace";
import { faceletsOf, withCentres } from "../../cube/centres";
import { type Facelets, applyAll, solved } from "../../cube/facelets";
import { type Move, parseWord } from "../../cube/moves";
import { isFacelets } from "../../state/puzzle/cube-engine";
import { sessions } from "../../state/sessions";
import { finding } from "../../state/laboratory.svelte";
import { choices } from "../../state/workspace/choices.svelte";
import { workspace } from "../../state/workspace.svelte";
import { goToTab } from "../commands/page";

export const movesOf = ({ maneuver }: FoundPosition): Move[] | null => parseWord(maneuver);

// From where the search went, with the centres that count in what it found.
function startOf(found: FoundPosition): Facelets {
    const { from } = finding.asked;
    const start = typeof from === "string" && isFacelets(from) ? from : solved;
    return found.centres ? withCentres(start) : start;
}

// As turns, where they lead there from where the search began; else as it lies.
export function showFound(found: FoundPosition): void {
    const { cube } = sessions.cube;
    const [start, moves] = [startOf(found), movesOf(found)];
    if (moves && applyAll(start, moves) === faceletsOf(found)) cube.set({ start, moves });
    else cube.set({ start: faceletsOf(found) });
    goToTab("cube");
}

// A maneuver from solved is its position and, at the same time, a word for it.
function textOf(found: FoundPosition): string {
    const moves = movesOf(found);
    const isWord = moves && moves.length > 0 && applyAll(solved, moves) === found.facelets;
    return isWord && !found.centres ? found.maneuver : faceletsOf(found);
}

// Gives how many of them are new in the list.
export async function sendFound(founds: readonly FoundPosition[]): Promise<number> {
    const cubes = founds.map((found) => ({ cube: textOf(found) }));
    const { added } = await workspaceApi.add(cubes, choices.skip);
    await workspace.refresh();
    return added.length;
}
