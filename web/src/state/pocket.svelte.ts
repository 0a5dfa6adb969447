// The 2×2×2 of the page. Box, net, view in space, facts and address bar all show
// it and change it here, as on the cube's page.
import { applyToPocket, isPocketFacelets, solvedPocket } from "../cube/pocket";
import { CubeState } from "./cube.svelte";

export const pocket = new CubeState({ solved: solvedPocket, apply: applyToPocket });

// As the address tells it; a solved one is not told.
export const pocketInLink = (): string | null =>
    pocket.isComplete && pocket.position !== solvedPocket ? pocket.position : null;

export function openPocket(facelets: string | null): void {
    if (facelets !== null && isPocketFacelets(facelets))
        pocket.set({ start: facelets.toUpperCase() });
}
