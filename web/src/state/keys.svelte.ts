// The keys of the cube: two maps to start from, and over them the keys a person
// chose. A key is written as a chord: "R" and "Shift+R" by the letter printed on
// it, "KeyI" and "Semicolon" by its place on the keyboard.
import { type KeyMapName, settings } from "./settings.svelte";

const faceTurns = ["U", "R", "F", "D", "L", "B"] as const;
const sliceTurns = ["M", "E", "S"] as const;
export const rotations = ["x", "y", "z"] as const;
const turnFamilies = [...faceTurns, ...sliceTurns, ...rotations];

export const commands = [
    "undo",
    "redo",
    "reset",
    "random",
    "inverse",
    "mirror",
    "paint",
    "hints",
    "resetView",
    "zoomIn",
    "zoomOut",
    "orbitLeft",
    "orbitRight",
    "orbitUp",
    "orbitDown",
] as const;
export type Command = (typeof commands)[number];

// A turn as it is written ("R'"), or a command.
export type KeyAction = string;
export const isCommand = (action: KeyAction): action is Command =>
    (commands as readonly string[]).includes(action);

export const turnActions: readonly KeyAction[] = turnFamilies.flatMap((f) => [f, `${f}'`]);

type KeyMap = Readonly<Record<string, KeyAction>>;

// Chords with a letter work wherever the letter is on the keyboard.
const commandKeys: KeyMap = {
    "Ctrl+Z": "undo",
    Backspace: "undo",
    "Ctrl+Shift+Z": "redo",
    "Ctrl+Y": "redo",
    "Alt+Backspace": "reset",
    "Alt+N": "random",
    "Alt+V": "inverse",
    "Alt+M": "mirror",
    C: "paint",
    V: "hints",
    "Shift+Home": "resetView",
    "Shift+PageUp": "zoomIn",
    "Shift+PageDown": "zoomOut",
    "Shift+ArrowLeft": "orbitLeft",
    "Shift+ArrowRight": "orbitRight",
    "Shift+ArrowUp": "orbitUp",
    "Shift+ArrowDown": "orbitDown",
};

const letters: KeyMap = Object.fromEntries(
    turnFamilies.flatMap((family) => [
        [family.toUpperCase(), family],
        [`Shift+${family.toUpperCase()}`, `${family}'`],
    ]),
);

// By place, as fingers remember it.
const cstimer: KeyMap = {
    KeyI: "R", KeyK: "R'", KeyD: "L", KeyE: "L'", KeyJ: "U", KeyF: "U'",
    KeyS: "D", KeyL: "D'", KeyH: "F", KeyG: "F'", KeyW: "B", KeyO: "B'",
    Semicolon: "y", KeyA: "y'", KeyP: "z", KeyQ: "z'",
    KeyT: "x", KeyY: "x", KeyB: "x'", KeyN: "x'",
}; // prettier-ignore

const maps: Readonly<Record<KeyMapName, KeyMap>> = {
    letters: { ...commandKeys, ...letters },
    cstimer: { ...commandKeys, ...cstimer },
};

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const withModifiers = (event: Press, name: string): string =>
    [
        (event.ctrlKey || event.metaKey) && "Ctrl",
        event.altKey && "Alt",
        event.shiftKey && "Shift",
        name,
    ]
        .filter((part) => part !== false)
        .join("+");

export const chordByPlace = (event: Press): string => withModifiers(event, event.code);

// With Alt, some systems make other characters of letters.
export function chordByLetter(event: Press): string {
    if (/^[a-z]$/i.test(event.key)) return withModifiers(event, event.key.toUpperCase());
    return withModifiers(event, event.altKey ? event.code.replace(/^Key/, "") : event.code);
}

// A chord that a person chose is by place; "" takes a key away from its map.
export function actionOf(event: Press): KeyAction | null {
    const [place, letter] = [chordByPlace(event), chordByLetter(event)];
    const chosen = settings.customKeys[place] ?? settings.customKeys[letter];
    const map = maps[settings.keyMap];
    return (chosen ?? map[place] ?? map[letter] ?? "") || null;
}

// All chords that do something now, in the order of the map.
export function bindings(): ReadonlyMap<string, KeyAction> {
    const all = { ...maps[settings.keyMap], ...settings.customKeys };
    return new Map(Object.entries(all).filter(([, action]) => action !== ""));
}

export function chordsOf(action: KeyAction): string[] {
    return [...bindings()].filter(([, bound]) => bound === action).map(([chord]) => chord);
}

// Gives `action` this key and no other; what the key did before is returned.
export function rebind(action: KeyAction, event: Press): KeyAction | null {
    const before = actionOf(event);
    const chosen = { ...settings.customKeys };
    for (const chord of [...chordsOf(action), chordByLetter(event)]) chosen[chord] = "";
    chosen[chordByPlace(event)] = action;
    settings.customKeys = chosen;
    return before === action ? null : before;
}

export function resetKeys(): void {
    settings.customKeys = {};
}

export const isChanged = (): boolean => Object.keys(settings.customKeys).length > 0;
