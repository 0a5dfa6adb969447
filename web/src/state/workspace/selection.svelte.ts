// Which rows are selected, and at which one the keyboard is. Rows are known by
// their id, so a selection stays when the list is sorted or rows come and go.
import type { Row, Target } from "../../api/workspace";
import { workspace } from "../workspace.svelte";
import { fetchRow, findRow, idsBetween } from "./lookup";

class Selection {
    #ids = $state.raw<ReadonlySet<number>>(new Set());
    // All rows, without knowing their ids: a hundred thousand are not fetched
    // just to be marked.
    #isAll = $state(false);
    #activeId = $state<number | null>(null);
    #activeIndex = $state(-1);
    #moves = $state(0);
    #anchor = 0; // where a range began

    // The row the keyboard is at: it moves along when the order changes.
    readonly active: number = $derived.by(() => {
        const { total } = workspace;
        const index = this.#activeId === null ? undefined : workspace.indexOf(this.#activeId);
        return Math.min(index ?? this.#activeIndex, total - 1);
    });

    readonly size: number = $derived(this.#isAll ? workspace.total : this.#ids.size);

    // Counts how often somebody went to a row, so that the list can show it then,
    // and does not when the row itself moved.
    readonly moves: number = $derived(this.#moves);
    readonly isAll: boolean = $derived(this.#isAll);
    has(id: number): boolean {
        return this.#isAll || this.#ids.has(id);
    }

    clear(): void {
        this.#set([]);
    }

    // A plain click: this row and no other.
    async only(index: number): Promise<Row | undefined> {
        this.moveTo(index);
        this.#anchor = index;
        const held = workspace.rowAt(index);
        this.#set(held ? [held.id] : []);
        if (held) return held;
        const row = await fetchRow(index);
        if (!row || this.#activeIndex !== index) return undefined;
        this.#activeId = row.id;
        this.#set([row.id]);
        return row;
    }

    moveTo(index: number): void {
        this.#activeIndex = index;
        this.#activeId = workspace.rowAt(index)?.id ?? null;
        ++this.#moves;
    }

    async toggle(index: number): Promise<void> {
        this.moveTo(index);
        this.#anchor = index;
        const row = workspace.rowAt(index);
        if (!row) return;
        const ids = new Set(await this.ids());
        if (!ids.delete(row.id)) ids.add(row.id);
        this.#set(ids);
    }

    async extendTo(index: number): Promise<void> {
        this.moveTo(index);
        const [first, last] = [Math.min(this.#anchor, index), Math.max(this.#anchor, index)];
        const ids = await idsBetween(first, last);
        // Meanwhile the person may have gone on.
        if (this.#activeIndex === index) this.#set(ids);
    }

    all(): void {
        this.#isAll = true;
        if (this.#activeIndex < 0) this.moveTo(0);
    }

    // A row that may be far away: it becomes the active one wherever it stands.
    async goTo(id: number): Promise<void> {
        const index = await findRow(id);
        if (index === undefined) return;
        this.#activeIndex = this.#anchor = index;
        this.#activeId = id;
        ++this.#moves;
        this.#set([id]);
    }

    // After rows were deleted: whatever stands at the old place is selected.
    takePlace(index: number): void {
        const place = Math.min(index, workspace.total - 1);
        if (place >= 0) void this.only(place);
        else this.clear();
    }

    // Rows that are gone are selected no more. Of a long list only some rows are
    // held; then nobody knows, and it is safer to select none.
    forgetGone(): void {
        const isThere = (id: number) => workspace.indexOf(id) !== undefined;
        this.#set(workspace.isWhole ? [...this.#ids].filter(isThere) : []);
    }

    async ids(): Promise<number[]> {
        return this.#isAll ? idsBetween(0, workspace.total - 1) : [...this.#ids];
    }

    // The rows among the selected that are held here.
    rows(): Row[] {
        const ids = [...this.#ids];
        return ids.flatMap((id) => workspace.rowOf(id) ?? []);
    }

    // What an action is about; everything when nothing is selected.
    get target(): Target {
        return this.#isAll || this.#ids.size === 0 ? { all: true } : { ids: [...this.#ids] };
    }

    #set(ids: Iterable<number>): void {
        this.#isAll = false;
        this.#ids = new Set(ids);
    }
}

export const selection = new Selection();
