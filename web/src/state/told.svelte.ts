// What the server tells once and for all, such as a list of names. A part that needs it asks for
// it when it is shown, and again when a server that was away is back.
//
//     export const methods = new Told(listMethods);
//     …
//     methods.keep();             in a component, or inside an effect
//     methods.value, methods.isLost, methods.load()
import { untrack } from "svelte";
import { ApiError } from "../api/client";
import { server } from "./server.svelte";

export class Told<Value> {
    #value = $state.raw<Value | null>(null);
    #isLost = $state(false);
    #isAsking = false;

    constructor(private readonly ask: () => Promise<Value>) {}

    readonly value: Value | null = $derived(this.#value);
    // It could not be had.
    readonly isLost: boolean = $derived(this.#isLost);

    keep(): void {
        $effect(() => {
            untrack(() => void this.load());
            return server.onReturn(() => void this.load());
        });
    }

    async load(): Promise<void> {
        if (this.#value !== null || this.#isAsking) return;
        this.#isAsking = true;
        this.#isLost = false;
        try {
            this.#value = await this.ask();
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.#isLost = true;
        } finally {
            this.#isAsking = false;
        }
    }
}
