// Solving the position of the page. It runs as a job on the server, so that a
// reload finds it again; each shorter solution replaces the one before.
import { ApiError, type ErrorBody, call, get, post } from "../api/client";
import { openEvents } from "../api/events";
import type { Ending, Job, JobState, SolveAnswer, SolveProgress } from "../api/types";
import type { Facelets } from "../cube/facelets";
import { asSeen } from "../cube/held";
import { cube } from "./cube.svelte";
import { settings } from "./settings.svelte";
import { announceEnd, announceError, announceSolution } from "./solve/announcements";
import { savedJob } from "./solve/saved-job";
import { solveRequest } from "./solve/request";
import {
    type Phase,
    type Result,
    type Solution,
    nothing,
    phaseOf,
    withAnswer,
} from "./solve/result";

const resultsKept = 100;

class SolveState {
    #result = $state.raw<Result>(nothing);
    #position: Facelets = cube.position;
    #jobId: string | null = null;
    #closeEvents: (() => void) | null = null;
    // What was found for positions left meanwhile: undo brings it back.
    #results = new Map<Facelets, Result>();

    constructor() {
        cube.listen(() => this.#follow());
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

    async start(): Promise<void> {
        this.#abandon();
        const position = cube.position;
        this.#result = { ...nothing, phase: "starting" };
        try {
            const request = solveRequest(asSeen(position), settings.solve);
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
        const saved = savedJob.read();
        if (!saved || saved.position !== cube.position || this.phase !== "idle") return;
        const job = await get<Job>(`/jobs/${saved.id}`).catch(() => null);
        if (job && saved.position === cube.position && this.phase === "idle") this.#attach(job);
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
        this.#change({ phase: phaseOf[job.state], progress: job.progress });
        if (job.answer) this.#found(job.answer);
        if (this.phase === "ended") this.#end(job.answer, null);
        else if (this.phase !== "interrupted") this.#listen(job.id);
    }

    #listen(id: string): void {
        this.#closeEvents?.();
        this.#closeEvents = openEvents(
            `/jobs/${id}/events`,
            {
                state: (data) => this.#onState((data as { state: JobState }).state),
                progress: (data) => this.#change({ progress: data as SolveProgress }),
                solution: (data) => this.#found(data as SolveAnswer),
                done: (data) => this.#end(data as SolveAnswer | null, null),
            },
            { refused: () => void this.#reread(id) },
        );
    }

    #onState(state: JobState): void {
        // What ends comes with its answer in "done".
        if (phaseOf[state] !== "ended") this.#change({ phase: phaseOf[state] });
    }

    // The server was started again: it says what has become of the job.
    async #reread(id: string): Promise<void> {
        const job = await get<Job>(`/jobs/${id}`).catch((error: unknown) => error);
        if (this.#jobId !== id) return;
        if (job instanceof ApiError && job.status === 404) this.#end(null, "stopped");
        if (job instanceof Error) return;
        const { state, answer } = job as Job;
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

    #change(change: Partial<Result>): void {
        this.#result = { ...this.#result, ...change };
    }

    // Another position: the search for the old one is of no use any more.
    #follow(): void {
        if (cube.position === this.#position) return;
        this.#abandon();
        this.#position = cube.position;
        this.#result = this.#results.get(cube.position) ?? nothing;
    }

    #abandon(): void {
        this.#keep();
        this.#closeStream();
        if (!this.#jobId) return; // what is saved is of the page before a reload
        void this.#forget(this.#jobId);
        this.#jobId = null;
        savedJob.clear();
    }

    #keep(): void {
        if (!this.solution) return;
        const ending = this.ending ?? "stopped";
        this.#results.set(this.#position, { ...this.#result, phase: "ended", ending });
        const oldest = this.#results.keys().next().value;
        if (this.#results.size > resultsKept && oldest) this.#results.delete(oldest);
    }

    #closeStream(): void {
        this.#closeEvents?.();
        this.#closeEvents = null;
    }

    // The first time a job is cancelled, the second time forgotten. Nobody waits
    // for it, and a server that is away has cancelled it by itself.
    async #forget(id: string): Promise<void> {
        const isOver = this.phase === "ended";
        await call("DELETE", `/jobs/${id}`).catch(() => {});
        if (!isOver) await call("DELETE", `/jobs/${id}`).catch(() => {});
    }
}

export const solve = new SolveState();
