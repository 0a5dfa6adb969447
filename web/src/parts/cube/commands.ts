// What the tools of the cube do, by button or by key.
import { ApiError, get, post } from "../../api/client";
import { solved } from "../../cube/facelets";
import { asSeen, inColoursOf } from "../../cube/held";
import { mirrorWord } from "../../cube/mirror";
import { type Move, append, inverseWord, parseMove } from "../../cube/moves";
import { cube } from "../../state/cube.svelte";
import { type Command, type KeyAction, isCommand } from "../../state/keys.svelte";
import { settings } from "../../state/settings.svelte";
import { orbitBy, resetView, zoomBy } from "./camera";
import { togglePainting } from "./painting";

// What the server refuses or cannot be asked is told elsewhere on the page.
async function quietly(task: () => Promise<void>): Promise<void> {
    try {
        await task();
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
    }
}

const random = (): Promise<void> =>
    quietly(async () => {
        const { cubes } = await get<{ cubes: string[] }>("/random?count=1");
        cube.set({ start: cubes[0]! });
    });

// A maneuver from the solved cube stays a maneuver; any other position is
// transformed by the engine.
function transform(
    word: (moves: readonly Move[]) => Move[],
    question: { path: string; by?: string },
): Promise<void> {
    if (cube.start === solved) {
        const { moves, played } = cube;
        cube.set({ moves: word(played.reduce(append, [...moves])) });
        return Promise.resolve();
    }
    return quietly(async () => {
        const held = cube.shown;
        const { path, ...fields } = question;
        const answer = await post<{ facelets: string }>(path, { cube: asSeen(held), ...fields });
        if (cube.shown === held) cube.set({ start: inColoursOf(held, answer.facelets) });
    });
}

const run: Readonly<Record<Command, () => unknown>> = {
    undo: () => cube.undo(),
    redo: () => cube.redo(),
    reset: () => cube.reset(),
    random,
    inverse: () => transform(inverseWord, { path: "/inverse" }),
    mirror: () => transform(mirrorWord, { path: "/transform", by: "mirror-RL" }),
    paint: togglePainting,
    hints: () => (settings.hintStickers = !settings.hintStickers),
    resetView,
    zoomIn: () => zoomBy(0.88),
    zoomOut: () => zoomBy(1 / 0.88),
    orbitLeft: () => orbitBy(-1, 0),
    orbitRight: () => orbitBy(1, 0),
    orbitUp: () => orbitBy(0, -1),
    orbitDown: () => orbitBy(0, 1),
};

export function perform(action: KeyAction): void {
    if (isCommand(action)) void run[action]();
    else cube.turn(parseMove(action)!);
}
