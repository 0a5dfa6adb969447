// The words of the page and the sentences of the engine, so that tests name what they
// look for as both do:
//
//     page.getByRole("button", { name: en.solve.stop })        the page's own dictionary
//     page.getByText(alike(en.proof.left(9)))                  whatever the number is
//     page.getByText(told("edges-flipped", {}, "fr"))          the engine's own list
import type { Arguments, Message } from "../../src/api/message";
import { common } from "../../src/i18n/common";
import { cube } from "../../src/i18n/cube";
import { drawers } from "../../src/i18n/drawers";
import { frenchSentence } from "../../src/i18n/french";
import { goals } from "../../src/i18n/goals";
import { help } from "../../src/i18n/help";
import type { Language } from "../../src/i18n/index.svelte";
import { laboratory } from "../../src/i18n/laboratory";
import { fill } from "../../src/i18n/message";
import { methods } from "../../src/i18n/methods";
import { painting } from "../../src/i18n/painting";
import { pocket } from "../../src/i18n/pocket";
import { proof } from "../../src/i18n/proof";
import { scan } from "../../src/i18n/scan";
import { solve } from "../../src/i18n/solve";
import { wanted } from "../../src/i18n/wanted";
import { workspace } from "../../src/i18n/workspace";
import engine from "../unit/messages.json";

const dictionaries = {
    common,
    cube,
    drawers,
    goals,
    help,
    laboratory,
    methods,
    painting,
    pocket,
    proof,
    scan,
    solve,
    wanted,
    workspace,
};
type Dictionaries = typeof dictionaries;
type Words = { [Part in keyof Dictionaries]: Dictionaries[Part]["en"] };

const wordsIn = (language: Language): Words =>
    Object.fromEntries(
        Object.entries(dictionaries).map(([part, both]) => [part, both[language]]),
    ) as Words;

export const en = wordsIn("en");
export const fr = wordsIn("fr");

// Names are compared with every kind of space as a plain one.
export const escaped = (text: string): string =>
    text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
// As it begins.
export const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}`);
// As it begins, whatever the numbers are, with anything in the place of `any`.
export const any = "\0";
const loosened = (text: string): string =>
    escaped(text)
        .replace(/\d+((\\s|\\\.|,)\d+)*/g, "\\d[\\d\\s.,]*")
        .replaceAll(any, ".*");
export const alike = (text: string): RegExp => new RegExp(`^${loosened(text)}`);
// In either language: for what is found on pages of both.
type Pick = (words: Words) => string;
export const either = (pick: Pick): RegExp =>
    new RegExp(`^(${[en, fr].map((words) => escaped(pick(words))).join("|")})$`);
export const eitherAlike = (pick: Pick): RegExp =>
    new RegExp(`^(${[en, fr].map((words) => loosened(pick(words))).join("|")})`);

const english = new Map(engine.map(({ code, english: sentence }) => [code, sentence]));
function sentenceOf(code: string, language: Language): string {
    const sentence = language === "fr" ? frenchSentence(code) : english.get(code);
    if (sentence === undefined) throw new Error(`the engine has no sentence ${code}`);
    return sentence;
}

// What stands inside a sentence of the engine: `inner("column", { column: 5 })`.
export const inner = (code: string, values: Arguments = {}): Message => ({
    code,
    message: "",
    arguments: values,
});
// A sentence of the engine, without the capital and the full stop that the page gives it.
export const told = (code: string, values: Arguments = {}, language: Language = "en"): string =>
    fill(sentenceOf(code, language), values, language, (part) =>
        told(part.code!, part.arguments, language),
    );
// As the page says it by itself.
export function sentence(code: string, values: Arguments = {}, language: Language = "en"): string {
    const text = told(code, values, language);
    return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
// The same up to the first argument that is not given: of places, which the page tells
// elsewhere, and of what only the engine knows.
export function opening(code: string, values: Arguments = {}, language: Language = "en"): string {
    const holes = sentenceOf(code, language).matchAll(/\{([a-z_]+)[^}]*\}/g);
    const unknown = [...holes].find(([, name]) => !(name! in values));
    const cut = { ...values, ...(unknown && { [unknown[1]!]: any }) };
    return told(code, cut, language)
        .split(any)[0]!
        .replace(/(,| at)?\s*$/, "");
}
