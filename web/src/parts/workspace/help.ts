// The keys of the list, as the help shows them.
import { t } from "../../i18n/index.svelte";

export interface ListKey {
    readonly chords: readonly string[];
    readonly label: string;
}

export function listKeys(): ListKey[] {
    const w = t.workspace;
    const rows: readonly (readonly [label: string, ...chords: string[]])[] = [
        [w.keys.add, "+", "Insert"],
        [w.keys.move, "ArrowUp", "ArrowDown"],
        [w.keys.extend, "Shift+ArrowUp", "Shift+ArrowDown"],
        [w.keys.moveOnly, "Ctrl+ArrowUp", "Ctrl+ArrowDown"],
        [w.keys.toggle, "Space"],
        [w.selectAll, "Ctrl+A"],
        [w.keys.open, "Enter"],
        [w.keys.menu, "Shift+F10"],
        [w.rename, "F2"],
        [w.delete, "Delete"],
        [w.undo, "Ctrl+Z"],
        [w.redo, "Ctrl+Shift+Z"],
        [w.keys.sense, "Alt+G"],
        [w.run, "Alt+R"],
        [w.keys.pause, "Alt+Enter"],
        [w.stop, "Shift+Enter"],
        [w.duplicate, "Ctrl+D"],
        [w.invert, "Ctrl+I"],
        [w.transform, "*"],
        [w.copy, "Ctrl+C"],
        [w.keys.paste, "Ctrl+V"],
    ];
    return rows.map(([label, ...chords]) => ({ label, chords }));
}
