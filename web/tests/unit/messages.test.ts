// The sentences of the engine in both languages. messages.json is the engine's own list,
// made by make-messages.
import { beforeAll, describe, expect, it } from "vitest";
import { frenchCodes, frenchSentence } from "../../src/i18n/french";
import { english } from "../../src/i18n/english";
import { frenchSentences } from "../../src/i18n/french-sentences.svelte";
import { statements } from "../../src/i18n/french/theory";
import type { Arguments, Message } from "../../src/api/message";
import { argumentNames, fill, valuesOf, withValues } from "../../src/i18n/message";
import { asLabel, inWords, tell, withoutPlace } from "../../src/i18n/sentences";
import engine from "./messages.json";

interface Sentence {
    readonly code: string;
    readonly english: string;
    readonly arguments: readonly string[];
}
beforeAll(() => frenchSentences.load());

const sentences: readonly Sentence[] = engine;
const byCode = new Map(sentences.map((sentence) => [sentence.code, sentence]));

// Only programs that speak HTTP wrongly meet these, and whoever starts the server.
const notOnThePage =
    /^(http|url|port)-|^(cannot-listen|no-such-address|not-an-address|server-not-started)$/;

// Answers of which there are two kinds, and what stands inside one.
const notStatements = ["mean", "by-depth-unknown", "rank-parity-true", "part"];

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

describe("the French sentences", () => {
    const shown = sentences.filter(({ code }) => !notOnThePage.test(code));
    it.each(shown.map((sentence) => [sentence.code, sentence] as const))(
        "say %s",
        (code, sentence) => {
            const french = frenchSentence(code);
            expect(french).toBeDefined();
            expect(sorted(argumentNames(french!))).toEqual(sorted(sentence.arguments));
        },
    );

    it("are of codes that the engine has, and one of the page's own", () => {
        expect(frenchCodes.filter((code) => !byCode.has(code))).toEqual(["server-unreachable"]);
    });

    it("choose by the same words as the engine's", () => {
        const keys = (text: string): readonly string[] =>
            [...text.matchAll(/[|]([a-z-]+)=/g)]
                .map((match) => match[1]!)
                .filter((key) => !["one", "other", "none"].includes(key));
        for (const { code, english: sentence } of sentences.filter(({ code }) =>
            frenchSentence(code),
        ))
            for (const key of keys(sentence))
                if (/[|]/.test(frenchSentence(code)!))
                    expect(keys(frenchSentence(code)!), code).toContain(key);
    });
});

describe("the page's own English sentences", () => {
    it("are the engine's", () => {
        for (const [code, sentence] of Object.entries(english))
            expect(sentence, code).toBe(byCode.get(code)?.english);
    });
});

const told = (code: string, args: Arguments = {}): Message => ({
    message: fill(byCode.get(code)!.english, args, "en", (part) => part.message),
    code,
    arguments: args,
});

describe("a message", () => {
    it("is said in the language of the page", () => {
        const place = told("column", { column: 5 });
        const message = told("second-prime", { text: "'", place });
        expect(inWords(message, "en")).toBe("Unexpected ''' at column 5: one prime is enough.");
        expect(inWords(message, "fr")).toBe(
            "«\u00a0'\u00a0» inattendu, colonne 5\u00a0: une seule apostrophe suffit.",
        );
    });

    it("can be said without the place that is shown beside it", () => {
        const place = told("column", { column: 5 });
        const slash = told("single-slash", { text: "/", place });
        expect(withoutPlace(slash, "en")).toBe("Unexpected '/': a comment starts with //.");
        expect(withoutPlace(slash, "fr")).toBe(
            "«\u00a0/\u00a0» inattendu\u00a0: un commentaire commence par //.",
        );
        const sign = told("condition-not-ordered", { sign: "<", place });
        expect(withoutPlace(sign, "fr")).toMatch(/^«\u00a0<\u00a0» ne compare que des nombres/);
    });

    it("begins with the name of a file as the file has it", () => {
        const unread = told("not-a-picture", { name: "cube.txt" });
        expect(inWords(unread, "en")).toBe("cube.txt is not a JPEG or PNG that can be read.");
        expect(inWords(unread, "fr")).toBe("cube.txt n’est pas un fichier JPEG ou PNG lisible.");
    });

    it("stays as it is where it has no code, or a new one", () => {
        expect(inWords({ message: "something quite new" }, "fr")).toBe("Something quite new.");
        expect(tell({ message: "news", code: "of-tomorrow" }, "fr")).toBe("news");
    });

    it("has singular and plural by the language", () => {
        const action = (count: number): Message => told("list-action", { action: "delete", count });
        expect(asLabel(action(1), "en")).toBe("Delete 1 cube");
        expect(asLabel(action(3), "fr")).toBe("Supprimer 3 cubes");
        expect(asLabel(action(0), "en")).toBe("Delete 0 cubes");
        expect(asLabel(action(0), "fr")).toBe("Supprimer 0 cube");
    });

    it("has decimals and sizes by the language", () => {
        const mean = told("theory-mean", { mean: 86.5, depth: 6 });
        expect(tell(mean, "en")).toBe("86.50 members at depth 6");
        expect(tell(mean, "fr")).toBe("86,50 membres à la profondeur 6");
        const size = told("smallest-table", { size: 3_500_000_000 });
        expect(tell(size, "en")).toMatch(/takes 3\.50 GB$/);
        expect(tell(size, "fr")).toMatch(/prend 3,50 Go$/);
    });

    it("lists what it lists", () => {
        const laws = [told("edges-flipped"), told("pieces-exchanged")];
        expect(tell(told("several-laws-broken", { laws }), "fr")).toBe(
            "un nombre impair d’arêtes est basculé\u202f; deux pièces sont échangées (les parités des coins et des arêtes diffèrent)",
        );
        const stickers = told("clear-stickers", { stickers: ["U9", "R1", "F3"] });
        expect(tell(stickers, "fr")).toBe("effacer U9, R1 et F3");
        expect(tell(stickers, "en")).toBe("clear U9, R1 and F3");
    });

    it("gives the values of a name, however deep they stand", () => {
        const at = (slot: string, stickers: readonly string[]): Message =>
            told("piece-at", { slot, stickers });
        const twice = told("piece-twice", {
            kind: "corner",
            colours: "URF",
            first: at("URF", ["U9", "R1", "F3"]),
            second: at("UFL", ["U7", "F1", "L3"]),
        });
        expect(valuesOf(twice, "stickers")).toEqual(["U9", "R1", "F3", "U7", "F1", "L3"]);
        const named = withValues(twice, (name, value) =>
            name === "colours" ? "white-red" : value,
        );
        expect(tell(named, "fr")).toMatch(/^le coin white-red apparaît deux fois/);
    });
});

describe("statements of the papers", () => {
    it("have a French title and claim for each answer", () => {
        const names = sentences.flatMap(({ code }) => /^theory-(.+)$/.exec(code)?.[1] ?? []);
        const answers = names.filter((name) => !notStatements.includes(name));
        expect(sorted(answers)).toEqual(sorted(Object.keys(statements)));
    });

    it("are said with their numbers", () => {
        const exponent = told("theory-exponent", { least: 55440, divides: "yes", claimed: 166320 });
        expect(tell(exponent, "fr")).toBe("La plus petite est 55440\u202f; elle divise 166320.");
    });
});

describe("phases", () => {
    it("tell where a piece is and what becomes of it", () => {
        const where = told("piece-is-at", { slot: "DLF" });
        const corner = told("lower-corner-taken-out", { piece: "DFR", where });
        expect(tell(corner, "fr")).toMatch(/^Le coin DFR se trouve en DLF\u00a0: il en est sorti/);
        const turned = told("phase-turn-pieces", { kind: "corner", pieces: ["URF", "UFL"] });
        expect(tell(turned, "en")).toBe("twist corners URF and UFL");
        expect(tell(turned, "fr")).toBe("pivoter les coins URF et UFL");
    });
});

describe("the 2×2×2", () => {
    it("counts its colours", () => {
        const count = (colour: string, count: number) => told("colour-count", { colour, count });
        const wrong = told("wrong-colour-counts", {
            times: 4,
            counts: [count("R", 8), count("U", 0)],
        });
        expect(inWords(wrong, "en")).toBe(
            "Each colour must occur 4 times, but R occurs 8 times and U occurs 0 times.",
        );
        expect(inWords(wrong, "fr")).toBe(
            "Chaque couleur doit apparaître 4 fois, mais R apparaît 8 fois et U apparaît 0 fois.",
        );
    });
});
