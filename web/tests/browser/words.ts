// The words of the page, so that tests name what they look for as the page does.
import { common } from "../../src/i18n/common";
import { cube } from "../../src/i18n/cube";
import { painting } from "../../src/i18n/painting";
import { pocket } from "../../src/i18n/pocket";
import { proof } from "../../src/i18n/proof";
import { solve } from "../../src/i18n/solve";
import { laboratory } from "../../src/i18n/laboratory";
import { wanted } from "../../src/i18n/wanted";
import { workspace } from "../../src/i18n/workspace";

const dictionaries = {
    common,
    cube,
    laboratory,
    painting,
    pocket,
    proof,
    solve,
    wanted,
    workspace,
};
type Dictionaries = typeof dictionaries;
type Words = { [Part in keyof Dictionaries]: Dictionaries[Part]["en"] };

const wordsIn = (language: "en" | "fr"): Words =>
    Object.fromEntries(
        Object.entries(dictionaries).map(([part, both]) => [part, both[language]]),
    ) as Words;

export const en = wordsIn("en");
export const fr = wordsIn("fr");

// Either language: for what is found on pages of both.
// Names are compared with every kind of space as a plain one.
const escaped = (text: string): string =>
    text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
export const either = (pick: (words: Words) => string): RegExp =>
    new RegExp(`^(${[en, fr].map((words) => escaped(pick(words))).join("|")})$`);
