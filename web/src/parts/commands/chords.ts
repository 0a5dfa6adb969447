// Keys written as text: "Alt+S", "Shift+Enter", "Space", "?" by what is printed on
// them, "KeyI" and "Shift+Semicolon" by their place on the keyboard.
import { t } from "../../i18n/index.svelte";

export type Press = Pick<
    KeyboardEvent,
    "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

// "Ctrl" stands for the Command key of a Mac as well.
function withModifiers(event: Press, name: string, hasShift = event.shiftKey): string {
    const parts = [
        (event.ctrlKey || event.metaKey) && "Ctrl",
        event.altKey && "Alt",
        hasShift && "Shift",
        name,
    ];
    return parts.filter((part) => part !== false).join("+");
}

export const chordByPlace = (event: Press): string => withModifiers(event, event.code);

// Letters and signs are elsewhere on a French keyboard. With Alt, some systems make
// other characters of them; then the place tells, and so it does of digits.
function printed(event: Press): string {
    if (event.key === " ") return "Space";
    if (/^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code) ?? [];
    if (letter && isModified) return letter;
    return digit && event.altKey ? digit : event.key;
}

// Shift is part of the character when there is one, as in "?".
export function chordByLetter(event: Press): string {
    const name = printed(event);
    const isSign = name.length === 1 && !/[A-Z]/.test(name);
    return withModifiers(event, name, event.shiftKey && !isSign);
}

// As it is printed on the keyboard, in the language of the page.
export function readable(chord: string): string {
    const names: Readonly<Record<string, string>> = t.common.keyNames;
    return chord
        .split(/(?<=.)\+/)
        .map((part) => names[part] ?? part)
        .join("+");
}
