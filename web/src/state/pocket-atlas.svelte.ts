// What is known about all positions of the 2×2×2: how many are how far, and which
// are farthest. Asked for once.
import { untrack } from "svelte";
import {
    type PocketAntipodes,
    type PocketCounts,
    type PocketMetric,
    countPocket,
    pocketAntipodes,
} from "../api/pocket";
import { ApiError } from "../api/client";
import { server } from "./server.svelte";
import { settings } from "./settings.svelte";

type ByMetric<T> = Partial<Record<PocketMetric, T>>;

class PocketAtlas {
    #counts = $state.raw<ByMetric<PocketCounts>>({});
    #antipodes = $state.raw<ByMetric<PocketAntipodes>>({});

    readonly counts: ByMetric<PocketCounts> = $derived(this.#counts);
    readonly antipodes: PocketAntipodes | null = $derived(
        this.#antipodes[settings.pocket.metric] ?? null,
    );

    // Called by the page while it is there.
    keep(): void {
        $effect(() => {
            const { metric } = settings.pocket;
            untrack(() => void this.#ask(metric));
        });
        $effect(() => server.onReturn(() => void this.#ask(settings.pocket.metric)));
    }

    // A server that cannot be asked is told of elsewhere on the page.
    async #ask(metric: PocketMetric): Promise<void> {
        try {
            await Promise.all([this.#count("htm"), this.#count("qtm"), this.#list(metric)]);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
        }
    }

    async #count(metric: PocketMetric): Promise<void> {
        if (this.#counts[metric]) return;
        const counts = await countPocket({ metric });
        this.#counts = { ...this.#counts, [metric]: counts };
    }

    async #list(metric: PocketMetric): Promise<void> {
        if (this.#antipodes[metric]) return;
        const antipodes = await pocketAntipodes({ metric });
        this.#antipodes = { ...this.#antipodes, [metric]: antipodes };
    }
}

export const pocketAtlas = new PocketAtlas();
