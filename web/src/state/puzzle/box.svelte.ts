// The box of a puzzle: what is typed becomes the position as soon as it can be read.
// Plain turns are read here and now; all else is read by the engine.
import { ApiError, type EngineError, type Repair } from "../../api/client";
import type { Message } from "../../api/message";
import type { Twists } from "../../cube/centres";
import type { Facelets } from "../../cube/facelets";
import { type Move, formatMoves } from "../../cube/moves";
import { formatPapers } from "../../cube/papers";
import { type Range, rangeOf } from "../../cube/place";
import { mendedTwists } from "../../i18n/message";
import { server } from "../server.svelte";
import type { PositionState } from "./position.svelte";

export interface BoxError {
    readonly message: Message;
    readonly at: Range | null;
    readonly repairs: readonly Repair[];
    readonly twists: Twists | null; // of centres, which would be right
}

// What a text says: a position, or turns from where the maneuver starts. A link says
// where that is, and how its turns are written.
export type Reading =
    | { readonly position: Facelets }
    | { readonly moves: readonly Move[]; readonly from?: Facelets; readonly text?: string };

export interface Reader {
    here(text: string, letters: Letters): Reading | null;
    ask(text: string, letters: Letters, signal: AbortSignal): Promise<Reading>;
    readonly letters: Letters; // that words are read and written in
}
type Letters = "wca" | "papers";

const pause = 60; // milliseconds without a key before the engine is asked

export class BoxState {
    #draft = $state<string | null>(null); // typed, but not (yet) read
    #error = $state.raw<BoxError | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #asking: AbortController | null = null;
    #reading: Promise<void> = Promise.resolve();
    #seen: readonly Move[];
    // Texts that were read as the papers' words, and those that are positions.
    #papersTexts = new Set<string>();
    #positionTexts = new Set<string>();

    readonly text: string = $derived.by(() => this.#draft ?? this.#written());

    constructor(
        private readonly cube: PositionState,
        private readonly reader: Reader,
    ) {
        this.#seen = cube.moves;
        cube.listen(() => this.#follow());
        server.onReturn(() => {
            if (this.#draft !== null) void this.#ask(this.#draft);
        });
    }

    readonly error: BoxError | null = $derived(this.#error);
    // The maneuver starts from stickers, not from the solved cube.
    get isFromGiven(): boolean {
        return !this.cube.isFromHome && this.cube.moves.length > 0;
    }

    // What the position's maneuver is called in links.
    get wcaText(): string {
        const { text, moves } = this.cube;
        return this.#papersTexts.has(text) ? formatMoves(moves) : text;
    }

    type(text: string): void {
        this.#forget();
        this.#draft = text;
        const reading = this.reader.here(text, this.reader.letters);
        if (reading) this.#accept(text, reading, this.reader.letters);
        else this.#timer = setTimeout(() => void this.#ask(text), pause);
    }

    // The text with other twists behind its stickers.
    mend(twists: Twists): void {
        this.type(this.text.replace(/\+[\d.]{6}(?=\s*(\/\/|$))/, `+${twists}`));
    }

    // Reads what is still unread; whether the box then says something that is good.
    async finish(): Promise<boolean> {
        if (this.#draft !== null && !this.#asking) {
            clearTimeout(this.#timer);
            void this.#ask(this.#draft);
        }
        await this.#reading;
        this.cube.settle();
        return this.#error === null;
    }

    // Of a link: the start is known, the maneuver is to be read. Links are never written in
    // the papers' letters.
    async open(start: Facelets, text: string): Promise<void> {
        this.#forget();
        const reading = this.reader.here(text, "wca");
        if (reading && "moves" in reading) {
            this.cube.set({ start, moves: reading.moves, text });
            return;
        }
        this.cube.set({ start });
        this.#draft = text;
        await this.#ask(text, "wca");
        this.cube.settle();
    }

    // Back to what the cube shows.
    dismiss(): void {
        this.#forget();
        this.#draft = null;
    }

    #written(): string {
        const { text, moves } = this.cube;
        if (moves.length === 0) return text;
        if (this.reader.letters === "wca") return this.wcaText;
        return this.#papersTexts.has(text) ? text : formatPapers(moves);
    }

    // A maneuver goes on from the start, unless it replaces the text of the start.
    #startOfManeuver(): Facelets {
        const { home, text, start } = this.cube;
        return this.#positionTexts.has(text) ? home : start;
    }

    #forget(): void {
        clearTimeout(this.#timer);
        this.#asking?.abort();
        this.#asking = null;
        this.#error = null;
    }

    // The cube was changed by someone else: what was typed is history.
    #follow(): void {
        if (this.cube.moves === this.#seen) return;
        this.#seen = this.cube.moves;
        this.dismiss();
    }

    #ask(text: string, letters = this.reader.letters): Promise<void> {
        const asking = new AbortController();
        this.#asking = asking;
        this.#reading = this.#read(text, letters, asking.signal).finally(() => {
            if (this.#asking === asking) this.#asking = null;
        });
        return this.#reading;
    }

    async #read(text: string, letters: Letters, signal: AbortSignal): Promise<void> {
        try {
            const reading = await this.reader.ask(text, letters, signal);
            if (!signal.aborted) this.#accept(text, reading, letters);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof ApiError)) throw error;
            if (error.reason.kind !== "unreachable") this.#refuse(text, error.reason);
        }
    }

    #accept(text: string, reading: Reading, letters: Letters): void {
        if ("position" in reading) {
            this.#positionTexts.add(text);
            this.#write(text, [], reading.position);
        } else if (reading.from !== undefined) {
            this.#write(reading.text ?? text, reading.moves, reading.from);
        } else {
            if (letters === "papers") this.#papersTexts.add(text);
            this.#write(text, reading.moves, this.#startOfManeuver());
        }
    }

    #refuse(text: string, reason: EngineError): void {
        this.#error = {
            message: reason,
            at: reason.place ? rangeOf(text, reason.place) : null,
            repairs: reason.repairs ?? [],
            twists: mendedTwists(reason),
        };
    }

    #write(text: string, moves: readonly Move[], start: Facelets): void {
        this.#draft = null;
        this.#error = null;
        this.cube.write(text, moves, start);
        this.#seen = this.cube.moves;
    }
}
