// What is done to the list and to the rows that are selected in it. Letters alone are
// the cube's, everywhere on the page, so the list has none of them.
import { isHalted } from "../../api/tasks";
import type { Message } from "../../api/message";
import type { Words } from "../../i18n/index.svelte";
import { tell } from "../../i18n/sentences";
import {
    addInverses,
    label,
    open,
    redo,
    remove,
    showSelectedAs,
    transform,
    undo,
} from "../../state/workspace/actions";
import { runs } from "../../state/workspace/runs.svelte";
import { selection } from "../../state/workspace/selection.svelte";
import { transfer } from "../../state/workspace/transfer.svelte";
import { workspace } from "../../state/workspace.svelte";
import { copySelected } from "../workspace/copy";
import { goToCube } from "../workspace/elsewhere";
import { pane } from "../workspace/pane.svelte";
import { declare } from "./command";

const activeRow = () => workspace.rowAt(selection.active);
const hasRows = (): boolean => workspace.total > 0;
const hasSelection = (): boolean => selection.size > 0;
const inverted = { operation: "invert", in_place: true } as const;

const isActive = ({ state }: { state: string }): boolean =>
    state === "running" || state === "queued";
export const canPause = (): boolean => selection.isAll || selection.rows().some(isActive);
export const canContinue = (): boolean =>
    selection.isAll || selection.rows().some(({ state }) => isHalted(state));

// Shows the row on the cube, and goes there.
function openAndLeave(): void {
    const row = activeRow();
    if (!row) return;
    open(row);
    goToCube();
}

// Where it is seen.
function renameActive(): void {
    selection.moveTo(selection.active);
    pane.renaming = activeRow()?.id ?? null;
}

// First the selection goes, then the keyboard goes back to the cube.
function letGo(): void {
    if (selection.size <= 1 && !pane.isSelecting) return goToCube();
    pane.isSelecting = false;
    selection.clear();
}

const toldStep = ({ language }: Words, step: Message | null) => step && tell(step, language);
const selectActive = () => selection.toggle(selection.active);

export const rowCommands = declare(
    { where: "rows", group: "list" },
    {
        listOpen: { keys: ["Enter"], words: (t) => t.workspace.keys.open, run: openAndLeave },
        listToggle: {
            keys: ["Space", "Ctrl+Space"],
            words: (t) => t.workspace.keys.toggle,
            run: selectActive,
        },
        listLetGo: { keys: ["Escape"], words: (t) => t.workspace.keys.letGo, run: letGo },
    },
);

export const listCommands = declare(
    { where: "list", group: "list" },
    {
        listUndo: {
            keys: ["Ctrl+Z"],
            words: (t) => t.workspace.undoStep(toldStep(t, workspace.undoable)),
            run: () => undo(),
        },
        listRedo: {
            keys: ["Ctrl+Shift+Z", "Ctrl+Y"],
            words: (t) => t.workspace.redoStep(toldStep(t, workspace.redoable)),
            run: () => redo(),
        },
        listAll: {
            keys: ["Ctrl+A"],
            words: (t) => t.workspace.selectAll,
            run: () => selection.all(),
            when: hasRows,
        },
        listRename: {
            keys: ["F2"],
            words: (t) => t.workspace.rename,
            run: renameActive,
            when: () => activeRow() !== undefined,
        },
        listDelete: {
            keys: ["Delete"],
            words: (t) => t.workspace.delete,
            run: () => remove(),
            when: hasSelection,
        },
        listSense: {
            keys: ["Alt+G"],
            words: (t) => t.workspace.keys.sense,
            run: () => {
                const isGenerator = activeRow()?.sense === "generator";
                return showSelectedAs(isGenerator ? "solver" : "generator");
            },
            when: hasSelection,
        },
        listRun: {
            keys: ["Alt+R"],
            words: (t) => t.workspace.run,
            run: () => runs.run(selection.target),
            when: hasRows,
        },
        listPause: {
            keys: ["Alt+Enter"],
            words: (t) => t.workspace.keys.pause,
            run: () => runs[canPause() ? "pause" : "continue"](selection.target),
            when: hasRows,
        },
        listStop: {
            keys: ["Shift+Enter"],
            words: (t) => t.solve.stop,
            run: () => runs.stop(selection.target),
            when: hasRows,
        },
        listDuplicate: {
            keys: ["Ctrl+D"],
            words: (t) => t.workspace.duplicate,
            run: () => transform({ operation: "duplicate" }),
            when: hasSelection,
        },
        listInvert: {
            keys: ["Ctrl+I"],
            words: (t) => t.workspace.invert,
            run: () => transform(inverted),
            when: hasSelection,
        },
        listArrange: {
            words: (t) => t.workspace.arrange,
            run: () => transform({ operation: "arrange", in_place: true }),
            when: hasSelection,
        },
        listInverses: {
            words: (t) => t.workspace.addInverses,
            run: () => addInverses(),
            when: hasSelection,
        },
        listLabel: {
            words: (t) => t.workspace.label,
            run: () => label(),
            when: hasSelection,
        },
        listTransform: {
            keys: ["*"],
            words: (t) => t.workspace.transform,
            run: () => (pane.panel = "transform"),
            when: hasSelection,
        },
        listCopy: {
            keys: ["Ctrl+C"],
            words: (t) => t.workspace.copy,
            run: () => copySelected(),
            when: hasSelection,
        },
        listRandom: { words: (t) => t.workspace.random, run: () => (pane.panel = "add") },
        listExport: {
            words: (t) => t.workspace.exportAllText,
            run: () => transfer.exportAll("txt"),
            when: hasRows,
        },
        listPrint: {
            words: (t) => t.workspace.print,
            run: () => transfer.print(),
            when: hasRows,
        },
        listStatistics: {
            words: (t) => t.workspace.statistics,
            run: () => pane.toggle("statistics"),
            when: hasRows,
        },
    },
);
