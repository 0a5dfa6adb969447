// Solving the position of the page. It runs as a job on the server, so that a
// reload finds it again; each shorter solution replaces the one before.
import {
    ApiError,
    type ErrorBody,
    type TaskError,
    call,
    errorBody,
    get,
    post,
} from "../api/client";
import { openEvents } from "../api/events";
import type { Ending, Job, JobState, SolveAnswer, SolveProgress } from "../api/types";
import type { Facelets } from "../cube/facelets";
import { asSeen } from "../cube/held";
import type { Move } from "../cube/moves";
import { cube } from "./cube.svelte";
import { settings } from "./settings.svelte";
import {
    announceBound,
    announceEnd,
    announceError,
    announceSolution,
    dropBound,
} from "./solve/announcements";
import { earlierJob } from "./solve/earlier-job";
import { KeptResults } from "./solve/kept-results";
import { savedJob } from "./solve/saved-job";
import { solveRequest } from "./solve/request";
import {
    type Phase,
    type Result,
    type Solution,
    isProof,
    nothing,
    phaseOf,
    withAnswer,
    wordShown,
} from "./solve/result";

class SolveState {
    #result = $state.raw<Result>(nothing);
    #position: Facelets = cube.position;
    #jobId: string | null = null;
    #closeEvents: (() => void) | null = null;
    #results = new KeptResults();

    constructor() {
        cube.listen(() => this.#move());
    }

    get phase(): Phase {
        return this.#result.phase;
    }
    get lengths(): readonly number[] {
        return this.#result.lengths;
    }
    get solution(): Solution | null {
        return this.#result.solution;
    }
    // A shortest solution is looked for, or was.
    get isProof(): boolean {
        return this.#result.isProof;
    }
    // Every solution, where all were asked for, and which of them is shown.
    get words(): readonly (readonly Move[])[] {
        return this.#result.words;
    }
    get chosen(): number {
        return this.#result.chosen;
    }
    // The moves of the solution that is shown.
    readonly word: readonly Move[] | null = $derived(wordShown(this.#result));

    get progress(): SolveProgress | null {
        return this.#result.progress;
    }
    get ending(): Ending | null {
        return this.#result.ending;
    }
    get error(): ErrorBody | null {
        return this.#result.error;
    }
    get isBusy(): boolean {
        return ["starting", "running", "paused"].includes(this.phase);
    }

    // A word that solves the position and was found elsewhere; shown and played as if
    // it had been found here.
    present(solution: Solution): void {
        this.#abandon();
        this.#position = cube.position;
        const lengths = [solution.length];
        const ending = solution.isOptimal ? "proven" : null;
        this.#result = { ...nothing, phase: "ended", lengths, solution, ending };
    }

    choose(index: number): void {
        const chosen = Math.min(Math.max(index, 0), this.words.length - 1);
        if (chosen >= 0) this.#change({ chosen });
    }

    async start(): Promise<void> {
        this.#abandon();
        const position = cube.position;
        const request = solveRequest(asSeen(position), settings.solve);
        this.#result = { ...nothing, phase: "starting", isProof: isProof(request) };
        try {
            const job = await post<Job>("/jobs", { kind: "solve", ...request });
            if (cube.position !== position) void this.#forget(job.id);
            else this.#attach(job);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            if (cube.position === position) this.#fail(error.body);
        }
    }

    // After a reload: the job goes on, if it is about what the page shows.
    async reattach(): Promise<void> {
        const { position } = cube;
        if (this.phase !== "idle" || !cube.isComplete) return;
        const job = await earlierJob(position);
        if (job && position === cube.position && this.phase === "idle") this.#attach(job);
    }

    async stop(): Promise<void> {
        if (!this.#jobId) return;
        const job = await call<Job | undefined>("DELETE", `/jobs/${this.#jobId}`).catch(() => null);
        if (this.phase !== "ended") this.#end(job?.answer ?? null, "stopped");
    }

    pause = (): Promise<void> => this.#ask("pause", "paused");
    resume = (): Promise<void> => this.#ask("resume", "running");

    async #ask(verb: "pause" | "resume", phase: Phase): Promise<void> {
        if (!this.#jobId) return;
        const id = this.#jobId;
        try {
            await post(`/jobs/${id}/${verb}`);
            if (this.#jobId !== id) return;
            const hadStopped = this.phase === "interrupted";
            this.#change({ phase });
            if (hadStopped) this.#listen(id);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
        }
    }

    #attach(job: Job): void {
        this.#jobId = job.id;
        this.#position = cube.position;
        savedJob.write({ id: job.id, position: this.#position });
        const phase = phaseOf[job.state];
        this.#change({ phase, progress: job.progress, isProof: isProof(job.request) });
        if (job.answer) this.#found(job.answer);
        if (job.error) this.#break(errorBody(job.error));
        else if (phase === "ended") this.#end(job.answer, null);
        else if (this.phase !== "interrupted") this.#listen(job.id);
    }

    #listen(id: string): void {
        this.#closeEvents?.();
        this.#closeEvents = openEvents(
            `/jobs/${id}/events`,
            {
                state: (data) => this.#onState((data as { state: JobState }).state),
                progress: (data) => this.#follow(data as SolveProgress),
                solution: (data) => this.#found(data as SolveAnswer),
                done: (data) => this.#onDone(data as SolveAnswer | { error: TaskError } | null),
            },
            { refused: () => void this.#reread(id) },
        );
    }

    #onState(state: JobState): void {
        // What ends comes with its answer in "done".
        if (phaseOf[state] !== "ended") this.#change({ phase: phaseOf[state] });
    }

    #onDone(data: SolveAnswer | { error: TaskError } | null): void {
        if (data && "error" in data) this.#break(errorBody(data.error));
        else this.#end(data, null);
    }

    #follow(progress: SolveProgress): void {
        const before = this.progress?.lower_bound ?? 0;
        this.#change({ progress });
        const bound = progress.lower_bound ?? 0;
        if (this.isProof && bound > before) announceBound(bound - 1);
    }

    // The server was started again: it says what has become of the job.
    async #reread(id: string): Promise<void> {
        const job = await get<Job>(`/jobs/${id}`).catch((error: unknown) => error);
        if (this.#jobId !== id) return;
        if (job instanceof ApiError && job.status === 404) this.#end(null, "stopped");
        if (job instanceof Error) return;
        const { state, answer, progress } = job as Job;
        if (progress) this.#change({ progress });
        if (answer) this.#found(answer);
        if (phaseOf[state] === "ended") this.#end(answer, null);
        else this.#change({ phase: phaseOf[state] });
        if (state === "interrupted") this.#closeStream();
    }

    #found(answer: SolveAnswer): void {
        const isFirst = this.solution === null;
        this.#result = withAnswer(this.#result, answer);
        if (isFirst && this.solution) announceSolution(this.solution);
    }

    #end(answer: SolveAnswer | null, ending: Ending | null): void {
        const wasHeard = this.#closeEvents !== null;
        this.#closeStream();
        if (answer) this.#result = withAnswer(this.#result, answer);
        const why = ending ?? answer?.ended ?? "stopped";
        this.#change({ phase: "ended", ending: why });
        if (wasHeard) announceEnd(this.solution, why);
    }

    #fail(error: ErrorBody): void {
        this.#result = { ...nothing, error };
        announceError(error.error);
    }

    // The search could not be made, or not to its end; what it found is still there.
    #break(error: ErrorBody): void {
        this.#closeStream();
        this.#change({ phase: "ended", ending: null, error });
        announceError(error.error);
    }

    #change(change: Partial<Result>): void {
        this.#result = { ...this.#result, ...change };
    }

    // Another position: the search for the old one is of no use any more.
    #move(): void {
        if (cube.position === this.#position) return;
        this.#abandon();
        this.#position = cube.position;
        this.#result = this.#results.of(cube.position);
    }

    #abandon(): void {
        if (this.solution) this.#results.keep(this.#position, this.#result);
        this.#closeStream();
        if (!this.#jobId) return; // what is saved is of the page before a reload
        void this.#forget(this.#jobId);
        this.#jobId = null;
        savedJob.clear();
    }

    #closeStream(): void {
        dropBound();
        this.#closeEvents?.();
        this.#closeEvents = null;
    }

    // The first time a job is stopped, the second time forgotten. Nobody waits for it,
    // and a server that is away has stopped it by itself.
    async #forget(id: string): Promise<void> {
        const isOver = this.phase === "ended";
        await call("DELETE", `/jobs/${id}`).catch(() => {});
        if (!isOver) await call("DELETE", `/jobs/${id}`).catch(() => {});
    }
}

export const solve = new SolveState();
