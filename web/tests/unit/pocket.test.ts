// The 2×2×2 of the page against the engine; see make-vectors.
import { describe, expect, test } from "vitest";
import { applyAll, solved } from "../../src/cube/facelets";
import { faces } from "../../src/cube/geometry";
import { type Move, formatMove, inverseWord, parseMoves } from "../../src/cube/moves";
import {
    applyToPocket,
    asCorners,
    fromCubeIndex,
    isPocketFacelets,
    isPocketMove,
    pocketFamilies,
    solvedPocket,
    toCubeIndex,
} from "../../src/cube/pocket";
import { layerAt, middleOf, stickersOf as stickersOfSize } from "../../src/cube/size";
import { indicesOf, nameOfSticker, puzzles } from "../../src/cube/puzzle";
import { neighbour } from "../../src/parts/cube/net";
import { drawPatches } from "../../src/pictures/isometric";
import vectors from "./vectors.json";

const { pocket } = puzzles;
const named = (index: number): string => nameOfSticker(pocket, index);
const read = (word: string): Move[] => parseMoves(word.split(" "))!;
const after = (moves: readonly Move[]): string => moves.reduce(applyToPocket, solvedPocket);
const allMoves = pocketFamilies.flatMap((family) =>
    ([1, 2, 3] as const).map((quarters): Move => ({ family, quarters })),
);

describe("a word", () => {
    test.each(vectors.pocket)("$word makes the engine's 2×2×2", ({ word, facelets }) => {
        expect(after(read(word))).toBe(facelets);
    });
    test.each(vectors.pocket)("$word followed by its inverse changes nothing", ({ word }) => {
        expect(after([...read(word), ...inverseWord(read(word))])).toBe(solvedPocket);
    });
});

describe("a 2×2×2", () => {
    test("turns as the corners of the cube do", () => {
        const word = read("R U2 F' x D B2");
        const cube = asCorners(solvedPocket);
        expect(asCorners(after(word))).toBe(applyAll(cube, word));
        const corners = [...solvedPocket].map((_, i) => applyAll(solved, word)[toCubeIndex(i)]);
        expect(after(word)).toBe(corners.join(""));
    });
    test("has turns of faces and of the whole, and no slices", () => {
        expect(allMoves.every(isPocketMove)).toBe(true);
        expect(["M", "Rw", "S2"].map((token) => isPocketMove(read(token)[0]!))).toEqual([
            false,
            false,
            false,
        ]);
        expect(new Set(allMoves.map(formatMove)).size).toBe(27);
    });
    test("names its stickers as the engine does", () => {
        expect([0, 3, 4, 23].map(named)).toEqual(["U1", "U4", "R1", "B4"]);
        expect([...solvedPocket].map((_, i) => fromCubeIndex(toCubeIndex(i)))).toEqual(
            [...solvedPocket].map((_, i) => i),
        );
    });
    test("is told by 24 letters of the faces", () => {
        expect(isPocketFacelets(solvedPocket.toLowerCase())).toBe(true);
        expect(isPocketFacelets(solvedPocket.slice(1))).toBe(false);
        expect(isPocketFacelets(solvedPocket.replace("U", "."))).toBe(false);
    });
});

describe("its net", () => {
    test("has four stickers on each face", () => {
        expect(faces.map((face) => indicesOf(pocket, face).map(named).join(" "))).toEqual(
            faces.map((face) => [1, 2, 3, 4].map((n) => face + n).join(" ")),
        );
    });
    test("leads from sticker to sticker and stops at its edge", () => {
        const at = (name: string) => [...solvedPocket].findIndex((_, i) => named(i) === name);
        const go = (from: string, key: string) => named(neighbour(pocket, at(from), key)!);
        expect(go("U3", "ArrowDown")).toBe("F1");
        expect(go("F2", "ArrowRight")).toBe("R1");
        expect(go("L1", "ArrowLeft")).toBe("L1");
        expect(neighbour(pocket, at("U3"), "Enter")).toBeNull();
    });
});

describe("in space", () => {
    test("its eight small cubes fill what the cube fills", () => {
        expect(stickersOfSize(2)).toHaveLength(24);
        expect(middleOf([1, -1, 1], 2)).toEqual([0.75, -0.75, 0.75]);
        expect([-1.4, -0.1, 0.1, 1.4].map((value) => layerAt(value, 2))).toEqual([-1, -1, 1, 1]);
    });
    test("a picture shows the twelve stickers that face the eye", () => {
        const squares = (facelets: string) =>
            drawPatches(facelets).map(({ colour, path }) => [colour, path.split("Z").length - 1]);
        expect(squares(solvedPocket)).toEqual([["U", 4], ["R", 4], ["F", 4]]); // prettier-ignore
        expect(squares(solved)).toEqual([["U", 9], ["R", 9], ["F", 9]]); // prettier-ignore
    });
});
