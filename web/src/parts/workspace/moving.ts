// Going through the list by keys: the cube follows.
import { open } from "../../state/workspace/actions";
import { selection } from "../../state/workspace/selection.svelte";
import { workspace } from "../../state/workspace.svelte";

// Where a key that moves leads from the active row; undefined for other keys.
export function destination(key: string, from: number, page: number): number | undefined {
    const steps: Readonly<Record<string, number>> = {
        ArrowDown: from + 1,
        ArrowUp: from - 1,
        PageDown: from + page,
        PageUp: from - page,
        Home: 0,
        End: Infinity,
    };
    const wanted = steps[key];
    if (wanted === undefined) return undefined;
    return Math.max(0, Math.min(wanted, workspace.total - 1));
}

export async function goTo(index: number): Promise<void> {
    const row = await selection.only(index);
    if (row) open(row);
}

// True when the key was one that moves.
export function moveBy(event: KeyboardEvent, page: number): boolean {
    const to = event.altKey ? undefined : destination(event.key, selection.active, page);
    if (to === undefined) return false;
    if (workspace.total === 0) return true;
    if (event.shiftKey) void selection.extendTo(to);
    else if (event.ctrlKey || event.metaKey) selection.moveTo(to);
    else void goTo(to);
    return true;
}
