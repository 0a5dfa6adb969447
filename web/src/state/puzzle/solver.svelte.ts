// What solves a puzzle, as the page sees it: the result so far, and what can be done
// about the search. How it is made differs: see job-solver and quick-solver.
import type { EngineError } from "../../api/client";
import { isHalted } from "../../api/tasks";
import type { Ending, SolveProgress } from "../../api/types";
import type { Move } from "../../cube/moves";
import { standing } from "../server.svelte";
import {
    type Phase,
    type Result,
    type Solution,
    type Way,
    nothing,
    wayShown,
    wordShown,
} from "../solve/result";
import type { PositionState } from "./position.svelte";

export abstract class SolverState {
    protected result = $state.raw<Result>(nothing);

    constructor(protected readonly cube: PositionState) {}

    readonly phase: Phase = $derived(this.result.phase);
    readonly lengths: readonly number[] = $derived(this.result.lengths);
    readonly solution: Solution | null = $derived(this.result.solution);
    // A shortest solution is looked for, or was.
    readonly isProof: boolean = $derived(this.result.isProof);
    // Every solution, where all were asked for, and which of them is shown.
    readonly words: readonly (readonly Move[])[] = $derived(this.result.words);
    // The same, of a goal, and the one that is shown.
    readonly ways: readonly Way[] = $derived(this.result.ways);
    get way(): Way | null {
        return wayShown(this.result);
    }
    readonly chosen: number = $derived(this.result.chosen);
    // The moves of the solution that is shown.
    readonly word: readonly Move[] | null = $derived(wordShown(this.result));

    readonly progress: SolveProgress | null = $derived(this.result.progress);
    readonly ending: Ending | null = $derived(this.result.ending);
    get error(): EngineError | null {
        return standing(this.result.error);
    }
    get isBusy(): boolean {
        return ["starting", "running", "paused"].includes(this.phase);
    }
    // Not at its end: it runs, or waits to be continued.
    get isUnderWay(): boolean {
        return this.isBusy || this.phase === "interrupted";
    }
    get isHalted(): boolean {
        return isHalted(this.phase);
    }

    choose(index: number): void {
        const chosen = Math.min(Math.max(index, 0), this.words.length - 1);
        if (chosen >= 0) this.change({ chosen });
    }

    abstract start(): Promise<void>;
    abstract stop(): Promise<void>;
    abstract pause(): Promise<void>;
    abstract resume(): Promise<void>;

    protected change(change: Partial<Result>): void {
        this.result = { ...this.result, ...change };
    }
}
