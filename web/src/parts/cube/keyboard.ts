// Keys that reach the page: turns and commands of the cube.
import { faces } from "../../cube/geometry";
import { editor } from "../../state/editor.svelte";
import { actionOf, isCommand } from "../../state/keys.svelte";
import { tab } from "../../state/tab.svelte";
import { perform } from "./commands";

const writes = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

// Somebody types there, or a dialog has the keyboard to itself.
const isElsewhere = (target: Element): boolean =>
    target.matches(writes) || target.closest("dialog, [popover]") !== null;

// "Digit1" or "Numpad1" takes the first colour, 0 the eraser.
function brushOf(event: KeyboardEvent): number | null {
    const digit = /^(?:Digit|Numpad)([0-6])$/.exec(event.code)?.[1];
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    return digit && isPlain ? Number(digit) : null;
}

export function pressKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || !tab.isCube) return;
    if (event.target instanceof Element && isElsewhere(event.target)) return;
    const brush = editor.isOn ? brushOf(event) : null;
    const action = actionOf(event);
    if (brush === null && action === null) return;
    event.preventDefault();
    if (brush !== null) editor.pick(faces[brush - 1] ?? ".");
    // A key that is held down repeats what can be repeated, not a turn.
    else if (!event.repeat || isRepeated(action!)) perform(action!);
}

const isRepeated = (action: string): boolean =>
    isCommand(action) && /^(undo|redo|zoom|orbit)/.test(action);
