// The ways from the list to the rest of the page, and back. On a small screen the sheet
// that the list is in comes and goes.
import { tick } from "svelte";
import { type Place, page } from "../shell/page.svelte";
import { type SheetName, sheets } from "../shell/sheets.svelte";

function leaveTo(place: Place): void {
    sheets.open = null;
    page.goTo(place);
}

export const goToBox = (): void => leaveTo("box");
export const goToCube = (): void => leaveTo("cube");

const places = { workspace: "list", facts: "facts" } as const;
export async function goToSheet(name: SheetName): Promise<void> {
    sheets.open = name;
    await tick();
    page.goTo(places[name]);
}
// Whoever is there comes back.
export const toggleSheet = (name: SheetName): unknown =>
    page.isAt(places[name]) ? goToCube() : goToSheet(name);
