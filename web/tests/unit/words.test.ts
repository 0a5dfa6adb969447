// The words of the page in both languages: singular and plural, numbers, and the terms of
// the field.
import { describe, expect, it } from "vitest";
import { en, fr } from "../browser/words";

describe("one of something", () => {
    it.each([
        [en.workspace.lengthSpoken(1, "htm", false), "1 face turn"],
        [en.workspace.lengthSpoken(2, "qtm", true), "2 quarter turns, proven shortest"],
        [fr.workspace.lengthSpoken(1, "htm", false), "1 tour de face"],
        [fr.workspace.lengthSpoken(2, "axial", true), "2 tours axiaux, optimale (prouvé)"],
        [en.proof.atLeastHeard(1), "Needs at least 1 turn"],
        [fr.proof.atLeastHeard(1), "Il faut au moins 1 mouvement"],
        [en.solve.speedOf("1"), "1 turn per second"],
        [fr.solve.speedOf("1,5"), "1,5 mouvement par seconde"],
        [en.laboratory.counted("1"), "1 position counted"],
        [fr.laboratory.counted("1"), "1 position comptée"],
        [en.methods.cancelled(1, 9), "9 turns without the 1 that cancels where phases meet"],
        [fr.workspace.deleted(0), "0 cube supprimé."],
        [fr.workspace.deleted(2), "2 cubes supprimés."],
        [en.pocket.distances(1, 2), "1 face turn, 2 quarter turns"],
        [fr.pocket.distances(0, 2), "0 tour de face, 2 quarts de tour"],
    ])("is told as one: %s", (told, expected) => {
        expect(told).toBe(expected);
    });
});

const textsOf = (words: object): string[] =>
    Object.values(words).flatMap((word: unknown) => {
        if (typeof word === "string") return [word];
        return typeof word === "object" && word !== null ? textsOf(word) : [];
    });

describe("the terms of the field", () => {
    it("are face turns (HTM) and quarter turns (QTM), never half turns for all of them", () => {
        expect(en.solve.metrics).toMatchObject({
            htm: "face turns (HTM)",
            qtm: "quarter turns (QTM)",
        });
        expect(fr.solve.metrics).toMatchObject({
            htm: "tours de face (HTM)",
            qtm: "quarts de tour (QTM)",
        });
    });

    it("are those that cubers use", () => {
        expect(en.cube.orbit).toBe("Rotate the view");
        expect(en.cube.fillForced).toBe("Fill in forced stickers");
        expect(en.proof.atLeast(18)).toBe("needs at least 18");
        expect(en.solve.reachable).toBe("Solvable");
        expect(en.common.keys).toBe("Keyboard shortcuts");
        expect(en.solve.solutionBefore).toBe("Previous solution");
        expect(fr.solve.endings.proven).toBe("optimale (prouvé)");
        expect(fr.solve.play).toBe("Lecture");
        expect(fr.common.keys).toBe("Raccourcis clavier");
    });

    it("are the papers' only where that is said", () => {
        expect(en.solve.papers).toBe("Papers of 2004");
        expect(en.solve.papersMeaning).toContain("2004");
        expect(fr.solve.papersMeaning).toContain("2004");
    });
});

describe("French", () => {
    it("keeps : ; ? ! with the word before them, and has no straight apostrophes", () => {
        const isWrong = (text: string) => /\p{L} [:;?!]|\p{L}'\p{L}/u.test(text);
        expect(textsOf(fr).filter(isWrong)).toEqual([]);
    });
});
