// Solving a part of the cube: goals with a name, and incomplete cubes.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { solved } from "../../src/cube/facelets";
import { goals as goalWords } from "../../src/i18n/goals";
import { CubePage, indexOf } from "./cube-page";
import { large, shoot, useScene } from "./harness";
import {
    chooseOption,
    preferring,
    shortest,
    small,
    solveButton,
    until,
    wide,
    widthOf,
    word,
    wordOf,
    write,
} from "./page-steps";
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

// However long a busy machine takes to make tables.
const patient = preferring({ seconds: null });

// What somebody makes who solves in fewest moves.
describe("the steps of fewest moves", () => {
    const goOn = (page: Page, goal: string) =>
        page.getByRole("button", { name: goals.goOn(goals.names[goal]!) });

    async function makeAll(page: Page): Promise<void> {
        for (const goal of ["dr", "htr", "solved"]) {
            await goOn(page, goal).waitFor();
            await page.keyboard.press("Alt+e");
            await expect
                .poll(() => page.getByRole("combobox", { name: goals.choice }).inputValue())
                .toBe(goal);
        }
    }

    it("lead one after the other to the solved cube, and are shown as one solution", async () => {
        const page = await scene.page({ ...wide, viewport: large, stored: patient });
        await write(page, "R' U' F R2 D' L B2 U F R' U' F");
        const scrambled = await (await CubePage.on(page)).facelets();
        await page.getByRole("combobox", { name: goals.choice }).selectOption("eo");
        await page.getByRole("combobox", { name: goals.axis }).selectOption("fb");
        await solveButton(page).click();
        await until(() => shortest(page), "5f*");
        await makeAll(page);
        const steps = page.getByRole("list", { name: goals.steps }).getByRole("listitem");
        await until(() => steps.count(), 3);
        await shoot(page, "solve-steps");
        await page.getByRole("button", { name: alike(goals.wholeWord("1f")) }).click();
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), scrambled);
        await page.keyboard.press("End");
        await until(() => cube.facelets(), solved);
    });

    it("are made on the inverse too, and taken back", async () => {
        const page = await scene.page({ ...wide, viewport: large, stored: patient });
        await write(page, "R U F2 D2 L B R2 U F D L2 B R U2");
        const cube = await CubePage.on(page);
        const scrambled = await cube.facelets();
        await page.getByRole("combobox", { name: goals.choice }).selectOption("eo");
        await page.getByRole("checkbox", { name: goals.niss }).check();
        await solveButton(page).click();
        await until(() => shortest(page), "3f*");
        await until(() => wordOf(page).locator(".inverse").textContent(), "^(F' U' L)");
        await goOn(page, "dr").click();
        await expect.poll(() => cube.facelets()).not.toBe(scrambled);
        await until(() => page.getByRole("combobox", { name: goals.from }).inputValue(), "eo");
        await goOn(page, "htr").waitFor();
        await page.getByRole("button", { name: goals.stepBack }).click();
        await until(() => cube.facelets(), scrambled);
    });

    it("fit a phone, in French too", async () => {
        const page = await scene.page({ ...small, stored: patient }, "/?lang=fr");
        const { fr: words } = goalWords;
        await write(page, "R U F");
        await page.getByRole("combobox", { name: words.choice }).selectOption("eo");
        await page.getByRole("checkbox", { name: words.niss }).check();
        await page.getByRole("combobox", { name: words.from }).waitFor();
        await solveButton(page).click();
        await page.getByRole("button", { name: words.goOn("DR") }).waitFor();
        await shoot(page, "phone-steps");
        await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
    });
});

describe("slices among the turns", () => {
    it("are played with the rotation that takes the cube back", async () => {
        const page = await scene.page({ ...wide, viewport: large, stored: patient });
        await write(page, "M' U M' U M' U M' U");
        await page.getByRole("combobox", { name: goals.choice }).selectOption("solved");
        await chooseOption(page, en.solve.turns, "U M");
        await chooseOption(page, en.solve.metric, "stm");
        await solveButton(page).click();
        await until(() => shortest(page), "8s*");
        await until(() => word(page), "U' M U' M U' M U' M");
        const cube = await CubePage.on(page);
        await page.keyboard.press("End");
        await until(() => cube.facelets(), solved);
        await page.keyboard.press("ArrowLeft");
        await expect.poll(() => cube.facelets()).not.toBe(solved);
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
        await expect
            .poll(async () => (await cube.facelets()).match(/[a-z]|\?/g) ?? [])
            .toHaveLength(3);
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
