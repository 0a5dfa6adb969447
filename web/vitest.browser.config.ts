import { defineConfig } from "vitest/config";

// The tests in a real browser on a real server; see tests/browser/harness.ts.
export default defineConfig({
    test: {
        include: ["tests/browser/**/*.test.ts"],
        fileParallelism: false,
        testTimeout: 120_000,
        // A test that fails now and then waits for the wrong thing: it is to be mended.
        retry: 0,
        hookTimeout: 120_000,
    },
});
