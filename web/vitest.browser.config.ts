import { defineConfig } from "vitest/config";
import { patience } from "./tests/browser/patience";

// The tests in a real browser on a real server; see tests/browser/harness.ts.
export default defineConfig({
    test: {
        include: ["tests/browser/**/*.test.ts"],
        // Each file has a server and a workspace of its own. Files that come one after the
        // other share a browser: see openChromium.
        maxWorkers: 2,
        isolate: false,
        testTimeout: 5 * patience,
        hookTimeout: 2 * patience,
        expect: { poll: { timeout: patience } },
    },
});
