// What can search besides the server's processor. Asked when somebody wants to choose.
import { ask } from "../api/client";

class Devices {
    #card = $state<string | null>(null);
    #isAsked = false;

    // The graphics card by its name; null where there is none, or nobody knows yet.
    readonly card: string | null = $derived(this.#card);

    async find(): Promise<void> {
        if (this.#isAsked) return;
        this.#isAsked = true;
        const answer = await ask("GET /devices").catch(() => null);
        this.#isAsked = answer !== null; // or else the next time
        this.#card = answer?.card ?? null;
    }
}

export const devices = new Devices();
