// Keys written as text: "Alt+S", "Shift+Enter", "Space", "?".
import { t } from "../../i18n/index.svelte";

// With Alt, some systems make other characters of letters; these are found by
// their place on the keyboard, and so are digits. The others are what is printed on the key, which
// is elsewhere on a French keyboard.
function nameOfKey(event: KeyboardEvent): string {
    if (event.key === " ") return "Space";
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (isModified && /^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    if (letter && isModified) return letter;
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    if (digit && event.altKey) return digit;
    return event.key;
}

// "Ctrl" stands for the Command key of a Mac as well. Shift is part of the
// character when there is one, as in "?".
export function chordOf(event: KeyboardEvent): string {
    const name = nameOfKey(event);
    const isCharacter = name.length === 1 && !/[A-Z]/.test(name);
    const parts = [
        (event.ctrlKey || event.metaKey) && "Ctrl",
        event.altKey && "Alt",
        event.shiftKey && !isCharacter && "Shift",
        name,
    ];
    return parts.filter((part) => part !== false).join("+");
}

// As it is printed on the keyboard, in the language of the page.
export function readable(chord: string): string {
    const names: Readonly<Record<string, string>> = t.common.keyNames;
    return chord
        .split(/(?<=.)\+/)
        .map((part) => names[part] ?? part)
        .join("+");
}

export const withKey = (label: string, chord: string): string => `${label} (${readable(chord)})`;
