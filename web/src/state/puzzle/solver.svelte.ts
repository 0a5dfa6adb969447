// What solves a puzzle, as the page sees it: the result so far, and what can be done
// about the search. How it is made differs: see job-solver and quick-solver.
import type { EngineError } from "../../api/client";
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

    get phase(): Phase {
        return this.result.phase;
    }
    get lengths(): readonly number[] {
        return this.result.lengths;
    }
    get solution(): Solution | null {
        return this.result.solution;
    }
    // A shortest solution is looked for, or was.
    get isProof(): boolean {
        return this.result.isProof;
    }
    // Every solution, where all were asked for, and which of them is shown.
    get words(): readonly (readonly Move[])[] {
        return this.result.words;
    }
    // The same, of a goal, and the one that is shown.
    get ways(): readonly Way[] {
        return this.result.ways;
    }
    get way(): Way | null {
        return wayShown(this.result);
    }
    get chosen(): number {
        return this.result.chosen;
    }
    // The moves of the solution that is shown.
    readonly word: readonly Move[] | null = $derived(wordShown(this.result));

    get progress(): SolveProgress | null {
        return this.result.progress;
    }
    get ending(): Ending | null {
        return this.result.ending;
    }
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
        return this.phase === "paused" || this.phase === "interrupted";
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
