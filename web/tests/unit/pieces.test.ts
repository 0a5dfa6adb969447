import { describe, expect, it } from "vitest";
import { applyAll, paint, solved, unpainted } from "../../src/cube/facelets";
import type { Face } from "../../src/cube/geometry";
import { consequences, stickersOf } from "../../src/cube/pieces";
import { parseMoves } from "../../src/cube/moves";
import { isCentre } from "../../src/cube/geometry";

const blank = [...solved].map((letter, i) => (isCentre(i) ? letter : unpainted)).join("");
const scrambled = applyAll(solved, parseMoves("R U2 F' L D B2 R' U".split(" "))!);

// Paints stickers of a cube one after the other, with all that follows.
const painted = (order: readonly number[], from: string): string =>
    order.reduce((held, index) => {
        const next = paint(held, index, from[index] as Face);
        return consequences(next, index).reduce((h, change) => paint(h, ...change), next);
    }, blank);

describe("what follows from a painted sticker", () => {
    it("is the third sticker of each corner, whichever two come first", () => {
        const corners = stickersOf("corners");
        for (let i = 0; i < corners.length; i += 3)
            for (const left of [0, 1, 2]) {
                const slot = corners.slice(i, i + 3);
                const two = slot.filter((_, k) => k !== left);
                for (const index of slot)
                    expect(painted(two, scrambled)[index]).toBe(scrambled[index]);
            }
    });
    it("is nothing else when a whole cube is painted", () => {
        const all = [...stickersOf("corners"), ...stickersOf("edges")];
        expect(all).toHaveLength(48);
        expect(painted(all, scrambled)).toBe(scrambled);
    });
    it("clears what cannot be with it on one piece", () => {
        const [first, second, third] = stickersOf("corners") as [number, number, number];
        const wrong = paint(solved, first, solved[second] as Face);
        expect(consequences(wrong, first)).toEqual([
            [second, unpainted],
            [third, unpainted],
        ]);
    });
    it("clears a piece where it was before", () => {
        const edges = stickersOf("edges");
        const [a, b, c, d] = edges as [number, number, number, number];
        const moved = paint(paint(solved, c, solved[a] as Face), d, solved[b] as Face);
        expect(consequences(moved, d)).toEqual([
            [a, unpainted],
            [b, unpainted],
        ]);
    });
    it("is nothing at a centre", () => {
        expect(consequences(solved, 4)).toEqual([]);
    });
});
