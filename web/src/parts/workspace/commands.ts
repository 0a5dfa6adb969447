// The menus of the list: commands, and what only a menu offers.
import type { Row } from "../../api/workspace";
import { t } from "../../i18n/index.svelte";
import { open, showSelectedAs } from "../../state/workspace/actions";
import { runs } from "../../state/workspace/runs.svelte";
import { selection } from "../../state/workspace/selection.svelte";
import { transfer } from "../../state/workspace/transfer.svelte";
import { workspace } from "../../state/workspace.svelte";
import { canContinue, canPause } from "../commands/list";
import { type CommandName, isPossible, perform, wordsOf } from "../commands/registry";
import { type MenuAction, type MenuItem, tidy } from "./menu";
import { pane } from "./pane.svelte";

const item = (command: CommandName, label = wordsOf(command)): MenuAction => ({
    label,
    command,
    isOff: !isPossible(command),
    run: () => void perform(command),
});

// About the row under the pointer, or about all that are selected with it.
export function rowMenu(row: Row): MenuItem[] {
    const w = t.workspace;
    const isOne = selection.size === 1;
    const { target } = selection;
    const other = row.sense === "solver" ? "generator" : "solver";
    const label = row.sense === "solver" ? w.asGenerator : w.asSolver;
    return tidy([
        isOne && { label: w.show, command: "listOpen", run: () => open(row) },
        isOne && item("listRename"),
        { label, command: "listSense", run: () => void showSelectedAs(other) },
        "line",
        item("listRun"),
        canPause() && {
            label: t.solve.pause,
            command: "listPause",
            run: () => void runs.pause(target),
        },
        canContinue() && {
            label: t.solve.continue,
            command: "listPause",
            run: () => void runs.continue(target),
        },
        (canPause() || canContinue()) && item("listStop"),
        "line",
        item("listDuplicate"),
        item("listInvert"),
        item("listInverses"),
        item("listArrange"),
        item("listLabel"),
        item("listTransform"),
        "line",
        item("listCopy"),
        { label: w.exportText, run: () => void transfer.exportSelected("txt") },
        { label: w.exportJson, run: () => void transfer.exportSelected("json") },
        { label: w.exportHtml, run: () => void transfer.exportSelected("html") },
        item("listPrint"),
        "line",
        { ...item("listDelete"), isGrave: true },
    ]);
}

export function paneMenu(chooseFile: () => void): MenuItem[] {
    const w = t.workspace;
    const isEmpty = workspace.total === 0;
    return tidy([
        { ...item("listUndo"), isOff: workspace.undoable === null },
        { ...item("listRedo"), isOff: workspace.redoable === null },
        "line",
        item("listAll"),
        {
            label: pane.isSelecting ? w.doneSelecting : w.selectSeveral,
            isOff: isEmpty,
            run: () => (pane.isSelecting = !pane.isSelecting),
        },
        item("listTransform"),
        "line",
        item("listRandom"),
        { label: w.importFile, run: chooseFile },
        item("listExport"),
        { label: w.exportAllJson, isOff: isEmpty, run: () => transfer.exportAll("json") },
        { label: w.exportAllHtml, isOff: isEmpty, run: () => transfer.exportAll("html") },
        item("listPrint"),
        "line",
        {
            label: w.continueAll,
            isOff: workspace.isWhole && !workspace.hasWaiting,
            run: () => void runs.continue({ all: true }),
        },
        item("listStatistics"),
    ]);
}
