// Server-sent events, kept alive: a stream that breaks is opened again, and one
// whose tab is hidden is let go, because a browser lends a server only six
// connections for all its tabs together.
//
//     const stop = openEvents("/jobs/j1/events", { solution: show, done: finish });

import { transport } from "./transport";
import type { Events } from "./wire";

export type Handlers = Record<string, (data: unknown) => void>;

export interface Watcher {
    opened?(): void;
    lost?(): void; // the server is away; the stream is opened again by itself
    refused?(): void; // there is no such stream, or it has ended
}

const retryAfter = 1500; // milliseconds

class Stream {
    #source: EventSource | null = null;
    #retry: ReturnType<typeof setTimeout> | undefined;
    readonly #onVisibility = () => (document.hidden ? this.#release() : this.#open());

    constructor(
        private readonly path: string,
        private readonly handlers: Handlers,
        private readonly watcher: Watcher,
    ) {
        document.addEventListener("visibilitychange", this.#onVisibility);
        if (!document.hidden) this.#open();
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#onVisibility);
        this.#release();
    }

    #release(): void {
        clearTimeout(this.#retry);
        this.#source?.close();
        this.#source = null;
    }

    #open(): void {
        this.#release();
        const source = transport().listen(this.path);
        this.#source = source;
        source.onopen = () => this.watcher.opened?.();
        source.onerror = () => this.#onError(source);
        for (const [name, handle] of Object.entries(this.handlers))
            source.addEventListener(name, (event) => handle(parse(event)));
    }

    // The browser reconnects by itself (and sends Last-Event-ID) unless the
    // server answered with something else than a stream.
    #onError(source: EventSource): void {
        this.watcher.lost?.();
        if (source.readyState !== EventSource.CLOSED) return;
        this.watcher.refused?.();
        if (this.#source !== source) return; // the watcher closed it
        this.#retry = setTimeout(() => this.#open(), retryAfter);
    }
}

function parse(event: MessageEvent<string>): unknown {
    return event.data ? JSON.parse(event.data) : null;
}

export function openEvents(path: string, handlers: Handlers, watcher: Watcher = {}): () => void {
    const stream = new Stream(path, handlers, watcher);
    return () => stream.close();
}

// The one stream of the workspace, shared by all who listen: rows, list, tables,
// busy. It is opened for the first listener and closed after the last.
type Listener = { name: string; handle: (data: unknown) => void } | { watcher: Watcher };

type WorkspaceEvents = Events["GET /workspace/events"];
export type WorkspaceEvent = keyof WorkspaceEvents;
const names = ["row", "list", "tables", "busy"] as const satisfies readonly WorkspaceEvent[];

const listeners = new Set<Listener>();
let closeShared: (() => void) | null = null;

function deliver(name: WorkspaceEvent): (data: unknown) => void {
    return (data) => {
        for (const listener of listeners)
            if ("name" in listener && listener.name === name) listener.handle(data);
    };
}

function tellWatchers(what: keyof Watcher): () => void {
    return () => {
        for (const listener of listeners) if ("watcher" in listener) listener.watcher[what]?.();
    };
}

function join(listener: Listener): () => void {
    listeners.add(listener);
    closeShared ??= openEvents(
        "/workspace/events",
        Object.fromEntries(names.map((name) => [name, deliver(name)])),
        {
            opened: tellWatchers("opened"),
            lost: tellWatchers("lost"),
            refused: tellWatchers("refused"),
        },
    );
    return () => leave(listener);
}

function leave(listener: Listener): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    closeShared?.();
    closeShared = null;
}

export const onWorkspace = <Name extends WorkspaceEvent>(
    name: Name,
    handle: (data: WorkspaceEvents[Name]) => void,
): (() => void) => join({ name, handle: (data) => handle(data as WorkspaceEvents[Name]) });
export const watchWorkspace = (watcher: Watcher): (() => void) => join({ watcher });
