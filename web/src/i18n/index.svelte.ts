// The words of the page in two languages. Each part of the page keeps its own
// dictionary beside this file; TypeScript sees to it that both have every word.
import * as firstWords from "./first-words?en";
import { frenchSentences } from "./french-sentences.svelte";
import type { laboratory } from "./laboratory";
import type { methods } from "./methods";
import { formatDecimal } from "./numbers";
import type { pocket } from "./pocket";
import type { scan } from "./scan";
import type { wanted } from "./wanted";
import { browser } from "../state/storage";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

type Dictionaries = typeof import("./first-words");
type FirstWords = { readonly [Part in keyof Dictionaries]: Dictionaries[Part]["en"] };
const english: FirstWords = firstWords;

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

const firstWordsIn = async (language: Language): Promise<FirstWords> =>
    language === "fr" ? import("./first-words?fr") : english;

// When the page stands: nothing is told in its first moment.
function afterwards(work: () => void): void {
    if (typeof requestIdleCallback === "function") requestIdleCallback(work);
    else setTimeout(work);
}

export class Words {
    #language = $state<Language>("en");
    #first = $state.raw(english);
    #wish: Language = "en";

    readonly language: Language = $derived(this.#language);
    // Once its words are here; if they cannot be had, all stays as it is. Whether it does.
    async learn(language: Language): Promise<boolean> {
        this.#wish = language;
        const words = await firstWordsIn(language).catch(() => null);
        if (!words || this.#wish !== language) return false;
        this.#first = words;
        this.#language = language;
        return true;
    }

    get common() {
        return this.#first.common;
    }
    get cube() {
        return this.#first.cube;
    }
    get goals() {
        return this.#first.goals;
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
        return this.#first.proof;
    }
    get scan() {
        return later.scan[this.#language];
    }
    get solve() {
        return this.#first.solve;
    }
    get wanted() {
        return later.wanted[this.#language];
    }
    get workspace() {
        return this.#first.workspace;
    }
}

// The language of the page.
class Spoken extends Words {
    async speak(language: Language): Promise<void> {
        if (!(await this.learn(language))) return;
        document.documentElement.lang = language;
        if (language === "fr") afterwards(() => void frenchSentences.load());
    }
    choose(language: Language): Promise<void> {
        browser.keep(storageKey, language);
        return this.speak(language);
    }
    get other(): Language {
        return this.language === "en" ? "fr" : "en";
    }
}

// Use as `t.cube.undo`: a getter, so the page follows when the language changes.
export const t = new Spoken();
export const firstLanguage = (): Promise<void> => t.speak(initialLanguage());

export { formatCount } from "./numbers";
export const decimal = (value: number, digits: number): string =>
    formatDecimal(value, digits, t.language);

// From microseconds to hours.
export function formatSeconds(seconds: number): string {
    if (seconds > 0 && seconds < 0.001) return `${Math.round(seconds * 1e6)}\u202fµs`;
    if (seconds > 0 && seconds < 0.01) return `${decimal(seconds * 1000, 1)}\u202fms`;
    return seconds < 1 ? `${Math.round(seconds * 1000)}\u202fms` : formatElapsed(seconds);
}

// A time that runs: its form stays the same from one tenth of a second to the next.
export const formatElapsed = (seconds: number): string =>
    seconds < 60 ? `${decimal(seconds, 1)}\u202fs` : formatWhole(seconds);

export function formatWhole(seconds: number): string {
    if (seconds < 60) return `${Math.floor(seconds)}\u202fs`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
        ? `${minutes}\u202fmin ${Math.floor(seconds % 60)}\u202fs`
        : `${Math.floor(minutes / 60)}\u202fh ${minutes % 60}\u202fmin`;
}

const units = [
    [1e12, "T"],
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
] as const;

// 1234567 as 1.2 M: a count that is read at a glance or not at all.
export function formatLarge(count: number): string {
    for (const [size, letter] of units)
        if (count >= size) {
            const scaled = count / size;
            return `${scaled < 10 ? decimal(scaled, 1) : Math.round(scaled)}\u202f${letter}`;
        }
    return String(count);
}
