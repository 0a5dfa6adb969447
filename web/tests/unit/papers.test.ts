import { describe, expect, test } from "vitest";
import { applyAll, solved } from "../../src/cube/facelets";
import { asSeen } from "../../src/cube/held";
import { type FamilyName, families, formatMoves, parseMoves } from "../../src/cube/moves";
import { formatPapers, onTable } from "../../src/cube/papers";

const word = (text: string) => parseMoves(text.split(" "))!;

describe("the papers' words", () => {
    test("have one letter for each face, capitals for counter-clockwise turns", () => {
        expect(formatPapers(word("L D' R' D L' D' R D"))).toBe("gPDpGPdp");
        expect(formatPapers(word("R U2 F'"))).toBe("dH2F");
    });

    test("tell slices, wide turns and rotations by face turns", () => {
        expect(formatMoves(onTable(word("M")))).toBe("L' R");
        expect(formatMoves(onTable(word("Rw U")))).toBe("L F");
        expect(formatMoves(onTable(word("x y R z2 U")))).toBe("U B");
    });

    test.each(Object.keys(families) as FamilyName[])("lead where the hand led, by %s", (family) => {
        const hand = [...word("R U2 F'"), { family, quarters: 3 as const }, ...word("D L B2")];
        expect(applyAll(solved, onTable(hand))).toBe(inEngineColours(applyAll(solved, hand)));
    });
});

// The same cube turned in the hand until its centres are home.
function inEngineColours(held: string): string {
    const ways = ["", "x", "x2", "x'", "z", "z'"].flatMap((tilt) =>
        ["", "y", "y2", "y'"].map((turn) => `${tilt} ${turn}`.trim()),
    );
    for (const way of ways) {
        const turned = applyAll(held, way === "" ? [] : word(way));
        if (asSeen(turned) === turned) return turned;
    }
    throw new Error("no way of holding it brings the centres home");
}
