// The form of the page that is shown, for keys and the palette: it is there while its page is.
import type { QuestionStore } from "./question.svelte";

interface Form {
    readonly store: Pick<
        QuestionStore<unknown, unknown>,
        "phase" | "isPaused" | "pause" | "resume"
    >;
    label(): string; // of its button
    isReady(): boolean; // there is something to ask, and nothing is asked
    isBusy(): boolean;
    start(): unknown;
    stop(): unknown;
}

class Asking {
    #form = $state.raw<Form | null>(null);

    readonly form: Form | null = $derived(this.#form);

    provide(form: Form): () => void {
        this.#form = form;
        return () => {
            if (this.#form === form) this.#form = null;
        };
    }

    get canRest(): boolean {
        return (this.#form?.isBusy() ?? false) && this.#form?.store.phase !== "starting";
    }
    async rest(): Promise<void> {
        const store = this.#form?.store;
        await (store?.isPaused ? store.resume() : store?.pause());
    }
}

export const asking = new Asking();
