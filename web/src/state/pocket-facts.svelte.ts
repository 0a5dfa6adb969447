// What is known about the 2×2×2 that is shown, a moment after it changes: the facts,
// or why no turning makes these stickers.
import { type PocketInfo, checkPocket, pocketInfo } from "../api/pocket";
import { ApiError } from "../api/client";
import { type Facelets, isComplete, unpainted } from "../cube/facelets";
import { pocketStickerName } from "../cube/pocket";
import { pocket } from "./pocket.svelte";
import { server } from "./server.svelte";

const pause = 30; // milliseconds
// Outlines around half the cube would say nothing.
const mostOutlined = 12;

export interface PocketTrouble {
    readonly sentence: string;
    readonly atFault: readonly number[];
}

interface Known {
    readonly about: Facelets;
    readonly info: PocketInfo | null;
    readonly trouble: PocketTrouble | null;
}

class PocketFacts {
    #known = $state.raw<Known | null>(null);

    // The last facts stay until newer ones are here, so that nothing flickers.
    get info(): PocketInfo | null {
        return this.#known?.info ?? null;
    }
    get isFresh(): boolean {
        return this.#known?.about === pocket.shown;
    }
    get trouble(): PocketTrouble | null {
        return this.isFresh ? this.#known!.trouble : null;
    }
    get unpainted(): number {
        return pocket.shown.split(unpainted).length - 1;
    }

    // Called by the page while it is there.
    keep(): void {
        $effect(() => this.#askSoon(pocket.shown));
        $effect(() => server.onReturn(() => this.#askSoon(pocket.shown)));
    }

    #askSoon(shown: Facelets): () => void {
        const abort = new AbortController();
        const timer = setTimeout(() => void this.#ask(shown, abort.signal), pause);
        return () => {
            clearTimeout(timer);
            abort.abort();
        };
    }

    async #ask(shown: Facelets, signal: AbortSignal): Promise<void> {
        try {
            const known = isComplete(shown) ? await knownAbout(shown, signal) : nothingYet(shown);
            if (!signal.aborted) this.#known = known;
        } catch (error) {
            if (!signal.aborted && !(error instanceof ApiError)) throw error;
        }
    }
}

const nothingYet = (about: Facelets): Known => ({ about, info: null, trouble: null });

async function knownAbout(about: Facelets, signal: AbortSignal): Promise<Known> {
    const question = { cube: about, as: "facelets" } as const;
    const {
        feasible,
        reason = "",
        facelets_at_fault: names = [],
    } = await checkPocket(question, signal);
    if (feasible) return { about, info: await pocketInfo(question, signal), trouble: null };
    const all = [...about].map((_, index) => index);
    const atFault = all.filter((index) => names.includes(pocketStickerName(index)));
    const outlined = atFault.length > mostOutlined ? [] : atFault;
    return { about, info: null, trouble: { sentence: reason, atFault: outlined } };
}

export const pocketFacts = new PocketFacts();
