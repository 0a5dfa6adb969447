// What can be done on the page, each thing declared once: its words, its keys, where
// and when it can be done, and what it does. Keyboard, buttons, help and palette read
// these rows.
import type { Words } from "../../i18n/index.svelte";
import type { KeyMapName } from "../../state/settings.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";

// Everywhere; on a page with a puzzle; on the cube's page; where positions are looked for;
// where questions are asked; before the camera; while the focus is in the list's pane, or on its rows.
export const wheres = [
    "everywhere",
    "puzzle",
    "cube",
    "finder",
    "asking",
    "scan",
    "list",
    "rows",
] as const;
export type Where = (typeof wheres)[number];

export const groups = [
    "turns",
    "cube",
    "solve",
    "player",
    "finder",
    "scan",
    "page",
    "list",
] as const;
export type Group = (typeof groups)[number];

// "R", "Ctrl+Z" and "?" by what is printed on the key, "KeyI" by its place; see chords.
export type Chords = readonly string[] | Readonly<Record<KeyMapName, readonly string[]>>;

export interface Command {
    readonly where: Where;
    readonly group: Group;
    readonly chords: Chords;
    readonly words: (t: Words) => string;
    readonly run: (session: PuzzleSession) => unknown;
    readonly when?: (session: PuzzleSession) => boolean; // always, if not said
    readonly isRepeated?: boolean; // by a key that is held down
}

export type Commands = Readonly<Record<string, Command>>;

// A row as it is written: most of a file's rows are alike.
type Row = Omit<Command, "where" | "group" | "chords"> & {
    readonly keys?: Chords;
    readonly where?: Where;
    readonly group?: Group;
};

export function declare<Name extends string>(
    common: Pick<Command, "where" | "group">,
    rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, Command>> {
    const all = Object.entries<Row>(rows).map(([name, { keys = [], ...row }]) => [
        name,
        { ...common, chords: keys, ...row },
    ]);
    return Object.fromEntries(all) as Record<Name, Command>;
}
