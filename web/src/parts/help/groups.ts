// The keys of the whole page, as the help shows them.
import { t } from "../../i18n/index.svelte";
import { type CubeKey, commandKeys, turnKeys } from "../cube/help";
import { type ActionName, actions } from "../shell/actions";
import { readable } from "../shell/chords";
import { listKeys } from "../workspace/help";

export interface KeyRow {
    readonly chords: readonly string[]; // ready to be shown
    readonly label: string;
}
export interface KeyGroup {
    readonly title: string;
    readonly rows: readonly KeyRow[];
}

const rowsOf = (names: readonly ActionName[]): KeyRow[] =>
    names.map((name) => ({
        chords: [readable(actions[name].chord)],
        label: actions[name].label(),
    }));

// A turn and the same turn backwards share a line.
function turnRows(): KeyRow[] {
    const keys: readonly CubeKey[] = turnKeys();
    return keys.flatMap((turn, i) => {
        const back = keys[i + 1];
        if (i % 2 === 1 || !back) return [];
        const chords = [...turn.chords, ...back.chords];
        return chords.length > 0 ? [{ chords, label: `${turn.label} · ${back.label}` }] : [];
    });
}

const commandRows = (): KeyRow[] => commandKeys().filter((key) => key.chords.length > 0);

const listRows = (): KeyRow[] =>
    listKeys().map(({ chords, label }) => ({ chords: chords.map(readable), label }));

export function keyGroups(): KeyGroup[] {
    return [
        { title: t.common.groups.turns, rows: turnRows() },
        { title: t.common.groups.cube, rows: commandRows() },
        {
            title: t.common.groups.solve,
            rows: rowsOf([
                "solve",
                "stop",
                "pauseSearch",
                "goal",
                "options",
                "addToList",
                "sense",
                "copy",
                "papers",
                "solutionBefore",
                "solutionAfter",
            ]),
        },
        {
            title: t.common.groups.player,
            rows: rowsOf(["play", "stepBack", "stepOn", "toStart", "toEnd", "faster", "slower"]),
        },
        {
            title: t.common.groups.page,
            rows: rowsOf([
                "toBox",
                "toCube",
                "help",
                "cube",
                "methods",
                "laboratory",
                "pocket",
                "share",
                "twizzle",
                "workspace",
                "facts",
                "theme",
                "language",
            ]),
        },
        { title: t.common.groups.list, rows: listRows() },
    ];
}
