// What is known of one search, and how the server's news change it.
import type { EngineError } from "../../api/client";
import type { TaskState } from "../../api/tasks";
import type { Ending, Metric, SolveAnswer, SolveProgress, SolveRequest } from "../../api/types";
import type { FoundWay } from "../../api/wire";
import { metricLetters } from "../../api/workspace";
import type { Facelets } from "../../cube/facelets";
import { type Move, parseWord } from "../../cube/moves";
import { isSameWord } from "../../cube/words";

export interface Solution {
    readonly moves: readonly Move[];
    readonly length: number;
    readonly metric: Metric;
    readonly isOptimal: boolean;
    readonly lowerBound: number;
}

// 18f, or 18f* when it is proven shortest.
export const formatLength = ({ length, metric, isOptimal }: Solution): string =>
    `${length}${metricLetters[metric]}${isOptimal ? "*" : ""}`;

// "ended" has many reasons: see `ending`.
export type Phase = "idle" | "starting" | "running" | "paused" | "interrupted" | "ended";

export type Word = readonly Move[];

// What is known of a way to a goal beside its turns.
export interface Way {
    readonly inverse: Word; // turns made on the inverse
    readonly length: number;
    readonly where: string | null; // it meets its goal there
    readonly reached: Facelets; // a position of the goal, as the engine names colours
}

export interface Result {
    readonly phase: Phase;
    readonly isProof: boolean; // a shortest solution is asked for
    readonly words: readonly Word[]; // all solutions, where all were asked for
    readonly chosen: number; // the one of them that is shown
    readonly ways: readonly Way[]; // the same, of a goal
    readonly lengths: readonly number[]; // of the solutions found so far
    readonly solution: Solution | null;
    readonly progress: SolveProgress | null;
    readonly ending: Ending | null;
    readonly error: EngineError | null;
}

export const nothing: Result = {
    phase: "idle",
    isProof: false,
    words: [],
    chosen: 0,
    ways: [],
    lengths: [],
    solution: null,
    progress: null,
    ending: null,
    error: null,
};

export const phaseOf: Record<TaskState, Phase> = {
    queued: "starting",
    running: "running",
    paused: "paused",
    interrupted: "interrupted",
    done: "ended",
    stopped: "ended",
    failed: "ended",
};

export const isProof = (request: SolveRequest): boolean => request.optimal ?? false;

// What is made on the cube; the whole cube may be turned before.
const normalOf = ({ rotation, normal }: FoundWay): string => `${rotation ?? ""} ${normal}`;

export function solutionOf(answer: SolveAnswer): Solution | null {
    if (typeof answer.solution !== "string" || answer.length === null) return null;
    const way = answer.found?.[0];
    const moves = parseWord(way ? normalOf(way) : answer.solution);
    if (!moves) return null;
    const { length, metric, optimal, lower_bound } = answer;
    return { moves, length, metric, isOptimal: optimal, lowerBound: lower_bound };
}

function progressOf(answer: SolveAnswer, before: SolveProgress | null): SolveProgress | null {
    if (typeof answer.nodes !== "number") return before;
    return { depth: 0, ...before, nodes: answer.nodes, seconds: answer.seconds };
}

// The word that is shown stays as it is, wherever it is among them.
function withWords(result: Result, answer: SolveAnswer): Result {
    const texts = answer.found?.map(normalOf) ?? answer.solutions ?? [];
    const words: Word[] = texts.map(parseWord).filter((word) => word !== null);
    if (words.length === 0) return result;
    const ways = answer.found?.map(wayOf) ?? [];
    const shown = wordShown(result);
    const inverse = wayShown(result)?.inverse ?? [];
    const place = words.findIndex(
        (word, i) =>
            shown && isSameWord(word, shown) && isSameWord(ways[i]?.inverse ?? [], inverse),
    );
    if (shown && place >= 0) words[place] = shown;
    return { ...result, words, ways, chosen: Math.max(place, 0) };
}

const wayOf = ({ inverse, length, where, reached }: FoundWay): Way => ({
    inverse: parseWord(inverse) ?? [],
    length,
    where,
    reached,
});

export const wayShown = (result: Result): Way | null => result.ways[result.chosen] ?? null;

export const wordShown = (result: Result): Word | null =>
    result.words[result.chosen] ?? result.solution?.moves ?? null;

export const withAnswer = (result: Result, answer: SolveAnswer): Result =>
    withWords(withSolution(result, answer), answer);

function withSolution(result: Result, answer: SolveAnswer): Result {
    const progress = progressOf(answer, result.progress);
    const solution = solutionOf(answer);
    const shortest = result.lengths.at(-1);
    if (!solution || (shortest !== undefined && solution.length > shortest))
        return { ...result, progress };
    if (solution.length === shortest && result.solution) {
        // Nothing shorter, but more may be known: the moves stay as they are.
        const { moves } = result.solution;
        return { ...result, progress, solution: { ...solution, moves } };
    }
    return { ...result, progress, solution, lengths: [...result.lengths, solution.length] };
}
