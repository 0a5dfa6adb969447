// Numbers, conditions and sentences of the laboratory.
import { describe, expect, test } from "vitest";
import type {
    ConditionName,
    CosetLevel,
    ExploredCoset,
    LevelCount,
} from "../../src/api/laboratory";
import { formatCount } from "../../src/i18n/numbers";
import { frenchSummary } from "../../src/i18n/conditions-french";
import { apply, applyAll, solved } from "../../src/cube/facelets";
import { faces } from "../../src/cube/geometry";
import { knownPosition, knownWords } from "../../src/cube/known";
import { type Move, parseMoves } from "../../src/cube/moves";
import {
    insertAt,
    pageOf,
    pageSize,
    pictureOf,
    sampleOf,
} from "../../src/parts/laboratory/conditions";
import {
    axisTop,
    cosetRows,
    estimatedRows,
    factors,
    gridLines,
    heightOf,
    shortCount,
    solvedCoset,
    withThinSpaces,
} from "../../src/parts/laboratory/growth";

const level = (distance: number, positions: number | string): LevelCount => ({
    metric: "htm",
    distance,
    positions,
});

describe("counts", () => {
    test("have thin spaces, also where they are too long for a number", () => {
        expect(formatCount(43239)).toBe("43\u202f239");
        expect(formatCount("43252003274489856000")).toBe(
            "43\u202f252\u202f003\u202f274\u202f489\u202f856\u202f000",
        );
        expect(withThinSpaces("of 55440 in 2004")).toBe("of 55\u202f440 in 2004");
    });

    test("are short over a bar", () => {
        expect(shortCount(3240)).toBe("3\u202f240");
        expect(shortCount(1332343288)).toBe("1.3·10⁹");
        expect(shortCount(99_999, "fr")).toBe("1,0·10⁵");
    });

    test("of a coset begin with the first cube, and are summed up", () => {
        const at = (distance: number, cubes: number) => ({ distance, cubes, exact: true });
        expect(cosetRows([at(0, 0), at(1, 4), at(2, 30)])).toEqual([
            { ...at(1, 4), within: 4 },
            { ...at(2, 30), within: 34 },
        ]);
    });

    test("of many cosets are added up, and are exact where all are", () => {
        const at = (distance: number, cubes: number, exact = true) => ({ distance, cubes, exact });
        const estimate = {
            distance: 2,
            positions: 240,
            standard_error: 9,
            cosets: 2,
            likely_low: false,
        };
        const explored = (coset: number, levels: CosetLevel[]): ExploredCoset => ({
            coset,
            cube: "",
            metric: "htm",
            small: false,
            exact_to: 2,
            last: 2,
            levels,
            left: 0,
            seconds: 1,
            estimates: [estimate],
        });
        expect(
            estimatedRows([
                explored(1, [at(0, 0), at(1, 4), at(2, 30)]),
                explored(2, [at(0, 0), at(1, 0), at(2, 12, false)]),
            ]),
        ).toEqual([
            { ...at(1, 4), estimate: undefined },
            { ...at(2, 42, false), estimate },
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

describe("what is seen before the first question", () => {
    // Its turns, and how often they are made until all is as before.
    const orderOf = (word: string): number => {
        const moves = parseMoves(word.split(" "))!;
        let order = 1;
        for (let at = applyAll(solved, moves); at !== solved; ++order) at = applyAll(at, moves);
        return order;
    };

    test("has the largest order there is", () => {
        expect(orderOf(knownWords.largestOrder)).toBe(1260);
        expect(pictureOf("largestOrder")).toBe(
            applyAll(solved, parseMoves("R U2 D' B D'".split(" "))!),
        );
    });

    test("changes one layer only, or three corners", () => {
        const changed = (name: "oneLayer" | "threeCycles") =>
            [...pictureOf(name)].filter((colour, i) => colour !== solved[i]).length;
        expect(pictureOf("oneLayer").slice(0, 9)).toBe("U".repeat(9));
        for (const face of [9, 18, 36, 45])
            expect(new Set(pictureOf("oneLayer").slice(face, face + 6)).size).toBe(1);
        expect(changed("threeCycles")).toBeLessThanOrEqual(9);
        expect(changed("threeCycles")).toBeGreaterThan(0);
    });

    // A cube of that coset has U and D colours on U and D only, and its slice edges between.
    test("are the first cubes of the coset of the solved one", () => {
        const isMember = (cube: string): boolean =>
            /^[UD]{9}$/.test(cube.slice(0, 9)) &&
            [12, 14, 21, 23, 39, 41, 48, 50].every((i) => /[RFLB]/.test(cube[i]!)) &&
            [12, 14, 39, 41].every((i) => /[RL]/.test(cube[i]!));
        const turnsIn = { htm: [1, 2, 3], qtm: [1, 3] } as const;
        for (const metric of ["htm", "qtm"] as const) {
            const moves = faces.flatMap((family) =>
                turnsIn[metric].map((quarters): Move => ({ family, quarters })),
            );
            const seen = new Set([solved]);
            let level = [solved];
            for (const known of solvedCoset[metric].slice(0, 4)) {
                expect(level.filter(isMember).length).toBe(known);
                level = level
                    .flatMap((cube) => moves.map((move) => apply(cube, move)))
                    .filter((cube) => !seen.has(cube) && seen.add(cube));
            }
        }
    });
});

describe("what is known of positions is true", () => {
    const wordOf = (name: keyof typeof knownWords) => parseMoves(knownWords[name].split(" "))!;

    test("the superflip commutes with every turn", () => {
        for (const family of faces) {
            const turn = { family, quarters: 1 } as const;
            const after = apply(knownPosition("superflip"), turn);
            expect(applyAll(apply(solved, turn), wordOf("superflip"))).toBe(after);
        }
    });

    test("the pons asinorum is the same from all sides", () => {
        for (const family of ["x", "y"] as const) {
            const turned = apply(knownPosition("pons"), { family, quarters: 1 });
            const held = applyAll(apply(solved, { family, quarters: 1 }), wordOf("pons"));
            expect(held).toBe(turned);
        }
    });
});
