// The searches on the server that nobody looks at just now: a proof whose cube was
// turned away goes on here, and so does one of a page that was closed. Whoever comes
// back to its position finds it again.
import { ApiError } from "../api/client";
import { jobsApi } from "../api/jobs";
import { isUnderWay as isOpen } from "../api/tasks";
import type { Job } from "../api/types";
import type { Facelets } from "../cube/facelets";
import { asSeen } from "../cube/held";
import { server } from "./server.svelte";

const pause = 1000; // milliseconds between two looks while one is under way
export const worthKeeping = 5; // seconds of search

export const isUnderWay = ({ state }: Job): boolean => isOpen(state);
// What took long is kept when it is over, until somebody puts it away.
const tookLong = (job: Job): boolean =>
    job.state === "done" && (job.progress?.seconds ?? job.answer?.seconds ?? 0) >= worthKeeping;

class Searches {
    #jobs = $state.raw<readonly Job[]>([]);
    #shown = $state<string | null>(null); // the one that the page shows at the cube
    #timer: ReturnType<typeof setTimeout> | undefined;
    #round = 0;
    #waiting = new Set<string>(); // paused for the sake of the search at the cube
    #stopped = new Set<string>(); // in the list: what they found stays there

    readonly list: readonly Job[] = $derived(
        this.#jobs.filter((job) => job.id !== this.#shown && this.#isKept(job)),
    );
    #isKept(job: Job): boolean {
        return isUnderWay(job) || tookLong(job) || (this.#stopped.has(job.id) && !!job.answer);
    }

    // A search that nobody has at the cube, about this position.
    at(position: Facelets): Job | null {
        const cube = asSeen(position);
        const fits = (job: Job) => job.request.cube === cube && this.#isKept(job);
        return this.#jobs.filter(fits).at(-1) ?? null;
    }

    take(id: string): void {
        this.#shown = id;
    }
    // Its cube was left: it goes on, and is told about in the list.
    leave(job: Job): void {
        this.#shown = null;
        this.#jobs = [...this.#jobs.filter(({ id }) => id !== job.id), job];
        void this.look();
    }
    forget(id: string): void {
        if (this.#shown === id) this.#shown = null;
        this.#jobs = this.#jobs.filter((job) => job.id !== id);
    }

    // A search takes all threads, so that those in the list wait while somebody looks at
    // one, and go on when it is over.
    async makeRoom(): Promise<void> {
        const running = this.list.filter(({ state }) => state === "running" || state === "queued");
        for (const { id } of running) this.#waiting.add(id);
        await Promise.all(running.map(({ id }) => jobsApi.pause(id).catch(() => {})));
    }
    async goOn(): Promise<void> {
        const ids = [...this.#waiting];
        this.#waiting.clear();
        if (ids.length === 0) return;
        await Promise.all(ids.map((id) => jobsApi.resume(id).catch(() => {})));
        await this.look();
    }

    // Called once, inside the root effect.
    keep(): void {
        $effect(() => server.onReturn(() => void this.look()));
        $effect(() => {
            const look = () => document.hidden || void this.look();
            document.addEventListener("visibilitychange", look);
            return () => {
                document.removeEventListener("visibilitychange", look);
                clearTimeout(this.#timer);
            };
        });
    }

    async look(): Promise<void> {
        clearTimeout(this.#timer);
        const round = ++this.#round;
        const jobs = await jobsApi.list().catch(() => null);
        if (round !== this.#round) return;
        if (jobs) this.#jobs = jobs.filter(({ kind }) => kind === "solve");
        if (this.list.some(isUnderWay) && !document.hidden)
            this.#timer = setTimeout(() => void this.look(), pause);
    }

    pause = (job: Job): Promise<void> => this.#do(() => jobsApi.pause(job.id));
    resume = (job: Job): Promise<void> => this.#do(() => jobsApi.resume(job.id));
    // Stops one that is under way; one that is over is put away.
    remove(job: Job): Promise<void> {
        if (isUnderWay(job)) this.#stopped.add(job.id);
        return this.#do(() => jobsApi.remove(job.id));
    }

    async #do(what: () => Promise<unknown>): Promise<void> {
        try {
            await what();
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
        }
        await this.look();
    }
}

export const searches = new Searches();
