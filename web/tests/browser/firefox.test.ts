// What most people do first works in Firefox, too, and without WebGL, which it has
// not where there is no screen.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage, after } from "./cube-page";
import { openFirefox, useScene } from "./harness";
import { boxOf, resultOf, shortest, solveButton, until, write } from "./page-steps";
import { en } from "./words";

const scene = useScene({ openBrowser: openFirefox, forgiven: /WebGL/ });

const tabOf = (page: Page, name: string) =>
    page.getByRole("navigation").getByRole("link", { name, exact: true });

describe("Firefox", () => {
    it("turns the cube by keys and by words, and takes it back", async () => {
        const page = await scene.page();
        const cube = new CubePage(page);
        await cube.net.waitFor();
        await page.keyboard.press("r");
        await page.keyboard.press("Shift+U");
        await until(() => cube.text(), "R U'");
        await expect.poll(() => cube.facelets()).toBe(after("R U'"));
        await page.keyboard.press("Control+z");
        await until(() => cube.facelets(), after("R"));
    });

    it("solves", async () => {
        const page = await scene.page();
        await boxOf(page).waitFor();
        await write(page, "R U F");
        await solveButton(page).click();
        await resultOf(page).waitFor();
        await until(() => shortest(page), "3f*");
    });

    it("opens every tab", async () => {
        const page = await scene.page();
        await boxOf(page).waitFor();
        for (const [tab, name] of Object.entries(en.common.tabNames)) {
            await tabOf(page, name).click();
            await expect
                .poll(() => new URL(page.url()).searchParams.get("tab") ?? "cube")
                .toBe(tab);
            await page.getByRole("heading", { level: 2 }).first().waitFor();
        }
    });
});
