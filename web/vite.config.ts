// The page is built without the packages of its tests, so nothing of Vitest is
// imported here but types.
/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { firstLoad } from "./tools/first-load";
import { oneLanguage } from "./tools/one-language";

// Where `npm run dev` finds a running `antipode serve`.
const server = process.env.ANTIPODE_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
    plugins: [oneLanguage(), svelte(), firstLoad()],
    build: {
        outDir: process.env.ANTIPODE_PAGE_OUT ?? "dist",
        emptyOutDir: true,
        reportCompressedSize: false, // the build compresses the files itself
        target: "es2022",
        // The server's content-security policy allows no inline data for scripts,
        // and small files are cheap from the same machine.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: { proxy: { "/api": { target: server, changeOrigin: true } } },
    // None leaves anything behind, and loading all modules anew for each file would
    // take longer than the tests.
    test: { include: ["tests/unit/**/*.test.ts"], pool: "threads", isolate: false },
});
