// The engine's sentences about a 2×2×2, in the colours that the person sees.
import { t } from "../../i18n/index.svelte";
import { inWords } from "../../i18n/sentences";
import { colourName } from "../cube/names";

const one = "\\b([URFDLB])\\b";
// Where letters are colours and not places: three of a corner, or one by itself.
const corners = /(?<=shows |montre |the corner |le coin )([URFDLB]{3})\b(?! \()/g;
const counted = new RegExp(`${one}(?= (?:occurs|apparaît) \\d)`, "g");
const opposite = new RegExp(`${one}(?= and [URFDLB] are opposite| are opposite)`, "g");
const twice = new RegExp(`${one}(?= twice)`, "g");

const inColours = (sentence: string): string => {
    const name = (letter: string) => colourName(letter);
    return [counted, opposite, twice]
        .reduce((text, pattern) => text.replace(pattern, name), sentence)
        .replace(corners, (letters) => [...letters].map(name).join("-"));
};

export const reasonInWords = (sentence: string): string => inWords(inColours(sentence), t.language);
