// Whether the server is there, and whether its solver is ready.
import { type EngineError, ask, observeCalls } from "../api/client";
import { onWorkspace, watchWorkspace } from "../api/events";
import type { Status, TablesStatus } from "../api/types";

const retryAfter = 1500; // milliseconds

class ServerState {
    #isLost = $state(false);
    #tables = $state.raw<readonly TablesStatus[]>([]);
    #threads = $state(0);
    #retry: ReturnType<typeof setTimeout> | undefined;
    #onReturn = new Set<() => void>();

    readonly isLost: boolean = $derived(this.#isLost);
    // Of the machine that solves; 0 until it is known.
    readonly threads: number = $derived(this.#threads);

    // A table of its own is told about by the search that waits for it.
    readonly #common = $derived(this.#tables.filter((t) => !t.name?.startsWith("bounds-")));

    // From 0 to 1 while tables are loaded or built, else null.
    readonly preparing: number | null = $derived.by(() => {
        const busy = this.#common.filter((t) => t.state === "loading" || t.state === "building");
        if (busy.length === 0) return null;
        return busy.reduce((sum, t) => sum + t.progress, 0) / busy.length;
    });
    readonly failure: string | null = $derived(
        this.#common.find((t) => t.state === "failed")?.message ?? null,
    );

    // Called once, from App.svelte. Gives back how to stop.
    watch(): () => void {
        observeCalls((answered) => (answered ? this.#returned() : this.#lost()));
        const leave = [
            onWorkspace("tables", (data) => this.#follow(data)),
            watchWorkspace({ lost: () => void this.#ask() }),
        ];
        void this.#ask();
        return () => {
            clearTimeout(this.#retry);
            for (const stop of leave) stop();
        };
    }

    // Tells who has something to make up for when the server is back.
    onReturn(listener: () => void): () => void {
        this.#onReturn.add(listener);
        return () => this.#onReturn.delete(listener);
    }

    #follow(status: Pick<Status, "tables">): void {
        this.#tables = status.tables;
    }

    async #ask(): Promise<void> {
        const status = await ask("GET /status").catch(() => null);
        if (!status) return;
        this.#threads = status.threads;
        this.#follow(status);
    }

    #lost(): void {
        this.#isLost = true;
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => void this.#ask(), retryAfter);
    }

    #returned(): void {
        if (!this.#isLost) return;
        this.#isLost = false;
        clearTimeout(this.#retry);
        for (const listener of this.#onReturn) listener();
    }
}

export const server = new ServerState();

// That the server did not answer is no longer true when it does.
export const standing = (error: EngineError | null): EngineError | null =>
    error?.kind === "unreachable" && !server.isLost ? null : error;
