// The keys of the whole page. What has the focus comes first: a key it uses
// itself never gets here.
import { tab } from "../../state/tab.svelte";
import { type Action, actions } from "./actions";
import { chordOf } from "./chords";

const byChord = new Map<string, Action>(
    Object.values(actions).map((action) => [action.chord, action]),
);

const writes =
    "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])";
const presses = "button, a[href], summary, input:not([type=range]), [role=menuitem]";
const moves = "input, [role=grid], [role=listbox], [role=menu], [role=slider], [role=radiogroup]";

// Keys that mean something to the element the focus is on.
function isTaken(chord: string, target: Element): boolean {
    if (target.closest("dialog, [popover]")) return true;
    if (target.matches(writes) && !/^(Ctrl\+Enter|Alt\+.*|Shift\+Enter)$/.test(chord)) return true;
    if ((chord === "Enter" || chord === "Space") && target.matches(presses)) return true;
    const isMove = /^(Arrow\w+|Home|End)$/.test(chord);
    return isMove && target.closest(moves) !== null;
}

const hasSelection = (): boolean => !(getSelection()?.isCollapsed ?? true);

export function pressKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const chord = chordOf(event);
    const action = byChord.get(chord);
    if (!action || !(event.target instanceof Element) || isTaken(chord, event.target)) return;
    if (!tab.isCube && !action.isEverywhere) return;
    if (chord === "Ctrl+C" && hasSelection()) return; // the browser copies that
    event.preventDefault();
    action.run();
}
