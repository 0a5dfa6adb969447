// Solving the cube. It runs as a job on the server, so that a reload finds it again;
// each shorter solution replaces the one before. A long search is not lost with its
// position: it goes on in the list (see searches), and coming back shows it again.
import { ApiError, type EngineError } from "../../api/client";
import { type JobEnd, jobsApi } from "../../api/jobs";
import { isHalted } from "../../api/tasks";
import type { Ending, Job, SolveAnswer, SolveProgress, SolveRequest } from "../../api/types";
import type { Facelets } from "../../cube/facelets";
import { asSeen } from "../../cube/held";
import { RemoteTask, forgetTask } from "../remote-task";
import { searches, worthKeeping } from "../searches.svelte";
import { settings } from "../settings.svelte";
import {
    announceBound,
    announceEnd,
    announceError,
    announceSolution,
    dropBound,
} from "../solve/announcements";
import { KeptResults } from "../solve/kept-results";
import { savedJob } from "../solve/saved-job";
import { isLong, isSameRequest, solveRequest } from "../solve/request";
import { type Phase, type Solution, isProof, nothing, phaseOf, withAnswer } from "../solve/result";
import type { EditorState } from "./editor.svelte";
import type { PositionState } from "./position.svelte";
import { SolverState } from "./solver.svelte";

// What the server was asked for. It may answer after somebody has stopped it, or left it.
interface Asked {
    readonly request: SolveRequest;
    isStopped: boolean;
}

export class JobSolver extends SolverState {
    #position: Facelets;
    #asked: Asked | null = null; // about the search at the cube
    #job: Job | null = null;
    #results = new KeptResults();
    readonly #task = new RemoteTask<Job>(jobsApi, {
        state: (state) => this.change({ phase: phaseOf[state] }),
        news: {
            progress: (data) => this.#follow(data as SolveProgress),
            solution: (data) => this.#found(data as SolveAnswer),
        },
        ended: (data) => this.#onDone(data as JobEnd),
        reread: (job) => this.#reread(job),
        gone: () => this.#end(null, "stopped"),
    });

    constructor(
        cube: PositionState,
        private readonly editor: EditorState,
    ) {
        super(cube);
        this.#position = cube.position;
        cube.listen(() => this.#move());
    }

    // A word that solves the position and was found elsewhere; shown and played as if
    // it had been found here.
    present(solution: Solution): void {
        this.#abandon();
        this.#position = this.cube.position;
        const lengths = [solution.length];
        const ending = solution.isOptimal ? "proven" : null;
        this.result = { ...nothing, phase: "ended", lengths, solution, ending };
    }

    // What is asked already is not asked again: it goes on.
    async start(): Promise<void> {
        const { position } = this.cube;
        const kind = this.editor.isOpen ? "open" : "whole";
        const request = solveRequest(asSeen(position), settings.solve, kind);
        if (this.isUnderWay && this.#asked && isSameRequest(this.#asked.request, request))
            return this.isHalted ? this.resume() : undefined;
        this.#abandon();
        const asked = { request, isStopped: false };
        this.#asked = asked;
        this.result = { ...nothing, phase: "starting", isProof: isProof(request) };
        const isWanted = () => this.#asked === asked && !asked.isStopped;
        try {
            await searches.makeRoom();
            if (asked.isStopped) return;
            const job = await jobsApi.solve(request);
            const isBack = this.phase === "idle" && this.cube.position === position;
            if (isWanted() || (isBack && !asked.isStopped)) this.#attach(job);
            else if (isLong(request) && !asked.isStopped) searches.leave(job);
            else void this.#forget(job, false);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            void searches.goOn();
            if (isWanted()) this.#fail(error.reason);
        }
    }

    // One of the list, also where another search is about the same cube.
    show(job: Job): void {
        const { cube } = job.request;
        if (asSeen(this.cube.position) !== cube) this.cube.set({ start: cube });
        if (this.#job?.id === job.id) return;
        this.#abandon();
        this.result = this.#results.of(this.#position);
        this.#attach(job);
    }

    // After a reload: the job goes on, if it is about what the page shows.
    async reattach(): Promise<void> {
        const { position } = this.cube;
        await searches.look();
        if (this.phase !== "idle" || !this.cube.isComplete) return;
        const saved = savedJob.read();
        const own = saved?.position === position ? saved.id : null;
        const job =
            (own && (await jobsApi.get(own).catch(() => null))) || searches.at(this.cube.position);
        if (job && position === this.cube.position && this.phase === "idle") this.#attach(job);
    }

    // The stream tells how it ended, with the last numbers. What has not begun has none.
    async stop(): Promise<void> {
        if (!this.#job) {
            if (!this.#asked) return;
            this.#asked.isStopped = true;
            return this.#end(null, "stopped");
        }
        const job = await this.#task.stop();
        if (this.phase === "ended" || (job && this.#task.isHeard)) return;
        if (job?.progress) this.change({ progress: job.progress });
        this.#end(job?.answer ?? null, "stopped");
    }
    pause = (): Promise<void> => this.#task.pause();
    resume = (): Promise<void> => this.#task.resume();

    #attach(job: Job): void {
        this.#job = job;
        this.#asked = { request: job.request, isStopped: false };
        this.#position = this.cube.position;
        savedJob.write({ id: job.id, position: this.#position });
        searches.take(job.id);
        const phase = phaseOf[job.state];
        this.change({ phase, progress: job.progress, isProof: isProof(job.request) });
        if (job.answer) this.#found(job.answer);
        if (job.error) this.#break(job.error);
        else if (phase === "ended") this.#close(job.answer, null);
        this.#task.attach(job);
    }

    #onDone(end: JobEnd): void {
        if (end && "error" in end) this.#break(end.error);
        else this.#end(end, null);
    }

    #follow(progress: SolveProgress): void {
        const before = this.progress?.lower_bound ?? 0;
        this.change({ progress });
        const bound = progress.lower_bound ?? 0;
        if (this.isProof && bound > before) announceBound(bound);
    }

    #reread({ state, answer, progress }: Job): void {
        if (progress) this.change({ progress });
        if (answer) this.#found(answer);
        if (phaseOf[state] === "ended") this.#end(answer, null);
        else this.change({ phase: phaseOf[state] });
    }

    #found(answer: SolveAnswer): void {
        const isFirst = this.solution === null;
        this.result = withAnswer(this.result, answer);
        if (isFirst && this.solution) announceSolution(this.solution);
    }

    // While somebody looks on.
    #end(answer: SolveAnswer | null, ending: Ending | null): void {
        this.#close(answer, ending);
        if (this.ending) announceEnd(this.solution, this.ending);
    }
    #close(answer: SolveAnswer | null, ending: Ending | null): void {
        this.#closeStream();
        if (answer) this.result = withAnswer(this.result, answer);
        this.change({ phase: "ended", ending: ending ?? answer?.ended ?? "stopped" });
        void searches.goOn();
    }

    #fail(error: EngineError): void {
        this.result = { ...nothing, error };
        announceError(error);
    }

    // The search could not be made, or not to its end; what it found is still there.
    #break(error: EngineError): void {
        this.#closeStream();
        this.change({ phase: "ended", ending: null, error });
        void searches.goOn();
        announceError(error);
    }

    #move(): void {
        const { position } = this.cube;
        if (position === this.#position) return;
        this.#abandon();
        this.#position = position;
        this.result = this.#results.of(position);
        const left = searches.at(position);
        if (left) this.#attach(left);
        else void searches.goOn();
    }

    // Another position, or another search. What is quickly found again is ended; a
    // long search goes on in the list.
    #abandon(): void {
        const job = this.#job;
        const goesOn = job !== null && isLong(job.request) && this.isUnderWay;
        const isKept = goesOn || (job !== null && this.ending === "proven" && this.#tookLong);
        if (this.solution && !goesOn) this.#results.keep(this.#position, this.result);
        this.#closeStream();
        this.#task.leave();
        this.#asked = null;
        if (!job) return; // what is saved is of the page before a reload
        this.#job = null;
        savedJob.clear();
        if (isKept) searches.leave({ ...job, state: stateOf(this.phase), progress: this.progress });
        else void this.#forget(job, this.phase === "ended");
    }

    get #tookLong(): boolean {
        return (this.progress?.seconds ?? 0) >= worthKeeping;
    }

    #closeStream(): void {
        dropBound();
        this.#task.close();
    }

    // Nobody waits for it, and a server that is away has stopped it by itself.
    async #forget({ id }: Job, isOver: boolean): Promise<void> {
        searches.forget(id);
        await forgetTask(jobsApi, id, isOver);
        void searches.goOn();
    }
}

function stateOf(phase: Phase): Job["state"] {
    if (isHalted(phase)) return phase;
    return phase === "ended" ? "done" : "running";
}
