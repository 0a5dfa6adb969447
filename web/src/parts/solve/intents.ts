// What the buttons around the solution do; the keys do the same.
import { type Move, formatMoves, inverseWord } from "../../cube/moves";
import { formatPapers } from "../../cube/papers";
import { t } from "../../i18n/index.svelte";
import { link } from "../../state/link.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { server } from "../../state/server.svelte";
import { cubeSteps, sessions } from "../../state/sessions";
import { goals, settings } from "../../state/settings.svelte";
import { add, addWord, makesCube } from "../../state/workspace/actions";
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

// All steps together, as the solution of the cube that the first one began with.
export const showWhole = (): void =>
    cubeSteps.showWhole((moves, length) =>
        sessions.cube.solver.present({
            moves,
            length,
            metric: "htm",
            isOptimal: false,
            lowerBound: 0,
        }),
    );

export function switchGoal(): void {
    const { goal } = settings.solve;
    settings.solve.goal = goals[(goals.indexOf(goal) + 1) % goals.length]!;
}

export const written = (moves: readonly Move[]): string =>
    settings.papersNotation ? formatPapers(moves) : formatMoves(moves);

// Turns on the inverse stand behind the others, as the engine reads them.
export const onInverse = (word: readonly Move[]): string =>
    word.length === 0 ? "" : `^(${formatMoves(word)})`;
export const wordText = ({ player, solver }: PuzzleSession): string =>
    [written(player.track.moves), onInverse(solver.way?.inverse ?? [])].join(" ").trim();

export async function copyWord(session: PuzzleSession): Promise<void> {
    if (wordText(session) !== "") await copyText(wordText(session));
}
export const shareLink = (): Promise<boolean> => copyText(link.page);
export const shareTwizzle = async (): Promise<boolean> => copyText(await link.twizzle());

// With the solution found, if there is one, so that it is not lost.
export async function addToList({ solver }: PuzzleSession): Promise<void> {
    const way = [...(solver.word ?? []), ...inverseWord(solver.way?.inverse ?? [])];
    const generator = inverseWord(way);
    if (solver.word && makesCube(generator)) await addWord(generator);
    else await add();
}
