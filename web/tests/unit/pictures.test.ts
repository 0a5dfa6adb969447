import { describe, expect, it } from "vitest";
import { solved } from "../../src/cube/facelets";
import { drawPatches, patchesOf, side } from "../../src/pictures/isometric";

const numbersIn = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);
const stickersIn = (path: string): number => path.split("Z").length - 1;

describe("a small picture", () => {
    it("of a solved cube has three colours with nine stickers each", () => {
        const patches = drawPatches(solved);
        expect(patches.map((p) => [p.colour, stickersIn(p.path)])).toEqual([
            ["U", 9],
            ["R", 9],
            ["F", 9],
        ]);
    });

    it("shows every sticker of the three faces once, painted or not", () => {
        const facelets = ".".repeat(10) + solved.slice(10);
        const count = drawPatches(facelets).reduce((sum, p) => sum + stickersIn(p.path), 0);
        expect(count).toBe(27);
    });

    it("stays within its square", () => {
        for (const { path } of drawPatches(solved))
            for (const n of numbersIn(path)) expect(n >= 0 && n <= side).toBe(true);
    });

    it("has U above, F on the left and R on the right of the corner", () => {
        const middle = (colour: string, which: 0 | 1): number => {
            const all = numbersIn(drawPatches(solved).find((p) => p.colour === colour)!.path);
            const some = all.filter((_, i) => i % 2 === which);
            return some.reduce((a, b) => a + b, 0) / some.length;
        };
        expect(middle("U", 1)).toBeLessThan(side / 2);
        expect(middle("F", 0)).toBeLessThan(side / 2);
        expect(middle("R", 0)).toBeGreaterThan(side / 2);
    });

    it("is drawn once", () => {
        expect(patchesOf(solved)).toBe(patchesOf(solved));
    });
});
