import { describe, expect, test } from "vitest";
import { asLabel, inWords } from "../../src/i18n/sentences";

const nb = "\u00a0";

describe("the engine's sentences", () => {
    test("are whole sentences in English", () => {
        expect(inWords("one prime is enough", "en")).toBe("One prime is enough.");
    });

    test.each([
        [
            "unexpected ')' at column 5: no bracket is open there",
            `«${nb})${nb}» inattendu, colonne 5${nb}: aucune parenthèse n’y est ouverte.`,
        ],
        [
            "unclosed '[' at column 1: it must be completed to [A,B] or [A:B]",
            `«${nb}[${nb}» n’est pas fermé, colonne 1${nb}: à compléter en [A,B] ou [A:B].`,
        ],
        [
            "each colour must occur 9 times, but R occurs 10 times, B occurs 8 times",
            "Chaque couleur doit apparaître 9 fois, mais R apparaît 10 fois, B apparaît 8 fois.",
        ],
        [
            "an odd number of edges is flipped; two pieces are exchanged (corner and edge parity differ)",
            "Un nombre impair d’arêtes est basculé\u202f; deux pièces sont échangées (les parités des coins et des arêtes diffèrent).",
        ],
        [
            "the corner at UFL (stickers U7 F1 L3) shows UUL: no corner has these colours",
            `Le coin UFL (facettes U7 F1 L3) montre UUL${nb}: aucun coin n’a ces couleurs.`,
        ],
        [
            "the edge UF occurs twice: at UR (stickers U6 R2) and at UB (stickers U2 B2)",
            `L’arête UF apparaît deux fois${nb}: en UR et en UB.`,
        ],
    ])("are said in French: %s", (english, french) => {
        expect(inWords(english, "fr")).toBe(french);
    });

    test("unknown to the dictionary stay as they are", () => {
        expect(inWords("something quite new", "fr")).toBe("Something quite new.");
    });
});

describe("repairs", () => {
    test.each([
        ["twist the corner at URF clockwise", "Tourner le coin URF dans le sens horaire"],
        ["flip the edge at UF", "Basculer l’arête UF"],
        ["exchange the corners at URF and UFL", "Échanger les coins URF et UFL"],
        ["exchange the stickers U1 and F1", "Échanger les facettes U1 et F1"],
        [
            "repaint U8 from R to U and R1 from F to R",
            "Repeindre U8 de R en U et repeindre R1 de F en R",
        ],
        [
            "exchange the edges at UF and UR, flipping the one that comes to UR",
            "Échanger les arêtes UF et UR, en basculant celle qui arrive en UR",
        ],
        [
            "twist the corner at URF clockwise and flip the edge at UF",
            "Tourner le coin URF dans le sens horaire et basculer l’arête UF",
        ],
    ])("have a French label: %s", (english, french) => {
        expect(asLabel(english, "fr")).toBe(french);
    });
});
