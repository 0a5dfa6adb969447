// The engine's messages about stickers, in the colours that the person sees.
import type { Message, Value } from "../../api/message";
import type { Facelets } from "../../cube/facelets";
import type { Face } from "../../cube/geometry";
import type { Puzzle } from "../../cube/puzzle";
import { t } from "../../i18n/index.svelte";
import { type Change, withValues } from "../../i18n/message";
import { inWords, tell } from "../../i18n/sentences";
import type { Trouble } from "../../state/puzzle/facts.svelte";
import { colourName } from "./names";

// Which arguments are colours and not places. Of the cube only counts are told by
// colour: its pieces are named by their places.
const colours: Readonly<Record<Puzzle["name"], Readonly<Record<string, readonly string[]>>>> = {
    cube: { "colour-count": ["colour"] },
    pocket: {
        "colour-count": ["colour"],
        "piece-mirrored": ["colours"],
        "piece-twice": ["colours"],
        "pocket-wrong-colours": ["colours"],
        "pocket-colour-twice": ["colours", "colour"],
        "pocket-opposite-colours": ["colours", "first", "second"],
    },
};

function inColours(message: Message, puzzle: Puzzle, held: Facelets): Message {
    const named = (letter: string) => colourName(puzzle.colourNamed(held, letter as Face));
    const change: Change = (name, value, code): Value => {
        if (!colours[puzzle.name][code]?.includes(name)) return value;
        if (typeof value === "string") return [...value].map(named).join("-");
        return Array.isArray(value) ? (value as readonly string[]).map(named) : value;
    };
    return withValues(message, change);
}

// Whether a repair is told sticker by sticker, and not by what becomes of pieces.
export function isRepainting(message: Message): boolean {
    const { code = "", arguments: values } = message;
    if (code !== "repair-steps") return code === "repaint-stickers" || code === "clear-stickers";
    return ((values?.["steps"] ?? []) as readonly Message[]).every(isRepainting);
}

const unsolvable = (reason: Message): Message => ({
    message: `not solvable by turning faces: ${tell(reason, "en")}`,
    code: "not-solvable",
    arguments: { reason },
});

export function troubleInWords(trouble: Trouble, puzzle: Puzzle, held: Facelets): string {
    const { kind, message } = trouble;
    const told = kind === "painting" ? inColours(message, puzzle, held) : unsolvable(message);
    return inWords(told, t.language);
}
