// Faults that people met. Each has its test here, named after what they saw.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage, after } from "./cube-page";
import { useScene } from "./harness";
import { boxOf, factOf, solveButton, until, untilFact, wide, write } from "./page-steps";
import { en } from "./words";
import { clear, gridOf, paneOf, put, rowsOf } from "./workspace-steps";

const scene = useScene();
let page: Page;

// As if the cable were pulled. What the browser says about that on its console is meant.
async function withoutServer(work: () => Promise<void>): Promise<void> {
    await page.context().setOffline(true);
    await work();
    await page.context().setOffline(false);
    await page.getByText(en.common.serverLost).first().waitFor({ state: "detached" });
    scene.errors.splice(0);
}

describe("Ctrl+Z after all rows were deleted undid the cube", () => {
    it("and now restores the rows, because the focus stays in the list", async () => {
        await put(scene, { One: "R", Two: "U" });
        page = await scene.page(wide);
        await rowsOf(page).nth(1).waitFor();
        await write(page, "F D");
        await gridOf(page).focus();
        await page.keyboard.press("Control+a");
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
        await until(
            () => paneOf(page).evaluate((pane) => pane.contains(document.activeElement)),
            true,
        );
        await page.keyboard.press("Control+z");
        await until(() => rowsOf(page).count(), 2);
        await expect.poll(() => boxOf(page).inputValue()).toBe("F D");
        await clear(scene);
    });
});

describe("without the server", () => {
    it("an import said nothing; now it says so, until the server is back", async () => {
        page = await scene.freshPage(wide);
        await paneOf(page).getByText(en.workspace.noCubes).waitFor();
        await withoutServer(async () => {
            await page.locator("input[type=file]").setInputFiles({
                name: "cubes.txt",
                mimeType: "text/plain",
                buffer: Buffer.from("R U\n"),
            });
            await paneOf(page).getByText(en.common.serverLost).waitFor();
        });
    });

    it("facts of the cube before looked as if they were of this one", async () => {
        page = await scene.freshPage(wide);
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        await withoutServer(async () => {
            await write(page, "R U");
            await page.getByText(en.solve.oldFacts).waitFor();
            await expect.poll(() => factOf(page, en.solve.order)).toBe("4");
        });
        await untilFact(page, en.solve.order, "105");
        await expect.poll(() => page.getByText(en.solve.oldFacts).count()).toBe(0);
    });

    it("Solve was bright and did nothing", async () => {
        page = await scene.freshPage(wide);
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
        await withoutServer(async () => {
            await write(page, "R U F");
            await until(() => solveButton(page).isDisabled(), true);
            await until(() => solveButton(page).getAttribute("title"), en.solve.noServer);
        });
        await until(() => solveButton(page).isEnabled(), true);
    });
});

describe("a browser that keeps nothing", () => {
    it("showed an empty page; now all works but the memory", async () => {
        page = await scene.freshPage(wide, "/icon.svg");
        await page.addInitScript(() => {
            const refuse = (): never => {
                throw new DOMException("no", "SecurityError");
            };
            for (const name of ["localStorage", "sessionStorage"])
                Object.defineProperty(window, name, { get: refuse });
        });
        await page.goto(scene.server().address);
        const cube = await CubePage.on(page);
        await page.keyboard.press("r");
        await until(() => cube.facelets(), after("R"));
        await solveButton(page).click();
        await page.getByText(en.solve.endings.proven, { exact: true }).waitFor();
    });
});

describe("a maneuver of tens of thousands of turns", () => {
    const long = Array.from({ length: 20_000 }, (_, i) => ["R", "U", "F'", "L2"][i % 4]).join(" ");

    it("froze the page and broke the address; now it is played, and survives a reload", async () => {
        page = await scene.page(wide);
        await write(page, long);
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), after(long));
        const turns = page.getByRole("list", { name: en.solve.tracks.maneuver });
        await expect.poll(() => turns.getByRole("button").count()).toBeLessThan(300);
        await until(async () => new URL(page.url()).searchParams.get("cube"), after(long));
        expect(page.url().length).toBeLessThan(300);
        await page.getByRole("button", { name: en.solve.stepBack }).click();
        await until(() => cube.facelets(), after(long.slice(0, long.lastIndexOf(" "))));
        await page.reload();
        await until(() => boxOf(page).inputValue(), long);
    });
});

describe("a key pressed while a dialog is open", () => {
    it("turned the cube behind it", async () => {
        page = await scene.page(wide);
        const cube = await CubePage.on(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog", { name: en.common.keys }).waitFor();
        await page.getByRole("heading", { name: en.common.keys }).click();
        await page.keyboard.press("u");
        await page.keyboard.press("Escape");
        await page.getByRole("dialog", { name: en.common.keys }).waitFor({ state: "hidden" });
        await page.keyboard.press("r");
        await until(() => cube.facelets(), after("R"));
    });
});

describe("Solve", () => {
    it("was bright with a text that cannot be read; now it is quiet and says why", async () => {
        page = await scene.page(wide);
        await write(page, "R Q");
        await until(() => solveButton(page).isDisabled(), true);
        await page.getByText(en.solve.unreadable, { exact: true }).waitFor();
        await write(page, "R");
        await until(() => solveButton(page).isEnabled(), true);
    });
});
