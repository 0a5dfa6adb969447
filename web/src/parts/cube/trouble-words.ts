// The engine's sentences about stickers, in the colours that the person sees.
import type { Facelets } from "../../cube/facelets";
import type { Face } from "../../cube/geometry";
import type { Puzzle } from "../../cube/puzzle";
import { t } from "../../i18n/index.svelte";
import { inWords } from "../../i18n/sentences";
import type { Trouble } from "../../state/puzzle/facts.svelte";
import { colourName } from "./names";

const one = "\\b([URFDLB])\\b";
// Where letters are colours and not places: three of a corner, or one by itself.
const corners = /(?<=shows |montre |the corner |le coin )([URFDLB]{3})\b(?! \()/g;
const counted = new RegExp(`${one}(?= (?:occurs|apparaît) \\d)`, "g");
const opposite = new RegExp(`${one}(?= and [URFDLB] are opposite| are opposite)`, "g");
const twice = new RegExp(`${one}(?= twice)`, "g");

// Of the cube only counts are told by colour: its pieces are named by their places.
function inColours(sentence: string, puzzle: Puzzle, held: Facelets): string {
    const name = (letter: string) => colourName(puzzle.colourNamed(held, letter as Face));
    if (puzzle.name === "cube") return sentence.replace(counted, name);
    return [counted, opposite, twice]
        .reduce((text, pattern) => text.replace(pattern, name), sentence)
        .replace(corners, (letters) => [...letters].map(name).join("-"));
}

export function troubleInWords(trouble: Trouble, puzzle: Puzzle, held: Facelets): string {
    const { kind, sentence } = trouble;
    if (kind === "painting") return inWords(inColours(sentence, puzzle, held), t.language);
    return inWords(`this cube cannot be solved by turning: ${sentence}`, t.language);
}
