// The keys of the list. Letters alone are the cube's, everywhere on the page, so
// the list has none of them.
import { open, redo, remove, showSelectedAs, transform, undo } from "../../state/workspace/actions";
import { runs } from "../../state/workspace/runs.svelte";
import { selection } from "../../state/workspace/selection.svelte";
import { workspace } from "../../state/workspace.svelte";
import { canPause, inverted } from "./commands";
import { chordOf } from "../shell/chords";
import { copySelected } from "./copy";
import { goToCube } from "./elsewhere";
import { pane } from "./pane.svelte";

const activeRow = () => workspace.rowAt(selection.active);

function renameActive(): void {
    pane.renaming = activeRow()?.id ?? null;
}

// Shows the row on the cube, and goes there.
function openAndLeave(): void {
    const row = activeRow();
    if (!row) return;
    open(row);
    goToCube();
}

function switchSense(): void {
    const row = activeRow();
    if (row) void showSelectedAs(row.sense === "generator" ? "solver" : "generator");
}

function pauseOrContinue(): void {
    if (canPause()) void runs.pause(selection.target);
    else void runs.continue(selection.target);
}

// First the selection goes, then the keyboard goes back to the cube.
function letGo(): void {
    if (selection.size <= 1 && !pane.isSelecting) return goToCube();
    pane.isSelecting = false;
    selection.clear();
}

const actions: Readonly<Record<string, () => void>> = {
    F2: renameActive,
    Enter: openAndLeave,
    Delete: () => void remove(),
    Escape: letGo,
    "*": () => (pane.panel = "transform"),
    Space: () => void selection.toggle(selection.active),
    "Ctrl+Space": () => void selection.toggle(selection.active),
    "Ctrl+A": () => selection.all(),
    "Ctrl+C": () => void copySelected(),
    "Ctrl+D": () => void transform({ operation: "duplicate" }),
    "Ctrl+I": () => void transform(inverted),
    "Ctrl+Z": () => void undo(),
    "Ctrl+Y": () => void redo(),
    "Ctrl+Shift+Z": () => void redo(),
    "Alt+G": switchSense,
    "Alt+R": () => void runs.run(selection.target),
    "Alt+Enter": pauseOrContinue,
    "Shift+Enter": () => void runs.stop(selection.target),
};

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

// The cube follows the keyboard through the list.
export async function goTo(index: number): Promise<void> {
    const row = await selection.only(index);
    if (row) open(row);
}

function move(event: KeyboardEvent, to: number): void {
    if (event.shiftKey) void selection.extendTo(to);
    else if (event.ctrlKey || event.metaKey) selection.moveTo(to);
    else void goTo(to);
}

// True when the key was one of the list's.
export function pressKey(event: KeyboardEvent, page: number): boolean {
    const to = event.altKey ? undefined : destination(event.key, selection.active, page);
    if (to !== undefined) {
        if (workspace.total > 0) move(event, to);
        return true;
    }
    const action = actions[chordOf(event)];
    action?.();
    return action !== undefined;
}
