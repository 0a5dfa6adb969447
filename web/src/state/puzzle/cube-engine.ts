// What the engine is asked about the cube. It names colours by the centre they match,
// so that every question is asked as the hand sees the cube (cube/held).
import { ApiError, ask } from "../../api/client";
import type { Message } from "../../api/message";
import type { Info, ReadAnswer } from "../../api/types";
import { type Facelets, applyAll, solved } from "../../cube/facelets";
import { asSeen, inColoursOf } from "../../cube/held";
import { type Move, formatMoves, inverseWord, parseMoves, wordsOf } from "../../cube/moves";
import type { PieceKind } from "../../cube/pieces";
import { nameOfSticker, puzzles } from "../../cube/puzzle";
import { valuesOf } from "../../i18n/message";
import { settings } from "../settings.svelte";
import type { Reader, Reading } from "./box.svelte";
import type { Completion } from "./editor.svelte";
import { type Knowledge, fewAtFault } from "./facts.svelte";
import type { Transformation } from "./session.svelte";

// The engine names the stickers it speaks of.
function stickersNamedIn(message: Message): number[] {
    const names = ["stickers", "facelet", "facelets"].flatMap((name) => valuesOf(message, name));
    const all = [...solved].map((_, index) => index);
    return all.filter((index) => names.includes(nameOfSticker(puzzles.cube, index)));
}

export async function aboutCube(shown: Facelets, signal: AbortSignal): Promise<Knowledge<Info>> {
    try {
        const info = await ask("POST /info", { cube: asSeen(shown), as: "facelets" }, signal);
        if (info.reachable) return { info, trouble: null };
        const { reason = "", reason_message: message = { message: reason }, repairs = [] } = info;
        return { info, trouble: { kind: "unreachable", message, atFault: [], repairs } };
    } catch (error) {
        if (!(error instanceof ApiError) || error.reason.kind !== "invalid") throw error;
        const message = error.reason;
        const { repairs = [] } = message;
        const atFault = fewAtFault(stickersNamedIn(message));
        return { info: null, trouble: { kind: "painting", message, atFault, repairs } };
    }
}

export async function completeCube(held: Facelets): Promise<Completion> {
    const answer = await ask("POST /complete", { facelets: asSeen(held) });
    const { facelets, filled, completions } = answer;
    return { facelets: inColoursOf(held, facelets), filled: filled.length, completions };
}

// With some pieces only, the others are solved.
export async function randomCube(only?: PieceKind): Promise<Facelets> {
    const { cubes } = await ask("POST /random", { count: 1, ...(only ? { only } : {}) });
    return cubes[0]!;
}

export async function transformCube(held: Facelets, how: Transformation): Promise<Facelets> {
    const cube = asSeen(held);
    const answer = await (how === "inverse"
        ? ask("POST /inverse", { cube })
        : ask("POST /transform", { cube, by: "mirror-RL" }));
    return inColoursOf(held, answer.facelets);
}

export const isFacelets = (text: string): boolean => /^[URFDLBurfdlb.*]{54}$/.test(text);
const isLink = (text: string): boolean => /^\s*https?:\/\//i.test(text);

function startOfLink(answer: ReadAnswer, moves: readonly Move[]): Facelets {
    const { start, setup, facelets } = answer;
    if (start && isFacelets(start)) return start;
    if (!setup) return solved;
    const before = parseMoves(wordsOf(setup));
    return before ? applyAll(solved, before) : applyAll(facelets, inverseWord(moves));
}

function readingOf(text: string, answer: ReadAnswer): Reading {
    const moves = answer.moves && parseMoves(answer.moves);
    if (!moves) return { position: answer.facelets };
    if (!isLink(text)) return { moves };
    return { moves, from: startOfLink(answer, moves), text: formatMoves(moves) };
}

export const cubeReader: Reader = {
    get isPapers() {
        return settings.papersNotation;
    },
    here(text) {
        const tokens = wordsOf(text);
        // 54 letters are stickers, even with blanks between them.
        if (tokens.join("").length === 54) return null;
        if (this.isPapers && tokens.length > 0) return null;
        const moves = parseMoves(tokens);
        return moves && { moves };
    },
    async ask(text, signal) {
        const notation = this.isPapers ? ({ notation: "papers" } as const) : {};
        return readingOf(text, await ask("POST /read", { text, ...notation }, signal));
    },
};
