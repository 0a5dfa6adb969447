// The keys of the cube, as the help shows them.
import { t } from "../../i18n/index.svelte";
import { chordsOf, commands, turnActions } from "../../state/keys.svelte";
import { keyLabel } from "./key-labels.svelte";
import { actionName } from "./names";

export interface CubeKey {
    readonly chords: readonly string[]; // ready to be shown
    readonly label: string;
}

const rowOf = (action: string): CubeKey => ({
    chords: chordsOf(action).map(keyLabel),
    label: actionName(action),
});

export const turnKeys = (): CubeKey[] => turnActions.map(rowOf);

export function commandKeys(): CubeKey[] {
    return [
        ...commands.map(rowOf),
        { chords: ["1 … 6", "0"], label: t.cube.pickColour },
        { chords: ["U R F D L B"], label: t.cube.paintSticker },
        { chords: [keyLabel("Delete")], label: t.cube.clearSticker },
    ];
}
