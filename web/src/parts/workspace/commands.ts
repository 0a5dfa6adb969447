// The menus of the list, as data. The keys are those of keys.ts.
import type { Row } from "../../api/workspace";
import { t } from "../../i18n/index.svelte";
import { open, redo, remove, showSelectedAs, transform, undo } from "../../state/workspace/actions";
import { runs } from "../../state/workspace/runs.svelte";
import { selection } from "../../state/workspace/selection.svelte";
import { transfer } from "../../state/workspace/transfer.svelte";
import { workspace } from "../../state/workspace.svelte";
import { copySelected } from "./copy";
import { type MenuItem, tidy } from "./menu";
import { pane } from "./pane.svelte";

const isActive = (row: Row): boolean => row.state === "running" || row.state === "queued";
const isWaiting = (row: Row): boolean => row.state === "paused" || row.state === "interrupted";

export const canPause = (): boolean => selection.isAll || selection.rows().some(isActive);
export const canContinue = (): boolean => selection.isAll || selection.rows().some(isWaiting);
export const canStop = (): boolean => canPause() || canContinue();

// About the row under the pointer, or about all that are selected with it.
export function rowMenu(row: Row): MenuItem[] {
    const w = t.workspace;
    const isOne = selection.size === 1;
    const { target } = selection;
    return tidy([
        isOne && { label: w.show, key: "Enter", run: () => open(row) },
        isOne && { label: w.rename, key: "F2", run: () => (pane.renaming = row.id) },
        row.sense === "solver"
            ? { label: w.asGenerator, key: "Alt+G", run: () => void showSelectedAs("generator") }
            : { label: w.asSolver, key: "Alt+G", run: () => void showSelectedAs("solver") },
        "line",
        { label: w.run, key: "Alt+R", run: () => void runs.run(target) },
        canPause() && {
            label: w.pause,
            key: "Alt+Enter",
            run: () => void runs.pause(target),
        },
        canContinue() && {
            label: w.continue,
            key: "Alt+Enter",
            run: () => void runs.continue(target),
        },
        canStop() && { label: w.stop, key: "Shift+Enter", run: () => void runs.stop(target) },
        "line",
        {
            label: w.duplicate,
            key: "Ctrl+D",
            run: () => void transform({ operation: "duplicate" }),
        },
        { label: w.invert, key: "Ctrl+I", run: () => void transform(inverted) },
        { label: w.transform, key: "*", run: () => (pane.panel = "transform") },
        "line",
        { label: w.copy, key: "Ctrl+C", run: () => void copySelected() },
        { label: w.exportText, run: () => void transfer.exportSelected("txt") },
        { label: w.exportJson, run: () => void transfer.exportSelected("json") },
        "line",
        { label: w.delete, key: "Delete", isGrave: true, run: () => void remove() },
    ]);
}

export const inverted = { operation: "invert", in_place: true } as const;

export function paneMenu(chooseFile: () => void): MenuItem[] {
    const w = t.workspace;
    const isEmpty = workspace.total === 0;
    return tidy([
        {
            label: w.undoDeed(workspace.undoable),
            key: "Ctrl+Z",
            isOff: workspace.undoable === null,
            run: () => void undo(),
        },
        {
            label: w.redoDeed(workspace.redoable),
            key: "Ctrl+Shift+Z",
            isOff: workspace.redoable === null,
            run: () => void redo(),
        },
        "line",
        { label: w.selectAll, key: "Ctrl+A", isOff: isEmpty, run: () => selection.all() },
        {
            label: pane.isSelecting ? w.doneSelecting : w.selectSeveral,
            isOff: isEmpty,
            run: () => (pane.isSelecting = !pane.isSelecting),
        },
        {
            label: w.transform,
            key: "*",
            isOff: selection.size === 0,
            run: () => (pane.panel = "transform"),
        },
        "line",
        { label: w.random, run: () => (pane.panel = "add") },
        { label: w.importFile, run: chooseFile },
        { label: w.exportAllText, isOff: isEmpty, run: () => transfer.exportAll("txt") },
        { label: w.exportAllJson, isOff: isEmpty, run: () => transfer.exportAll("json") },
        "line",
        { label: w.continueAll, isOff: isEmpty, run: () => void runs.continue({ all: true }) },
        { label: w.statistics, isOff: isEmpty, run: () => pane.toggle("statistics") },
    ]);
}
