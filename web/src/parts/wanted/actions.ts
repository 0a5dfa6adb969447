// What is done with positions that were put together.
import type { WantedPosition } from "../../api/wanted";
import { workspaceApi } from "../../api/workspace";
import { faceletsOf } from "../../cube/centres";
import type { Facelets } from "../../cube/facelets";
import { sessions } from "../../state/sessions";
import { choices } from "../../state/workspace/choices.svelte";
import { runs } from "../../state/workspace/runs.svelte";
import { workspace } from "../../state/workspace.svelte";
import { goToTab } from "../commands/page";

// As it is drawn: pieces that do not count are left out.
export const seenOf = (found: WantedPosition): Facelets => found.seen ?? faceletsOf(found);

// Pieces that do not count are open there.
export function showWanted(found: WantedPosition): void {
    const { cube, editor } = sessions.cube;
    cube.set({ start: seenOf(found) });
    if (found.seen !== undefined) editor.isOpen = true;
    goToTab("cube");
}

// Under the name of their symmetry. Gives the rows, also of those that were there before.
async function rowsFor(
    found: readonly WantedPosition[],
): Promise<{ added: number; ids: number[] }> {
    const cubes = found.map((one) => ({ cube: faceletsOf(one), name: one.symmetry }));
    const { added, skipped } = await workspaceApi.add(cubes, choices.skip);
    await workspace.refresh();
    const ids = [...added, ...skipped.map((row) => row.duplicate_of)];
    return { added: added.length, ids: [...new Set(ids)] };
}

export const addWanted = async (found: readonly WantedPosition[]): Promise<number> =>
    (await rowsFor(found)).added;

export async function solveWanted(found: readonly WantedPosition[]): Promise<number> {
    const { added, ids } = await rowsFor(found);
    await runs.run({ ids });
    return added;
}
