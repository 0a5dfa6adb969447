import { describe, expect, test } from "vitest";
import type { SolveAnswer } from "../../src/api/types";
import { solveRequest } from "../../src/state/solve/request";
import { nothing, withAnswer } from "../../src/state/solve/result";

const answer = (solution: string | null, more: Partial<SolveAnswer> = {}): SolveAnswer => ({
    cube: "",
    solution,
    length: solution === null ? null : solution.split(" ").length,
    metric: "htm",
    optimal: false,
    lower_bound: 1,
    ended: "time",
    nodes: 10,
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

test("options that were not chosen are not asked for", () => {
    const plain = {
        maxLength: null,
        seconds: null,
        metric: "htm",
        threads: 0,
        turns: " ",
        sense: "solver",
    } as const;
    expect(solveRequest("c", plain)).toEqual({ cube: "c", metric: "htm" });
    expect(
        solveRequest("c", { ...plain, maxLength: 20, seconds: 1.5, threads: 2, turns: "R U" }),
    ).toEqual({
        cube: "c",
        metric: "htm",
        max_length: 20,
        time_ms: 1500,
        threads: 2,
        moves: "R U",
    });
});
