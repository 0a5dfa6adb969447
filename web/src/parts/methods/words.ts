// The server's texts about methods, in the language of the page where it is known.
import type { Method } from "../../api/methods";
import { formatCount, t } from "../../i18n/index.svelte";
import { frenchMethods } from "../../i18n/methods-french";
import { frenchPhase } from "../../i18n/phases-french";

export interface Told {
    readonly text: string;
    readonly lang: "en" | undefined; // said where it is not the language of the page
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Code in a text of the command line stands between quotes on a page.
const quoted = (text: string): string => text.replace(/`([^`]+)`/g, "“$1”");

function told(english: string, french: string | null | undefined): Told {
    if (t.language === "en") return { text: english, lang: undefined };
    return french ? { text: french, lang: undefined } : { text: english, lang: "en" };
}

const own = (text: string): Told => ({ text, lang: undefined });
const capitalised = ({ text, lang }: Told): Told => ({ text: capital(text), lang });

export const titleOf = (name: string): string => t.methods.titles[name] ?? name;

type TextField = "guarantee" | "tables" | "explanation";
export const textOf = (method: Method, field: TextField): Told =>
    capitalised(told(quoted(method[field]), frenchMethods[method.name]?.[field]));

// "Hans Kloosterman, 1990". Names of people are the same in both languages.
export function authorOf({ name, author, year }: Method): string {
    const who = t.language === "fr" ? (frenchMethods[name]?.author ?? author) : author;
    return [capital(who), year].filter((part) => part !== null).join(", ");
}

// The name or the goal of a phase.
export const phaseText = (english: string): Told =>
    capitalised(told(english, frenchPhase(english)));

// What a method that works tells of itself, from the server's words for it.
export function progressText(english: string): Told {
    const cube = /, cube (\d+) of (\d+)$/.exec(english);
    if (cube) return own(t.methods.cubeOf(cube[1]!, cube[2]!));
    const search = /^(\d+) turns, (\d+) nodes$/.exec(english);
    if (search) return own(t.methods.searched(search[1]!, formatCount(Number(search[2]))));
    if (english.endsWith(": getting its tables ready")) return own(t.methods.makingTables);
    return told(english, null);
}
