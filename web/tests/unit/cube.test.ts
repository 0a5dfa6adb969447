// The model of the page against the engine: vectors.json is made by
// tests/unit/make-vectors from the C++ program.
import { describe, expect, it } from "vitest";
import { apply, applyAll, isComplete, isSolved, paint, solved } from "../../src/cube/facelets";
import { centreOf, faces, isCentre, stickerName, stickers } from "../../src/cube/geometry";
import { asSeen, inColoursOf } from "../../src/cube/held";
import { mirrorWord } from "../../src/cube/mirror";
import { firstLevels } from "../../src/cube/first-levels";
import { Path } from "../../src/cube/path";
import { puzzles } from "../../src/cube/puzzle";
import { neighbour } from "../../src/parts/cube/net";
import {
    type FamilyName,
    type Move,
    append,
    families,
    formatMoves,
    inverseWord,
    lengthIn,
    parseMove,
    parseMoves,
} from "../../src/cube/moves";
import vectors from "./vectors.json";

const read = (word: string): Move[] => parseMoves(word.split(" ").filter(Boolean))!;
const after = (word: string): string => applyAll(solved, read(word));
const centres = (facelets: string): string => faces.map((f) => facelets[centreOf(f)]).join("");
const allMoves = (Object.keys(families) as FamilyName[]).flatMap((family) =>
    ([1, 2, 3] as const).map((quarters) => ({ family, quarters })),
);

describe("a word", () => {
    it.each(vectors.words)("$word makes the engine's position", (vector) => {
        const putBack = inverseWord(read(vector.held));
        expect(applyAll(after(vector.word), putBack)).toBe(vector.facelets);
        expect(asSeen(after(vector.word))).toBe(vector.seen);
    });
    it.each(vectors.words)("$word is held as the engine says", ({ word, table, held }) => {
        expect(after(word)).toBe(after(`${table} ${held}`));
        expect(centres(after(word))).toBe(centres(after(held)));
    });
    it.each(vectors.words)("$word has the engine's inverse and mirror image", (vector) => {
        expect(formatMoves(inverseWord(read(vector.word)))).toBe(vector.inverse);
        expect(formatMoves(mirrorWord(read(vector.word)))).toBe(vector.mirror);
    });
    it.each(vectors.words)("$word has the engine's lengths", ({ word, htm, qtm }) => {
        expect(lengthIn("htm", read(word))).toBe(htm);
        expect(lengthIn("qtm", read(word))).toBe(qtm);
    });
    it.each(vectors.words)("$word followed by its inverse changes nothing", ({ word }) => {
        expect(applyAll(after(word), inverseWord(read(word)))).toBe(solved);
    });
});

describe("turns", () => {
    it("come back after four quarters", () => {
        for (const { family } of allMoves) {
            const four = Array<Move>(4).fill({ family, quarters: 1 });
            expect(applyAll(solved, four)).toBe(solved);
        }
    });
    it("move every sticker somewhere and lose none", () => {
        const labels = stickers.map((_, i) => String.fromCharCode(0x100 + i));
        for (const move of allMoves)
            expect([...apply(labels.join(""), move)].sort()).toEqual(labels);
    });
    it("are read in every way of writing a power, and nothing else is", () => {
        expect(parseMove("R2'")).toEqual({ family: "R", quarters: 2 });
        expect(parseMove("Rw3")).toEqual({ family: "Rw", quarters: 3 });
        for (const wrong of ["", "Q", "R4", "Mw", "xw", "R U", "constructor"])
            expect(parseMove(wrong)).toBeNull();
    });
    it("of the same layers are joined at the end of a word", () => {
        const joined = (word: string) => formatMoves(read(word).reduce(append, []));
        expect(joined("R R U")).toBe("R2 U");
        expect(joined("U R R'")).toBe("U");
        expect(joined("R L R")).toBe("R L R");
    });
});

describe("a held cube", () => {
    it("is asked about as it is seen and gets its colours back", () => {
        for (const { word } of vectors.words) {
            const held = after(word);
            expect(centres(asSeen(held))).toBe("URFDLB");
            expect(inColoursOf(held, asSeen(held))).toBe(held);
        }
    });
    it("keeps its unpainted stickers", () => {
        const held = paint(after("x y"), 0, ".");
        expect(asSeen(held)[0]).toBe(".");
        expect(inColoursOf(held, asSeen(held))).toBe(held);
    });
});

describe("facelets", () => {
    it("are named as the engine names them", () => {
        expect([stickerName(0), stickerName(20), stickerName(53)]).toEqual(["U1", "F3", "B9"]);
        expect(stickers.filter((s) => isCentre(s.index)).map((s) => stickerName(s.index))).toEqual(
            faces.map((face) => `${face}5`),
        );
    });
    it("are solved in every way of holding the cube, and only then", () => {
        expect(isSolved(after("x y'"))).toBe(true);
        expect(isSolved(after("R"))).toBe(false);
        expect(isSolved(paint(solved, 3, "."))).toBe(false);
        expect(isComplete(paint(solved, 3, "."))).toBe(false);
    });
});

describe("arrows on the net", () => {
    it("lead across the edges between faces and stop at the border", () => {
        const at = (name: string) => stickers.findIndex(({ index }) => stickerName(index) === name);
        const go = (from: string, key: string) => neighbour(puzzles.cube, at(from), key);
        expect(go("F1", "ArrowUp")).toBe(at("U7"));
        expect(go("R3", "ArrowRight")).toBe(at("B1"));
        expect(go("U1", "ArrowLeft")).toBe(at("U1"));
        expect(go("F5", "Enter")).toBeNull();
    });
});

describe("the first distances", () => {
    it("are those that everybody counts", () => {
        expect(firstLevels("htm", 3)).toEqual([1, 18, 243, 3240]);
        expect(firstLevels("qtm", 3)).toEqual([1, 12, 114, 1068]);
    });
});

describe("a path", () => {
    it("knows the position after each turn of a long word", () => {
        const word = Array.from({ length: 300 }, (_, i) => parseMoves(["R", "U2", "F'"])![i % 3]!);
        const path = new Path(solved, word, apply);
        for (const turns of [0, 1, 64, 65, 200, 130, 300])
            expect(path.after(turns)).toBe(applyAll(solved, word.slice(0, turns)));
    });
});
