// Incomplete cubes: what is said of a piece besides its colours.
import { describe, expect, it } from "vitest";
import { apply, isComplete, solved } from "../../src/cube/facelets";
import { asSeen } from "../../src/cube/held";
import { parseMove } from "../../src/cube/moves";
import {
    colourOf,
    hasMarks,
    plain,
    togglePlaceOnly,
    toggleStar,
    withoutMarks,
} from "../../src/cube/open";

const corner = [8, 9, 20]; // U9 R1 F3
const centre = 4;

describe("an incomplete cube", () => {
    it("has a piece of which only the place matters, on all its stickers at once", () => {
        const marked = togglePlaceOnly(solved, corner[1]!);
        expect(corner.map((index) => marked[index])).toEqual(["u", "r", "f"]);
        expect([hasMarks(marked), isComplete(marked), plain(marked)]).toEqual([
            true,
            false,
            solved,
        ]);
        expect(togglePlaceOnly(marked, corner[0]!)).toBe(solved);
    });
    it("has a piece of which only the orientation matters, with one star", () => {
        const first = toggleStar(solved, corner[0]!);
        const second = toggleStar(first, corner[2]!);
        expect(corner.map((index) => first[index])).toEqual(["*", ".", "."]);
        expect(corner.map((index) => second[index])).toEqual([".", ".", "*"]);
        expect(hasMarks(toggleStar(second, corner[2]!))).toBe(false);
    });
    it("leaves centres and pieces that are not painted alone", () => {
        expect(togglePlaceOnly(solved, centre)).toBe(solved);
        expect(toggleStar(solved, centre)).toBe(solved);
        const grey = `.${solved.slice(1)}`;
        expect(togglePlaceOnly(grey, 0)).toBe(grey);
    });
    it("forgets what was said of a piece that is painted again", () => {
        const marked = togglePlaceOnly(solved, corner[0]!);
        expect(withoutMarks(marked, corner[2]!)).toBe(solved);
        expect(withoutMarks(marked, 0)).toBe(marked);
    });
    it("keeps its marks when it is turned and when it is held in another way", () => {
        const marked = toggleStar(togglePlaceOnly(solved, corner[0]!), 53);
        const turned = apply(marked, parseMove("R")!);
        expect(plain(turned)).toBe(apply(plain(marked), parseMove("R")!));
        const held = apply(marked, parseMove("y")!);
        expect(asSeen(held)).toMatch(/^[URFDLBurfdlb.*]{54}$/);
        expect(asSeen(held).match(/[a-z]/g)).toHaveLength(3);
        expect(asSeen(plain(held))).toBe(plain(asSeen(held)));
    });
    it("has colours under its marks", () => {
        expect(["u", "R", "*", "."].map(colourOf)).toEqual(["U", "R", null, null]);
    });
});
