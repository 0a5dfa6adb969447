// What a person chose, kept in the browser. One object, saved as it changes.
import type { PocketMetric } from "../api/pocket";
import type { Metric } from "../api/types";
import { allCentres } from "../cube/centres";
import type { Face } from "../cube/geometry";
import { type PartSettings, wholeCube } from "./solve/part";
import { browser } from "./storage";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const keyMaps = ["letters", "cstimer"] as const;
export type KeyMapName = (typeof keyMaps)[number];

export type Colours = Record<Face, string>;

// The engine's schemes (a test compares), so that pictures from it and the cube
// on the page agree. The first is WCA's: white up, green in front.
export const schemes = {
    wca: { U: "#f8f8f6", R: "#d0202e", F: "#12a150", D: "#ffd60a", L: "#ff7d14", B: "#1558d6" },
    papers: { U: "#12a150", R: "#ff7d14", F: "#f8f8f6", D: "#ffd60a", L: "#d0202e", B: "#1558d6" },
    japanese: {
        U: "#f8f8f6",
        R: "#d0202e",
        F: "#12a150",
        D: "#1558d6",
        L: "#ff7d14",
        B: "#ffd60a",
    },
    "colour-blind": {
        U: "#f8f8f6",
        R: "#a03000",
        F: "#00a078",
        D: "#fbf056",
        L: "#dd8400",
        B: "#0060b0",
    },
    grey: { U: "#f9f9f9", R: "#636363", F: "#ababab", D: "#434343", L: "#d1d1d1", B: "#868686" },
} as const satisfies Record<string, Colours>;
export type SchemeName = keyof typeof schemes | "custom";
export const schemeNames = [...Object.keys(schemes), "custom"] as SchemeName[];
// These make no sense without the symbols.
const schemesWithSymbols: readonly SchemeName[] = ["colour-blind", "grey"];

export const goals = ["short", "shortest"] as const;
export type Goal = (typeof goals)[number];

export const deviceNames = ["cpu", "gpu", "auto"] as const;
export type DeviceName = (typeof deviceNames)[number];

// What is kept, as it is before anybody has chosen.
const defaults = {
    theme: "auto" as Theme,
    keyMap: "letters" as KeyMapName,
    chosenKeys: {} as Record<string, readonly string[]>, // of commands, instead of their own
    recentCommands: [] as string[], // of the palette, the last one first
    scheme: "wca" as SchemeName,
    customColours: { ...schemes.wca } as Colours,
    symbols: false,
    fillsIn: false, // while painting, what follows from a sticker
    hintStickers: false, // copies of the hidden faces that float behind the cube
    turnTime: 350, // milliseconds of one turn in the player
    papersNotation: false,
    scanSound: true, // when a face is taken
    centres: {
        isOn: false, // on the cube that a page begins with
        colours: [...allCentres] as Face[], // that count where it is on
    },
    solve: {
        goal: "short" as Goal,
        part: { ...wholeCube } as PartSettings, // how far, where that is not all the way
        maxLength: null as number | null, // stop as soon as a solution is this short
        seconds: 10 as number | null,
        proofSeconds: null as number | null, // a proof takes the time it needs
        allShortest: false,
        allUpTo: null as number | null, // of all solutions: also longer ones
        memory: "", // for the table of a proof, like "800M"; empty: the server's choice
        device: "cpu" as DeviceName, // that a proof searches on, where there is a graphics card
        metric: "htm" as Metric,
        threads: 0, // as many as the server has
        turns: "", // the only ones allowed, like "U R F"; empty: all
        isTriple: true, // looks along all three axes
        sense: "solver" as "solver" | "generator", // the word that is shown
    },
    pocket: {
        metric: "htm" as PocketMetric,
        all: false, // every shortest solution
    },
};
export type SolveSettings = (typeof defaults)["solve"];

const storageKey = "antipode.settings";

export const settings = $state(browser.over(storageKey, defaults));

export const colours = (): Colours =>
    settings.scheme === "custom" ? settings.customColours : schemes[settings.scheme];

export const showsSymbols = (): boolean =>
    settings.symbols || schemesWithSymbols.includes(settings.scheme);

// Called once, from App.svelte, inside the root effect.
export function keepSettings(): void {
    $effect(() => browser.keep(storageKey, settings));
    $effect(() => {
        document.documentElement.dataset.theme = settings.theme;
    });
}
