import { describe, expect, test } from "vitest";
import { formatMoves, parseMoves, wordsOf } from "../../src/cube/moves";
import { puzzles } from "../../src/cube/puzzle";
import { type Step, goalAfter, wholeWord } from "../../src/state/solve/chain";
import { wholeCube } from "../../src/state/solve/part";

const word = (text: string) => parseMoves(wordsOf(text))!;
const step = (normal: string, inverse: string): Step => ({
    goal: "eo",
    where: null,
    normal: word(normal),
    inverse: word(inverse),
    before: "",
    part: wholeCube,
});

describe("the steps of fewest moves", () => {
    test("follow each other as people make them", () => {
        expect(["eo", "dr", "htr", "solved", "cross"].map(goalAfter)).toEqual([
            "dr",
            "htr",
            "solved",
            null,
            null,
        ]);
    });

    test("make one word, with the turns on the inverse undone behind the others", () => {
        const steps = [step("R U", "F"), step("U L", "D B'")];
        expect(formatMoves(wholeWord(steps))).toBe("R U2 L B D' F'");
    });

    test("solve what their turns on the inverse and undone turns on the cube make", () => {
        const steps = [step("R U", "F"), step("D2 L", "D B'")];
        const { apply, solved } = puzzles.cube;
        const scrambled = word("F D B' L' D2 U' R'").reduce(apply, solved);
        expect(wholeWord(steps).reduce(apply, scrambled)).toBe(solved);
    });
});
