// The keys of the 2×2×2: those of the cube's page, for what there is here.
import { ApiError } from "../../api/client";
import { randomPocket } from "../../api/pocket";
import { isPocketMove } from "../../cube/pocket";
import { faces } from "../../cube/geometry";
import { parseMove } from "../../cube/moves";
import { actionOf, isCommand } from "../../state/keys.svelte";
import { pocketEditor } from "../../state/pocket-editor.svelte";
import { pocketSolve } from "../../state/pocket-solve.svelte";
import { pocket } from "../../state/pocket.svelte";
import { page } from "../shell/page.svelte";
import { actions } from "../shell/actions";
import { chordOf } from "../shell/chords";

// What the server cannot be asked is told elsewhere on the page.
async function random(): Promise<void> {
    try {
        const { cubes } = await randomPocket({});
        pocket.set({ start: cubes[0]!.facelets });
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
    }
}

export const commands = {
    paint: () => pocketEditor.toggle(),
    undo: () => pocket.undo(),
    redo: () => pocket.redo(),
    reset: () => pocket.reset(),
    random: () => void random(),
} as const;
export type PocketCommand = keyof typeof commands;
const isHere = (name: string): name is PocketCommand => name in commands;

export const playing = {
    solve: () => void pocketSolve.ask(),
    toStart: () => pocketSolve.goTo(0),
    stepBack: () => pocketSolve.step(-1),
    play: () => pocketSolve.toggle(),
    stepOn: () => pocketSolve.step(1),
    toEnd: () => pocketSolve.goTo(pocketSolve.word.length),
    toCube: () => page.goTo("cube"),
} as const;
const names = Object.keys(playing) as (keyof typeof playing)[];

const writes = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";
const presses = "button, a[href], summary, input";

function performChord(event: KeyboardEvent, target: Element): boolean {
    const chord = chordOf(event);
    const name = names.find((each) => actions[each].chord === chord);
    if (!name) return false;
    const isPress = name === "solve" || name === "play";
    if (isPress && target.matches(presses)) return false;
    if (target.closest("[role=radiogroup], input, [role=group][data-net]")) return false;
    playing[name]();
    return true;
}

function performTurn(event: KeyboardEvent): boolean {
    const action = actionOf(event);
    if (action === null) return false;
    if (isHere(action)) commands[action]();
    else if (isCommand(action)) return false;
    else {
        const move = parseMove(action)!;
        if (!isPocketMove(move)) return false;
        // A key that is held down does not turn on.
        if (!event.repeat) pocket.turn(move);
    }
    return true;
}

function pickBrush(event: KeyboardEvent): boolean {
    const digit = /^(?:Digit|Numpad)([0-6])$/.exec(event.code)?.[1];
    if (!pocketEditor.isOn || !digit || event.ctrlKey || event.altKey || event.metaKey)
        return false;
    pocketEditor.pick(faces[Number(digit) - 1] ?? ".");
    return true;
}

export function pressKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    if (event.target.matches(writes) || event.target.closest("dialog, [popover]")) return;
    if (pickBrush(event) || performTurn(event) || performChord(event, event.target))
        event.preventDefault();
}
