// What the engine tells: a code, named arguments, and the sentence in English. In other
// languages the code has a sentence of its own, with the same arguments in braces:
//
//     {name}                           a number, a text, another message; a list with commas
//     {name:and} {name:or}             a list: "a, b and c"
//     {name:space} {name:semicolon}    a list: "a b c", "a; b; c"
//     {name:.2}                        a number with two decimals
//     {name:bytes}                     a number of bytes: "1.50 GB"
//     {name|one=turn|other=turns}      the text for a number, or for the size of a list
//     {name|corner=…|edge=…|other=…}   the text for a word
//     {{ }}                            a brace
//
// The engine fills its own sentences by the same rules (src/base/message.h).
import type { Arguments, Message, Value } from "../api/message";
import type { Language } from "./index.svelte";
import { formatDecimal, inLanguage } from "./numbers";

// How a language writes what stands in the braces.
interface Writing {
    readonly and: string;
    readonly or: string;
    readonly semicolon: string;
    readonly units: readonly string[]; // of bytes, in powers of 1000
    isOne(count: number): boolean;
}

const thin = "\u202f";
const writings: Readonly<Record<Language, Writing>> = {
    en: {
        and: " and ",
        or: " or ",
        semicolon: "; ",
        units: ["B", "kB", "MB", "GB", "TB"],
        isOne: (count) => count === 1,
    },
    fr: {
        and: " et ",
        or: " ou ",
        semicolon: `${thin}; `,
        units: ["o", "ko", "Mo", "Go", "To"],
        isOne: (count) => Math.abs(count) < 2,
    },
};

export const isMessage = (value: Value): value is Message =>
    typeof value === "object" && "message" in value;
const isList = (value: Value): value is readonly string[] | readonly Message[] =>
    Array.isArray(value);

// 907000000 as 907 MB.
export function sizeText(bytes: number, language: Language): string {
    const writing = writings[language];
    let size = bytes;
    let unit = 0;
    for (; size >= 999.5 && unit + 1 < writing.units.length; ++unit) size /= 1000;
    const decimals = unit === 0 || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
    return `${formatDecimal(size, decimals, language)} ${writing.units[unit]}`;
}

function joined(texts: readonly string[], style: string, writing: Writing): string {
    const last = style === "and" ? writing.and : style === "or" ? writing.or : null;
    if (last === null)
        return texts.join(
            style === "space" ? " " : style === "semicolon" ? writing.semicolon : ", ",
        );
    return texts.length < 2
        ? texts.join("")
        : texts.slice(0, -1).join(", ") + last + texts[texts.length - 1];
}

function numberText(number: number, style: string, language: Language): string {
    if (style === "bytes") return sizeText(number, language);
    const digits = style.startsWith(".") ? Number(style.slice(1)) : null;
    return digits === null ? inLanguage(number, language) : formatDecimal(number, digits, language);
}

// "one", "other", or "none" for numbers and lists; a word is its own key.
function keyOf(value: Value, writing: Writing): string {
    if (isList(value) && value.length === 0) return "none";
    const count = isList(value) ? value.length : value;
    if (typeof count === "number") return writing.isOne(count) ? "one" : "other";
    return typeof value === "string" ? value : "other";
}

function chosen(key: string, choices: readonly string[]): string {
    for (const choice of choices) {
        const equals = choice.indexOf("=");
        const name = choice.slice(0, equals);
        if (name === key || name === "other") return choice.slice(equals + 1);
    }
    return key;
}

// One pair of braces, or a brace that stands for itself.
const holes = /\{\{|\}\}|\{([^}:|]+)(?::([^}]+)|\|([^}]*))?\}/g;

export type TellPart = (message: Message) => string;

// The sentence with its braces filled; `tell` says the messages among the arguments.
export function fill(
    sentence: string,
    values: Arguments,
    language: Language,
    tell: TellPart,
): string {
    const writing = writings[language];
    const text = (value: Value, style: string): string => {
        if (typeof value === "number") return numberText(value, style, language);
        if (isList(value))
            return joined(
                value.map((item) => text(item, "")),
                style,
                writing,
            );
        return isMessage(value) ? tell(value) : value;
    };
    return sentence.replace(holes, (whole, name?: string, style?: string, choices?: string) => {
        if (name === undefined) return whole.charAt(0);
        const value = values[name] ?? "";
        if (choices !== undefined) return chosen(keyOf(value, writing), choices.split("|"));
        return text(value, style ?? "");
    });
}

// The names of the arguments of a sentence, each once.
export const argumentNames = (sentence: string): readonly string[] => [
    ...new Set([...sentence.matchAll(holes)].flatMap((match) => match[1] ?? [])),
];

// Every value of that name, in the message and in those inside it: the stickers that a
// sentence is about, for instance.
export function valuesOf(message: Message, name: string): readonly Value[] {
    return Object.entries(message.arguments ?? {}).flatMap(([key, value]) => {
        const inner = isList(value) ? value : [value];
        const own = key === name ? inner : [];
        const inside = (inner as readonly Value[]).filter(isMessage);
        return [...own, ...inside.flatMap((part) => valuesOf(part, name))];
    });
}

// The twists that would be right, where a message is about those of centres.
export function mendedTwists({ code, arguments: values = {} }: Message): string | null {
    const { repair } = values;
    return code === "centre-parity" && typeof repair === "string" ? repair : null;
}

// The same message with other texts and numbers, in it and in those inside it.
export type Change = (name: string, value: Value, code: string) => Value;
export function withValues(message: Message, change: Change): Message {
    const changed = (name: string, value: Value): Value => {
        if (isMessage(value)) return withValues(value, change);
        if (isList(value) && value.some((item) => typeof item !== "string"))
            return (value as readonly Message[]).map((item) => withValues(item, change));
        return change(name, value, message.code ?? "");
    };
    const values = Object.entries(message.arguments ?? {});
    return {
        ...message,
        arguments: Object.fromEntries(values.map(([name, value]) => [name, changed(name, value)])),
    };
}
