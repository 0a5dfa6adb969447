import { defineConfig } from "vitest/config";

// The tests in a real browser on a real server; see tests/browser/harness.ts.
export default defineConfig({
    test: {
        include: ["tests/browser/**/*.test.ts"],
        fileParallelism: false,
        testTimeout: 60_000,
        hookTimeout: 120_000,
    },
});
