// Keys that belong to what has the focus and cannot be changed, as the help shows them.
import { t } from "../../i18n/index.svelte";
import type { Group } from "../commands/command";
import { readable } from "../commands/chords";

interface FixedKey {
    readonly words: string;
    readonly keys: readonly string[]; // ready to be shown
}

export const fixedKeys = (): Partial<Record<Group, readonly FixedKey[]>> => ({
    cube: [
        { words: t.cube.pickColour, keys: ["1 … 6", "0"] },
        { words: t.cube.paintSticker, keys: ["U R F D L B"] },
        { words: t.cube.clearSticker, keys: [readable("Delete")] },
        { words: t.cube.turnCentreKeys, keys: ["+", "-"] },
    ],
    finder: [{ words: t.cube.paintCell, keys: ["A … F", "."] }],
    list: [
        { words: t.workspace.keys.move, keys: ["↑", "↓"] },
        { words: t.workspace.keys.extend, keys: [readable("Shift+ArrowUp")] },
        { words: t.workspace.keys.moveOnly, keys: [readable("Ctrl+ArrowUp")] },
        { words: t.workspace.keys.menu, keys: [readable("Shift+F10")] },
        { words: t.workspace.keys.paste, keys: [readable("Ctrl+V")] },
    ],
});
