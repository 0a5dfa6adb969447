// What the engine is asked about the cube. It names colours by the centre they match,
// so that every question is asked as the hand sees the cube (cube/held).
import { ApiError, ask } from "../../api/client";
import type { Message } from "../../api/message";
import type { Info, ReadAnswer } from "../../api/types";
import {
    countedFaces,
    faceletsOf,
    hasCentres,
    tellsCentres,
    twistsOf,
    withTwists,
} from "../../cube/centres";
import { type Facelets, applyAll, solved } from "../../cube/facelets";
import { type Face, centreOf } from "../../cube/geometry";
import { asSeen, inColoursOf, plainlySeen } from "../../cube/held";
import {
    type Move,
    formatMoves,
    inverseWord,
    parseMoves,
    parseWord,
    wordsOf,
} from "../../cube/moves";
import type { PieceKind } from "../../cube/pieces";
import { nameOfSticker, puzzles } from "../../cube/puzzle";
import { mendedTwists, valuesOf } from "../../i18n/message";
import { settings } from "../settings.svelte";
import type { Reader, Reading } from "./box.svelte";
import type { Completion } from "./editor.svelte";
import { type Knowledge, fewAtFault } from "./facts.svelte";
import type { Transformation } from "./session.svelte";

// How a cube is told in a question in which centres may count.
export const cubeIn = (held: Facelets): { cube: string; centres?: string } => ({
    cube: asSeen(held),
    ...(hasCentres(held) ? { centres: "all" } : {}),
});

// The engine names the stickers it speaks of.
function stickersNamedIn(message: Message): number[] {
    const names = ["stickers", "facelet", "facelets"].flatMap((name) => valuesOf(message, name));
    const all = [...solved].map((_, index) => index);
    return all.filter((index) => names.includes(nameOfSticker(puzzles.cube, index)));
}

export async function aboutCube(shown: Facelets, signal: AbortSignal): Promise<Knowledge<Info>> {
    try {
        const info = await ask("POST /info", { ...cubeIn(shown), as: "facelets" }, signal);
        if (info.reachable) return { info, trouble: null };
        const { reason = "", reason_message: message = { message: reason }, repairs = [] } = info;
        return { info, trouble: { kind: "unreachable", message, atFault: [], repairs } };
    } catch (error) {
        if (!(error instanceof ApiError) || error.reason.kind !== "invalid") throw error;
        const message = error.reason;
        const { repairs = [] } = message;
        const twists = mendedTwists(message);
        const atFault = twists
            ? countedFaces(shown).map(centreOf)
            : fewAtFault(stickersNamedIn(message));
        const trouble = { kind: "painting", message, atFault, repairs } as const;
        return { info: null, trouble: twists ? { ...trouble, twists } : trouble };
    }
}

export async function completeCube(held: Facelets): Promise<Completion> {
    const answer = await ask("POST /complete", { facelets: plainlySeen(held) });
    const { filled, completions } = answer;
    const facelets = withTwists(inColoursOf(held, answer.facelets), twistsOf(held));
    return { facelets, filled: filled.length, completions };
}

// With some pieces only, the others are solved.
interface Draw {
    readonly only?: PieceKind;
    readonly centres?: readonly Face[]; // that count, and are turned as well
}
export async function randomCube({ only, centres = [] }: Draw = {}): Promise<Facelets> {
    const { cubes } = await ask("POST /random", {
        count: 1,
        ...(only ? { only } : {}),
        ...(centres.length > 0 ? { centres: centres.join("") } : {}),
    });
    return cubes[0]!;
}

export async function transformCube(held: Facelets, how: Transformation): Promise<Facelets> {
    const cube = cubeIn(held);
    const answer = await (how === "inverse"
        ? ask("POST /inverse", cube)
        : ask("POST /transform", { ...cube, by: "mirror-RL" }));
    return inColoursOf(held, faceletsOf(answer));
}

export const isFacelets = (text: string): boolean =>
    /^[URFDLBurfdlb.*]{54}(\+[0-3.]{6})?$/.test(text);
const isLink = (text: string): boolean => /^\s*https?:\/\//i.test(text);

function startOfLink(answer: ReadAnswer, moves: readonly Move[]): Facelets {
    const { start, setup, facelets } = answer;
    if (start && isFacelets(start)) return start;
    if (!setup) return solved;
    const before = parseWord(setup);
    return before ? applyAll(solved, before) : applyAll(facelets, inverseWord(moves));
}

function readingOf(text: string, answer: ReadAnswer): Reading {
    const moves = answer.moves && parseMoves(answer.moves);
    if (!moves) return { position: faceletsOf(answer) };
    if (!isLink(text)) return { moves };
    return { moves, from: startOfLink(answer, moves), text: formatMoves(moves) };
}

export const askToRead = (
    { text, ...how }: { text: string; notation?: "wca" | "papers" },
    signal?: AbortSignal,
): Promise<ReadAnswer> =>
    ask("POST /read", { text, ...how, ...(tellsCentres(text) ? { centres: "all" } : {}) }, signal);

export const cubeReader: Reader = {
    get letters() {
        return settings.papersNotation ? "papers" : "wca";
    },
    here(text, letters) {
        const tokens = wordsOf(text);
        // 54 letters are stickers, even with blanks between them.
        if (tokens.join("").length === 54) return null;
        if (letters === "papers" && tokens.length > 0) return null;
        const moves = parseMoves(tokens);
        return moves && { moves };
    },
    async ask(text, notation, signal) {
        return readingOf(text, await askToRead({ text, notation }, signal));
    },
};
