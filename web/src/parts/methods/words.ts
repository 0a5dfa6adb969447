// The server's texts about methods, in the language of the page where it is known.
import type { Message } from "../../api/message";
import type { Method } from "../../api/methods";
import { t } from "../../i18n/index.svelte";
import { sizeText, withValues } from "../../i18n/message";
import { frenchMethods } from "../../i18n/methods-french";
import { isTranslated, tell } from "../../i18n/sentences";

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

// Of the tables of a method.
export const formatBytes = (bytes: number): string =>
    bytes === 0 ? t.methods.noMemory : sizeText(bytes, t.language);

export const titleOf = (name: string): string => t.methods.titles[name] ?? name;

type TextField = "guarantee" | "tables" | "explanation";
export const textOf = (method: Method, field: TextField): Told =>
    capitalised(told(quoted(method[field]), frenchMethods[method.name]?.[field]));

// "Hans Kloosterman, 1990". Names of people are the same in both languages.
export function authorOf({ name, author, year }: Method): string {
    const who = t.language === "fr" ? (frenchMethods[name]?.author ?? author) : author;
    return [capital(who), year].filter((part) => part !== null).join(", ");
}

const saidBy = (message: Message): Told =>
    told(message.message, isTranslated(message) ? tell(message, "fr") : null);

// The name or the goal of a phase.
export const phaseText = (message: Message): Told => capitalised(saidBy(message));

const withTitles = (message: Message): Message =>
    withValues(message, (name, value) =>
        name === "method" && typeof value === "string" ? titleOf(value) : value,
    );

// What a question that is worked on tells of itself. What it told last of the method before
// is over.
export const progressText = (message: Message | undefined, method: string | undefined): Told =>
    message && (message.arguments?.method ?? method) === method
        ? saidBy(withTitles(message))
        : own("");
