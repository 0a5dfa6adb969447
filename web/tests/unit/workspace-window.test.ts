import { describe, expect, it } from "vitest";
import { type Scroll, rowsPerPage, scrollTo, windowOf } from "../../src/parts/workspace/window";

const at = (top: number, total = 10_000): Scroll => ({ top, height: 560, total, rowHeight: 56 });

describe("the window on a long list", () => {
    it("shows the first rows at the top and the last at the bottom", () => {
        expect(windowOf(at(0)).first).toBe(0);
        expect(windowOf(at(10_000 * 56 - 560)).last).toBe(9_999);
    });

    it("holds a few rows more than are in view, however long the list is", () => {
        for (const total of [100, 10_000, 1_000_000, 5_000_000]) {
            const { first, last } = windowOf(at(3000, total));
            expect(last - first + 1).toBeLessThanOrEqual(20);
        }
    });

    it("is empty for an empty list", () => {
        const { first, last, track } = windowOf(at(0, 0));
        expect(last - first + 1).toBeLessThanOrEqual(0);
        expect(track).toBe(0);
    });

    it("never shows rows that are not there when a list has become shorter", () => {
        expect(windowOf(at(500_000, 5))).toMatchObject({ first: 0, last: 4 });
    });

    it("draws each row at its place while the track is long enough", () => {
        const { first, offset } = windowOf(at(5600));
        expect(offset).toBe(first * 56);
    });

    it("stretches a track that no browser could draw, and still reaches both ends", () => {
        const long = { ...at(0, 5_000_000) };
        const { track } = windowOf(long);
        expect(track).toBe(12_000_000);
        expect(windowOf(long).first).toBe(0);
        expect(windowOf({ ...long, top: track - 560 }).last).toBe(4_999_999);
    });
});

describe("bringing a row into view", () => {
    const isInView = (row: number, scroll: Scroll): boolean => {
        const { first, offset } = windowOf(scroll);
        const y = offset + (row - first) * 56 - scroll.top;
        return y > -1 && y + 56 < 561;
    };

    it("moves nothing when the row is there already", () => {
        expect(scrollTo(12, at(560))).toBe(560);
    });

    it.each([10_000, 5_000_000])("works for every row of %i", (total) => {
        for (const row of [0, 1, 9, 10, 777, total - 2, total - 1]) {
            const scroll = { ...at(3000, total) };
            expect(isInView(row, { ...scroll, top: scrollTo(row, scroll) })).toBe(true);
        }
    });

    it("leaves one row in common between two pages", () => {
        expect(rowsPerPage(at(0))).toBe(9);
    });
});
