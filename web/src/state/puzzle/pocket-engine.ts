// What the engine is asked about the 2×2×2. It has no centres, so that its letters are
// colours.
import { type PocketInfo, checkPocket, pocketInfo, randomPocket } from "../../api/pocket";
import type { Facelets } from "../../cube/facelets";
import { parseMoves, parseWord, wordsOf } from "../../cube/moves";
import { isPocketFacelets, isPocketMove } from "../../cube/pocket";
import { nameOfSticker, puzzles } from "../../cube/puzzle";
import type { Reader } from "./box.svelte";
import { type Knowledge, fewAtFault } from "./facts.svelte";

export async function aboutPocket(
    shown: Facelets,
    signal: AbortSignal,
): Promise<Knowledge<PocketInfo>> {
    const question = { cube: shown, as: "facelets" } as const;
    const answer = await checkPocket(question, signal);
    if (answer.feasible) return { info: await pocketInfo(question, signal), trouble: null };
    const { reason = "", facelets_at_fault: names = [] } = answer;
    const all = [...shown].map((_, index) => index);
    const atFault = all.filter((index) => names.includes(nameOfSticker(puzzles.pocket, index)));
    const trouble = {
        kind: "painting",
        message: answer.reason_message ?? { message: reason },
        atFault: fewAtFault(atFault),
        repairs: [],
    } as const;
    return { info: null, trouble };
}

export async function randomPocketCube(): Promise<Facelets> {
    const { cubes } = await randomPocket({});
    return cubes[0]!.facelets;
}

export const pocketReader: Reader = {
    letters: "wca",
    here(text) {
        const tokens = wordsOf(text);
        const moves = parseMoves(tokens);
        if (moves?.every(isPocketMove)) return { moves };
        const only = tokens.length === 1 ? tokens[0]! : "";
        return isPocketFacelets(only) ? { position: only.toUpperCase() } : null;
    },
    async ask(text, _, signal) {
        const { maneuver, facelets } = await pocketInfo({ cube: text }, signal);
        const moves = maneuver === undefined ? null : parseWord(maneuver);
        return moves ? { moves } : { position: facelets };
    },
};
