// The list of cubes as far as it is known here: the server has all of it, the
// page holds the rows around the part that is looked at.
import { ApiError } from "../api/client";
import { isHalted } from "../api/tasks";
import type { Message } from "../api/message";
import {
    type Order,
    type Row,
    type RowPage,
    type Sense,
    type SortKey,
    workspaceApi,
} from "../api/workspace";
import { sentenceOf } from "./workspace/attempt";
import { choices } from "./workspace/choices.svelte";
import { type PageRange, RowPages, pageOf, pageSize } from "./workspace/row-pages";

const fetchesAtOnce = 2;
const followDelay = 200; // milliseconds

interface Fetch {
    readonly abort: AbortController;
    // What the server told about single rows while the page was on its way.
    readonly newer: Map<number, Row>;
}

class WorkspaceList {
    #total = $state(0);
    #isLoaded = $state(false);
    #failure = $state<string | null>(null);
    #undoable = $state.raw<Message | null>(null);
    #redoable = $state.raw<Message | null>(null);
    #changes = $state(0); // of rows; read by all that shows some

    #pages = new RowPages();
    #fetches = new Map<number, Fetch>();
    #failed = new Set<number>(); // not asked for again before the next round
    #wanted: PageRange = { first: 0, last: 0 };
    #round: Promise<void> = Promise.resolve();
    #next: Promise<void> | null = null;
    #soon: ReturnType<typeof setTimeout> | undefined;

    readonly total: number = $derived(this.#total);
    readonly isLoaded: boolean = $derived(this.#isLoaded);
    // A sentence while rows could not be fetched.
    readonly failure: string | null = $derived(this.#failure);
    // What undo would undo, as the server says it: "delete 3 cubes".
    readonly undoable: Message | null = $derived(this.#undoable);
    readonly redoable: Message | null = $derived(this.#redoable);
    get sort(): SortKey {
        return choices.sort;
    }
    get order(): Order {
        return choices.order;
    }

    rowAt(index: number): Row | undefined {
        void this.#changes;
        return this.#pages.rowAt(index);
    }

    // Where a row stands, if it is held.
    indexOf(id: number): number | undefined {
        void this.#changes;
        return this.#pages.indexOf(id);
    }

    rowOf(id: number): Row | undefined {
        const index = this.indexOf(id);
        return index === undefined ? undefined : this.rowAt(index);
    }

    // The sense of all rows that are held; null when they differ.
    get commonSense(): Sense | null {
        void this.#changes;
        const senses = new Set([...this.#pages.rows()].map((row) => row.sense));
        return senses.size === 1 ? [...senses][0]! : null;
    }

    // Whether some of the rows held wait to be continued.
    get hasWaiting(): boolean {
        void this.#changes;
        return [...this.#pages.rows()].some(({ state }) => isHalted(state));
    }

    // Whether every row is held, so that one that is not held is gone.
    get isWhole(): boolean {
        void this.#changes;
        return !this.#pages.hasStale && this.#pages.size === this.#total;
    }

    sortBy(sort: SortKey, order: Order): void {
        choices.sort = sort;
        choices.order = order;
        void this.refresh();
    }

    // Says which rows are looked at, so that they are fetched before the others.
    want(first: number, last: number): void {
        this.#wanted = { first: pageOf(first), last: pageOf(last) };
        this.#fetchWanted();
    }

    // Fetches anew what is looked at. Whoever asks while that is under way gets
    // the next round, so that the answer is never older than the question.
    refresh(): Promise<void> {
        return (this.#next ??= this.#round.then(() => {
            this.#next = null;
            return (this.#round = this.#refetch());
        }));
    }

    // The server says that rows came, went or changed places. In a batch it says
    // so many times a second; the list follows a few times a second.
    follow(): void {
        this.#soon ??= setTimeout(() => {
            this.#soon = undefined;
            void this.refresh();
        }, followDelay);
    }

    patch(row: Row): void {
        for (const fetch of this.#fetches.values()) fetch.newer.set(row.id, row);
        // Searches change lengths, and the order by length with them.
        if (this.sort === "length" && this.rowOf(row.id)?.length !== row.length) this.follow();
        this.#pages.replace(row);
        ++this.#changes;
    }

    ask(offset: number, limit: number, signal?: AbortSignal): Promise<RowPage> {
        const { sort, order } = this;
        return workspaceApi.rows({ sort, order, offset, limit }, signal);
    }

    async #refetch(): Promise<void> {
        for (const { abort } of this.#fetches.values()) abort.abort();
        this.#fetches.clear();
        this.#failed.clear();
        this.#pages.markStale();
        const { first, last } = this.#wanted;
        const wanted = Array.from({ length: last - first + 1 }, (_, i) => first + i);
        await Promise.all(wanted.map((page) => this.#fetchPage(page)));
        this.#fetchWanted();
    }

    #isMissing(page: number): boolean {
        const isTried = this.#fetches.has(page) || this.#failed.has(page);
        const isThere = page >= 0 && page * pageSize < this.#total;
        return isThere && !isTried && !this.#pages.isFresh(page);
    }

    // Fetches the pages that are looked at and their neighbours. Few at once:
    // while somebody drags the scroll bar, pages that went by are never asked for.
    #fetchWanted(): void {
        const { first, last } = this.#wanted;
        for (let page = first - 1; page <= last + 1; ++page) {
            if (this.#fetches.size >= fetchesAtOnce) return;
            if (this.#isMissing(page)) void this.#fetchPage(page).then(() => this.#fetchWanted());
        }
    }

    async #fetchPage(page: number): Promise<void> {
        const fetch: Fetch = { abort: new AbortController(), newer: new Map() };
        this.#fetches.set(page, fetch);
        try {
            const answer = await this.ask(page * pageSize, pageSize, fetch.abort.signal);
            if (this.#fetches.get(page) === fetch) this.#keep(page, answer, fetch.newer);
            this.#failure = null;
        } catch (error) {
            if (error instanceof ApiError) this.#failure = sentenceOf(error);
            else if (!(error instanceof DOMException)) throw error;
            this.#failed.add(page);
        } finally {
            if (this.#fetches.get(page) === fetch) this.#fetches.delete(page);
        }
    }

    #keep(page: number, answer: RowPage, newer: ReadonlyMap<number, Row>): void {
        const rows = answer.rows.map((row) => newer.get(row.id) ?? row);
        this.#pages.keep(page, rows, this.#wanted);
        this.#undoable = answer.undo_message ?? null;
        this.#redoable = answer.redo_message ?? null;
        this.#total = answer.total;
        this.#isLoaded = true;
        ++this.#changes;
    }
}

export const workspace = new WorkspaceList();
