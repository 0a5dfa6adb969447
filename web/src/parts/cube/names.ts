// What a person calls a colour and a sticker.
import type { Face } from "../../cube/geometry";
import { colourOf, star } from "../../cube/open";
import { type Puzzle, nameOfSticker } from "../../cube/puzzle";
import { symbolOf } from "../../cube/symbols";
import { t } from "../../i18n/index.svelte";
import { type SchemeName, settings } from "../../state/settings.svelte";

type ColourName = keyof typeof t.cube.colours;

const colourNames: Partial<Record<SchemeName, Record<Face, ColourName>>> = {
    wca: { U: "white", R: "red", F: "green", D: "yellow", L: "orange", B: "blue" },
    papers: { U: "green", R: "orange", F: "white", D: "yellow", L: "red", B: "blue" },
    japanese: { U: "white", R: "red", F: "green", D: "blue", L: "orange", B: "yellow" },
    "colour-blind": { U: "white", R: "brown", F: "green", D: "yellow", L: "orange", B: "blue" },
};

// Greys are told apart by their symbols, colours of one's own by their face.
export function colourName(letter: string): string {
    const face = colourOf(letter);
    if (letter === star) return t.cube.turnedOnly;
    if (face === null) return t.cube.unpainted;
    if (letter !== face) return t.cube.placeOnly(colourName(face));
    const name = colourNames[settings.scheme]?.[face];
    if (name) return t.cube.colours[name];
    return settings.scheme === "grey" ? t.cube.symbols[symbolOf[face]] : t.cube.colourOfFace(face);
}

// With the arrow on a centre, in quarter turns from upwards.
export function stickerLabel(
    puzzle: Puzzle,
    index: number,
    letter: string,
    arrow: number | null = null,
): string {
    const label = t.cube.sticker(nameOfSticker(puzzle, index), colourName(letter));
    return arrow === null ? label : `${label}, ${t.cube.arrows[arrow]}`;
}
