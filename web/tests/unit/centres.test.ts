// Centres that show how they are turned, against the engine's vectors and against the
// patterns that are turned in space.
import { describe, expect, it } from "vitest";
import {
    allCentres,
    arrowsOf,
    countedColours,
    countedFaces,
    countingColours,
    stickersOf,
    tellsCentres,
    turnCentre,
    turnedFace,
    twistsIn,
    twistsOf,
    withTwists,
} from "../../src/cube/centres";
import { applyAll, isComplete, paint, solved } from "../../src/cube/facelets";
import { centreOf, faces } from "../../src/cube/geometry";
import { asSeen, inColoursOf, plainlySeen } from "../../src/cube/held";
import { type Move, inverseWord, parseMoves, wordsOf } from "../../src/cube/moves";
import { puzzles } from "../../src/cube/puzzle";
import { arrowsIn } from "../../src/pictures/isometric";
import { solveRequest } from "../../src/state/solve/request";
import { settings } from "../../src/state/settings.svelte";
import { spinOf, spun, upright } from "../../src/view3d/spin";
import vectors from "./vectors.json";

const home = `${solved}+000000`;
const read = (word: string): Move[] => parseMoves(wordsOf(word))!;
const after = (word: string, start = home): string => applyAll(start, read(word));

describe("a word", () => {
    it.each(vectors.words)("$word turns the centres as the engine does", (vector) => {
        const putBack = inverseWord(read(vector.held));
        expect(applyAll(after(vector.word), putBack)).toBe(`${vector.facelets}+${vector.centres}`);
    });
    it.each(vectors.words)("$word turns arrows as it turns patterns in space", ({ word }) => {
        const spin = read(word).reduce(spun, upright);
        const shown = spinOf(after(word));
        for (const face of faces) expect(shown[centreOf(face)]).toBe(spin[centreOf(face)]);
    });
    it("leaves out what does not count, wherever it goes", () => {
        const logo = countingColours(solved, ["F"]);
        expect(twistsOf(logo)).toBe("..0...");
        expect(twistsOf(after("F x", logo))).toBe("1.....");
        expect(countedFaces(after("F x", logo))).toEqual(["U"]);
        expect(countedColours(after("F x", logo))).toEqual(["F"]);
    });
});

describe("arrows", () => {
    it("point upwards on a solved cube, and turn with their face", () => {
        expect(arrowsOf(home)).toEqual([0, 0, 0, 0, 0, 0]);
        expect(arrowsOf(after("R U2 F'"))).toEqual([2, 1, 3, 0, 0, 0]);
        expect(arrowsOf(solved)).toEqual(Array(6).fill(null));
    });
    it("are drawn on the three faces of a small picture", () => {
        expect(arrowsIn(home)).toHaveLength(3);
        expect(arrowsIn(countingColours(solved, ["U", "D"])).map((a) => a.colour)).toEqual(["U"]);
        expect(arrowsIn(solved)).toEqual([]);
    });
});

describe("stickers with twists", () => {
    it("are as complete and as painted as without", () => {
        expect(isComplete(withTwists(solved, "0....."))).toBe(true);
        expect(paint(home, 0, "R")).toBe(`R${home.slice(1)}`);
        expect(stickersOf(home)).toBe(solved);
        expect(withTwists(home, "......")).toBe(solved);
    });
    it("are asked about as the hand sees them", () => {
        const held = after("R U x y2");
        expect(asSeen(held)).toBe(`${asSeen(stickersOf(held))}+${twistsOf(held)}`);
        expect(inColoursOf(held, asSeen(held))).toBe(held);
        expect(plainlySeen(held)).toHaveLength(54);
    });
    it("of other puzzles are none", () => {
        const { solved: pocket } = puzzles.pocket;
        expect(countingColours(pocket, countedColours(pocket))).toBe(pocket);
    });
});

describe("a hand", () => {
    it("turns one centre, if it counts", () => {
        expect(twistsOf(turnCentre(home, "F", 1))).toBe("001000");
        expect(twistsOf(turnCentre(home, "F", 3))).toBe("003000");
        expect(turnCentre(countingColours(solved, ["U"]), "F", 1)).toBe(
            countingColours(solved, ["U"]),
        );
    });
    it("lets centres count without turning those that did", () => {
        const some = turnCentre(countingColours(solved, ["U"]), "U", 2);
        expect(twistsOf(countingColours(some, allCentres))).toBe("200000");
        expect(countingColours(some, [])).toBe(solved);
    });
});

describe("texts", () => {
    it("tell of centres or not", () => {
        expect(tellsCentres(home)).toBe(true);
        expect(tellsCentres('{"cp":[],"centres":[0]}')).toBe(true);
        expect(tellsCentres("http://localhost/?cube=UUU%2B000000")).toBe(true);
        expect(tellsCentres("R U2 F'")).toBe(false);
        expect(tellsCentres("(UF BD UR)(ULF+)")).toBe(false);
    });
    it("are made of what the engine answers", () => {
        expect(twistsIn([2, 1, null, 0, 0, 3])).toBe("21.003");
        expect(twistsIn(undefined)).toBe("");
        expect(turnedFace("100000", "200000")).toBe("U");
    });
});

describe("a search", () => {
    it("is about the centres where the whole cube is solved", () => {
        const { solve } = settings;
        expect(solveRequest(home, solve)).toMatchObject({ cube: home, centres: "all" });
        expect(solveRequest(solved, solve)).not.toHaveProperty("centres");
        const part = { ...solve.part, name: "cross" };
        expect(solveRequest(home, { ...solve, part })).toMatchObject({ cube: solved });
        expect(solveRequest(home, { ...solve, part })).not.toHaveProperty("centres");
    });
});
