// The methods: explained on the cube of the page, and compared with each other.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Comparison, Method } from "../../src/api/methods";
import { frenchMethods } from "../../src/i18n/methods-french";
import { sizeText } from "../../src/i18n/message";
import { large, shoot, useScene } from "./harness";
import { currentMove, hardScramble, small, until, wide, widthOf, word } from "./page-steps";
import { alike, any, either, eitherAlike, en, fr } from "./words";
import { ask } from "./workspace-steps";

const scene = useScene();

const pathOf = (alg: string): string => `/?tab=methods&alg=${encodeURIComponent(alg)}`;

const choose = (page: Page, name: string): Promise<void> =>
    page.getByRole("radio", { name, exact: true }).check();
const setTimeLimit = (page: Page, seconds: number): Promise<void> =>
    page
        .getByRole("spinbutton", { name: either(({ methods }) => methods.timeLimit) })
        .fill(String(seconds));
const pressExplain = (page: Page): Promise<void> =>
    page.getByRole("button", { name: either(({ methods }) => methods.explain) }).click();
// What takes a moment may take seconds where others work, too.
const enough = 20;
const storyHead = (page: Page, pattern: RegExp): Locator =>
    page.getByRole("heading", { level: 3, name: pattern });
const answerOf = (page: Page, name: string): Locator => page.getByRole("region", { name });
const phasesOf = (page: Page): Locator => page.getByRole("list", { name: en.methods.phases });
const scrubber = (page: Page): Locator => page.getByRole("slider", { name: en.methods.player });

// "Thistlethwaite · Solved in 31 turns"
const headOf = (words: typeof en.methods, name: string): RegExp =>
    alike(`${words.titles[name]} · ${words.solutionOf(9)}`);
const solvedHead = eitherAlike(({ methods }) => `${any} · ${methods.solutionOf(9)}`);

async function explain(page: Page, name: string): Promise<void> {
    await choose(page, name);
    await setTimeLimit(page, enough);
    await pressExplain(page);
    await storyHead(page, solvedHead).waitFor();
}

describe("the list of methods", () => {
    it("names all eleven, with author, guarantee, tables and memory", async () => {
        const page = await scene.page(wide, "/?tab=methods");
        const list = page.getByRole("radiogroup", {
            name: en.common.tabNames.methods,
            exact: true,
        });
        await list.waitFor();
        await until(() => list.getByRole("radio").count(), 11);
        await choose(page, en.methods.titles.kloosterman!);
        const { methods } = await ask<{ methods: Method[] }>(scene, "/methods");
        const { guarantee, bytes } = methods.find(({ name }) => name === "kloosterman")!;
        await until(() => page.getByText("Hans Kloosterman, 1990").count(), 2);
        await until(() => page.getByText(guarantee).count(), 1);
        await until(() => page.getByText(sizeText(bytes, "en")).count(), 1);
    });

    it("is told in French", async () => {
        const page = await scene.page({ ...wide, locale: "fr-FR" }, "/?tab=methods");
        await choose(page, fr.methods.titles["two-phase"]!);
        await page.getByText(frenchMethods["two-phase"]!.explanation).waitFor();
        await expect.poll(() => page.locator("main:visible [lang=en]").count()).toBe(0);
    });
});

describe("an explanation", () => {
    it("tells every step of the layers, and steps through them", async () => {
        const page = await scene.page({ ...wide, viewport: large }, pathOf("R U2 F' L D B"));
        await explain(page, en.methods.titles.layers!);
        await until(() => phasesOf(page).getByRole("listitem").count(), 16);
        await phasesOf(page).getByText(en.methods.home(8, 12)).first().waitFor();
        await page.getByRole("button", { name: en.methods.phaseOn }).click();
        const placeNow = async () => Number(await scrubber(page).inputValue());
        await expect.poll(placeNow).toBeGreaterThan(0);
        const place = await placeNow();
        await page.getByRole("button", { name: en.solve.stepOn }).click();
        await until(placeNow, place + 1);
        await scrubber(page).press("ArrowRight");
        await until(placeNow, place + 2);
        await shoot(page, "methods-layers");
    });

    it("plays to the end", async () => {
        const page = await scene.page(wide, pathOf("R U"));
        await explain(page, en.methods.titles.thistlethwaite!);
        const last = await scrubber(page).getAttribute("max");
        await page.getByRole("button", { name: en.solve.play, exact: true }).click();
        await until(() => scrubber(page).inputValue(), last!);
    });

    it("goes to the cube with the whole solution, ready to be played", async () => {
        const page = await scene.page(wide, pathOf("R U2 F' L D B"));
        await explain(page, en.methods.titles.thistlethwaite!);
        const head = await storyHead(page, solvedHead).textContent();
        const told = Number(/\d+/.exec(head ?? "")![0]);
        // The player counts the turns that are told; on the cube some of them cancel.
        await page.getByText(`0/${told}`, { exact: true }).waitFor();
        const note = page.getByText(alike(`${any}${en.methods.cancelled(2, 9)}`));
        const rest = (await note.count()) > 0 ? await note.textContent() : en.methods.turns(told);
        const length = Number(/(\d+) [^\d]*(\d+ [^\d]*)?$/.exec(rest ?? "")![1]);
        await page.getByRole("button", { name: en.workspace.show }).click();
        await currentMove(page).waitFor();
        await until(async () => (await word(page)).split(" ").length, length);
        await until(async () => new URL(page.url()).searchParams.get("tab"), null);
        await shoot(page, "methods-on-the-cube");
    });

    it("is there again when the page is left and opened again, also after a reload", async () => {
        const page = await scene.page(wide, pathOf("R U2 F' L D B"));
        await explain(page, en.methods.titles.kloosterman!);
        await page.keyboard.press("Alt+1");
        await page.keyboard.press("Alt+5");
        await storyHead(page, headOf(en.methods, "kloosterman")).waitFor();
        await page.reload();
        await storyHead(page, headOf(en.methods, "kloosterman")).waitFor();
    });

    it("says so when the method cannot finish in its time", async () => {
        const page = await scene.page(wide, pathOf(hardScramble));
        await choose(page, en.methods.titles.ida!);
        await setTimeLimit(page, 0.5);
        await pressExplain(page);
        await answerOf(page, en.methods.titles.ida!)
            .getByText(en.methods.unfinished.time)
            .waitFor();
        await shoot(page, "methods-not-finished");
    });

    it("rests, goes on and is stopped", async () => {
        const page = await scene.page(wide, pathOf(hardScramble));
        await choose(page, en.methods.titles.pieces!);
        await setTimeLimit(page, 600);
        await pressExplain(page);
        await page.getByRole("progressbar", { name: en.laboratory.progress }).waitFor();
        await page.getByRole("button", { name: en.solve.pause, exact: true }).waitFor();
        await page.keyboard.press("Alt+Shift+x");
        await page.getByText(en.solve.paused, { exact: true }).waitFor();
        await page.getByRole("button", { name: en.solve.continue, exact: true }).click();
        await page.getByText(en.methods.working(en.methods.titles.pieces!)).waitFor();
        await page.getByRole("button", { name: en.solve.stop }).click();
        await answerOf(page, en.methods.titles.pieces!)
            .getByText(en.methods.unfinished.stopped)
            .waitFor();
    });

    it("is told in French, step by step", async () => {
        const options = { ...wide, locale: "fr-FR", colorScheme: "dark" } as const;
        const page = await scene.page(options, pathOf("R U2 F' L D B"));
        for (const name of [
            "three-cycles",
            "thistlethwaite",
            "kloosterman",
            "kociemba",
            "two-phase",
            "ida",
            "layers",
        ]) {
            await choose(page, fr.methods.titles[name]!);
            await setTimeLimit(page, enough);
            await pressExplain(page);
            await storyHead(page, headOf(fr.methods, name)).waitFor();
            await expect
                .poll(() => phasesOf(page).locator("[lang=en]").allTextContents(), {
                    message: name,
                })
                .toEqual([]);
        }
        await shoot(page, "methods-french-dark");
    });

    it("fits a small screen", async () => {
        const page = await scene.page(small, pathOf("R U2 F' L D B"));
        await explain(page, en.methods.titles.thistlethwaite!);
        await until(() => widthOf(page), small.viewport!.width);
        const shown = storyHead(page, solvedHead);
        await until(() => shown.evaluate((e) => e.getBoundingClientRect().top < 800), true);
        await shoot(page, "methods-small");
    });
});

describe("a comparison", () => {
    const openComparison = async (path = "/?tab=methods"): Promise<Page> => {
        const page = await scene.page({ ...wide, viewport: large }, path);
        await page.getByRole("radio", { name: en.methods.viewNames.compare }).check();
        await page.getByRole("checkbox").first().waitFor(); // the methods come from the server
        return page;
    };
    const tick = async (page: Page, names: readonly string[]): Promise<void> => {
        for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
        for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
    };
    const start = (page: Page): Promise<void> =>
        page.getByRole("button", { name: en.methods.compare }).click();

    it("fills its table, draws charts, and can be taken away", async () => {
        const page = await openComparison();
        await tick(page, [en.methods.titles.layers!, en.methods.titles.thistlethwaite!]);
        await page.getByLabel(en.methods.cubes).fill("5");
        await start(page);
        // Methods come one by one.
        const told = ["layers", "thistlethwaite"].map((name) =>
            en.methods.partSpoken(en.methods.titles[name]!, any),
        );
        const name = alike(en.methods.chartSpoken(en.methods.meanLength, told));
        const chart = page.getByRole("img", { name });
        await chart.waitFor();
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name: en.methods.downloadTable }).click();
        const text = await readFile(await (await saving).path(), "utf8");
        const rows = JSON.parse(text) as Comparison[];
        expect(rows.map(({ method, solved }) => [method, solved])).toEqual([
            ["layers", 5],
            ["thistlethwaite", 5],
        ]);
        const savingChart = page.waitForEvent("download");
        await page.getByRole("button", { name: en.methods.downloadChart }).click();
        expect(await readFile(await (await savingChart).path(), "utf8")).toMatch(/^<svg/);
        await shoot(page, "methods-compared");
    });

    it("says which methods did not finish", async () => {
        const page = await openComparison();
        await tick(page, [en.methods.titles.ida!]);
        await page.getByLabel(en.methods.cubes).fill("2");
        await page.getByLabel(en.methods.perCube).fill("0.05");
        await start(page);
        await page.getByText(en.methods.notFinished(en.methods.titles.ida!, 2, 2)).waitFor();
    });

    it("has room for the names of all methods in French", async () => {
        const page = await scene.page({ ...wide, locale: "fr-FR" }, "/?tab=methods");
        await choose(page, fr.methods.viewNames.compare);
        const choices = page.getByRole("group", { name: fr.methods.which });
        await choices.getByRole("checkbox").first().waitFor();
        for (const width of [390, 820, 1180, 1440]) {
            await page.setViewportSize({ width, height: 800 });
            const isCut = () =>
                choices.evaluate((group) => {
                    const edge = (element: Element) => element.getBoundingClientRect().right;
                    return [...group.querySelectorAll("span")].some((e) => edge(e) > edge(group));
                });
            await until(isCut, false);
        }
    });

    it("needs a method", async () => {
        const page = await openComparison();
        await tick(page, []);
        await page.getByText(en.methods.noneTicked).waitFor();
        await expect
            .poll(() => page.getByRole("button", { name: en.methods.compare }).isDisabled())
            .toBe(true);
    });
});
