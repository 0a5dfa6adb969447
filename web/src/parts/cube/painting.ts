// Opening and closing the editor. The focus goes where the work is, if it was on
// something that is gone now.
import { tick } from "svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { page } from "../shell/page.svelte";

export async function togglePainting({ editor }: PuzzleSession): Promise<void> {
    const focused = document.activeElement;
    editor.toggle();
    await tick();
    if (focused && !focused.isConnected) page.goTo(editor.isOn ? "net" : "cube");
}
