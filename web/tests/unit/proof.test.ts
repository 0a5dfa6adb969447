import { describe, expect, it } from "vitest";
import { proof, roundTime } from "../../src/i18n/proof";
import { boundOf, shareOf } from "../../src/parts/workspace/findings";
import { atRest, percentOf, proofOf } from "../../src/state/solve/proof";
import { runRequest } from "../../src/state/workspace/choices.svelte";

const halfway = { depth: 18, best: 20, lower_bound: 18, fraction: 0.437, seconds_left: 41 };

describe("a proof under way", () => {
    it("says what is found, what is needed at least, and how far the depth in work is", () => {
        const known = proofOf(halfway);
        expect(proof.en.sentence(known)).toBe(
            "found 20 · needs at least 18 · depth 18: 43\u202f%, about 40\u202fs left",
        );
        expect(proof.fr.sentence(known)).toBe(
            "trouvé en 20 · il en faut au moins 18 · profondeur 18\u00a0: 43\u202f%, encore 40\u202fs environ",
        );
    });

    it("has no time left while it stands still", () => {
        expect(proof.en.sentence(atRest(proofOf(halfway)))).toBe(
            "found 20 · needs at least 18 · depth 18: 43\u202f%",
        );
    });

    it("leaves out what is not known yet", () => {
        expect(proof.en.sentence(proofOf({}))).toBe("");
        expect(proof.en.sentence(proofOf({ depth: 9, best: 20 }))).toBe("found 20");
        expect(proof.en.sentence(proofOf({ ...halfway, best: null, seconds_left: null }))).toBe(
            "needs at least 18 · depth 18: 43\u202f%",
        );
    });

    it("says nothing of a depth that is excluded already", () => {
        expect(proofOf({ ...halfway, depth: 17 }).current).toBeNull();
    });

    it("is not at 100 % before it is done", () => {
        expect([0, 0.999, 1, 1.2].map(percentOf)).toEqual([0, 99, 100, 100]);
    });
});

it("an estimate is a round number in the unit that fits", () => {
    const told = [0.2, 7.4, 43, 59, 90, 3599, 7300, 400_000].map((s) => roundTime(s, { d: "d" }));
    expect(told.map((text) => text.replace("\u202f", " "))).toEqual([
        "1 s",
        "7 s",
        "45 s",
        "1 min",
        "2 min",
        "1 h",
        "2 h",
        "5 d",
    ]);
});

describe("a row", () => {
    const parameters = { optimal: true, time_ms: 10_000 };

    it("tells the bound of a proof that is not over", () => {
        const row = { parameters, optimal: false, lower_bound: 18, metric: "htm" } as const;
        expect(boundOf(row)).toBe("18f");
        expect(boundOf({ ...row, optimal: true })).toBeNull();
        expect(boundOf({ ...row, parameters: {} })).toBeNull();
    });

    it("shows how much of its table, its depth or its time is done", () => {
        const row = { parameters, seconds: 5 };
        expect(shareOf(row)).toEqual({ done: 0.5, isTime: true });
        expect(shareOf({ ...row, fraction: 0.25 })).toEqual({ done: 0.25, isTime: false });
        const table = { name: "bounds-htm-2", progress: 0.75 };
        expect(shareOf({ ...row, table, fraction: 0.25 })?.done).toBe(0.75);
        expect(shareOf({ seconds: 5, parameters: null })).toBeNull();
    });
});

describe("a run", () => {
    const run = {
        method: "optimal",
        maxLength: 20,
        seconds: 10,
        proofSeconds: null,
        memory: "",
        leastSeconds: 2,
        onlyAbove: 17,
        mostCubes: 5,
        isTriple: false,
        metric: "qtm",
        atOnce: 1,
        threads: null,
    } as const;

    it("to the shortest has no length to stop at, and the time it needs", () => {
        const asked = {
            metric: "qtm",
            optimal: true,
            only_above: 17,
            max_cubes: 5,
            at_once: 1,
        };
        expect(runRequest(run)).toEqual(asked);
        expect(runRequest({ ...run, memory: "1 Go", proofSeconds: 60 })).toEqual({
            ...asked,
            memory: "1G",
            time_ms: 60_000,
        });
    });

    it("in two phases asks for no table", () => {
        expect(runRequest({ ...run, method: "two-phase", memory: "1G" })).toEqual({
            metric: "qtm",
            max_length: 20,
            time_ms: 10_000,
            min_time_ms: 2000,
            axes: 1,
            only_above: 17,
            max_cubes: 5,
            at_once: 1,
        });
    });
});
