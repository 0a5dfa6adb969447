import "./page-globals";
import { formatElapsed, formatLarge, formatWhole } from "../../src/i18n/index.svelte";
import { describe, expect, it } from "vitest";
import type { Statistics } from "../../src/api/workspace";
import { distributionsOf } from "../../src/parts/workspace/distribution";
import { formatLength } from "../../src/parts/workspace/format";
import { type MenuItem, tidy } from "../../src/parts/workspace/menu";

describe("a length", () => {
    it("says how it is counted, and whether it is proven shortest", () => {
        expect(formatLength({ length: 18, metric: "htm", optimal: false })).toBe("18f");
        expect(formatLength({ length: 18, metric: "htm", optimal: true })).toBe("18f*");
        expect(formatLength({ length: 22, metric: "qtm", optimal: false })).toBe("22q");
    });
    it("is nothing while none is known", () => {
        expect(formatLength({ length: null, metric: "htm", optimal: false })).toBe("");
    });
    it("of a solved cube is shown", () => {
        expect(formatLength({ length: 0, metric: "htm", optimal: true })).toBe("0f*");
    });
});

describe("a count that runs", () => {
    it.each([
        [999, "999"],
        [1234, "1.2\u202fk"],
        [12_345_678, "12\u202fM"],
        [7_400_000, "7.4\u202fM"],
    ])("of %i is read as %s", (count, text) => expect(formatLarge(count)).toBe(text));
});

describe("a time that runs", () => {
    it("keeps its form below a minute", () => {
        expect([0.6, 1, 59.9].map(formatElapsed)).toEqual([
            "0.6\u202fs",
            "1.0\u202fs",
            "59.9\u202fs",
        ]);
    });
    it("goes on to minutes and hours", () => {
        expect(formatElapsed(61)).toBe("1\u202fmin 1\u202fs");
        expect(formatWhole(3 * 3600 + 120)).toBe("3\u202fh 2\u202fmin");
    });
});

describe("the distribution of lengths", () => {
    const statistics: Statistics = {
        total: 9,
        solved: 7,
        optimal: 2,
        reachable: 9,
        lengths: { htm: { "18": 4, "20": 2 }, qtm: { "24": 1 } },
        optimal_lengths: { htm: { "18": 2 }, qtm: {} },
        symmetric: 0,
        self_inverse: 0,
        centred: 0,
        symmetries: { C1: 9 },
        antisymmetries: {},
    };
    it("has a bar for every length between the shortest and the longest", () => {
        expect(distributionsOf(statistics)[0]!.bars).toEqual([
            { length: 18, count: 4, optimal: 2 },
            { length: 19, count: 0, optimal: 0 },
            { length: 20, count: 2, optimal: 0 },
        ]);
    });
    it("is one for each way of counting that occurs", () => {
        expect(distributionsOf(statistics).map((d) => [d.metric, d.total, d.most])).toEqual([
            ["htm", 6, 4],
            ["qtm", 1, 1],
        ]);
    });
    it("is none while no length is known", () => {
        expect(distributionsOf({ ...statistics, lengths: {} })).toEqual([]);
    });
});

describe("a menu", () => {
    const item = (label: string): MenuItem => ({ label, run: () => {} });
    it("has no line at its ends and none doubled when items are left out", () => {
        const items = tidy(["line", item("a"), "line", false, "line", item("b"), "line", false]);
        expect(items.map((i) => (i === "line" ? i : i.label))).toEqual(["a", "line", "b"]);
    });
});
