// Showing a cube to the camera.
import type { Words } from "../../i18n/index.svelte";
import { type ShownScan, shownScan } from "../../state/scan/shown";
import { declare } from "./command";

// What the page provides while it is shown.
const offered = (
    what: "switchCamera" | "solve" | "edit" | "clear",
    isPossible: (page: ShownScan) => boolean = () => true,
) => ({
    words: (t: Words) => t.common.scan[what],
    run: () => shownScan.now?.[what](),
    when: () => shownScan.now !== null && isPossible(shownScan.now),
});

export const scanCommands = declare(
    { where: "scan", group: "scan" },
    {
        scanCamera: { keys: ["Alt+Shift+C"], ...offered("switchCamera") },
        scanSolve: { keys: ["Alt+Shift+Enter"], ...offered("solve", ({ isLikely }) => isLikely) },
        scanEdit: { keys: ["Alt+Shift+E"], ...offered("edit", ({ hasCube }) => hasCube) },
        scanClear: { keys: ["Alt+Shift+N"], ...offered("clear", ({ hasFaces }) => hasFaces) },
    },
);
