// The ways from the list to the rest of the page. On a small screen the sheet
// that the list is in goes away.
import { tick } from "svelte";
import { sessions } from "../../state/sessions";
import { paintPanel } from "../cube/painting.svelte";
import { page } from "../shell/page.svelte";
import { sheets } from "../shell/sheets.svelte";

function leaveTo(place: Parameters<typeof page.goTo>[0]): void {
    sheets.open = null;
    page.goTo(place);
}

export async function paintCube(): Promise<void> {
    await paintPanel.load();
    sessions.cube.editor.open();
    await tick();
    leaveTo("net");
}
export const goToBox = (): void => leaveTo("box");
export const goToCube = (): void => leaveTo("cube");
