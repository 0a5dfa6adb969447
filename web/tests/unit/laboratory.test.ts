// Numbers, conditions and sentences of the laboratory.
import { describe, expect, test } from "vitest";
import type { ConditionName, LevelCount } from "../../src/api/laboratory";
import { frenchSummary } from "../../src/i18n/conditions-french";
import { insertAt, pageOf, pageSize, sampleOf } from "../../src/parts/laboratory/conditions";
import {
    axisTop,
    cosetRows,
    factors,
    formatDigits,
    gridLines,
    heightOf,
    shortCount,
    withThinSpaces,
} from "../../src/parts/laboratory/growth";

const level = (distance: number, positions: number | string): LevelCount => ({
    metric: "htm",
    distance,
    positions,
});

describe("counts", () => {
    test("have thin spaces, also where they are too long for a number", () => {
        expect(formatDigits(43239)).toBe("43\u202f239");
        expect(formatDigits("43252003274489856000")).toBe(
            "43\u202f252\u202f003\u202f274\u202f489\u202f856\u202f000",
        );
        expect(withThinSpaces("of 55440 in 2004")).toBe("of 55\u202f440 in 2004");
    });

    test("are short over a bar", () => {
        expect(shortCount(3240)).toBe("3\u202f240");
        expect(shortCount(1332343288)).toBe("1.3·10⁹");
        expect(shortCount(99_999, ",")).toBe("1,0·10⁵");
    });

    test("of a coset begin with the first cube, and are summed up", () => {
        const at = (distance: number, cubes: number) => ({ distance, cubes, exact: true });
        expect(cosetRows([at(0, 0), at(1, 4), at(2, 30)])).toEqual([
            { ...at(1, 4), within: 4 },
            { ...at(2, 30), within: 34 },
        ]);
    });

    test("are compared with the distance before", () => {
        expect(factors([level(0, 1), level(1, 18), level(2, 243)])).toEqual([null, 18, 13.5]);
        expect(factors([level(0, 1), level(2, 243)])).toEqual([null, null]);
    });
});

describe("the chart of growth", () => {
    test("is as high as the last number will be", () => {
        expect(axisTop("htm", 7)).toBe(9);
        expect(axisTop("qtm", 3)).toBe(4);
        expect(axisTop("htm", 20)).toBe(20);
        expect(axisTop("htm", 0)).toBe(2);
    });

    test("shows every count, on a logarithmic scale", () => {
        expect(heightOf(1000, 6)).toBeCloseTo(0.5);
        expect(heightOf("1000000", 6)).toBeCloseTo(1);
        expect(heightOf(1, 6)).toBeGreaterThan(0);
    });

    test("has few lines", () => {
        expect(gridLines(4)).toEqual([0, 1, 2, 3, 4]);
        expect(gridLines(9)).toEqual([0, 2, 4, 6, 8]);
        expect(gridLines(20)).toEqual([0, 4, 8, 12, 16, 20]);
    });
});

describe("a condition", () => {
    const named = (text: string): ConditionName => ({ text, type: "yes or no", summary: "" });

    test("is offered names with something between the brackets", () => {
        expect(sampleOf(named("order"))).toBe("order");
        expect(sampleOf(named("only_changes(face)"))).toBe("only_changes(D)");
        expect(sampleOf(named("cycles_of(corners|edges, length)"))).toBe("cycles_of(edges, 3)");
        expect(sampleOf(named('isomorphic_to("CUBE")'))).toBe('isomorphic_to("R U")');
    });

    test("takes a name where the caret is, with blanks where they are needed", () => {
        expect(insertAt("", 0, 0, "order")).toEqual({ text: "order", caret: 5 });
        expect(insertAt("order == 3 and", 14, 14, "morph").text).toBe("order == 3 and morph");
        expect(insertAt("not ()", 5, 5, "home(UF)").text).toBe("not (home(UF))");
        expect(insertAt("old < 4", 0, 3, "morph").text).toBe("morph < 4");
    });

    test("has names that are explained in French", () => {
        expect(frenchSummary("home")).toMatch(/^ces pièces sont en place\u00a0: /);
        expect(frenchSummary("unheard")).toBeNull();
    });
});

describe("results", () => {
    test("are shown page by page, and a page that is gone becomes the last one", () => {
        expect(pageOf(0, 0)).toEqual({ index: 0, last: 0 });
        expect(pageOf(1, pageSize + 1)).toEqual({ index: 1, last: 1 });
        expect(pageOf(9, 2 * pageSize)).toEqual({ index: 1, last: 1 });
    });
});
