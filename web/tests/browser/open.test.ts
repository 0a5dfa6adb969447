// Solving a part of the cube: goals with a name, and incomplete cubes.
import { describe, expect, it } from "vitest";
import { solved } from "../../src/cube/facelets";
import { goalWords } from "../../src/i18n/goals";
import { CubePage, indexOf } from "./cube-page";
import { large, shoot, useScene } from "./harness";
import { shortest, solveButton, until, wide, word, wordOf, write } from "./page-steps";
import { alike, en } from "./words";

const scene = useScene();
const goals = goalWords.en;

describe("a goal", () => {
    it("is chosen beside Solve, and its ways are listed in order of length", async () => {
        const page = await scene.page({ ...wide, viewport: large });
        await write(page, "R' F D2");
        await page.getByRole("combobox", { name: goals.choice }).selectOption("cross");
        await page.getByRole("combobox", { name: goals.face }).selectOption("any");
        await solveButton(page).click();
        await until(() => shortest(page), "2f*");
        const list = page.getByRole("button", {
            name: alike(`${en.solve.solutionOf(1, "5")} ${en.solve.ofSolutions}`),
        });
        await list.click();
        const ways = page.getByRole("dialog").getByRole("listitem");
        await expect.poll(() => ways.count()).toBeGreaterThan(4);
        await shoot(page, "solve-goal");
        const second = (await ways.nth(1).locator(".word").textContent())!;
        await ways.nth(1).getByRole("button").click();
        await until(() => word(page), second);
    });

    it("goes back to the whole cube", async () => {
        const page = await scene.page(wide);
        const choice = page.getByRole("combobox", { name: goals.choice });
        await choice.selectOption("eo");
        await page.getByRole("combobox", { name: goals.axis }).selectOption("fb");
        await page.getByRole("radio", { name: en.solve.goals.short }).waitFor({ state: "hidden" });
        await choice.selectOption("");
        await page.getByRole("radio", { name: en.solve.goals.short }).waitFor();
    });
});

// Two edges of the last layer are flipped, and only how they are turned matters.
const lastEdges = ".*.*U.....*.RRRRRR.*.FFFFFFDDDDDDDDD...LLLLLL...BBBBBB";

describe("an incomplete cube", () => {
    it("is told by its address, and solved as it is", async () => {
        const page = await scene.page(wide, `/?cube=${encodeURIComponent(lastEdges)}`);
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), lastEdges);
        await solveButton(page).click();
        await until(() => shortest(page), "6f*");
        await wordOf(page).waitFor();
    });

    it("is made with marks, which undo takes back", async () => {
        const page = await scene.page({ ...wide, viewport: large });
        const cube = await CubePage.on(page);
        await page.keyboard.press("c");
        const net = page.locator("[data-sticker]");
        await page.getByRole("button", { name: en.cube.marks.place }).click();
        await net.nth(indexOf("U9")).click();
        const placed = (await cube.facelets()).replace(/[a-z]/g, "?");
        expect(placed.match(/\?/g)).toHaveLength(3);
        await page.getByRole("button", { name: en.cube.marks.star }).click();
        await net.nth(indexOf("B2")).click();
        await expect.poll(async () => (await cube.facelets()).includes("*")).toBe(true);
        await until(() => page.getByRole("checkbox", { name: en.cube.open }).isChecked(), true);
        await shoot(page, "editor-open");
        await page.keyboard.press("Control+z");
        await page.keyboard.press("Control+z");
        await until(() => cube.facelets(), solved);
    });

    it("has grey pieces that may end anywhere, if that is said", async () => {
        const page = await scene.page({ ...wide, viewport: large });
        const cube = await CubePage.on(page);
        await write(page, "R U R' U'");
        await page.keyboard.press("Escape");
        await page.keyboard.press("c");
        await page.getByRole("radio", { name: en.cube.eraser }).click();
        for (const name of ["U1", "L1", "B3"])
            await page.locator("[data-sticker]").nth(indexOf(name)).click();
        await expect.poll(async () => (await cube.facelets()).match(/\./g)?.length).toBe(3);
        await until(() => solveButton(page).isDisabled(), true);
        await page.getByRole("checkbox", { name: en.cube.open }).check();
        await solveButton(page).click();
        await until(() => shortest(page), "4f*");
    });
});
