// Long work on the server, of whatever kind: it has an address, a state and a stream of
// events, and goes on when nobody listens.
import { call } from "./client";
import { type Handlers, type Watcher, openEvents } from "./events";
import type { Job } from "./wire";

export type Task = Pick<Job, "id" | "state" | "error">;
export type TaskState = Job["state"];

const overStates: readonly string[] = ["done", "stopped", "failed"];
// It runs, or waits to run or to be continued.
export const isUnderWay = (state: TaskState): boolean => !overStates.includes(state);
// It stands still until somebody continues it.
export const isHalted = (state: string): state is "paused" | "interrupted" =>
    state === "paused" || state === "interrupted";

// What can be done about a task of this kind, at its address.
export class TaskApi<One extends Task> {
    constructor(private readonly path: string) {}

    get = (id: string): Promise<One> => call("GET", this.#at(id));
    // It rests after its next step.
    pause = (id: string): Promise<One> => call("POST", `${this.#at(id)}/pause`, {});
    resume = (id: string): Promise<One> => call("POST", `${this.#at(id)}/resume`, {});
    // Stops one that is under way and keeps what it found; forgets one that is over.
    remove = (id: string): Promise<One | undefined> => call("DELETE", this.#at(id));
    follow = (id: string, handlers: Handlers, watcher: Watcher): (() => void) =>
        openEvents(`${this.#at(id)}/events`, handlers, watcher);

    #at(id: string): string {
        return `${this.path}/${encodeURIComponent(id)}`;
    }
}
