import { describe, expect, test } from "vitest";
import type { SolveAnswer } from "../../src/api/types";
import { formatMoves } from "../../src/cube/moves";
import type { SolveSettings } from "../../src/state/settings.svelte";
import { wholeCube } from "../../src/state/solve/part";
import { solveRequest } from "../../src/state/solve/request";
import {
    type Result,
    nothing,
    wayShown,
    withAnswer,
    wordShown,
} from "../../src/state/solve/result";
import { sizeText } from "../../src/state/solve/size";

const answer = (solution: string | null, more: Partial<SolveAnswer> = {}): SolveAnswer => ({
    cube: "",
    solution,
    length: solution === null ? null : solution.split(" ").length,
    metric: "htm",
    optimal: false,
    lower_bound: 1,
    ended: "time",
    nodes: 10,
    probes: 10,
    seconds: 0.5,
    ...more,
});

describe("what is known of a search", () => {
    test("keeps the lengths in the order they came", () => {
        const after = [answer("R U F D"), answer("R U F"), answer("R U")].reduce(
            withAnswer,
            nothing,
        );
        expect(after.lengths).toEqual([4, 3, 2]);
        expect(after.solution?.length).toBe(2);
    });

    test("does not grow again", () => {
        const after = [answer("R U"), answer("R U F")].reduce(withAnswer, nothing);
        expect(after.lengths).toEqual([2]);
    });

    test("keeps the moves when a proof comes with another word of the same length", () => {
        const before = withAnswer(nothing, answer("R U"));
        const after = withAnswer(before, answer("U R", { optimal: true }));
        expect(after.solution?.moves).toBe(before.solution?.moves);
        expect(after.solution?.isOptimal).toBe(true);
        expect(after.lengths).toEqual([2]);
    });

    test("takes a solved cube as a solution of no turns", () => {
        const after = withAnswer(nothing, answer("", { length: 0 }));
        expect(after.solution).toMatchObject({ length: 0, moves: [] });
    });

    test("is no solution where none was found", () => {
        expect(withAnswer(nothing, answer(null)).solution).toBeNull();
    });
});

describe("all solutions", () => {
    const all = ["U D R F", "R U F D", "F R U D"];
    const shown = (result: Result) => formatMoves(wordShown(result)!);

    test("leave the one that is shown where it is among them", () => {
        const before = withAnswer(nothing, answer("R U F D"));
        const after = withAnswer(before, answer("U D R F", { optimal: true, solutions: all }));
        expect([after.words.length, after.chosen]).toEqual([3, 1]);
        expect(wordShown(after)).toBe(before.solution?.moves);
    });

    test("know it again though opposite faces turn in the other order", () => {
        const before = withAnswer(nothing, answer("D U R F"));
        expect(withAnswer(before, answer("D U R F", { solutions: all })).chosen).toBe(0);
    });

    test("of a part are listed as they come, with where each meets it", () => {
        const found = ["R U", "U R F"].map((solution, i) => ({
            solution,
            length: 2 + i,
            optimal: i === 0,
            normal: solution,
            inverse: "",
            where: i === 0 ? "D" : null,
            reached: "",
        }));
        const after = withAnswer(nothing, answer("R U", { found }));
        expect(after.words).toHaveLength(2);
        expect(after.ways.map(({ where }) => where)).toEqual(["D", null]);
        expect(shown(after)).toBe("R U");
    });

    test("may have turns on the inverse, which are no turns of the cube", () => {
        const found = ["F'", "F"].map((inverse) => ({
            solution: `R U ^(${inverse})`,
            length: 3,
            optimal: true,
            normal: "R U",
            inverse,
            where: "ud",
            reached: "",
        }));
        const first = withAnswer(nothing, answer("R U ^(F')", { length: 3, found }));
        expect(shown(first)).toBe("R U");
        expect(formatMoves(wayShown(first)!.inverse)).toBe("F'");
        const second = withAnswer({ ...first, chosen: 1 }, answer("R U ^(F')", { found }));
        expect(second.chosen).toBe(1);
    });

    test("begin with the first when what is shown is none of them", () => {
        const before = withAnswer(nothing, answer("R U F D L"));
        const after = withAnswer(before, answer("U D R F", { solutions: all }));
        expect(shown(after)).toBe("U D R F");
    });
});

describe("what is asked for", () => {
    const plain: SolveSettings = {
        goal: "short",
        part: wholeCube,
        maxLength: null,
        seconds: null,
        proofSeconds: null,
        allShortest: false,
        allUpTo: null,
        memory: "",
        device: "cpu",
        metric: "htm",
        threads: 0,
        turns: " ",
        isTriple: true,
        sense: "solver",
    };
    const limits = { maxLength: 20, seconds: 1.5, threads: 2, turns: "R U" };

    test("is nothing that was not chosen", () => {
        expect(solveRequest("c", plain)).toEqual({ cube: "c", metric: "htm" });
    });

    test("is the graphics card for a proof, and for nothing else", () => {
        const chosen: SolveSettings = { ...plain, device: "gpu" };
        expect(solveRequest("c", chosen).device).toBeUndefined();
        expect(solveRequest("c", { ...chosen, goal: "shortest" }).device).toBe("gpu");
        expect(solveRequest("c", { ...plain, goal: "shortest" }).device).toBeUndefined();
    });

    test("is a part of the cube, where one is chosen, or an incomplete cube as it is", () => {
        const part = { ...wholeCube, name: "cross", face: "any", at: " " };
        const asked = solveRequest("c", { ...plain, part, seconds: 10 });
        expect(asked).toEqual({
            cube: "c",
            metric: "htm",
            count: 200,
            goal: "cross",
            face: "any",
            time_ms: 10_000,
        });
        expect(solveRequest("c", { ...plain, part }, "open")).toEqual({
            cube: "c",
            metric: "htm",
            count: 200,
            open: true,
        });
    });

    test("is what the cube has already, and turns on the inverse", () => {
        const part = { ...wholeCube, name: "dr", from: "eo", isNiss: true };
        expect(solveRequest("c", { ...plain, part })).toEqual({
            cube: "c",
            metric: "htm",
            count: 200,
            goal: "dr",
            from: "eo",
            niss: true,
        });
        expect(solveRequest("c", { ...plain, part, metric: "stm", turns: "R U M" }).metric).toBe(
            "stm",
        );
    });

    test("is every limit of a quick search", () => {
        expect(solveRequest("c", { ...plain, ...limits, memory: "3G", allShortest: true })).toEqual(
            { cube: "c", metric: "htm", max_length: 20, time_ms: 1500, threads: 2, moves: "R U" },
        );
    });

    test("is one axis where the triple search is switched off", () => {
        const single = { ...plain, isTriple: false };
        expect(solveRequest("c", single).axes).toBe(1);
        expect(solveRequest("c", { ...single, goal: "shortest" }).axes).toBeUndefined();
    });

    test("is no limit of a quick search when a proof is wanted", () => {
        expect(solveRequest("c", { ...plain, ...limits, goal: "shortest" })).toEqual({
            cube: "c",
            metric: "htm",
            optimal: true,
            threads: 2,
        });
    });

    test("is all solutions, up to a length, within some memory and time", () => {
        const wish = { allShortest: true, allUpTo: 19, memory: "800 Mo", proofSeconds: 60 };
        expect(solveRequest("c", { ...plain, ...wish, goal: "shortest" })).toEqual({
            cube: "c",
            metric: "htm",
            optimal: true,
            all: true,
            max_length: 19,
            memory: "800M",
            time_ms: 60_000,
        });
    });

    test("counts slice turns only with every turn, or where there is a proof", () => {
        expect(solveRequest("c", { ...plain, metric: "stm", turns: "" }).metric).toBe("stm");
        expect(solveRequest("c", { ...plain, metric: "stm", turns: "U R" }).metric).toBe("htm");
        const proof = { ...plain, metric: "stm", goal: "shortest" } as const;
        expect(solveRequest("c", proof).metric).toBe("stm");
    });
});

test.each([
    ["800M", "800M"],
    [" 3 GB ", "3G"],
    ["1,5 Go", "1.5G"],
    ["2 GiB", "2GiB"],
    ["500mb", "500M"],
    ["much", "much"],
    ["  ", ""],
])("'%s' is told to the server as '%s'", (written, told) => {
    expect(sizeText(written)).toBe(told);
});
