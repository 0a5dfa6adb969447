// One piece of long work on the server, as the page follows it: attached to, heard,
// paused, resumed, stopped, lost and found again. What it brings is its owner's matter.
//
//     const task = new RemoteTask(jobsApi, { state: show, news: { progress }, ended, … });
//     task.attach(await jobsApi.solve(request));
//     await task.pause();
import { ApiError } from "../api/client";
import type { Handlers } from "../api/events";
import { type Task, type TaskApi, type TaskState, isUnderWay } from "../api/tasks";

export interface TaskOwner<One extends Task> {
    state(state: TaskState): void; // of one that is under way
    readonly news: Handlers; // the other events, by name
    ended(data: unknown): void; // with the last event
    reread(task: One): void; // the stream broke, and this is how it is now
    gone(): void; // the server does not know it any more
    lost?(): void; // the server is away: events may be missed
}

const firstLook = 50; // milliseconds
const laterLooks = 500;

export class RemoteTask<One extends Task> {
    #id: string | null = null;
    #closeEvents: (() => void) | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isOver = false;

    constructor(
        private readonly api: TaskApi<One>,
        private readonly owner: TaskOwner<One>,
    ) {}

    get id(): string | null {
        return this.#id;
    }
    get isHeard(): boolean {
        return this.#closeEvents !== null;
    }

    // The owner has taken what the task says now.
    attach(task: One): void {
        this.#begin(task);
        // Nothing comes from one that was interrupted until somebody resumes it.
        if (isUnderWay(task.state) && task.state !== "interrupted") this.#listen(task.id);
    }

    // One that waits for others holds no stream: a browser lends a server only six
    // connections.
    attachWhenItRuns(task: One, taken: (task: One) => void): void {
        if (task.state !== "queued") return this.attach(task);
        this.#begin(task);
        this.#wait(task.id, firstLook, taken);
    }
    #begin({ id, state }: One): void {
        this.close();
        this.#id = id;
        this.#isOver = !isUnderWay(state);
    }
    #wait(id: string, pause: number, taken: (task: One) => void): void {
        this.#timer = setTimeout(async () => {
            const task = await this.api.get(id).catch((error: unknown) => error);
            if (this.#id !== id) return;
            if (isGone(task)) return this.#lose();
            const isKnown = !(task instanceof Error); // else the server is away
            if (!isKnown || (task as One).state === "queued")
                return this.#wait(id, laterLooks, taken);
            taken(task as One);
            this.attach(task as One);
        }, pause);
    }

    // What it found stays, and the stream tells the rest. Null: the server knows of none. Of
    // a server that is away nobody knows: these throw.
    async stop(): Promise<One | null> {
        return this.#id ? ((await this.api.remove(this.#id).catch(unlessAway)) ?? null) : null;
    }
    pause = (): Promise<void> => this.#ask(this.api.pause);
    resume = (): Promise<void> => this.#ask(this.api.resume);

    // Nobody follows it any more; it goes on.
    leave(): void {
        this.close();
        this.#id = null;
    }
    // Nobody will ask for it again.
    async forget(): Promise<void> {
        const id = this.#id;
        this.leave();
        if (id) await forgetTask(this.api, id, this.#isOver);
    }
    close(): void {
        clearTimeout(this.#timer);
        this.#closeEvents?.();
        this.#closeEvents = null;
    }

    async #ask(verb: (id: string) => Promise<One>): Promise<void> {
        const id = this.#id;
        if (!id) return;
        try {
            const { state } = await verb(id);
            if (this.#id !== id || this.#isOver || !isUnderWay(state)) return;
            this.owner.state(state);
            if (!this.isHeard) this.#listen(id);
        } catch (error) {
            unlessAway(error);
        }
    }

    #listen(id: string): void {
        this.#closeEvents = this.api.follow(
            id,
            {
                ...this.owner.news,
                // What is over comes with its answer in "done".
                state: (data) => {
                    const { state } = data as { state: TaskState };
                    if (isUnderWay(state)) this.owner.state(state);
                },
                done: (data) => {
                    this.#end();
                    this.owner.ended(data);
                },
            },
            { lost: () => this.owner.lost?.(), refused: () => void this.#reread(id) },
        );
    }

    // The stream has ended, or the server was started again: it says what has become
    // of the task.
    async #reread(id: string): Promise<void> {
        const task = await this.api.get(id).catch((error: unknown) => error);
        if (this.#id !== id || !this.isHeard) return;
        if (isGone(task)) return this.#lose();
        if (task instanceof Error) return; // the stream tries again
        const { state } = task as One;
        if (!isUnderWay(state)) this.#end();
        else if (state === "interrupted") this.close();
        this.owner.reread(task as One);
    }

    #lose(): void {
        this.#end();
        this.owner.gone();
    }
    #end(): void {
        this.#isOver = true;
        this.close();
    }
}

function unlessAway(error: unknown): null {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    return null;
}

const isGone = (answer: unknown): boolean => answer instanceof ApiError && answer.status === 404;

// The first time a task is stopped, the second time forgotten.
export async function forgetTask<One extends Task>(
    api: TaskApi<One>,
    id: string,
    isOver: boolean,
): Promise<void> {
    if (!isOver) await api.remove(id).catch(() => {});
    await api.remove(id).catch(() => {});
}
