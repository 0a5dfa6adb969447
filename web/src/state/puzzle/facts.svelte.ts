// All that is known about the puzzle that is shown, a moment after it changes: the
// facts, or why its stickers make none.
import { ApiError, type Repair } from "../../api/client";
import type { Message } from "../../api/message";
import type { Twists } from "../../cube/centres";
import { type Facelets, isComplete } from "../../cube/facelets";
import { server } from "../server.svelte";
import type { PositionState } from "./position.svelte";

// Why the stickers make no cube, and the smallest ways out.
export interface Trouble {
    readonly kind: "painting" | "unreachable"; // what the message is about
    readonly message: Message;
    readonly atFault: readonly number[];
    readonly repairs: readonly Repair[];
    readonly twists?: Twists; // of centres, which would be right
}

export interface Knowledge<Info> {
    readonly info: Info | null;
    readonly trouble: Trouble | null;
}

const nothing = { info: null, trouble: null };
const pause = 50; // milliseconds

// Outlines around half the cube would say nothing.
const mostOutlined = 12;
export const fewAtFault = (indices: readonly number[]): readonly number[] =>
    indices.length > mostOutlined ? [] : indices;

export class FactsState<Info> {
    #known = $state.raw<Knowledge<Info>>(nothing);
    #about = $state.raw<Facelets | null>(null);

    constructor(
        private readonly cube: PositionState,
        private readonly ask: (shown: Facelets, signal: AbortSignal) => Promise<Knowledge<Info>>,
    ) {}

    // The last facts stay until newer ones are here, so that nothing flickers.
    readonly info: Info | null = $derived(this.#known.info);
    // Whether the facts are those of the cube that is shown now.
    get isFresh(): boolean {
        return this.#about === this.cube.shown;
    }
    // Facts of a cube before, and nobody there to tell newer ones.
    get isOld(): boolean {
        return !this.isFresh && server.isLost;
    }
    get trouble(): Trouble | null {
        return this.isFresh ? this.#known.trouble : null;
    }

    // Called once, inside an effect of whoever shows the facts.
    keep(): void {
        $effect(() => this.#askSoon(this.cube.shown));
        $effect(() => server.onReturn(() => void this.#learn(this.cube.shown)));
    }

    #askSoon(shown: Facelets): () => void {
        const abort = new AbortController();
        const timer = setTimeout(() => void this.#learn(shown, abort.signal), pause);
        return () => {
            clearTimeout(timer);
            abort.abort();
        };
    }

    async #learn(shown: Facelets, signal = new AbortController().signal): Promise<void> {
        try {
            const known = isComplete(shown) ? await this.ask(shown, signal) : nothing;
            // Answers may overtake each other.
            if (!signal.aborted && shown === this.cube.shown)
                [this.#about, this.#known] = [shown, known];
        } catch (error) {
            if (!signal.aborted && !(error instanceof ApiError)) throw error;
        }
    }
}
