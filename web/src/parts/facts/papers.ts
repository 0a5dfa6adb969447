// What the papers of 2004 tell of a cube: lists and records as Caml writes them, and
// 3-cycles, here with the names of the places that the papers number.
import type { Info } from "../../api/types";
import { t } from "../../i18n/index.svelte";

export const papersList = (numbers: readonly number[]): string => `[${numbers.join(";")}]`;

export const papersTranscription = ({ sc, sm, irc, irm }: Info["transcription"]): string =>
    `{sc=${papersList(sc)};sm=${papersList(sm)};irc=${papersList(irc)};irm=${papersList(irm)}}`;

const corners = ["UFL", "URF", "UBR", "ULB", "DLF", "DFR", "DRB", "DBL"];
const edges = ["UL", "UF", "UR", "UB", "FL", "FR", "BR", "BL", "DL", "DF", "DR", "DB"];

const written = (cycles: readonly (readonly number[])[], names: readonly string[]): string =>
    cycles.map((cycle) => `(${cycle.map((place) => names[place - 1]).join(" ")})`).join(" ");

export function threeCyclesOf({ three_cycles }: Info): string {
    if (!three_cycles.corners || !three_cycles.edges) return t.solve.threeCyclesOdd;
    const all = [written(three_cycles.corners, corners), written(three_cycles.edges, edges)];
    return all.filter((text) => text !== "").join(" ") || t.solve.none;
}
