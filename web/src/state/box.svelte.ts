// The maneuver box: what is typed becomes the position as soon as it can be
// read. Plain turns are read here and now; all else is read by the engine.
import { ApiError, type ErrorBody, type Repair, post } from "../api/client";
import type { ReadAnswer } from "../api/types";
import { type Facelets, applyAll, solved } from "../cube/facelets";
import { type Move, formatMoves, inverseWord, parseMoves } from "../cube/moves";
import { formatPapers } from "../cube/papers";
import { type Range, rangeOf } from "../cube/place";
import { cube } from "./cube.svelte";
import { server } from "./server.svelte";
import { settings } from "./settings.svelte";

export interface BoxError {
    readonly sentence: string;
    readonly at: Range | null;
    readonly repairs: readonly Repair[];
}

const pause = 60; // milliseconds without a key before the engine is asked

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
export const isFacelets = (text: string): boolean => /^[URFDLB.]{54}$/.test(text);
const isLink = (text: string): boolean => /^\s*https?:\/\//i.test(text);

// 54 letters are stickers, even with blanks between them.
const mayBeFacelets = (tokens: readonly string[]): boolean => tokens.join("").length === 54;

class BoxState {
    #draft = $state<string | null>(null); // typed, but not (yet) read
    #error = $state.raw<BoxError | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #asking: AbortController | null = null;
    #reading: Promise<void> = Promise.resolve();
    #seen: readonly Move[] = cube.moves;
    // Texts that were read as the papers' words, and those that are positions.
    #papersTexts = new Set<string>();
    #positionTexts = new Set<string>();

    readonly text: string = $derived(this.#draft ?? this.#written());

    constructor() {
        cube.listen(() => this.#follow());
        server.onReturn(() => {
            if (this.#draft !== null) void this.#ask(this.#draft);
        });
    }

    get error(): BoxError | null {
        return this.#error;
    }
    get isUnread(): boolean {
        return this.#draft !== null;
    }

    // What the position's maneuver is called in links.
    get wcaText(): string {
        return this.#papersTexts.has(cube.text) ? formatMoves(cube.moves) : cube.text;
    }

    type(text: string): void {
        this.#forget();
        this.#draft = text;
        const moves = this.#readHere(text);
        if (moves) this.#write(text, moves, this.#startOfManeuver());
        else this.#timer = setTimeout(() => void this.#ask(text), pause);
    }

    // Reads what is still unread; whether the box then says something that is good.
    async finish(): Promise<boolean> {
        if (this.#draft !== null && !this.#asking) {
            clearTimeout(this.#timer);
            void this.#ask(this.#draft);
        }
        await this.#reading;
        cube.settle();
        return this.#error === null;
    }

    // Of a link: the start is known, the maneuver is to be read.
    async open(start: Facelets, text: string): Promise<void> {
        this.#forget();
        const moves = this.#readHere(text);
        if (moves) {
            cube.set({ start, moves, text });
            return;
        }
        cube.set({ start });
        this.#draft = text;
        await this.#ask(text);
        cube.settle();
    }

    // Back to what the cube shows.
    dismiss(): void {
        this.#forget();
        this.#draft = null;
    }

    #written(): string {
        const { text, moves } = cube;
        if (moves.length === 0) return text;
        if (!settings.papersNotation) return this.wcaText;
        return this.#papersTexts.has(text) ? text : formatPapers(moves);
    }

    #readHere(text: string): Move[] | null {
        const tokens = words(text);
        if (mayBeFacelets(tokens)) return null;
        return settings.papersNotation && tokens.length > 0 ? null : parseMoves(tokens);
    }

    // A maneuver goes on from the start, unless it replaces the text of the start.
    #startOfManeuver(): Facelets {
        return this.#positionTexts.has(cube.text) ? solved : cube.start;
    }

    #forget(): void {
        clearTimeout(this.#timer);
        this.#asking?.abort();
        this.#asking = null;
        this.#error = null;
    }

    // The cube was changed by someone else: what was typed is history.
    #follow(): void {
        if (cube.moves === this.#seen) return;
        this.#seen = cube.moves;
        this.dismiss();
    }

    #ask(text: string): Promise<void> {
        const asking = new AbortController();
        this.#asking = asking;
        this.#reading = this.#read(text, asking.signal).finally(() => {
            if (this.#asking === asking) this.#asking = null;
        });
        return this.#reading;
    }

    async #read(text: string, signal: AbortSignal): Promise<void> {
        const notation = settings.papersNotation ? { notation: "papers" } : {};
        try {
            const answer = await post<ReadAnswer>("/read", { text, ...notation }, signal);
            if (!signal.aborted) this.#accept(text, answer);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof ApiError)) throw error;
            if (error.body.kind !== "unreachable") this.#refuse(text, error.body);
        }
    }

    #accept(text: string, answer: ReadAnswer): void {
        const moves = answer.moves && parseMoves(answer.moves);
        if (!moves) {
            this.#positionTexts.add(text);
            this.#write(text, [], answer.facelets);
        } else if (isLink(text)) {
            this.#write(formatMoves(moves), moves, startOfLink(answer, moves));
        } else {
            if (settings.papersNotation) this.#papersTexts.add(text);
            this.#write(text, moves, this.#startOfManeuver());
        }
    }

    #refuse(text: string, body: ErrorBody): void {
        this.#error = {
            sentence: body.error,
            at: body.place ? rangeOf(text, body.place) : null,
            repairs: body.repairs ?? [],
        };
    }

    #write(text: string, moves: readonly Move[], start: Facelets): void {
        this.#draft = null;
        this.#error = null;
        cube.write(text, moves, start);
        this.#seen = cube.moves;
    }
}

function startOfLink(answer: ReadAnswer, moves: readonly Move[]): Facelets {
    const { start, setup, facelets } = answer;
    if (start && isFacelets(start)) return start;
    if (!setup) return solved;
    const before = parseMoves(words(setup));
    return before ? applyAll(solved, before) : applyAll(facelets, inverseWord(moves));
}

export const box = new BoxState();
