import { defineConfig } from "vitest/config";

// The tests in a real browser on a real server; see tests/browser/harness.ts.
export default defineConfig({
    test: {
        include: ["tests/browser/**/*.test.ts"],
        fileParallelism: false,
        testTimeout: 120_000,
        // Once more, since real browsers on a busy machine sometimes lose a beat. The
        // report marks such a test with "retry": it waits for the wrong thing, mend it.
        retry: 1,
        hookTimeout: 120_000,
        // A busy machine may draw one frame in a second.
        expect: { poll: { timeout: 15_000 } },
    },
});
