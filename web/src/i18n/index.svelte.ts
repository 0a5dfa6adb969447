// The words of the page in two languages. Each part of the page keeps its own
// dictionary beside this file; TypeScript sees to it that both have every word.
import { common } from "./common";
import { cube } from "./cube";
import { frenchSentences } from "./french-sentences.svelte";
import type { laboratory } from "./laboratory";
import type { methods } from "./methods";
import { formatDecimal } from "./numbers";
import type { pocket } from "./pocket";
import { proof } from "./proof";
import type { scan } from "./scan";
import { solve } from "./solve";
import type { wanted } from "./wanted";
import { workspace } from "./workspace";
import { browser } from "../state/storage";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

// The words of pages that are fetched when they are opened; see pages.ts.
interface Later {
    readonly laboratory: typeof laboratory;
    readonly methods: typeof methods;
    readonly pocket: typeof pocket;
    readonly scan: typeof scan;
    readonly wanted: typeof wanted;
}
let later: Later;
export function provideLater(words: Later): void {
    later = words;
}

const storageKey = "antipode.language";

function initialLanguage(): Language {
    const asked = new URLSearchParams(location.search).get("lang") ?? browser.text(storageKey);
    const wishes = [asked, ...navigator.languages];
    for (const wish of wishes) {
        const language = languages.find((l) => wish?.toLowerCase().startsWith(l));
        if (language) return language;
    }
    return "en";
}

class Words {
    #language = $state<Language>(initialLanguage());

    get language(): Language {
        return this.#language;
    }
    set language(language: Language) {
        this.#language = language;
        browser.keep(storageKey, language);
        document.documentElement.lang = language;
        if (language === "fr") void frenchSentences.load();
    }

    get common() {
        return common[this.#language];
    }
    get cube() {
        return cube[this.#language];
    }
    get laboratory() {
        return later.laboratory[this.#language];
    }
    get methods() {
        return later.methods[this.#language];
    }
    get pocket() {
        return later.pocket[this.#language];
    }
    get proof() {
        return proof[this.#language];
    }
    get scan() {
        return later.scan[this.#language];
    }
    get solve() {
        return solve[this.#language];
    }
    get wanted() {
        return later.wanted[this.#language];
    }
    get workspace() {
        return workspace[this.#language];
    }
}

// Use as `t.cube.undo`: a getter, so the page follows when the language changes.
export const t = new Words();
document.documentElement.lang = t.language;
if (t.language === "fr") void frenchSentences.load();

export { formatCount } from "./numbers";
export const decimal = (value: number, digits: number): string =>
    formatDecimal(value, digits, t.language);

export function formatSeconds(seconds: number): string {
    if (seconds < 1) return `${Math.round(seconds * 1000)}\u202fms`;
    if (seconds < 60) return `${decimal(seconds, 1)}\u202fs`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
        ? `${minutes}\u202fmin ${Math.floor(seconds % 60)}\u202fs`
        : `${Math.floor(minutes / 60)}\u202fh ${minutes % 60}\u202fmin`;
}
