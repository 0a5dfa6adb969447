// What commands do on the page of the camera.
import { Provided } from "../provided.svelte";

export interface ShownScan {
    readonly hasFaces: boolean;
    readonly hasCube: boolean;
    readonly isLikely: boolean;
    switchCamera(): unknown;
    solve(): unknown;
    edit(): unknown;
    clear(): unknown;
}

export const shownScan = new Provided<ShownScan>();
