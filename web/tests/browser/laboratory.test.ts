// The laboratory: counting, finding, the papers' statements, three-cycles.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { large, shoot, useScene } from "./harness";
import { boxOf, isFocused, small, until, wide } from "./page-steps";

const scene = useScene();
let page: Page;

type Look = Parameters<typeof scene.page>[0];

// The page with one of its parts chosen.
async function open(part: string, look: Look = wide): Promise<void> {
    page = await scene.page(look, "/?tab=laboratory");
    await page.getByRole("radio", { name: part, exact: true }).check();
}

const button = (name: string | RegExp): Locator =>
    page.getByRole("button", { name, exact: typeof name === "string" });
const condition = (): Locator => page.getByRole("textbox", { name: "Condition" });
const status = (): Locator => page.locator("form").getByRole("status");
const results = (): Locator =>
    page.getByRole("region", { name: /^(Positions found|Positions tr)/ });
const cells = (row: number): Promise<string[]> =>
    page.getByRole("region", { name: "Positions by distance" }).locator("tr").nth(row)
        .locator("th, td").allTextContents(); // prettier-ignore

async function find(where: string, depth: number): Promise<void> {
    await condition().fill(where);
    await page.getByLabel("Turns at most").fill(String(depth));
    await button("Find").click();
}

describe("counting", () => {
    it("tells how many positions are at each distance, in a chart and in a table", async () => {
        await open("Count", { ...wide, viewport: large });
        await page.getByLabel("Turns at most").fill("5");
        await button("Count").click();
        await status()
            .getByText(/^621\s649 positions counted · Done in/)
            .waitFor();
        await expect.poll(() => cells(4)).toEqual(["3f", "3\u202f240", "13.33"]);
        await expect.poll(() => cells(7)).toEqual(["Together", "621\u202f649", ""]);
        const chart = page.getByRole("img", { name: /^Positions by distance, .* 6 distances/ });
        await until(() => chart.locator("rect").count(), 6);
        await shoot(page, "laboratory-count");
    });

    it("tells the classes, too, where they are asked for", async () => {
        await open("Count");
        await page.getByRole("radio", { name: "quarter turns" }).check();
        await page.getByLabel("Turns at most").fill("3");
        await page.getByRole("checkbox", { name: "Up to symmetry, too" }).check();
        await button("Count").click();
        await status()
            .getByText(/^1\s195 positions counted/)
            .waitFor();
        expect((await cells(3)).slice(0, 5)).toEqual(["2q", "114", "9.50", "5", "5"]);
    });
});

describe("finding", () => {
    it("shows what makes a condition true, and brings it to the cube", async () => {
        await open("Find", { ...wide, viewport: large });
        await find("order == 105", 2);
        await status()
            .getByText(/positions? found among .* looked at · Done in/i)
            .waitFor();
        const row = results().getByRole("listitem").first();
        const word = (await row.locator(".word").textContent())!;
        await until(() => row.getByText(/^class of \d+$/).count(), 1);
        await shoot(page, "laboratory-find");
        await row.getByRole("button", { name: /^Show on the cube/ }).click();
        await until(() => boxOf(page).inputValue(), word);
        expect(new URL(page.url()).searchParams.get("tab")).toBeNull();
    });

    it("sends what was found to the workspace", async () => {
        await open("Find");
        await find("order == 2", 2);
        await status()
            .getByText(/Done in/)
            .waitFor();
        const count = await results().getByRole("listitem").count();
        await button(`Add all ${count} to the workspace`).click();
        await results().getByText(`${count} cubes added to the workspace.`).waitFor();
        await button("Go there").click();
        const grid = page.getByRole("region", { name: "Workspace", exact: true });
        await grid.getByRole("row").first().waitFor();
    });

    it("marks what cannot be read at its place, until it is mended", async () => {
        await open("Find", { ...wide, viewport: large });
        await condition().fill("order == 3 and foo > 2");
        await condition().press("Enter");
        await page
            .getByText("Unknown name 'foo': known are those in the list below")
            .first()
            .waitFor();
        await shoot(page, "laboratory-error");
        await button("Column 16").click();
        await expect.poll(() => isFocused(condition())).toBe(true);
        const chosen = await condition().evaluate((field: HTMLTextAreaElement) =>
            field.value.slice(field.selectionStart, field.selectionEnd),
        );
        expect(chosen).toBe("foo");
        await page.keyboard.type("morph");
        await button("Column 16").waitFor({ state: "hidden" });
    });

    it("explains what a condition can ask, and writes it", async () => {
        await open("Find");
        await page.getByText("What a condition can ask").click();
        await button("only_changes(face)").click();
        await until(() => condition().inputValue(), "only_changes(D)");
        await expect.poll(() => isFocused(condition())).toBe(true);
    });

    it("answers an example at once", async () => {
        await open("Find");
        await button("Largest order").click();
        await until(() => condition().inputValue(), "order == 1260");
        await status()
            .getByText(/^5 positions found among/)
            .waitFor();
    });

    it("rests and goes on when it is told to", async () => {
        await open("Find");
        await find("order == 7", 9);
        await button("Pause").click();
        await status()
            .getByText(/^Paused/)
            .waitFor();
        await button("Continue").click();
        await button("Pause").waitFor();
        await button("Stop").click();
        await status()
            .getByText(/^Stopped/)
            .waitFor();
    });

    it("draws only a page of many results", async () => {
        await open("Find");
        await find("order > 1", 3);
        await page.getByText("More", { exact: true }).click();
        await page.getByRole("checkbox", { name: /^Every position/ }).check();
        await page.getByLabel("Results at most").fill("1000");
        await status()
            .getByText(/Done in/)
            .waitFor();
        await button("Find").click();
        await results().getByText("1–48 of 1 000").waitFor();
        await page.getByText("There are more than the limit allows.").waitFor();
        await until(() => results().getByRole("listitem").count(), 48);
        await button("Results after").click();
        await results().getByText("49–96 of 1 000").waitFor();
    });

    it("goes on through a reload and other pages, and is stopped by a button", async () => {
        await open("Find");
        await find("order == 17", 10); // no position has this order: it takes long
        await page.getByRole("progressbar", { name: "Progress" }).waitFor();
        await page.reload();
        await button("Stop").waitFor();
        await page.keyboard.press("Alt+1");
        await boxOf(page).waitFor();
        await page.keyboard.press("Alt+5");
        await button("Stop").click();
        await status()
            .getByText(/^Stopped after .*; what was found stays\.$/)
            .waitFor();
        await button("Find").waitFor();
    });
});

describe("the theory", () => {
    it("judges what the papers say, statement by statement", async () => {
        await open("Theory", { ...wide, viewport: large });
        await page.getByLabel("Quarter turns counted").fill("3");
        await button("Compute").click();
        await page.getByRole("heading", { name: "The two groups" }).waitFor();
        await status()
            .getByText(/statements decided · Done in/)
            .waitFor();
        const exponent = page.getByRole("article").filter({ hasText: "A power that solves" });
        await exponent.getByText("sharpened").waitFor();
        await exponent.getByText("The least one is 55 440; it divides 166 320.").waitFor();
        const morph = page.getByRole("article").filter({ hasText: "The numbers of isomorphs" });
        await morph.getByText("fails").waitFor();
        await morph.getByText(/^Table of \d+ rows$/).click();
        await morph.getByRole("columnheader", { name: "positions of R" }).waitFor();
        await shoot(page, "laboratory-theory");
    });

    it("is said in French, all of it", async () => {
        await open("Théorie", { ...wide, locale: "fr-FR", colorScheme: "dark" });
        await page.getByLabel("Quarts de tour comptés").fill("6");
        await button("Calculer").click();
        await status()
            .getByText(/énoncés tranchés · Terminé en/)
            .waitFor();
        await expect.poll(() => page.locator("article [lang=en]").allTextContents()).toEqual([]);
        await shoot(page, "laboratory-theory-french");
    });
});

describe("three-cycles", () => {
    it("solve the cube of the page step by step", async () => {
        page = await scene.page({ ...wide, viewport: large }, "/?alg=R+U+F&tab=laboratory");
        await page.getByRole("radio", { name: "Three cycles" }).check();
        await button("Solve by three-cycles").click();
        await page.getByRole("heading", { name: /^Three-cycles · Solved in \d+ turns$/ }).waitFor();
        await shoot(page, "laboratory-cycles");
        await button("Random cube").click();
        await page.getByText("This is about an earlier cube.").waitFor();
    });
});

describe("a small screen", () => {
    it("has every part of the laboratory within its width", async () => {
        for (const part of ["Compter", "Chercher", "Théorie", "Trois-cycles"]) {
            if (part === "Compter") await open(part, { ...small, locale: "fr-FR" });
            else await page.getByRole("radio", { name: part, exact: true }).check();
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width, part).toBe(390);
            await shoot(page, `small-laboratory-${part.toLowerCase()}`);
        }
    });
});
