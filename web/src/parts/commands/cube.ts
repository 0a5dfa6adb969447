// What is done to a puzzle and to the view of it.
import type { Words } from "../../i18n/index.svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { settings } from "../../state/settings.svelte";
import { togglePainting } from "../cube/painting";
import { declare } from "./command";

const zoomStep = 0.88;
const zoom = (key: string, name: "zoomIn" | "zoomOut", factor: number) => ({
    keys: [`Shift+${key}`],
    words: (t: Words) => t.cube[name],
    run: ({ camera }: PuzzleSession) => camera.zoomBy(factor),
    isRepeated: true,
});
const orbit = (way: string, arrow: string, right: number, down: number) => ({
    keys: [`Shift+Arrow${way}`],
    words: (t: Words) => `${t.cube.orbit} ${arrow}`,
    run: ({ camera }: PuzzleSession) => camera.orbitBy(right, down),
    isRepeated: true,
});

export const cubeCommands = declare(
    { where: "puzzle", group: "cube" },
    {
        undo: {
            keys: ["Ctrl+Z", "Backspace"],
            words: (t) => t.cube.undo,
            run: ({ cube }) => cube.undo(),
            when: ({ cube }) => cube.canUndo,
            isRepeated: true,
        },
        redo: {
            keys: ["Ctrl+Shift+Z", "Ctrl+Y"],
            words: (t) => t.cube.redo,
            run: ({ cube }) => cube.redo(),
            when: ({ cube }) => cube.canRedo,
            isRepeated: true,
        },
        reset: {
            keys: ["Alt+Backspace"],
            words: (t) => t.cube.reset,
            run: ({ cube }) => cube.reset(),
        },
        random: {
            keys: ["Alt+N"],
            words: (t) => t.cube.random,
            run: (session) => session.random(),
        },
        inverse: {
            keys: ["Alt+V"],
            words: (t) => t.cube.inverse,
            run: (session) => session.transform("inverse"),
            when: (session) => session.canTransform,
        },
        mirror: {
            keys: ["Alt+M"],
            words: (t) => t.cube.mirror,
            run: (session) => session.transform("mirror"),
            when: (session) => session.canTransform,
        },
        paint: {
            keys: { letters: ["C"], cstimer: ["Alt+C"] },
            words: (t) => t.cube.paint,
            run: togglePainting,
        },
        fillForced: {
            words: (t) => t.cube.fillForced,
            run: ({ editor }) => editor.fillForced(),
            when: ({ cube, editor }) => editor.canFill && !editor.isFilling && !cube.isComplete,
        },
        hints: {
            keys: { letters: ["V"], cstimer: ["Alt+H"] },
            words: (t) => t.cube.hints,
            run: () => (settings.hintStickers = !settings.hintStickers),
        },
        centres: {
            where: "cube",
            keys: { letters: ["T"], cstimer: ["Alt+J"] },
            words: (t) => t.cube.centres,
            run: ({ centres }) => centres.toggle(),
        },
        resetView: {
            keys: ["Shift+Home"],
            words: (t) => t.cube.resetView,
            run: ({ camera }) => camera.reset(),
        },
        zoomIn: zoom("PageUp", "zoomIn", zoomStep),
        zoomOut: zoom("PageDown", "zoomOut", 1 / zoomStep),
        orbitLeft: orbit("Left", "←", -1, 0),
        orbitRight: orbit("Right", "→", 1, 0),
        orbitUp: orbit("Up", "↑", 0, -1),
        orbitDown: orbit("Down", "↓", 0, 1),
    },
);
