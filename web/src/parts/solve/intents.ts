// What the buttons around the solution do; the keys do the same.
import { type Move, formatMoves, inverseWord } from "../../cube/moves";
import { formatPapers } from "../../cube/papers";
import { box } from "../../state/box.svelte";
import { cube } from "../../state/cube.svelte";
import { editor } from "../../state/editor.svelte";
import { link } from "../../state/link.svelte";
import { player } from "../../state/player.svelte";
import { goals, settings } from "../../state/settings.svelte";
import { solve } from "../../state/solve.svelte";
import { add, addText } from "../../state/workspace/actions";
import { copyText } from "../shell/clipboard";

// Why stickers make no cube is told at the cube already; there is nothing to ask.
export async function solveNow(): Promise<void> {
    if ((await box.finish()) && cube.isComplete && !editor.trouble) await solve.start();
}

// Another one of all the solutions.
export function showSolution(index: number): void {
    player.rest();
    solve.choose(index);
}

export function switchGoal(): void {
    const { goal } = settings.solve;
    settings.solve.goal = goals[(goals.indexOf(goal) + 1) % goals.length]!;
}

export const written = (moves: readonly Move[]): string =>
    settings.papersNotation ? formatPapers(moves) : formatMoves(moves);

export async function copyWord(): Promise<void> {
    if (player.track.moves.length > 0) await copyText(written(player.track.moves));
}
export const shareLink = (): Promise<boolean> => copyText(link.page);
export const shareTwizzle = async (): Promise<boolean> => copyText(await link.twizzle());

// With the solution found, if there is one, so that it is not lost.
export async function addToList(): Promise<void> {
    if (solve.word) await addText(formatMoves(inverseWord(solve.word)));
    else await add();
}
