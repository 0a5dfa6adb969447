// What the engine tells, in the language of the page: by code where the language has a
// sentence for it, else in the engine's own words.
import type { Message } from "../api/message";
import { english } from "./english";
import { frenchSentences } from "./french-sentences.svelte";
import type { Language } from "./index.svelte";
import { fill, isMessage, valuesOf } from "./message";

export const isTranslated = ({ code = "" }: Message): boolean =>
    frenchSentences.of(code) !== undefined;

export function tell(message: Message, language: Language): string {
    const code = message.code ?? "";
    const sentence = language === "fr" ? frenchSentences.of(code) : english[code];
    if (sentence === undefined) return message.message;
    return fill(sentence, message.arguments ?? {}, language, (part) => tell(part, language));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
// What somebody gave a name to is named as they wrote it.
const beginsWithName = (text: string, message: Message): boolean =>
    ["name", "path", "source"]
        .flatMap((name) => valuesOf(message, name))
        .some((value) => typeof value === "string" && value !== "" && text.startsWith(value));

function asSentence(text: string, message: Message): string {
    const begun = beginsWithName(text, message) ? text : capitalised(text);
    return begun + (/[.!?…]$/.test(text) ? "" : ".");
}

// A whole sentence, with a capital and a full stop.
export const inWords = (message: Message, language: Language): string =>
    asSentence(tell(message, language), message);

// The same without "at column 5", for where the place is shown by other means.
export function withoutPlace(message: Message, language: Language): string {
    const text = tell(message, language);
    const [place] = valuesOf(message, "place").filter(isMessage);
    if (!place) return asSentence(text, message);
    const told = tell(place, language);
    const found = [`, ${told},`, `, ${told}`, ` at ${told}`].find((part) => text.includes(part));
    return asSentence(found === undefined ? text : text.replace(found, ""), message);
}

// A phrase for a button: "Twist the corner at URF clockwise".
export const asLabel = (message: Message, language: Language): string =>
    capitalised(tell(message, language));
