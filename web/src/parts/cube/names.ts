// What a person calls a colour, a sticker, a key.
import { unpainted } from "../../cube/facelets";
import { type Face, stickerName } from "../../cube/geometry";
import { symbolOf } from "../../cube/symbols";
import { t } from "../../i18n/index.svelte";
import { type KeyAction, isCommand } from "../../state/keys.svelte";
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
    if (letter === unpainted) return t.cube.unpainted;
    const face = letter as Face;
    const name = colourNames[settings.scheme]?.[face];
    if (name) return t.cube.colours[name];
    return settings.scheme === "grey" ? t.cube.symbols[symbolOf[face]] : t.cube.colourOfFace(face);
}

export const stickerLabel = (index: number, letter: string): string =>
    t.cube.sticker(stickerName(index), colourName(letter));

const orbits = ["orbitLeft", "orbitRight", "orbitUp", "orbitDown"] as const;
const arrows = ["←", "→", "↑", "↓"] as const;

export function actionName(action: KeyAction): string {
    if (!isCommand(action)) return action;
    const direction = (orbits as readonly string[]).indexOf(action);
    if (direction >= 0) return `${t.cube.orbit} ${arrows[direction]}`;
    return t.cube[action as Exclude<typeof action, (typeof orbits)[number]>];
}
