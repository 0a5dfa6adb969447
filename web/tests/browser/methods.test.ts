// The methods: explained on the cube of the page, and compared with each other.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Comparison } from "../../src/api/methods";
import { large, shoot, useScene } from "./harness";
import { currentMove, hardScramble, small, until, wide, word } from "./page-steps";

const scene = useScene();

const pathOf = (alg: string): string => `/?tab=methods&alg=${encodeURIComponent(alg)}`;

const choose = (page: Page, name: string): Promise<void> =>
    page.getByRole("radio", { name, exact: true }).check();
const pressExplain = (page: Page): Promise<void> =>
    page.getByRole("button", { name: /^(Explain this cube|Expliquer ce cube)$/ }).click();
const storyHead = (page: Page, pattern: RegExp): Locator =>
    page.getByRole("heading", { level: 3, name: pattern });
const answerOf = (page: Page, name: string): Locator => page.getByRole("region", { name });
const phasesOf = (page: Page): Locator => page.getByRole("list", { name: "Phases" });
const scrubber = (page: Page): Locator =>
    page.getByRole("slider", { name: "Step through the solution" });

async function explain(page: Page, name: string): Promise<void> {
    await choose(page, name);
    await pressExplain(page);
    await storyHead(page, /(Solved in|Résolu en) \d+/).waitFor();
}

describe("the list of methods", () => {
    it("names all eleven, with author, guarantee, tables and memory", async () => {
        const page = await scene.page(wide, "/?tab=methods");
        const list = page.getByRole("radiogroup", { name: "Methods", exact: true });
        await list.waitFor();
        await until(() => list.getByRole("radio").count(), 11);
        await choose(page, "Kloosterman");
        await until(() => page.getByText("Hans Kloosterman, 1990").count(), 2);
        await until(() => page.getByText(/^At most 42 turns/).count(), 1);
        await until(() => page.getByText("16 MB").count(), 1);
    });

    it("is told in French", async () => {
        const page = await scene.page({ ...wide, locale: "fr-FR" }, "/?tab=methods");
        await choose(page, "Deux phases");
        await page.getByText(/^La méthode de Kociemba selon les trois axes/).waitFor();
        await expect.poll(() => page.locator("main:visible [lang=en]").count()).toBe(0);
    });
});

describe("an explanation", () => {
    it("tells every step of the layers, and steps through them", async () => {
        const page = await scene.page({ ...wide, viewport: large }, pathOf("R U2 F' L D B"));
        await explain(page, "Layer by layer");
        await until(() => phasesOf(page).getByRole("listitem").count(), 16);
        await phasesOf(page).getByText("everything is home").first().waitFor();
        await page.getByRole("button", { name: "One phase on" }).click();
        const place = Number(await scrubber(page).inputValue());
        expect(place).toBeGreaterThan(0);
        await page.getByRole("button", { name: "One turn on" }).click();
        await until(async () => Number(await scrubber(page).inputValue()), place + 1);
        await shoot(page, "methods-layers");
    });

    it("plays to the end", async () => {
        const page = await scene.page(wide, pathOf("R U"));
        await explain(page, "Thistlethwaite");
        const last = await scrubber(page).getAttribute("max");
        await page.getByRole("button", { name: "Play", exact: true }).click();
        await until(() => scrubber(page).inputValue(), last!);
    });

    it("goes to the cube with the whole solution, ready to be played", async () => {
        const page = await scene.page(wide, pathOf("R U2 F' L D B"));
        await explain(page, "Thistlethwaite");
        const head = await storyHead(page, /Solved in/).textContent();
        const told = Number(/Solved in (\d+)/.exec(head ?? "")![1]);
        // The player counts the turns that are told; on the cube some of them cancel.
        await page.getByText(`0/${told}`, { exact: true }).waitFor();
        const note = page.getByText(/that cancel where phases meet/);
        const rest = (await note.count()) > 0 ? await note.textContent() : `${told} turns`;
        const length = Number(/(\d+) turns/.exec(rest ?? "")![1]);
        await page.getByRole("button", { name: "Show on the cube" }).click();
        await currentMove(page).waitFor();
        expect((await word(page)).split(" ").length).toBe(length);
        expect(new URL(page.url()).searchParams.get("tab")).toBeNull();
        await shoot(page, "methods-on-the-cube");
    });

    it("is there again when the page is left and opened again, also after a reload", async () => {
        const page = await scene.page(wide, pathOf("R U2 F' L D B"));
        await explain(page, "Kloosterman");
        await page.keyboard.press("Alt+1");
        await page.keyboard.press("Alt+4");
        await storyHead(page, /Kloosterman · Solved in/).waitFor();
        await page.reload();
        await storyHead(page, /Kloosterman · Solved in/).waitFor();
    });

    it("says so when the method cannot finish in its time", async () => {
        const page = await scene.page(wide, pathOf(hardScramble));
        await choose(page, "Blind deepening");
        await page.getByLabel("Time limit (s)").fill("0.5");
        await pressExplain(page);
        await answerOf(page, "Blind deepening")
            .getByText(/the time limit came first/)
            .waitFor();
        await shoot(page, "methods-not-finished");
    });

    it("can be stopped", async () => {
        const page = await scene.page(wide, pathOf(hardScramble));
        await choose(page, "Single pieces");
        await page.getByLabel("Time limit (s)").fill("600");
        await pressExplain(page);
        await page.getByRole("progressbar", { name: "Progress" }).waitFor();
        await page.getByRole("button", { name: "Stop" }).click();
        await answerOf(page, "Single pieces")
            .getByText(/it was stopped/)
            .waitFor();
    });

    it("is told in French, step by step", async () => {
        const options = { ...wide, locale: "fr-FR", colorScheme: "dark" } as const;
        const page = await scene.page(options, pathOf("R U2 F' L D B"));
        const quick = ["Trois-cycles", "Thistlethwaite", "Kloosterman", "Kociemba", "Deux phases"];
        for (const name of [...quick, "À l’aveugle", "Couche par couche"]) {
            await choose(page, name);
            await pressExplain(page);
            await storyHead(page, new RegExp(`^${name} · Résolu en`)).waitFor();
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
        await explain(page, "Thistlethwaite");
        const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const shown = storyHead(page, /Solved in/);
        await until(() => shown.evaluate((e) => e.getBoundingClientRect().top < 800), true);
        await shoot(page, "methods-small");
    });
});

describe("a comparison", () => {
    const openComparison = async (path = "/?tab=methods"): Promise<Page> => {
        const page = await scene.page({ ...wide, viewport: large }, path);
        await page.getByRole("radio", { name: "Compare" }).check();
        await page.getByRole("checkbox").first().waitFor(); // the methods come from the server
        return page;
    };
    const tick = async (page: Page, names: readonly string[]): Promise<void> => {
        for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
        for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
    };
    const start = (page: Page): Promise<void> =>
        page.getByRole("button", { name: "Compare" }).click();

    it("fills its table, draws charts, and can be taken away", async () => {
        const page = await openComparison();
        await tick(page, ["Layer by layer", "Thistlethwaite"]);
        await page.getByLabel("Cubes").fill("5");
        await start(page);
        const chart = page.getByRole("img", { name: /^Mean length in turns: Layer by layer \d/ });
        await chart.waitFor();
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name: "Table as JSON" }).click();
        const text = await readFile(await (await saving).path(), "utf8");
        const rows = JSON.parse(text) as Comparison[];
        expect(rows.map(({ method, solved }) => [method, solved])).toEqual([
            ["layers", 5],
            ["thistlethwaite", 5],
        ]);
        const savingChart = page.waitForEvent("download");
        await page.getByRole("button", { name: "Chart as SVG" }).click();
        expect(await readFile(await (await savingChart).path(), "utf8")).toMatch(/^<svg/);
        await shoot(page, "methods-compared");
    });

    it("says which methods did not finish", async () => {
        const page = await openComparison();
        await tick(page, ["Blind deepening"]);
        await page.getByLabel("Cubes").fill("2");
        await page.getByLabel("Seconds per cube").fill("0.05");
        await start(page);
        await page.getByText("Blind deepening did not finish 2 of 2 cubes").waitFor();
    });

    it("needs a method", async () => {
        const page = await openComparison();
        await tick(page, []);
        await page.getByText("Tick at least one method.").waitFor();
        await expect
            .poll(() => page.getByRole("button", { name: "Compare" }).isDisabled())
            .toBe(true);
    });
});
