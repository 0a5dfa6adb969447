// The tests in the browser find things by role and by the words of the dictionaries, never
// by copies of them: a better word is changed in one place.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { en, fr } from "../browser/words";
import engine from "./messages.json";

const folder = join("tests", "browser");
const plain = (text: string): string => text.replace(/\s+/g, " ");

const leaves = (words: object): string[] =>
    Object.values(words).flatMap((word: unknown) =>
        typeof word === "string" ? [word] : typeof word === "object" ? leaves(word as object) : [],
    );
// Shorter ones, and those of one word in small letters, are names of values, too.
const isTelling = (word: string): boolean => word.length > 4 && /[A-ZÀ-Ý\s]/.test(word);
const dictionary = new Set([...leaves(en), ...leaves(fr)].filter(isTelling).map(plain));
// The names of keys and people are what they are.
for (const name of [...Object.keys(en.common.keyNames), ...leaves(en.common.keyNames)])
    dictionary.delete(plain(name));
// What a sentence of the engine says before its first argument.
const openings = engine
    .map(({ english }) => english.split(/[{:]/)[0]!.trim().toLowerCase())
    .filter((text) => text.split(" ").length > 3);

// Titles of tests and what they import are not looked for on the page.
const isTitle = ({ parent }: ts.Node): boolean =>
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && /^(describe|it)\b/.test(parent.expression.getText()));

function textsIn(file: string): string[] {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), 99, true);
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
        if ((ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) && !isTitle(node))
            texts.push(node.text);
        ts.forEachChild(node, visit);
    };
    visit(source);
    return texts;
}

describe("the tests in the browser", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    const copiesIn = (file: string, isCopy: (text: string) => boolean): string[] =>
        textsIn(join(folder, file)).map(plain).filter(isCopy);

    it.each(files)("copy no words of the page: %s", (file) => {
        expect(copiesIn(file, (text) => dictionary.has(text))).toEqual([]);
    });
    it.each(files)("copy no sentences of the engine: %s", (file) => {
        const isSentence = (text: string) =>
            openings.some((opening) => text.toLowerCase().includes(opening));
        expect(copiesIn(file, isSentence)).toEqual([]);
    });
});
