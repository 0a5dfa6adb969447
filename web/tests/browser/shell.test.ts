// The page as a whole: looks, languages, keys, screens, and a server that goes away.
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Scene, large, shoot, useScene } from "./harness";
import {
    boxOf,
    hardScramble,
    intercept,
    isFocused,
    preferring,
    resultOf,
    small,
    solveButton,
    solvedCube,
    until,
    untilFact,
    wide,
    widthOf,
    write,
} from "./page-steps";
import { alike, en, fr } from "./words";

const scene = useScene();
let page: Page;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const [light, dark] = ["rgb(241, 241, 238)", "rgb(20, 20, 22)"];

describe("the look", () => {
    it("is the system's until another one is chosen, which is remembered", async () => {
        page = await scene.freshPage({ ...wide, viewport: large, colorScheme: "dark" });
        await expect.poll(() => ground()).toBe(dark);
        await shoot(page, "shell-dark");
        await button(en.common.theme).click();
        await expect.poll(() => ground()).toBe(light);
        await page.reload();
        await expect.poll(() => ground()).toBe(light);
        await button(en.common.theme).click();
        await expect.poll(() => ground()).toBe(dark);
        await page.emulateMedia({ colorScheme: "light" });
        await expect.poll(() => ground()).toBe(light);
    });
});

describe("the language", () => {
    it("is the browser's, and another one is remembered", async () => {
        page = await scene.page({ ...wide, viewport: large, locale: "fr-FR" });
        await button(fr.solve.solve).waitFor();
        await shoot(page, "shell-french");
        await button(fr.common.language).click();
        await button(en.solve.solve).waitFor();
        await page.reload();
        await button(en.solve.solve).waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
    });
});

describe("the keys", () => {
    it("are shown by ?, in a dialog that keeps the focus and gives it back", async () => {
        page = await scene.page(wide);
        await page.keyboard.press("?");
        const dialog = page.getByRole("dialog", { name: en.common.keys });
        await dialog.waitFor();
        await shoot(page, "shell-keys");
        for (let i = 0; i < 3; ++i) await page.keyboard.press("Tab");
        const isInside = await dialog.evaluate((e) => e.contains(document.activeElement));
        const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
        expect(isInside || !isOnPage).toBe(true);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
    });

    it("do nothing to the cube while something is written", async () => {
        page = await scene.page(wide);
        await boxOf(page).pressSequentially("?/");
        await until(() => boxOf(page).inputValue(), "?/");
        await expect.poll(() => page.getByRole("dialog", { name: en.common.keys }).count()).toBe(0);
    });
});

describe("the pages", () => {
    const link = (name: string) =>
        page
            .getByRole("navigation", { name: en.common.tabs })
            .getByRole("link", { name, exact: true });
    const tabInAddress = () => Promise.resolve(new URL(page.url()).searchParams.get("tab"));
    const chosen = () =>
        page
            .getByRole("navigation", { name: en.common.tabs })
            .locator("[aria-current=page]")
            .innerText();

    it("are in the address, and the way back leads from one to the other", async () => {
        page = await scene.page(wide);
        await write(page, "R U");
        await link(en.common.tabNames.laboratory).click();
        await page
            .getByRole("heading", { name: en.common.tabNames.laboratory, level: 2 })
            .waitFor();
        await until(tabInAddress, "laboratory");
        await expect.poll(() => chosen()).toBe(en.common.tabNames.laboratory);
        await page.goBack();
        await until(() => boxOf(page).inputValue(), "R U");
        await until(tabInAddress, null);
        await page.goForward();
        await until(chosen, en.common.tabNames.laboratory);
        await page.reload();
        await page
            .getByRole("heading", { name: en.common.tabNames.laboratory, level: 2 })
            .waitFor();
        await link(en.common.tabNames.cube).click();
        await until(() => boxOf(page).inputValue(), "R U");
    });

    it("leave the cube as it is, and the search at work", async () => {
        page = await scene.page({
            ...wide,
            stored: preferring({ goal: "shortest", memory: "200M" }),
        });
        await write(page, hardScramble);
        await solveButton(page).click();
        const canvas = page.getByRole("application");
        await canvas.evaluate((element) => element.setAttribute("data-mark", "same"));
        await page.getByRole("progressbar", { name: en.proof.progress }).waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("Alt+6");
        await until(chosen, en.common.tabNames.laboratory);
        for (const key of ["R", "u", "Enter", "Space"]) await page.keyboard.press(key);
        await page.keyboard.press("Alt+1");
        await expect.poll(() => boxOf(page).inputValue()).toBe(hardScramble);
        await expect.poll(() => canvas.getAttribute("data-mark")).toBe("same");
        await until(() => button(en.solve.stop).count(), 1);
    });

    it("have keys, and a code of their own that comes when it is needed", async () => {
        page = await scene.freshPage(wide); // a window of before may have its code
        const scripts: string[] = [];
        page.on("request", (request) => scripts.push(request.url()));
        for (const [key, name] of [
            ["Alt+5", en.common.tabNames.methods],
            ["Alt+7", en.common.tabNames.pocket],
            ["Alt+6", en.common.tabNames.laboratory],
        ] as const) {
            await page.keyboard.press(key);
            await page.getByRole("main", { name }).waitFor();
        }
        // The frame of a page is there before its code is asked for.
        await expect.poll(() => scripts.some((url) => url.includes("LaboratoryPage"))).toBe(true);
    });

    it("that are chosen while the code of another is on its way are fetched as well", async () => {
        page = await scene.freshPage(wide);
        let release = () => {};
        const held = new Promise<void>((done) => (release = done));
        await intercept(page, "**/MethodsPage*.js", async (route) => {
            await held;
            await route.fallback();
        });
        const asked = page.waitForRequest("**/MethodsPage*.js");
        await page.keyboard.press("Alt+5");
        await asked;
        await page.keyboard.press("Alt+6");
        const laboratory = page.getByRole("main", { name: en.common.tabNames.laboratory });
        await laboratory.getByRole("radio", { name: en.laboratory.viewNames.find }).waitFor();
        release();
        await page.keyboard.press("Alt+5");
        const methods = page.getByRole("main", { name: en.common.tabNames.methods });
        await methods.getByRole("heading", { name: en.common.tabNames.methods }).waitFor();
    });

    it("are all within reach on a small screen", async () => {
        page = await scene.page(small);
        for (const name of [
            en.common.tabNames.methods,
            en.common.tabNames.laboratory,
            en.common.tabNames.pocket,
            en.common.tabNames.cube,
        ]) {
            const isInReach = async () => {
                const { x, width, height } = (await link(name).boundingBox())!;
                return height >= 44 && x + width <= 390;
            };
            await until(isInReach, true);
            await link(name).tap();
            await until(chosen, name);
        }
        await shoot(page, "small-pages");
    });
});

describe("everything by keyboard alone", () => {
    it("leads from the name to the facts, with the focus always to be seen", async () => {
        page = await scene.page(wide);
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
        await page.keyboard.press("Escape");
        const seen = new Set<string>();
        for (let i = 0; i < 80; ++i) {
            await page.keyboard.press("Tab");
            const stop = await page.evaluate(() => {
                const at = document.activeElement;
                if (!at || at === document.body) return null;
                const region = at.closest("[aria-label]:is(section, header)");
                return { region: region?.getAttribute("aria-label") ?? "top", tag: at.tagName };
            });
            if (stop) seen.add(stop.region);
        }
        expect([...seen]).toEqual(
            expect.arrayContaining([
                en.common.tabNames.cube,
                en.common.solveRegion,
                en.common.factsRegion,
            ]),
        );
    });
});

describe("a wide screen", () => {
    it("shows how far Solve goes, whatever its width", async () => {
        page = await scene.freshPage(wide);
        const choice = page.getByRole("combobox", { name: en.goals.choice });
        const isCut = () =>
            choice.evaluate((select: HTMLSelectElement) => {
                const { font, paddingLeft, paddingRight } = getComputedStyle(select);
                const pen = document.createElement("canvas").getContext("2d")!;
                pen.font = font;
                const words = pen.measureText(select.selectedOptions[0]!.text).width;
                const arrow = 20;
                const room = parseFloat(paddingLeft) + parseFloat(paddingRight) + arrow;
                return select.clientWidth < words + room;
            });
        for (const width of [960, 1024, 1180, 1440]) {
            await page.setViewportSize({ width, height: 720 });
            await until(isCut, false);
        }
    });

    it("leaves the keyboard on the button that takes the place of Solve", async () => {
        page = await scene.page(wide);
        await write(page, `${hardScramble} F`); // no other test searches for it
        await solveButton(page).focus();
        await page.keyboard.press("Enter");
        const stop = page
            .getByRole("region", { name: en.common.solveRegion })
            .getByRole("button", { name: en.solve.stop, exact: true });
        await until(() => isFocused(stop), true);
        await page.keyboard.press("Enter");
        await until(() => isFocused(solveButton(page)), true);
    });
});

describe("a small screen", () => {
    const cubeRegion = () => page.getByRole("region", { name: en.common.cubeRegion, exact: true });

    it("has the cube on top and the box and Solve within reach of the thumb", async () => {
        page = await scene.page(small);
        const solve = async () => (await solveButton(page).boundingBox())!;
        const between = async () => {
            const { y, height } = (await cubeRegion().boundingBox())!;
            return (await solve()).y - (y + height);
        };
        await expect.poll(between).toBeGreaterThanOrEqual(0);
        await expect.poll(async () => (await solve()).y).toBeGreaterThan(844 / 2);
        await expect.poll(async () => (await solve()).height).toBeGreaterThanOrEqual(44);
        await write(page, "R U R' U'");
        await solveButton(page).tap();
        await resultOf(page).waitFor();
        await shoot(page, "small");
        await until(() => widthOf(page), 390);
    });

    it("opens the facts by a tap and closes them by a swipe", async () => {
        page = await scene.page(small);
        await button(en.common.factsShort).tap();
        const sheet = page.getByRole("region", { name: en.common.factsRegion });
        await sheet.getByText(en.solve.order).waitFor();
        await shoot(page, "small-facts");
        const handle = (await button(en.common.hideSheet(en.common.factsRegion)).boundingBox())!;
        await swipe(handle.x + handle.width / 2, handle.y + 12, 160);
        await sheet.waitFor({ state: "hidden" });
    });

    it("opens the workspace by a swipe up and closes it by a tap on the handle", async () => {
        page = await scene.page(small);
        const bar = (await button(en.common.workspaceRegion).boundingBox())!;
        await swipe(bar.x + 40, bar.y + 20, -80);
        const sheet = page.getByRole("region", { name: en.common.workspaceRegion, exact: true });
        await sheet.waitFor();
        await shoot(page, "small-workspace");
        await button(en.common.hideSheet(en.common.workspaceRegion)).tap();
        await sheet.waitFor({ state: "hidden" });
    });

    it("held sideways has the cube beside the box", async () => {
        page = await scene.page({ ...small, viewport: { width: 844, height: 390 } });
        const between = async () => {
            const { x, width } = (await cubeRegion().boundingBox())!;
            return (await boxOf(page).boundingBox())!.x - (x + width);
        };
        await expect.poll(between).toBeGreaterThanOrEqual(0);
        await shoot(page, "small-sideways");
    });

    async function swipe(x: number, y: number, by: number): Promise<void> {
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let i = 1; i <= 8; ++i) await page.mouse.move(x, y + (by * i) / 8);
        await page.mouse.up();
    }
});

describe("a server", () => {
    it("that goes away is waited for, and what was typed is read when it is back", async () => {
        page = await scene.freshPage(wide);
        await page.context().setOffline(true);
        await write(page, "(R U)1");
        await page.getByText(en.common.serverLost).waitFor();
        await shoot(page, "shell-server-lost");
        await page.context().setOffline(false);
        await page.getByText(en.common.serverLost).waitFor({ state: "hidden" });
        await page.getByText("105", { exact: true }).waitFor();
        scene.errors.splice(0); // the browser tells of every request that failed
    });

    it("that goes away takes parts with it that were not fetched yet, until it is back", async () => {
        page = await scene.freshPage(wide);
        await boxOf(page).waitFor();
        await intercept(page, "**/assets/*", (route) => route.abort());
        await page.context().setOffline(true);
        await write(page, "(R U)1");
        await page.getByText(en.common.serverLost).waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("?");
        await page.keyboard.press("Alt+2");
        await until(() => page.getByText(en.common.pageFailed).count(), 0);
        await page.unroute("**/assets/*");
        await page.context().setOffline(false);
        const patterns = page.getByRole("main", { name: en.common.tabNames.patterns });
        await patterns.getByRole("button", { name: en.wanted.search, exact: true }).waitFor();
        const isStyled = () =>
            [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
                ({ sheet }) => sheet!.cssRules.length > 0,
            );
        await until(() => page.evaluate(isStyled), true);
        await page.keyboard.press("?");
        await page.getByRole("dialog", { name: en.common.keys }).waitFor();
        scene.errors.splice(0);
    });

    it("that answers late does not replace newer facts", async () => {
        page = await scene.freshPage(wide);
        await boxOf(page).waitFor();
        await page.context().setOffline(true);
        await write(page, "(R U)1");
        await page.getByText(en.common.serverLost).waitFor();
        let release = () => {};
        const held = new Promise<void>((done) => (release = done));
        await intercept(page, "**/api/v1/info", async (route) => {
            if (route.request().postData()?.includes(solvedCube)) await held;
            await route.continue().catch(() => {}); // the page may have given it up
        });
        await page.context().setOffline(false);
        await page.getByText("105", { exact: true }).waitFor();
        const late = page.waitForResponse(
            (answer) => answer.request().postData()?.includes(solvedCube) ?? false,
        );
        release();
        await (await late).finished();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await until(() => page.getByText("105", { exact: true }).count(), 1);
        scene.errors.splice(0); // the browser tells of every request that failed
    });

    it("is the only one that is asked", async () => {
        page = await scene.page(wide);
        const elsewhere: string[] = [];
        page.on("request", (request) => {
            if (!request.url().startsWith(scene.server().address)) elsewhere.push(request.url());
        });
        await page.reload();
        await write(page, "R U F");
        await solveButton(page).click();
        await resultOf(page).waitFor();
        expect(elsewhere.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
    });
});

describe("tables that are not there yet", () => {
    it("are prepared while the page is used", async () => {
        const fresh = await new Scene(["--tables", join(scene.folder, "tables")]).open();
        try {
            page = await fresh.page(wide);
            const progress = page.getByRole("progressbar", {
                name: alike(en.common.preparing(50)),
            });
            await progress.waitFor();
            await shoot(page, "shell-preparing");
            await write(page, "R U");
            await untilFact(page, en.solve.order, "105");
        } finally {
            await fresh.close();
        }
    });
});

it("The focus is where the keys say", async () => {
    page = await scene.page(wide);
    await page.keyboard.press("/");
    await expect.poll(() => isFocused(boxOf(page))).toBe(true);
});
