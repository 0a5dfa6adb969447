// Keys that reach the page. What has the focus comes first: a key it uses itself never
// gets here, nothing is done behind a dialog, and the list's keys are its own while
// the focus is there.
import { faces } from "../../cube/geometry";
import { unpainted } from "../../cube/facelets";
import { sessionShown } from "../../state/sessions";
import { type Press, chordByLetter } from "./chords";
import type { Command } from "./command";
import { commandFor, isInList } from "./keymap.svelte";
import { commands, isHere, perform } from "./registry";

const writes =
    "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])";
const presses = "button, a[href], summary, input:not([type=range]), [role=menuitem]";
const moves = "input, [role=grid], [role=listbox], [role=menu], [role=slider], [role=radiogroup]";
const overlays = "dialog, [popover], [role=menu]";

// While somebody types, only chords that are no text.
const isNoText = (chord: string): boolean =>
    /^(Ctrl\+(Enter|K|\/)|Alt\+.*|Shift\+Enter)$/.test(chord);

function isTaken(chord: string, target: Element): boolean {
    if (target.closest(overlays)) return true;
    // The browser closes a small panel, also while its button still has the focus.
    if (chord === "Escape" && document.querySelector(":popover-open")) return true;
    if (target.matches(writes) && !isNoText(chord)) return true;
    if (/^(Enter|Space)$/.test(chord) && target.matches(presses)) return true;
    return /^(Arrow\w+|Home|End|Page\w+)$/.test(chord) && target.closest(moves) !== null;
}

const isInPane = (target: Element): boolean => target.closest("[data-zone=list]") !== null;
const isOnRows = (target: Element): boolean => target.matches("[role=grid]");

// The command that a key means, with the focus where it is.
export function meant(event: Press, target: Element): string | null {
    const inList = isInPane(target);
    const isListed = ({ where }: Command) =>
        inList && (where === "list" || (where === "rows" && isOnRows(target)));
    const listed = commandFor(event, isListed);
    if (listed) return listed;
    return commandFor(event, ({ where }) => !isInList(where) && isHere(where));
}

// "Digit1" or "Numpad1" takes the first colour, 0 the eraser.
function pickBrush(event: KeyboardEvent): boolean {
    const editor = sessionShown()?.editor;
    const digit = /^(?:Digit|Numpad)([0-6])$/.exec(event.code)?.[1];
    if (!editor?.isOn || !digit || event.ctrlKey || event.altKey || event.metaKey) return false;
    editor.pick(faces[Number(digit) - 1] ?? unpainted);
    return true;
}

const hasSelection = (): boolean => !(getSelection()?.isCollapsed ?? true);
// A modal dialog has the keyboard to itself, wherever the focus went.
const isBehindDialog = (): boolean => document.querySelector("dialog[open]") !== null;

// A field keeps the focus for a moment after its dialog was closed: keys that come
// meanwhile are the page's.
function focusOf({ target }: KeyboardEvent): Element {
    return target instanceof Element && target.checkVisibility() ? target : document.body;
}

export function pressKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
    const target = focusOf(event);
    const chord = chordByLetter(event);
    // Held down, it would press the button again and again, and what takes its place.
    if (event.repeat && chord === "Enter" && target.matches("button")) event.preventDefault();
    if (isTaken(chord, target)) return;
    if (chord === "Ctrl+C" && hasSelection()) return; // the browser copies that
    if (pickBrush(event)) return event.preventDefault();
    const name = meant(event, target);
    if (name === null) return;
    event.preventDefault();
    if (!event.repeat || commands[name]!.isRepeated) void perform(name);
}
