// Which question of a name this tab has, so that a reload finds it again; and which one
// was asked last in any tab, so that it is found after its tab was closed. A lock of the
// browser's, which ends with its tab, tells whether somebody still looks at it; where there
// are no locks, questions of other tabs are left alone.
import { browser, tabStorage } from "./storage";

export class KeptQuestion {
    readonly #key: string;
    #release: (() => void) | null = null; // of the lock that is held, or asked for

    constructor(name: string) {
        this.#key = `antipode.question.${name}`;
    }

    get id(): string | null {
        return tabStorage.text(this.#key);
    }

    keep(id: string): void {
        tabStorage.keep(this.#key, id);
        browser.keep(this.#key, id);
        this.#hold(id);
    }

    forget(): void {
        if (this.id !== null && browser.text(this.#key) === this.id) browser.forget(this.#key);
        tabStorage.forget(this.#key);
        this.#letGo();
    }

    // The one that was asked last, if nobody looks at it.
    async leftBehind(): Promise<string | null> {
        const id = browser.text(this.#key);
        if (id === null) return null;
        const isFree = await locks()?.request(this.#lock(id), { ifAvailable: true }, (lock) =>
            Promise.resolve(lock !== null),
        );
        return isFree ? id : null;
    }
    // It is not there any more.
    forgetLeftBehind(): void {
        browser.forget(this.#key);
    }

    #lock(id: string): string {
        return `${this.#key}.${id}`;
    }
    #hold(id: string): void {
        this.#letGo();
        const ended = new Promise<void>((resolve) => (this.#release = resolve));
        void locks()?.request(this.#lock(id), () => ended);
    }
    #letGo(): void {
        this.#release?.();
        this.#release = null;
    }
}

// Only pages of a secure origin have them.
const locks = (): LockManager | undefined => globalThis.navigator?.locks;
