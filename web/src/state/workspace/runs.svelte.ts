// Searches over the list: how far they are, and what stops and continues them.
import { type Busy, type Target, workspaceApi } from "../../api/workspace";
import { attempt } from "./attempt";
import { choices, runRequest } from "./choices.svelte";
import { notice } from "./notice.svelte";
import { t } from "../../i18n/index.svelte";
import { browser } from "../storage";

const startKey = "antipode.run.started";
const nobody: Busy = { running: 0, queued: 0, done: 0 };

class Runs {
    #busy = $state.raw<Busy>(nobody);
    #startedAt = $state(browser.read<number>(startKey) ?? 0);
    #isHeard = false; // whether the server has said how busy it is
    #isHalted = false; // by this person: then an end is no finish

    readonly busy: Busy = $derived(this.#busy);
    readonly isBusy: boolean = $derived(this.#busy.running + this.#busy.queued > 0);
    readonly total: number = $derived(this.#busy.running + this.#busy.queued + this.#busy.done);

    // Of the batch, in milliseconds since 1970; 0 when it began unseen.
    readonly startedAt: number = $derived(this.#startedAt);

    follow(busy: Busy): void {
        const wasBusy = this.isBusy;
        this.#busy = busy;
        if (this.#isHeard && !wasBusy && this.isBusy) this.#begin();
        if (wasBusy && !this.isBusy && !this.#isHalted && busy.done > 0)
            notice.done(t.workspace.finished(busy.done));
        this.#isHeard = true;
    }

    async run(target: Target): Promise<void> {
        this.#isHalted = false;
        await attempt(async () => {
            const { queued, left_out } = await workspaceApi.run(target, runRequest(choices.run));
            notice.done(t.workspace.queued(queued, left_out));
        });
    }

    async continue(target: Target): Promise<void> {
        this.#isHalted = false;
        await attempt(() => workspaceApi.continue(target));
    }

    async pause(target: Target): Promise<void> {
        this.#isHalted = true;
        await attempt(() => workspaceApi.pause(target));
    }

    async stop(target: Target): Promise<void> {
        this.#isHalted = true;
        await attempt(() => workspaceApi.stop(target));
    }

    #begin(): void {
        this.#startedAt = Date.now();
        browser.keep(startKey, this.#startedAt);
    }
}

export const runs = new Runs();
