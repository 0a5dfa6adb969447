import { defineConfig } from "vitest/config";

// The tests in a real browser on a real server; see tests/browser/harness.ts.
export default defineConfig({
    test: {
        include: ["tests/browser/**/*.test.ts"],
        fileParallelism: false,
        testTimeout: 120_000,
        // Software rendering on a busy machine makes a page late now and then.
        retry: 2,
        hookTimeout: 120_000,
    },
});
