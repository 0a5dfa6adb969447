// The laboratory: counting, finding, the papers' statements, three-cycles.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withTwists } from "../../src/cube/centres";
import { solved } from "../../src/cube/facelets";
import { formatCount } from "../../src/i18n/numbers";
import { CubePage, after } from "./cube-page";
import { large, shoot, useScene } from "./harness";
import { boxOf, intercept, isFocused, small, until, wide, widthOf } from "./page-steps";
import { alike, any, beginning, either, en, fr, opening, told } from "./words";

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
const condition = (): Locator => page.getByRole("textbox", { name: en.laboratory.condition });
const status = (): Locator => page.locator("form").getByRole("status");
const statementWith = (hasText: string): Locator => page.getByRole("article").filter({ hasText });
const doneIn = en.laboratory.doneIn(any);
const results = (): Locator =>
    page.getByRole("region", { name: either(({ laboratory }) => laboratory.results) });
const cells = (row: number): Promise<string[]> =>
    page.getByRole("region", { name: en.laboratory.table }).locator("tr").nth(row)
        .locator("th, td").allTextContents(); // prettier-ignore

// No position has this order, and there are very many to look at.
const endless = "order == 17";

async function find(where: string, depth: number): Promise<void> {
    await condition().fill(where);
    await page.getByLabel(en.laboratory.depth).fill(String(depth));
    await button(en.laboratory.viewNames.find).click();
}

describe("counting", () => {
    it("tells how many positions are at each distance, in a chart and in a table", async () => {
        await open(en.laboratory.viewNames.count, { ...wide, viewport: large });
        await page.getByLabel(en.laboratory.depth).fill("5");
        await button(en.laboratory.viewNames.count).click();
        await status()
            .getByText(alike(`${en.laboratory.counted(formatCount(621649))} · ${doneIn}`))
            .waitFor();
        await expect.poll(() => cells(4)).toEqual(["3f", "3\u202f240", "13.33"]);
        await expect.poll(() => cells(7)).toEqual([en.laboratory.total, "621\u202f649", ""]);
        const chart = page.getByRole("img", { name: alike(en.laboratory.chartSpoken(6, any)) });
        await until(() => chart.locator("rect").count(), 6);
        await shoot(page, "laboratory-count");
    });

    it("tells the classes, too, where they are asked for", async () => {
        await open(en.laboratory.viewNames.count);
        await page.getByRole("radio", { name: en.solve.metrics.qtm }).check();
        await page.getByLabel(en.laboratory.depth).fill("3");
        await page.getByRole("checkbox", { name: en.laboratory.classes }).check();
        await button(en.laboratory.viewNames.count).click();
        await status()
            .getByText(en.laboratory.counted(formatCount(1195)))
            .waitFor();
        await until(async () => (await cells(3)).slice(0, 5), ["2q", "114", "9.50", "5", "5"]);
    });
});

describe("finding", () => {
    it("shows what makes a condition true, and brings it to the cube", async () => {
        await open(en.laboratory.viewNames.find, { ...wide, viewport: large });
        await find("order == 105", 2);
        await status()
            .getByText(alike(`${any}${en.laboratory.foundOf(any)} · ${doneIn}`))
            .waitFor();
        const row = results().getByRole("listitem").first();
        const word = (await row.locator(".word").textContent())!;
        await until(() => row.getByText(alike(en.laboratory.classOf(2))).count(), 1);
        await shoot(page, "laboratory-find");
        await row.getByRole("button", { name: beginning(en.workspace.show) }).click();
        await until(() => boxOf(page).inputValue(), word);
        await until(async () => new URL(page.url()).searchParams.get("tab"), null);
    });

    it("sends what was found to the workspace", async () => {
        await open(en.laboratory.viewNames.find);
        await find("order == 2", 2);
        await status()
            .getByText(alike(`${any}${doneIn}`))
            .waitFor();
        const count = await results().getByRole("listitem").count();
        await button(en.laboratory.sendAll(String(count))).click();
        await results().getByText(en.laboratory.sent(count)).waitFor();
        await button(en.laboratory.toWorkspace).click();
        const grid = page.getByRole("region", { name: en.common.workspaceRegion, exact: true });
        await grid.getByRole("row").first().waitFor();
    });

    it("marks what cannot be read at its place, until it is mended", async () => {
        await open(en.laboratory.viewNames.find, { ...wide, viewport: large });
        await condition().fill("order == 3 and foo > 2");
        await condition().press("Enter");
        await page
            .getByText(
                told("condition-unknown-name", {
                    text: "foo",
                    place: any,
                    names: en.laboratory.namesBelow,
                }).replace(` at ${any}`, ""),
            )
            .first()
            .waitFor();
        await shoot(page, "laboratory-error");
        await button(en.solve.atColumn(16)).click();
        await expect.poll(() => isFocused(condition())).toBe(true);
        const chosen = (field: HTMLTextAreaElement) =>
            field.value.slice(field.selectionStart, field.selectionEnd);
        await until(() => condition().evaluate(chosen), "foo");
        await page.keyboard.type("morph");
        await button(en.solve.atColumn(16)).waitFor({ state: "hidden" });
    });

    it("explains what a condition can ask, and writes it", async () => {
        await open(en.laboratory.viewNames.find);
        await page.getByText(en.laboratory.names).click();
        await button("only_changes(face)").click();
        await until(() => condition().inputValue(), "only_changes(D)");
        await expect.poll(() => isFocused(condition())).toBe(true);
    });

    it("answers an example at once", async () => {
        await open(en.laboratory.viewNames.find);
        await button(en.laboratory.exampleNames.largestOrder).click();
        await until(() => condition().inputValue(), "order == 1260");
        await status()
            .getByText(beginning(`${en.laboratory.found("5")} `))
            .waitFor();
    });

    it("rests and goes on when it is told to, by buttons and keys", async () => {
        await open(en.laboratory.viewNames.find);
        await find(endless, 10);
        await button(en.solve.pause).waitFor();
        await page.keyboard.press("Alt+Shift+x");
        await status().getByText(beginning(en.solve.paused)).waitFor();
        await button(en.solve.continue).click();
        await button(en.solve.pause).waitFor();
        await button(en.solve.stop).click();
        await status()
            .getByText(alike(en.laboratory.stoppedAfter(any)))
            .waitFor();
    });

    it("draws only a page of many results", async () => {
        await open(en.laboratory.viewNames.find);
        await find("order > 1", 3);
        await page.getByText(en.laboratory.more, { exact: true }).click();
        await page.getByRole("checkbox", { name: en.laboratory.every }).check();
        await page.getByLabel(en.laboratory.limit).fill("1000");
        await status()
            .getByText(alike(`${any}${doneIn}`))
            .waitFor();
        await button(en.laboratory.viewNames.find).click();
        await results()
            .getByText(en.laboratory.range("1", "48", formatCount(1000)))
            .waitFor();
        await page.getByText(en.laboratory.limitReached).waitFor();
        await until(() => results().getByRole("listitem").count(), 48);
        await button(en.laboratory.pageAfter).click();
        await results()
            .getByText(en.laboratory.range("49", "96", formatCount(1000)))
            .waitFor();
    });

    it("goes on through a reload and other pages, and is stopped by a button", async () => {
        await open(en.laboratory.viewNames.find);
        await find(endless, 10);
        await page.getByRole("progressbar", { name: en.laboratory.progress }).waitFor();
        await page.reload();
        await button(en.solve.stop).waitFor();
        await page.keyboard.press("Alt+1");
        await boxOf(page).waitFor();
        await page.keyboard.press("Alt+6");
        await button(en.solve.stop).click();
        await status()
            .getByText(alike(en.laboratory.stoppedAfter(any)))
            .waitFor();
        await button(en.laboratory.viewNames.find).waitFor();
    });

    it("is found again when its tab was closed", async () => {
        await open(en.laboratory.viewNames.find);
        await find(endless, 10);
        await page.getByRole("progressbar", { name: en.laboratory.progress }).waitFor();
        await page.evaluate(() => sessionStorage.clear()); // as in a new tab
        await page.reload();
        await button(en.solve.stop).click();
        await status()
            .getByText(alike(en.laboratory.stoppedAfter(any)))
            .waitFor();
    });
});

describe("centres that count", () => {
    const letCount = () => page.getByRole("checkbox", { name: en.laboratory.centres }).check();

    it("are counted: words that lead to one cube may turn them differently", async () => {
        await open(en.laboratory.viewNames.count);
        await letCount();
        await page.getByLabel(en.laboratory.depth).fill("5");
        await button(en.laboratory.viewNames.count).click();
        await status()
            .getByText(alike(`${en.laboratory.counted(formatCount(621997))} · ${doneIn}`))
            .waitFor();
        await until(async () => (await cells(6)).slice(0, 2), ["5f", "575\u202f256"]);
    });

    it("are asked about, and a cube that is found is shown with them", async () => {
        await open(en.laboratory.viewNames.find);
        await letCount();
        await find("twisted_centres == 2 and order == 4", 2);
        await status()
            .getByText(alike(`${en.laboratory.found("3")} ${en.laboratory.foundOf(any)}`))
            .waitFor();
        await until(() => results().locator(".word").allTextContents(), ["U D", "U D2", "U D'"]);
        await button(en.common.labelled(en.workspace.show, "U D")).click();
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), after("U D", withTwists(solved, "000000")));
    });
});

describe("the theory", () => {
    it("judges what the papers say, statement by statement", async () => {
        await open(en.laboratory.viewNames.theory, { ...wide, viewport: large });
        await page.getByLabel(en.laboratory.theoryDepth).fill("3");
        await button(en.laboratory.decide).click();
        await status()
            .getByText(alike(`${en.laboratory.decided(16)} · ${doneIn}`))
            .waitFor();
        const values = { least: formatCount(55440), divides: "yes", claimed: formatCount(166320) };
        const exponent = statementWith(told("theory-exponent", values));
        await exponent.getByText(en.laboratory.verdicts["holds, sharpened"]).waitFor();
        const morph = statementWith(opening("theory-morph"));
        await morph.getByText(en.laboratory.verdicts["does not hold"]).waitFor();
        await morph.getByText(alike(en.laboratory.tableOf(2))).click();
        await morph.getByRole("columnheader", { name: "positions of R" }).waitFor();
        await shoot(page, "laboratory-theory");
    });

    it("is said in French, all of it", async () => {
        await open(fr.laboratory.viewNames.theory, {
            ...wide,
            locale: "fr-FR",
            colorScheme: "dark",
        });
        await page.getByLabel(fr.laboratory.theoryDepth).fill("6");
        await button(fr.laboratory.decide).click();
        await status()
            .getByText(alike(`${fr.laboratory.decided(16)} · ${fr.laboratory.doneIn(any)}`))
            .waitFor();
        await expect.poll(() => page.locator("article [lang=en]").allTextContents()).toEqual([]);
        await shoot(page, "laboratory-theory-french");
    });
});

it("A question asked by a double click is not stopped by its second half", async () => {
    await open(en.laboratory.viewNames.count);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await intercept(page, "**/laboratory/count", async (route) => {
        await isAnswered;
        await route.continue();
    });
    const form = page.locator("form");
    await form.getByRole("button", { name: en.laboratory.viewNames.count }).dblclick();
    answer();
    await page.getByRole("region", { name: en.laboratory.table }).waitFor();
});

describe("three-cycles", () => {
    it("solve the cube of the page step by step", async () => {
        page = await scene.page({ ...wide, viewport: large }, "/?alg=R+U+F&tab=laboratory");
        await page.getByRole("radio", { name: en.laboratory.viewNames.cycles }).check();
        await button(en.laboratory.explain).click();
        await page
            .getByRole("heading", {
                name: alike(`${en.methods.titles["three-cycles"]} · ${en.methods.solutionOf(9)}`),
            })
            .waitFor();
        await shoot(page, "laboratory-cycles");
        await button(en.cube.random).click();
        await page.getByText(en.laboratory.otherCube).waitFor();
    });
});

// The names of groups in which a choice stands beyond the frame or beyond what is around it.
const cutOff = (groups: readonly Element[]): (string | null)[] =>
    groups
        .filter((group) => {
            const edge = (element: Element) => element.getBoundingClientRect().right;
            const last = Math.max(...[...group.querySelectorAll("input, span")].map(edge));
            return last > edge(group) || edge(group) > edge(group.parentElement!) + 1;
        })
        .map((group) => group.getAttribute("aria-label"));

describe("a small screen", () => {
    it("has every part of the laboratory within its width", async () => {
        const parts = fr.laboratory.viewNames;
        await open(parts.count, { ...small, locale: "fr-FR" });
        for (const part of Object.values(parts)) {
            await page.getByRole("radio", { name: part, exact: true }).check();
            await expect.poll(() => widthOf(page), { message: part }).toBe(390);
            const cut = () => page.getByRole("radiogroup").evaluateAll(cutOff);
            await expect.poll(cut, { message: part }).toEqual([]);
            await shoot(page, `small-laboratory-${part.toLowerCase()}`);
        }
    });
});

describe("a coset", () => {
    it("tells how many of its cubes are at each distance", async () => {
        await open(en.laboratory.viewNames.coset, { ...wide, viewport: large });
        await page.getByLabel(en.laboratory.depth).fill("5");
        await button(en.laboratory.cosetExplore).click();
        await status()
            .getByText(alike(`${en.laboratory.cosetLeft("19 508 405 111")} · ${doneIn}`))
            .waitFor();
        const row = page
            .getByRole("row")
            .filter({ has: page.getByRole("rowheader", { name: "5f" }) });
        await expect
            .poll(() => row.locator("th, td").allTextContents())
            .toEqual(
                ["5f", "20\u202f076", "23\u202f689"].map((text) => expect.stringContaining(text)),
            );
        await shoot(page, "laboratory-coset");
    });

    const which = (name: string) => page.getByRole("radio", { name, exact: true }).check();
    const rowOf = (distance: string): Promise<string[]> =>
        page
            .getByRole("region", { name: en.laboratory.cosetTable })
            .getByRole("row")
            .filter({ has: page.getByRole("rowheader", { name: distance, exact: true }) })
            .locator("th, td")
            .allTextContents();

    it("is one of many that are drawn by chance, and tell about all positions", async () => {
        await open(en.laboratory.viewNames.coset, { ...wide, viewport: large });
        await which(en.laboratory.cosetWhichNames.random);
        await page.getByLabel(en.laboratory.cosetsNumber, { exact: true }).fill("3");
        await page.getByLabel(en.methods.seed).fill("4");
        await page.getByRole("checkbox", { name: en.laboratory.cosetsSpread }).uncheck();
        await page.getByLabel(en.laboratory.depth).fill("9");
        await page.keyboard.press("Enter");
        const done = `${en.laboratory.cosetsSoFar("3")} · ${en.laboratory.cosetLeft(any)} · ${doneIn}`;
        await status().getByText(alike(done)).waitFor();
        await expect.poll(() => rowOf("9f")).toEqual(["9f", "4", "3.0·10⁹", "1.5·10⁹"]);
        await page.getByText(en.laboratory.cosetsLikelyLow).waitFor();
        await shoot(page, "laboratory-cosets");
    });

    it("is that of each cube of a list, and one that is no cube is told", async () => {
        await open(en.laboratory.viewNames.coset);
        await which(en.laboratory.cosetWhichNames.cubes);
        await page.getByLabel(en.laboratory.depth).fill("5");
        const list = page.getByRole("textbox", { name: en.laboratory.cosetsCubes });
        await list.fill("R U F\nQ");
        await button(en.laboratory.cosetExplore).click();
        await page.getByRole("alert").getByText(en.laboratory.cosetsCube(2)).waitFor();
        await list.fill("R U F\nR U\nU R U F\n");
        await button(en.laboratory.cosetExplore).click();
        await status()
            .getByText(alike(`${en.laboratory.cosetsSoFar("2")} · ${any}${doneIn}`))
            .waitFor();
        await expect.poll(async () => (await rowOf("3f")).length).toBe(2);
    });
});
