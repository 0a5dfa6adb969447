// The rows of the list that are held in the page, by pages. Old pages stay until
// new ones replace them, so that nothing flickers when the list has changed.
import type { Row } from "../../api/workspace";

export const pageSize = 100; // rows
const pagesKept = 30;

export const pageOf = (index: number): number => Math.floor(index / pageSize);

export interface PageRange {
    readonly first: number;
    readonly last: number;
}

export class RowPages {
    #pages = new Map<number, readonly Row[]>();
    #stale = new Set<number>();
    #indices = new Map<number, number>(); // by id

    rowAt(index: number): Row | undefined {
        return this.#pages.get(pageOf(index))?.[index % pageSize];
    }
    indexOf(id: number): number | undefined {
        return this.#indices.get(id);
    }
    get size(): number {
        return this.#indices.size;
    }
    get hasStale(): boolean {
        return this.#stale.size > 0;
    }
    *rows(): Iterable<Row> {
        for (const page of this.#pages.values()) yield* page;
    }

    isFresh(page: number): boolean {
        return this.#pages.has(page) && !this.#stale.has(page);
    }

    markStale(): void {
        this.#stale = new Set(this.#pages.keys());
    }

    // Around the pages looked at, the rest is kept while there is room for it.
    keep(page: number, rows: readonly Row[], near: PageRange): void {
        this.#drop(page);
        this.#pages.set(page, rows);
        rows.forEach((row, i) => this.#indices.set(row.id, page * pageSize + i));
        this.#forgetFar(near);
    }

    replace(row: Row): void {
        const index = this.#indices.get(row.id);
        if (index === undefined) return;
        const rows = this.#pages.get(pageOf(index))!;
        this.#pages.set(
            pageOf(index),
            rows.map((old) => (old.id === row.id ? row : old)),
        );
    }

    // A row may stand in an old page and, further on, in a new one already.
    #drop(page: number): void {
        this.#pages.get(page)?.forEach((row, i) => {
            if (this.#indices.get(row.id) === page * pageSize + i) this.#indices.delete(row.id);
        });
        this.#pages.delete(page);
        this.#stale.delete(page);
    }

    #forgetFar({ first, last }: PageRange): void {
        const distance = (page: number) => Math.max(first - page, page - last, 0);
        for (const page of [...this.#stale]) if (distance(page) > 0) this.#drop(page);
        const farthest = [...this.#pages.keys()].sort((a, b) => distance(b) - distance(a));
        for (const page of farthest.slice(0, -pagesKept)) this.#drop(page);
    }
}
