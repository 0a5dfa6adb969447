// Opening and closing the editor, whose code is fetched when it is first opened. The focus
// goes where the work is, if it was on something that is gone now.
import { tick } from "svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { sessions } from "../../state/sessions";
import { fetchPart } from "../shell/fetch-part";
import { page } from "../shell/page.svelte";
import { sheets } from "../shell/sheets.svelte";

export const paintPanel = () => import("./PaintPanel.svelte");
const hasPanel = (): Promise<boolean> =>
    fetchPart(paintPanel).then(
        () => true,
        () => false,
    );

export async function togglePainting({ editor }: PuzzleSession): Promise<void> {
    const focused = document.activeElement;
    if (!editor.isOn && !(await hasPanel())) return;
    editor.toggle();
    await tick();
    if (focused && !focused.isConnected) page.goTo(editor.isOn ? "net" : "cube");
}

// Also from elsewhere on the page.
export async function paintCube(): Promise<void> {
    if (!(await hasPanel())) return;
    sessions.cube.editor.open();
    await tick();
    sheets.open = null;
    page.goTo("net");
}
