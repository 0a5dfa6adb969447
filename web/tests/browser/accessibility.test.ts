// Nothing serious stands in the way of those who use the page by ear, by
// keyboard or with weak eyes: axe looks at every state of the page.
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { problems } from "./axe";
import { FinderPage } from "./finder-page";
import { useScene } from "./harness";
import {
    boxOf,
    hardScramble,
    preferring,
    small,
    solveButton,
    until,
    wide,
    write,
} from "./page-steps";
import { any, either, eitherAlike, en } from "./words";
import { choose, forgetJobs, paneOf, rowOf } from "./workspace-steps";

const scene = useScene();
// A proof outlives its page.
afterEach(async () => {
    await scene.leavePages();
    await forgetJobs(scene);
});

beforeAll(async () => {
    const body = { cubes: [{ cube: "R U F", name: "Alpha" }, { cube: "R U" }] };
    await fetch(`${scene.server().address}/api/v1/workspace/cubes`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
});

// Every two of a screen, a look and a language meet once.
const looks = [
    [wide, "light", "en-GB"],
    [wide, "dark", "fr-FR"],
    [small, "light", "fr-FR"],
    [small, "dark", "en-GB"],
] as const;

const named = looks.map(([screen, colorScheme, locale]) => ({
    name: `${screen === small ? "small" : "wide"}, ${colorScheme}, ${locale}`,
    isSmall: screen === small,
    options: { ...screen, colorScheme, locale, bypassCSP: true } as BrowserContextOptions,
}));

// Names are compared with every kind of space as a plain one.
const press = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();

describe.each(named)("$name", ({ options, isSmall }) => {
    it("has no serious problem, from the start page to the dialogs", async () => {
        const stored = preferring({ allShortest: true, memory: "200M" });
        const page = await scene.page({ ...options, stored });
        const found: Record<string, string[]> = {};
        const look = async (state: string) => {
            const here = await problems(page);
            if (here.length > 0) found[state] = here;
        };
        await boxOf(page).waitFor();
        await look("start page");
        await write(page, "R U Q");
        await page
            .getByRole("button", { name: either(({ solve }) => solve.atColumn(5)) })
            .waitFor();
        await look("an error in the box");
        await write(page, "R U F");
        await solveButton(page).click();
        await page.getByText("3f*").first().waitFor();
        await look("with a solution");
        await press(
            page,
            either(({ solve }) => solve.options),
        );
        await page.getByRole("dialog").getByRole("combobox").first().waitFor();
        await look("options");
        await page.keyboard.press("Escape");
        await page
            .getByRole("radio", { name: either(({ solve }) => solve.goals.shortest) })
            .check();
        await write(page, "R L U D F B R L U D");
        await solveButton(page).click();
        await press(
            page,
            eitherAlike(({ solve }) => `${solve.solutionOf(1, "2")} ${solve.ofSolutions}`),
        );
        await look("all shortest solutions");
        await page.keyboard.press("Escape");
        await write(page, hardScramble);
        await solveButton(page).click();
        await page
            .getByRole("progressbar", { name: either(({ proof }) => proof.progress) })
            .waitFor();
        await look("a proof");
        await write(page, "R U F");
        if (isSmall) {
            await press(
                page,
                either(({ common }) => common.factsShort),
            );
            await look("facts as a sheet");
            await press(
                page,
                either(({ common }) => common.hideSheet(common.factsRegion)),
            );
            await press(
                page,
                either(({ common }) => common.workspaceRegion),
            );
            await look("list as a sheet");
            await press(
                page,
                either(({ common }) => common.hideSheet(common.workspaceRegion)),
            );
        }
        await page.getByRole("button", { name: either(({ common }) => common.keys) }).click();
        await page.getByRole("dialog").getByRole("searchbox").waitFor();
        await look("keys");
        await page.keyboard.press("Escape");
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: either((w) => w.common.paletteHint) }).waitFor();
        await look("palette");
        await page.keyboard.press("Escape");
        await press(
            page,
            either(({ cube }) => cube.openNet),
        );
        await page.getByRole("radiogroup", { name: either(({ cube }) => cube.palette) }).waitFor();
        await look("editor");
        await press(
            page,
            either(({ cube }) => cube.done),
        );
        await page
            .getByRole("combobox", { name: either(({ goals }) => goals.choice) })
            .selectOption("cross");
        await look("a goal");
        expect(found).toEqual({});
    });

    it("has no serious problem in the list, with each panel open", async () => {
        const page = await scene.page(options);
        const found: Record<string, string[]> = {};
        await boxOf(page).waitFor();
        if (isSmall)
            await press(
                page,
                either(({ common }) => common.workspaceRegion),
            );
        await rowOf(page, /^Alpha/).click();
        const pane = paneOf(page);
        for (const panel of ["addOptions", "runOptions", "statistics", "transform"] as const) {
            const name = eitherAlike(({ workspace }) => workspace[panel]); // a key may follow
            if (/Options$/.test(panel)) await pane.getByRole("button", { name }).click();
            else
                await choose(
                    page,
                    either(({ workspace }) => workspace.more),
                    name,
                );
            await pane.getByRole("region").getByRole("button").first().waitFor();
            const here = await problems(page);
            if (here.length > 0) found[panel] = here;
        }
        expect(found).toEqual({});
    });
});

// Whether one sees where the focus is: at the element, at what lies under it, or at the
// field or row around it.
const showsFocus = (): boolean => {
    const isOutlined = (element: Element | null | undefined): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    const at = document.activeElement!;
    const around = [at, at.nextElementSibling, at.parentElement, at.querySelector(".active")];
    return at === document.body || around.some(isOutlined);
};

describe.each(["light", "dark"] as const)("the focus in the %s theme", (colorScheme) => {
    it.each(Object.keys(en.common.tabNames))("is seen on the page %s", async (tab) => {
        const page = await scene.page({ ...wide, colorScheme }, `/?alg=R+U&tab=${tab}`);
        await page.getByRole("main").getByRole("button").first().waitFor();
        const unseen: string[] = [];
        for (let i = 0; i < 45; ++i) {
            await page.keyboard.press("Tab");
            if (!(await page.evaluate(showsFocus)))
                unseen.push(await page.evaluate(() => document.activeElement!.outerHTML));
        }
        expect(unseen).toEqual([]);
    });
});

const otherPages = ["patterns", "symmetry", "scan", "methods", "laboratory", "pocket"];
const laboratoryParts = ["count", "find", "theory", "cycles"] as const;

describe.each(named)("$name", ({ options }) => {
    it.each(otherPages)("has no serious problem on the page %s", async (tab) => {
        const page = await scene.page(options, `/?alg=R+U&tab=${tab}`);
        await page.getByRole("heading", { level: 2 }).first().waitFor();
        expect(await problems(page)).toEqual([]);
    });

    it.each(["patterns", "symmetry"])("has none with cubes found on the page %s", async (tab) => {
        const page = await scene.page(options, `/?tab=${tab}`);
        const finder = new FinderPage(page);
        await page.getByText(either(({ wanted }) => wanted.filters)).click();
        if (tab === "symmetry")
            await page.getByText(either(({ wanted }) => wanted.gallery)).click();
        await finder.search.click();
        await finder.pictures.first().waitFor();
        expect(await problems(page)).toEqual([]);
    });

    it("has no serious problem in the laboratory, before and after its answers", async () => {
        const page = await scene.page(options, "/?alg=R+U&tab=laboratory");
        const found: Record<string, string[]> = {};
        for (const part of laboratoryParts) {
            const name = either(({ laboratory }) => laboratory.viewNames[part]);
            await page.getByRole("radio", { name }).check();
            if (part === "find") await new FinderPage(page).condition.fill("order == 105");
            const depth = page.locator("form").getByRole("spinbutton").first();
            if ((await depth.count()) > 0) await depth.fill("2");
            await page.locator("form button.primary").click();
            await page
                .locator("form")
                .getByText(eitherAlike(({ laboratory }) => any + laboratory.doneIn(any)))
                .waitFor();
            const here = await problems(page);
            if (here.length > 0) found[part] = here;
        }
        expect(found).toEqual({});
    });
});

describe("the page", () => {
    it("has its landmarks, one heading of the first rank, and a name for every region", async () => {
        const page = await scene.page(wide);
        for (const role of ["banner", "navigation", "main"] as const)
            await until(() => page.getByRole(role).count(), 1);
        await until(() => page.getByRole("heading", { level: 1 }).count(), 1);
        for (const name of [
            en.common.cubeRegion,
            en.common.solveRegion,
            en.common.workspaceRegion,
            en.common.factsRegion,
        ])
            await until(() => page.getByRole("region", { name, exact: true }).count(), 1);
    });

    it("stands still for those who want it so", async () => {
        const page = await scene.page({ ...small, reducedMotion: "reduce" });
        const times = await page
            .locator(".sheet")
            .first()
            .evaluate((sheet) => getComputedStyle(sheet).transitionDuration);
        expect(times).toMatch(/^0s/);
    });
});
