// What tests of the page around the cube do again and again.
import type { BrowserContextOptions, Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import type { SolveSettings } from "../../src/state/settings.svelte";
import { desk } from "./harness";
import type { Stored } from "./windows";
import { either, en } from "./words";

const permissions = ["clipboard-read", "clipboard-write"];

export const wide: BrowserContextOptions = {
    viewport: desk,
    permissions,
};
export const small: BrowserContextOptions = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions,
};

export const solvedCube = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
export const twistedCube = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
// Far from solved, so that the search goes on for long.
export const hardScramble = "R U2 F D' B2 L U' R2 F L2 D B U R' D2 F' L B2 U";

// Of 18 turns or more: its proof takes minutes.
export const hardCube = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD";

// What a browser has kept in which these options of Solve were chosen before.
export const preferring = (solve: Partial<SolveSettings>): Stored => ({
    "antipode.settings": JSON.stringify({ solve }),
});

export const boxOf = (page: Page): Locator =>
    page.getByRole("textbox", { name: either(({ solve }) => solve.boxes.cube.label) });
export const solveButton = (page: Page): Locator =>
    page.getByRole("button", { name: either(({ solve }) => solve.solve) });
export const messageOf = (page: Page): Locator => page.locator("#box-message");
// What is wrong with the stickers is told at the cube.
export const troubleOf = (page: Page): Locator =>
    page.getByRole("region", { name: en.common.cubeRegion, exact: true });
// Once a solution is found.
export const resultOf = (page: Page): Locator =>
    page
        .getByRole("group", { name: either(({ solve }) => solve.lengthsFound) })
        .filter({ has: page.locator("strong") });
export const shortest = (page: Page): Promise<string | null> =>
    resultOf(page).locator("strong").textContent();
export const wordOf = (page: Page): Locator =>
    page.getByRole("list", {
        name: new RegExp(`^(${Object.values(en.solve.tracks).join("|")})$`),
    });
export const currentMove = (page: Page): Locator => wordOf(page).locator("[aria-current=step]");

export async function write(page: Page, text: string): Promise<void> {
    await boxOf(page).fill(text);
}

// Answers what a page asks for. A page that stands already hears of it some time after `route` has
// returned, and what it asks for until then goes by: one request in a hundred, on a busy machine.
export async function intercept(
    page: Page,
    address: string,
    answer: (route: Route) => Promise<void>,
): Promise<void> {
    await page.route("**/icon.svg?intercepted", (route) => route.fulfill({ status: 204 }));
    await page.route(address, answer);
    const probe = async () => (await fetch("/icon.svg?intercepted", { cache: "no-store" })).status;
    await until(() => page.evaluate(probe), 204);
}

export async function until<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
    await expect.poll(ask).toEqual(wanted);
}

// The value beside a name in the facts.
export async function factOf(page: Page, name: string): Promise<string> {
    const row = page.locator("dl > div").filter({
        has: page.locator("dt").getByText(name, { exact: true }),
    });
    return (await row.locator("dd").first().textContent()) ?? "";
}
export const untilFact = (page: Page, name: string, value: string): Promise<void> =>
    until(() => factOf(page, name), value);

// The long timers of the page become the test's: they ring when it says so, or never, however
// long a busy machine takes. Those that begin after it said so ring soon: a search may have
// waited for its turn until then.
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => {
        const { setTimeout: begin, clearTimeout: end } = window;
        const held = new Map<number, () => void>();
        const [long, soon] = [4000, 50]; // milliseconds
        let last = 0;
        let isRung = false;
        const hold = (run: () => void): number => (held.set(--last, run), last);
        Object.assign(window, {
            ring: () => {
                isRung = true;
                for (const run of held.values()) run();
                held.clear();
            },
            setTimeout: (run: () => void, wait = 0) => {
                if (wait < long) return begin(run, wait);
                return isRung ? begin(run, soon) : hold(run);
            },
            clearTimeout: (id: number) => held.delete(id) || end(id),
        });
    });
    return () => page.evaluate(() => (window as unknown as { ring: () => void }).ring());
}

export const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

export async function copied(page: Page, button: string | RegExp): Promise<string> {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name: button }).click();
    await expect.poll(() => clipboard(page)).not.toBe("");
    return clipboard(page);
}

// The moves shown in the player.
export async function word(page: Page): Promise<string> {
    const tokens = await wordOf(page).getByRole("button").allTextContents();
    return tokens.slice(1).join(" ");
}

export async function chooseOption(page: Page, label: string, value: string): Promise<void> {
    await page.getByRole("button", { name: en.solve.options }).click();
    const field = page.getByRole("dialog", { name: en.solve.options }).getByLabel(label);
    if ((await field.evaluate((e) => e.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
    await page.keyboard.press("Escape");
}

// All that is said aloud from now on, also what is said for a moment only.
export async function listen(page: Page): Promise<() => Promise<string[]>> {
    await page.locator("[role=status].heard").evaluate((region) => {
        const heard: string[] = [];
        new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
        });
        Object.assign(window, { heard });
    });
    return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

// How wide the page is with all that is on it.
export const widthOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth);

export const isFocused = (locator: Locator): Promise<boolean> =>
    locator.evaluate((element) => element === document.activeElement);
