// The box of the 2×2×2: maneuvers, 24 stickers, cubies and layers by coordinates.
// Turns are understood here, everything else by the engine.
import { ApiError } from "../api/client";
import { pocketInfo } from "../api/pocket";
import type { Facelets } from "../cube/facelets";
import { isPocketFacelets, isPocketMove, solvedPocket } from "../cube/pocket";
import { type Move, parseMoves } from "../cube/moves";
import { pocket } from "./pocket.svelte";

const pause = 150; // milliseconds after the last letter

export interface PocketBoxError {
    readonly sentence: string;
    readonly at: { readonly from: number; readonly to: number } | null;
}

class PocketBox {
    // What is typed and not understood yet; else the box shows what the cube says.
    #typed = $state<string | null>(null);
    #error = $state.raw<PocketBoxError | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #asked: AbortController | null = null;

    readonly text: string = $derived(this.#typed ?? pocket.text);
    // The maneuver in it starts from stickers, not from the solved cube.
    readonly isFromGiven: boolean = $derived(
        pocket.start !== solvedPocket && pocket.moves.length > 0,
    );

    constructor() {
        // Whoever turns or paints has left what was typed.
        pocket.listen(() => {
            this.#forget();
            this.#typed = null;
        });
    }

    get error(): PocketBoxError | null {
        return this.#error;
    }

    type(text: string): void {
        this.#forget();
        this.#typed = text;
        if (this.#readHere(text)) return;
        this.#timer = setTimeout(() => void this.#readThere(text), pause);
    }

    // Enter, or the focus leaves: what is typed is read now.
    async finish(): Promise<void> {
        const text = this.#typed;
        if (text !== null && !this.#error) await this.#readThere(text);
        pocket.settle();
    }

    #readHere(text: string): boolean {
        const trimmed = text.trim();
        const moves = parseMoves(trimmed.split(/\s+/).filter((token) => token !== ""));
        if (moves?.every(isPocketMove)) this.#accept(text, moves, pocket.start);
        else if (isPocketFacelets(trimmed)) this.#accept(text, [], trimmed.toUpperCase());
        else return false;
        return true;
    }

    async #readThere(text: string): Promise<void> {
        this.#forget();
        const asked = (this.#asked = new AbortController());
        try {
            const { maneuver, facelets } = await pocketInfo({ cube: text }, asked.signal);
            if (asked.signal.aborted) return;
            const moves = maneuver === undefined ? null : movesOf(maneuver);
            this.#accept(text, moves ?? [], moves ? pocket.start : facelets);
        } catch (error) {
            if (asked.signal.aborted) return;
            if (!(error instanceof ApiError)) throw error;
            const { error: sentence, place } = error.body;
            const at = place ? { from: place.offset, to: place.offset + place.length } : null;
            this.#error = { sentence, at };
        }
    }

    #accept(text: string, moves: readonly Move[], start: Facelets): void {
        this.#typed = null;
        pocket.write(text, moves, start);
    }

    #forget(): void {
        clearTimeout(this.#timer);
        this.#asked?.abort();
        this.#error = null;
    }
}

const movesOf = (maneuver: string): Move[] | null =>
    parseMoves(maneuver.split(" ").filter((token) => token !== ""));

export const pocketBox = new PocketBox();
