// Which page is shown. The address bar tells it, see link.svelte.ts; the pages
// keep what they know in state of their own, so that leaving one loses nothing.

export const tabs = [
    "cube",
    "patterns",
    "symmetry",
    "scan",
    "methods",
    "laboratory",
    "pocket",
] as const;
export type Tab = (typeof tabs)[number];

class TabState {
    #now = $state<Tab>("cube");

    readonly now: Tab = $derived(this.#now);
    get isCube(): boolean {
        return this.#now === "cube";
    }
    // As the address tells it: nothing there is the cube.
    get inLink(): Tab | null {
        return this.isCube ? null : this.#now;
    }

    show(tab: Tab): void {
        this.#now = tab;
    }
    open(name: string | null): void {
        this.show(tabs.find((tab) => tab === name) ?? "cube");
    }
}

export const tab = new TabState();
