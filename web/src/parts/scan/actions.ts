// What is done with the camera, and with a cube that was scanned.
import { camera } from "../../state/scan/camera.svelte";
import { allowChime } from "../../state/scan/chime";
import { scan } from "../../state/scan/scan.svelte";
import { sessions } from "../../state/sessions";
import { goToTab } from "../commands/page";
import { solveNow } from "../solve/intents";

export function switchCamera(): void {
    allowChime();
    if (camera.stream) camera.stop();
    else void camera.start();
}

// The cube that was on the table is one undo away.
function putOnTable(): void {
    if (!scan.cube) return;
    sessions.cube.cube.set({ start: scan.cube.facelets });
    goToTab("cube");
}

export async function solveScanned(): Promise<void> {
    putOnTable();
    await solveNow(sessions.cube);
}
export function editScanned(): void {
    putOnTable();
    sessions.cube.editor.open();
}
