// Nothing serious stands in the way of those who use the page by ear, by
// keyboard or with weak eyes: axe looks at every state of the page.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
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
import { either } from "./words";
import { forgetJobs } from "./workspace-steps";

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

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

// Injected by the debugger, so the page's own rules for scripts stay in force.
async function problems(page: Page): Promise<string[]> {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
    const results = await page.evaluate(() =>
        (window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run({
            resultTypes: ["violations"],
        }),
    );
    return results.violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}

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
        await page.getByRole("button", { name: /^(Column|Colonne) 5$/ }).waitFor();
        await look("an error in the box");
        await write(page, "R U F");
        await solveButton(page).click();
        await page.getByText("3f*").first().waitFor();
        await look("with a solution");
        await press(page, /^(Options of Solve|Options de résolution)$/);
        await look("options");
        await page.keyboard.press("Escape");
        await page
            .getByRole("radio", { name: either(({ solve }) => solve.goals.shortest) })
            .check();
        await write(page, "R L U D F B R L U D");
        await solveButton(page).click();
        await press(page, /^\d (of|sur) 2 solutions$/);
        await look("all shortest solutions");
        await page.keyboard.press("Escape");
        await write(page, hardScramble);
        await solveButton(page).click();
        await page.getByRole("progressbar", { name: /^(Progress of|Avancement de)/ }).waitFor();
        await look("a proof");
        await write(page, "R U F");
        if (isSmall) {
            await press(page, /^(Facts|Détails)$/);
            await look("facts as a sheet");
            await press(page, /^(Hide: About|Masquer : À propos)/);
            await press(page, /^(Workspace|Espace de travail)$/);
            await look("list as a sheet");
            await press(page, /^(Hide: Work|Masquer : Espace)/);
        }
        await page.getByRole("button", { name: either(({ common }) => common.keys) }).click();
        await page.getByRole("dialog").getByRole("searchbox").waitFor();
        await look("keys");
        await page.keyboard.press("Escape");
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: either((w) => w.common.paletteHint) }).waitFor();
        await look("palette");
        await page.keyboard.press("Escape");
        await press(page, /^(Paint the stickers|Peindre les facettes)$/);
        await look("editor");
        expect(found).toEqual({});
    });
});

const otherPages = ["patterns", "symmetry", "methods", "laboratory", "pocket"];
const laboratoryParts = [
    ["Count", "Compter"],
    ["Find", "Chercher"],
    ["Theory", "Théorie"],
    ["Three cycles", "Trois-cycles"],
];

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
        for (const names of laboratoryParts) {
            const part = new RegExp(`^(${names.join("|")})$`);
            await page.getByRole("radio", { name: part }).check();
            if (names[0] === "Find") await page.getByLabel("Condition").fill("order == 105");
            const depth = page.locator("form").getByRole("spinbutton").first();
            if ((await depth.count()) > 0) await depth.fill("2");
            await page.locator("form button.primary").click();
            await page
                .locator("form")
                .getByText(/Done in|Terminé en/)
                .waitFor();
            const here = await problems(page);
            if (here.length > 0) found[names[0]!] = here;
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
        for (const name of ["Cube", "Maneuver and solution", "Workspace", "About this position"])
            await until(() => page.getByRole("region", { name, exact: true }).count(), 1);
    });

    it("stands still for those who want it so", async () => {
        const page = await scene.page({ ...small, reducedMotion: "reduce" });
        const times = await page.evaluate(
            () => getComputedStyle(document.querySelector(".sheet")!).transitionDuration,
        );
        expect(times).toMatch(/^0s/);
    });
});
