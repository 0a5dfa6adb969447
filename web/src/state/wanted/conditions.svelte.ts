// The conditions of the pages on which positions are looked for, as texts. The address
// tells them; the pages, which are fetched later, read and write them.
import { Provided } from "../provided.svelte";
import { browser } from "../storage";

export const finders = ["patterns", "symmetry"] as const;
export type FinderName = (typeof finders)[number];
export const isFinder = (name: string | null): name is FinderName =>
    finders.some((finder) => finder === name);

const storageKey = "antipode.conditions";
const beginnings: Readonly<Record<FinderName, string>> = {
    patterns: 'shows(all, "aaa/aba/aaa")',
    symmetry: 'symmetric("URF -1")',
};

class Conditions {
    #texts = $state<Record<FinderName, string>>(browser.over(storageKey, beginnings));

    of(name: FinderName): string {
        return this.#texts[name];
    }
    set(name: FinderName, text: string): void {
        this.#texts[name] = text;
        browser.keep(storageKey, this.#texts);
    }

    // As the address tells it.
    inLink(name: string | null): string | null {
        return isFinder(name) ? this.#texts[name] : null;
    }
    open(name: string | null, text: string | null): void {
        if (isFinder(name) && text !== null) this.set(name, text);
    }
}

export const conditions = new Conditions();

// What commands do with the cubes that the page has found.
export interface Finder {
    readonly hasFound: boolean;
    addAll(): unknown;
    solveAll(): unknown;
}

export const shown = new Provided<Finder>();
