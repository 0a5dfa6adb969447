// Opening and closing the editor, whose code is fetched when it is first opened. The focus
// goes where the work is, if it was on something that is gone now.
import { type Component, tick } from "svelte";
import type { PuzzleSession } from "../../state/puzzle/session.svelte";
import { page } from "../shell/page.svelte";

class PaintPanel {
    #component = $state.raw<Component | null>(null);

    readonly component: Component | null = $derived(this.#component);
    async load(): Promise<void> {
        this.#component ??= (await import("./PaintPanel.svelte")).default;
    }
}
export const paintPanel = new PaintPanel();

export async function togglePainting({ editor }: PuzzleSession): Promise<void> {
    const focused = document.activeElement;
    await paintPanel.load();
    editor.toggle();
    await tick();
    if (focused && !focused.isConnected) page.goTo(editor.isOn ? "net" : "cube");
}
