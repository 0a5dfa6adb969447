// All that is known about the cube that is shown, a moment after it changes.
import { ApiError, type Repair, post } from "../api/client";
import type { Info } from "../api/types";
import { type Facelets, isComplete, unpainted } from "../cube/facelets";
import { asSeen } from "../cube/held";
import { cube } from "./cube.svelte";
import { server } from "./server.svelte";

const pause = 50; // milliseconds

class FactsState {
    #info = $state.raw<Info | null>(null);
    #about = $state.raw<Facelets | null>(null);
    #refusal = $state.raw<{ sentence: string; repairs: readonly Repair[] } | null>(null);

    // The last facts stay until newer ones are here, so that nothing flickers.
    get info(): Info | null {
        return this.#info;
    }
    // Whether the facts are those of the cube that is shown now.
    get isFresh(): boolean {
        return this.#about === cube.shown;
    }
    // Stickers that make no cube at all.
    get refusal(): { sentence: string; repairs: readonly Repair[] } | null {
        return this.#refusal;
    }
    get unpainted(): number {
        return cube.shown.split(unpainted).length - 1;
    }

    // Called once, inside the root effect.
    keep(): void {
        $effect(() => this.#askSoon(cube.shown));
        $effect(() => server.onReturn(() => void this.#ask(cube.shown, new AbortController())));
    }

    #askSoon(shown: Facelets): () => void {
        const abort = new AbortController();
        const timer = setTimeout(() => void this.#ask(shown, abort), pause);
        return () => {
            clearTimeout(timer);
            abort.abort();
        };
    }

    async #ask(shown: Facelets, { signal }: AbortController): Promise<void> {
        if (!isComplete(shown)) {
            this.#show(shown, null, null);
            return;
        }
        try {
            const info = await post<Info>("/info", { cube: asSeen(shown), as: "facelets" }, signal);
            if (!signal.aborted) this.#show(shown, info, null);
        } catch (error) {
            if (signal.aborted || !(error instanceof ApiError)) return;
            const { error: sentence, repairs = [], kind } = error.body;
            if (kind === "invalid") this.#show(shown, null, { sentence, repairs });
        }
    }

    #show(about: Facelets, info: Info | null, refusal: FactsState["refusal"]): void {
        this.#about = about;
        this.#info = info;
        this.#refusal = refusal;
    }
}

export const facts = new FactsState();
