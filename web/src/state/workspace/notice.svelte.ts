// One sentence about what just happened, with at most a few things to do about
// it. The next one takes its place. It is heard as well as seen.
import { announcer } from "../announce.svelte";
import { server } from "../server.svelte";

export interface NoticeAction {
    readonly label: string;
    readonly run: () => void;
}

export interface Notice {
    readonly text: string;
    readonly kind: "done" | "wrong";
    readonly actions: readonly NoticeAction[];
}

const shownFor = 10_000; // milliseconds: long enough to read it and to undo

class NoticeState {
    #now = $state.raw<Notice | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;

    readonly now: Notice | null = $derived(this.#now);

    done(text: string, ...actions: NoticeAction[]): void {
        this.#show({ text, kind: "done", actions });
        this.#timer = setTimeout(() => this.clear(), shownFor);
    }

    // The server was not there to do it: told until it is back.
    lost(text: string): void {
        this.wrong(text);
        const told = this.#now;
        const stop = server.onReturn(() => {
            stop();
            if (this.#now === told) this.clear();
        });
    }

    // Stays until it is read.
    wrong(text: string): void {
        this.#show({ text, kind: "wrong", actions: [] });
    }

    clear(): void {
        clearTimeout(this.#timer);
        this.#now = null;
    }

    #show(notice: Notice): void {
        this.clear();
        this.#now = notice;
        if (notice.kind === "done") announcer.say(this.#unlike(announcer.polite, notice.text));
        else announcer.warn(this.#unlike(announcer.urgent, notice.text));
    }

    // The same sentence twice is heard twice only if something in it differs.
    #unlike(before: string, text: string): string {
        return text === before ? `${text}\u00a0` : text;
    }
}

export const notice = new NoticeState();
