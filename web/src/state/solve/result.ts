// What is known of one search, and how the server's news change it.
import type { ErrorBody } from "../../api/client";
import type { Ending, JobState, Metric, SolveAnswer, SolveProgress } from "../../api/types";
import { type Move, parseMoves } from "../../cube/moves";

export interface Solution {
    readonly moves: readonly Move[];
    readonly length: number;
    readonly metric: Metric;
    readonly isOptimal: boolean;
    readonly lowerBound: number;
}

// "ended" has many reasons: see `ending`.
export type Phase = "idle" | "starting" | "running" | "paused" | "interrupted" | "ended";

export interface Result {
    readonly phase: Phase;
    readonly lengths: readonly number[]; // of the solutions found so far
    readonly solution: Solution | null;
    readonly progress: SolveProgress | null;
    readonly ending: Ending | null;
    readonly error: ErrorBody | null;
}

export const nothing: Result = {
    phase: "idle",
    lengths: [],
    solution: null,
    progress: null,
    ending: null,
    error: null,
};

export const phaseOf: Record<JobState, Phase> = {
    queued: "starting",
    running: "running",
    paused: "paused",
    interrupted: "interrupted",
    done: "ended",
    cancelled: "ended",
    failed: "ended",
};

export function solutionOf(answer: SolveAnswer): Solution | null {
    if (typeof answer.solution !== "string" || answer.length === null) return null;
    const moves = parseMoves(answer.solution.split(" ").filter((token) => token !== ""));
    if (!moves) return null;
    const { length, metric, optimal, lower_bound } = answer;
    return { moves, length, metric, isOptimal: optimal, lowerBound: lower_bound };
}

function progressOf(answer: SolveAnswer, before: SolveProgress | null): SolveProgress | null {
    if (typeof answer.nodes !== "number") return before;
    return { ...before, nodes: answer.nodes, seconds: answer.seconds };
}

export function withAnswer(result: Result, answer: SolveAnswer): Result {
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
