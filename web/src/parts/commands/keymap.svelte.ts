// Which keys do what: the keys that commands are declared with, and over them those a
// person chose.
import { settings } from "../../state/settings.svelte";
import { type Press, chordByLetter, chordByPlace } from "./chords";
import type { Command, Where } from "./command";
import { keyLabel } from "./key-labels.svelte";
import { commandNames, commands, wordsOf } from "./registry";

// Where two commands may use one key, because what has the focus comes first: the list
// before the rest of the page.
export const isInList = (where: Where): boolean => where === "list" || where === "rows";

const declared = ({ chords }: Command): readonly string[] =>
    "letters" in chords ? chords[settings.keyMap] : (chords as readonly string[]);

// The keys of a command now. A command whose keys were changed has exactly those.
export function chordsOf(name: string): readonly string[] {
    const command = commands[name];
    return settings.chosenKeys[name] ?? (command ? declared(command) : []);
}

// What a key does, among the commands for which `isMeant`.
export function commandFor(event: Press, isMeant: (command: Command) => boolean): string | null {
    const pressed = [chordByPlace(event), chordByLetter(event)];
    const isIt = (name: string, chord: string) =>
        isMeant(commands[name]!) && chordsOf(name).includes(chord);
    for (const chord of pressed) {
        const name = commandNames.find((each) => isIt(each, chord));
        if (name) return name;
    }
    return null;
}

// Gives a command this key and no other; who had it before is returned and goes without.
export function rebind(name: string, event: Press): string | null {
    const isSide = isInList(commands[name]!.where);
    const before = commandFor(event, ({ where }) => isInList(where) === isSide);
    const taken = [chordByPlace(event), chordByLetter(event)];
    const chosen = { ...settings.chosenKeys };
    if (before !== null && before !== name)
        chosen[before] = chordsOf(before).filter((chord) => !taken.includes(chord));
    chosen[name] = [chordByPlace(event)];
    settings.chosenKeys = chosen;
    return before === name ? null : before;
}

export function resetKeys(): void {
    settings.chosenKeys = {};
}
export const isChanged = (): boolean => Object.keys(settings.chosenKeys).length > 0;

// The words of a command with its first key, for the button that does it.
export function titleOf(name: string, words = wordsOf(name)): string {
    const [chord] = chordsOf(name);
    return chord ? `${words} (${keyLabel(chord)})` : words;
}
