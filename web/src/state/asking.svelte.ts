// The form of the page that is shown, for keys, buttons and the palette.
import { Provided } from "./provided.svelte";
import type { QuestionStore } from "./question.svelte";

type Store = QuestionStore<unknown, unknown>;
interface Form {
    readonly store: Pick<Store, "phase" | "isBusy" | "isPaused" | "pause" | "resume" | "stop">;
    label(): string; // of its button
    isReady(): boolean; // there is something to ask, and nothing is asked
    start(): unknown;
    isBusy?(): boolean; // also with what follows from the question
    stop?(): unknown; // that, too
}

class Asking extends Provided<Form> {
    get isBusy(): boolean {
        const form = this.now;
        return form?.isBusy?.() ?? form?.store.isBusy ?? false;
    }
    get canRest(): boolean {
        return this.isBusy && this.now?.store.phase !== "starting";
    }
    async stop(): Promise<void> {
        await (this.now?.stop ? this.now.stop() : this.now?.store.stop());
    }
    async rest(): Promise<void> {
        const store = this.now?.store;
        await (store?.isPaused ? store.resume() : store?.pause());
    }
}

export const asking = new Asking();
