import { describe, expect, it } from "vitest";
import type { Row } from "../../src/api/workspace";
import { RowPages, pageSize } from "../../src/state/workspace/row-pages";

const row = (id: number, name = ""): Row => ({
    id,
    name,
    position: "",
    sense: "generator",
    maneuver: null,
    length: null,
    metric: "htm",
    optimal: false,
    lower_bound: 0,
    state: "idle",
    depth: null,
    nodes: null,
    seconds: null,
    reachable: true,
    symmetry: "C1",
    label: "C1",
    self_inverse: false,
    parameters: null,
    created: "",
    note: null,
    note_message: null,
});
const rowsFrom = (id: number): Row[] => Array.from({ length: pageSize }, (_, i) => row(id + i));
const near = (first: number, last = first) => ({ first, last });

describe("the rows held", () => {
    it("are found by their place and by their id", () => {
        const pages = new RowPages();
        pages.keep(2, rowsFrom(500), near(2));
        expect(pages.rowAt(2 * pageSize + 7)?.id).toBe(507);
        expect(pages.indexOf(507)).toBe(2 * pageSize + 7);
        expect(pages.rowAt(0)).toBeUndefined();
    });

    it("stay to be seen when they are stale, until new ones come", () => {
        const pages = new RowPages();
        pages.keep(0, rowsFrom(1), near(0));
        pages.markStale();
        expect(pages.rowAt(0)?.id).toBe(1);
        expect(pages.isFresh(0)).toBe(false);
        pages.keep(0, rowsFrom(2), near(0));
        expect(pages.rowAt(0)?.id).toBe(2);
        expect(pages.indexOf(1)).toBeUndefined();
    });

    it("know the new place of a row that moved to another page", () => {
        const pages = new RowPages();
        pages.keep(0, rowsFrom(1), near(0, 1));
        pages.keep(1, [row(1)], near(0, 1));
        pages.keep(0, rowsFrom(1000), near(0, 1));
        expect(pages.indexOf(1)).toBe(pageSize);
    });

    it("change one by one", () => {
        const pages = new RowPages();
        pages.keep(0, rowsFrom(1), near(0));
        pages.replace(row(3, "Third"));
        pages.replace(row(12345, "not held"));
        expect(pages.rowAt(2)?.name).toBe("Third");
        expect(pages.indexOf(12345)).toBeUndefined();
    });

    it("are some thousands at most, those near to what is looked at", () => {
        const pages = new RowPages();
        for (let page = 0; page < 100; ++page) pages.keep(page, rowsFrom(1000 * page), near(page));
        expect(pages.size).toBeLessThanOrEqual(3000);
        expect(pages.isFresh(99)).toBe(true);
        expect(pages.isFresh(0)).toBe(false);
    });
});
