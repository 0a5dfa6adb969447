// What the buttons around the solution do; the keys do the same.
import { type Move, formatMoves, inverseWord } from "../../cube/moves";
import { formatPapers } from "../../cube/papers";
import { t } from "../../i18n/index.svelte";
import { link } from "../../state/link.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { server } from "../../state/server.svelte";
import { goals, settings } from "../../state/settings.svelte";
import { add, addText } from "../../state/workspace/actions";
import { copyText } from "../shell/clipboard";

// Why Solve would do nothing, in a few words; null when it would.
export function whyNotSolve({ box, cube, editor }: PuzzleSession): string | null {
    if (box.error) return t.solve.unreadable;
    if (!cube.isComplete && !editor.isOpen) return t.solve.unpainted(cube.unpainted);
    if (editor.trouble) return t.solve.unsolvable;
    return server.isLost ? t.solve.noServer : null;
}
export const canSolve = (session: PuzzleSession): boolean => whyNotSolve(session) === null;

export async function solveNow(session: PuzzleSession): Promise<void> {
    if ((await session.box.finish()) && canSolve(session)) await session.solver.start();
}

// Another one of all the solutions.
export function showSolution({ player, solver }: PuzzleSession, index: number): void {
    player.rest();
    solver.choose(index);
}

export function switchGoal(): void {
    const { goal } = settings.solve;
    settings.solve.goal = goals[(goals.indexOf(goal) + 1) % goals.length]!;
}

export const written = (moves: readonly Move[]): string =>
    settings.papersNotation ? formatPapers(moves) : formatMoves(moves);

export async function copyWord({ player }: PuzzleSession): Promise<void> {
    if (player.track.moves.length > 0) await copyText(written(player.track.moves));
}
export const shareLink = (): Promise<boolean> => copyText(link.page);
export const shareTwizzle = async (): Promise<boolean> => copyText(await link.twizzle());

// With the solution found, if there is one, so that it is not lost.
export async function addToList({ solver }: PuzzleSession): Promise<void> {
    if (solver.word) await addText(formatMoves(inverseWord(solver.word)));
    else await add();
}
