// French as it is set: thin spaces before ; ? !, a space that does not break before a colon
// and inside « », and apostrophes that are no feet.
import "./page-globals";
import { expect, test } from "vitest";
import { common } from "../../src/i18n/common";
import { cube } from "../../src/i18n/cube";
import { drawers } from "../../src/i18n/drawers";
import { goals } from "../../src/i18n/goals";
import { laboratory } from "../../src/i18n/laboratory";
import { methods } from "../../src/i18n/methods";
import { painting } from "../../src/i18n/painting";
import { pocket } from "../../src/i18n/pocket";
import { proof } from "../../src/i18n/proof";
import { scan } from "../../src/i18n/scan";
import { solve } from "../../src/i18n/solve";
import { wanted } from "../../src/i18n/wanted";
import { workspace } from "../../src/i18n/workspace";

const dictionaries = {
    common, cube, drawers, goals, laboratory, methods, painting, pocket, proof, scan, solve,
    wanted, workspace,
}; // prettier-ignore

// All that a dictionary says, with two of everything where it counts.
function textsIn(words: unknown): string[] {
    if (typeof words === "string") return [words];
    if (typeof words === "function") {
        try {
            return textsIn((words as (...given: unknown[]) => unknown)(2, 2, 2));
        } catch {
            return []; // it asks for more than numbers
        }
    }
    return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
}

const faults: readonly RegExp[] = [
    /[^\u202f\u00a0\d][;?!](?=\s|$)/,
    /[a-zà-ÿ)»][ ]?:(?=\s|$)/i,
    /« | »/,
    /[a-zà-ÿ]'[a-zà-ÿ]/i,
    /\d [%kMG]?o?\b(?<=%|o)/,
];

test.each(Object.entries(dictionaries))("French words are set as French is: %s", (_, { fr }) => {
    const wrong = textsIn(fr).filter((text) => faults.some((fault) => fault.test(text)));
    expect(wrong).toEqual([]);
});
