// The words of the page in two languages. Each part of the page keeps its own
// dictionary beside this file; TypeScript sees to it that both have every word.
import { common } from "./common";
import { cube } from "./cube";
import { laboratory } from "./laboratory";
import { methods } from "./methods";
import { pocket } from "./pocket";
import { proof } from "./proof";
import { solve } from "./solve";
import { workspace } from "./workspace";

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

const storageKey = "antipode.language";

function initialLanguage(): Language {
    const asked =
        new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(storageKey);
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
        localStorage.setItem(storageKey, language);
        document.documentElement.lang = language;
    }

    get common() {
        return common[this.#language];
    }
    get cube() {
        return cube[this.#language];
    }
    get laboratory() {
        return laboratory[this.#language];
    }
    get methods() {
        return methods[this.#language];
    }
    get pocket() {
        return pocket[this.#language];
    }
    get proof() {
        return proof[this.#language];
    }
    get solve() {
        return solve[this.#language];
    }
    get workspace() {
        return workspace[this.#language];
    }
}

// Use as `t.cube.undo`: a getter, so the page follows when the language changes.
export const t = new Words();
document.documentElement.lang = t.language;

// 1234567 as 1 234 567, with the thin spaces of both languages' typography.
export const formatCount = (count: number): string =>
    String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

export function formatSeconds(seconds: number): string {
    if (seconds < 1) return `${Math.round(seconds * 1000)}\u202fms`;
    if (seconds < 60) return `${seconds.toFixed(1)}\u202fs`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
        ? `${minutes}\u202fmin ${Math.floor(seconds % 60)}\u202fs`
        : `${Math.floor(minutes / 60)}\u202fh ${minutes % 60}\u202fmin`;
}
