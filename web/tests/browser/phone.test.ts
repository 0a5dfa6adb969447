// On a phone: what fingers hit is large enough, nothing lies over it, and the edges of the
// screen are left to the phone.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { wholeCube } from "../../src/state/solve/part";
import type { CubeCanvas } from "../../src/view3d/hook";
import { CubePage } from "./cube-page";
import { shoot, useScene } from "./harness";
import {
    hardCube,
    hardScramble,
    preferring,
    resultOf,
    small,
    solveButton,
    until,
    widthOf,
    write,
} from "./page-steps";
import { either, en, fr } from "./words";
import { clear, put, rowsOf } from "./workspace-steps";

const scene = useScene();

// All that can be touched, each with its label where that belongs to it. What is as small as
// a line of text has a large way beside it: turns the scrubber, stickers the cube itself, the
// letter of a row its menu.
const touched =
    "button, a[href], input:not([type=hidden], [type=file]), select, textarea, summary, [role=slider]";
const inLine = "ol:has([aria-current=step]) button, [data-sticker], .sense";

const openSheet = ".sheet.open"; // it lies over the page

interface Target {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly isLarge: boolean; // 44 pixels, with what is around its sign
    readonly coveredBy: string | null;
}

const targetsOn = (page: Page, place: string): Promise<Target[]> =>
    page.evaluate(
        ([all, left, within]) => {
            const nameOf = (e: Element): string =>
                `${e.tagName} ${e.getAttribute("aria-label") ?? e.textContent?.trim().slice(0, 40)}`;
            const seen = [
                ...document.querySelector(within!)!.querySelectorAll<HTMLElement>(all!),
            ].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(left!));
            return seen.map((element) => {
                element.scrollIntoView({ block: "nearest", inline: "nearest" });
                const place = element.closest("label") ?? element;
                const { x, y, width, height } = place.getBoundingClientRect();
                const hit = (dx: number, dy: number): Element | null =>
                    document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
                const isHit = (at: Element | null): boolean => !!at && place.contains(at);
                const reach = (half: number): boolean =>
                    [hit(-half, 0), hit(half, 0), hit(0, -half), hit(0, half)].every(isHit);
                const at = hit(0, 0);
                return {
                    name: nameOf(element),
                    width: Math.round(width),
                    height: Math.round(height),
                    isLarge: Math.min(width, height) > 43.5 || reach(21),
                    coveredBy: isHit(at) ? null : at ? nameOf(at) : "the edge of the screen",
                };
            });
        },
        [touched, inLine, place],
    );

async function expectTouchable(page: Page, place = "body"): Promise<void> {
    await expect.poll(async () => (await targetsOn(page, place)).length).toBeGreaterThan(5);
    const isBad = ({ isLarge, coveredBy }: Target): boolean => !isLarge || coveredBy !== null;
    await until(async () => (await targetsOn(page, place)).filter(isBad), []);
}

// What is not seen whole, where nobody can scroll to it: a text in a field that is too narrow
// for it, and what stands beyond the edges of the screen or of the field.
const arrow = 20; // of a select
const cutOff = (page: Page): Promise<string[]> =>
    page.evaluate((arrow) => {
        const pen = document.createElement("canvas").getContext("2d")!;
        const textOf = (field: Element): string => {
            if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
            const { value, placeholder } = field as HTMLInputElement;
            if (field.matches(":placeholder-shown")) return placeholder;
            return field.matches("textarea") ? "" : value; // long ones go on in the next line
        };
        const isTooNarrow = (field: Element): boolean => {
            const { paddingLeft, paddingRight } = getComputedStyle(field);
            const part = field.matches(":placeholder-shown") ? "::placeholder" : null;
            const { fontSize, fontFamily } = getComputedStyle(field, part);
            pen.font = `${fontSize} ${fontFamily}`;
            const taken = parseFloat(paddingLeft) + parseFloat(paddingRight);
            const room = field.clientWidth - taken - (field.matches("select") ? arrow : 0);
            return pen.measureText(textOf(field)).width > room + 1;
        };
        const isBeyond = (element: Element): boolean => {
            const { left, right } = element.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
        };
        const written = "select, textarea, input:not([type=radio], [type=checkbox])";
        const isWord = "ol:has([aria-current=step]) *, .heard, .heard *"; // it runs along
        return [...document.querySelectorAll("a, button, label, input, select, textarea, p")]
            .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(isWord))
            .filter((e) => isBeyond(e) || (e.matches(written) && isTooNarrow(e)))
            .map((e) => `${e.tagName} ${e.getAttribute("aria-label") ?? ""} ${e.textContent}`);
    }, arrow);

describe.each(["en", "fr"])("a screen of 360 pixels in the language %s", (locale) => {
    const screen = { ...small, viewport: { width: 360, height: 780 }, locale };

    it.each(Object.keys(en.common.tabNames))("shows all of the page %s", async (tab) => {
        const page = await scene.page(screen, `/?tab=${tab}`);
        await page.getByRole("main").getByRole("button").first().waitFor();
        await until(() => cutOff(page), []);
    });

    it("shows all of a position, its goal, the options and the list", async () => {
        await put(scene, { "A name that is longer than the row": "R U F D L B R2 U2 F2 D2 L2" });
        const part = { ...wholeCube, name: "xx-cross" };
        const page = await scene.page({ ...screen, stored: preferring({ part }) });
        await write(page, hardCube);
        await page.getByRole("textbox", { name: either(({ goals }) => goals.at) }).waitFor();
        await until(() => cutOff(page), []);
        const choice = (name: RegExp) => page.getByRole("combobox", { name }).waitFor();
        const press = (words: RegExp) => page.getByRole("button", { name: words }).tap();
        await press(either(({ solve }) => solve.options));
        await choice(either(({ solve }) => solve.metric));
        await until(() => cutOff(page), []);
        await page.keyboard.press("Escape");
        await press(either(({ common }) => common.workspaceRegion));
        await press(either(({ workspace }) => workspace.runOptions));
        await choice(either(({ drawers }) => drawers.method));
        await until(() => cutOff(page), []);
        await clear(scene);
    });

    it("shows all of what is wrong with the text once it is written", async () => {
        const page = await scene.page(screen);
        await write(page, "R Q");
        const message = page.locator("#box-message p");
        await message.waitFor();
        await page.locator(":focus").blur();
        const { width, shown } = await message.evaluate((p) => ({
            width: p.scrollWidth,
            shown: p.clientWidth,
        }));
        expect(width).toBeLessThanOrEqual(shown);
    });
});

describe.each([390, 360])("a screen of %i pixels", (width) => {
    const screen = { ...small, viewport: { width, height: 780 } };

    it.each(Object.keys(en.common.tabNames))("has room for fingers on the page %s", async (tab) => {
        const page = await scene.page(screen, `/?tab=${tab}`);
        await page.getByRole("main").getByRole("button").first().waitFor();
        await expectTouchable(page);
        await until(() => widthOf(page), width);
    });

    it("has room with a solution, in the editor and in both sheets", async () => {
        await put(scene, { One: "R U", Two: "F" });
        const page = await scene.page({ ...screen, stored: preferring({ goal: "shortest" }) });
        await write(page, "R U F");
        await solveButton(page).tap();
        await resultOf(page).waitFor();
        await expectTouchable(page);
        await page.getByRole("button", { name: en.common.workspaceRegion, exact: true }).tap();
        await rowsOf(page).first().waitFor();
        await expectTouchable(page, openSheet);
        await page
            .getByRole("button", { name: en.common.hideSheet(en.common.workspaceRegion) })
            .tap();
        await page.getByRole("button", { name: en.common.factsShort }).tap();
        await page.getByRole("region", { name: en.common.factsRegion }).waitFor();
        await expectTouchable(page, openSheet);
        await page.getByRole("button", { name: en.common.hideSheet(en.common.factsRegion) }).tap();
        await page.getByRole("button", { name: en.cube.paint, exact: true }).tap();
        await page.getByRole("button", { name: en.cube.done }).waitFor();
        await expectTouchable(page);
        await clear(scene);
    });
});

describe("a phone", () => {
    it("scrubs through a solution with a thumb", async () => {
        const page = await scene.page(small);
        await write(page, "R U F D L B");
        const scrubber = page.getByRole("slider", { name: en.solve.scrub });
        await expect.poll(async () => (await scrubber.boundingBox())!.width).toBeGreaterThan(150);
        // Where it is when the thumb comes.
        const tapAt = async (part: number) => {
            const { width, height } = (await scrubber.boundingBox())!;
            await scrubber.tap({ position: { x: 2 + part * (width - 4), y: height / 2 } });
        };
        await tapAt(0);
        await until(() => scrubber.inputValue(), "0");
        await tapAt(1);
        await until(() => scrubber.inputValue(), "6");
    });

    it.each([
        [360, 740],
        [360, 780],
        [390, 844],
    ])("of %i by %i pixels leaves every sticker that is seen to the finger", async (...size) => {
        const [width, height] = size;
        const page = await scene.page({ ...small, viewport: { width, height } });
        await page.getByRole("button", { name: en.cube.openNet }).waitFor();
        const { canvas } = await CubePage.on(page);
        const covered = () =>
            canvas.evaluate((element) => {
                const { picture } = element as CubeCanvas;
                return Array.from({ length: 54 }, (_, index) => picture.stickerAt(index)).filter(
                    ({ x, y, isVisible }) =>
                        isVisible && document.elementFromPoint(x, y) !== element,
                ).length;
            });
        await until(covered, 0);
    });

    it("tells how long a search took, and leaves Solve where Stop was", async () => {
        const page = await scene.page({
            ...small,
            viewport: { width: 360, height: 740 },
            locale: "fr-FR",
        });
        await write(page, hardScramble);
        const placeOf = async (button: Locator) => (await button.boundingBox())!.y;
        const top = await placeOf(solveButton(page));
        await solveButton(page).tap();
        const found = resultOf(page);
        await found.waitFor();
        const stop = page.getByRole("button", { name: fr.solve.stop, exact: true });
        expect(await placeOf(stop)).toBe(top);
        await page.keyboard.press("Shift+Enter"); // a second tap so soon would be the first one's
        await found.getByText(fr.solve.endings.stopped).waitFor();
        expect(await placeOf(solveButton(page))).toBe(top);
        // What has no room stands on a line that is not seen.
        const isWhole = (detail: Element): boolean => {
            const [own, line] = [detail, detail.parentElement!].map((e) =>
                e.getBoundingClientRect(),
            );
            return own!.bottom <= line!.bottom && own!.right <= line!.right;
        };
        await until(() => found.getByText(/^\d[\d,]*\s(ms|s)$/).evaluate(isWhole), true);
        await shoot(page, "phone-stopped-fr");
    });

    it("has a cube to paint on that is most of its width", async () => {
        const page = await scene.page(small);
        await page.getByRole("button", { name: en.cube.paint, exact: true }).tap();
        const done = page.getByRole("button", { name: en.cube.done });
        await done.waitFor();
        const canvas = page.getByRole("application", { name: en.cube.view3d });
        await expect.poll(async () => (await canvas.boundingBox())!.height).toBeGreaterThan(290);
        await expect.poll(async () => (await done.boundingBox())!.y).toBeLessThan(700);
        await page.getByRole("button", { name: en.cube.paintTools, exact: true }).tap();
        await page.getByRole("button", { name: en.cube.marks.place }).tap();
        await shoot(page, "phone-paint-tools");
    });

    it.each(["en", "fr"])("shows the name of the page that is open, %s", async (lang) => {
        for (const width of [390, 360, 320]) {
            const screen = { ...small, viewport: { width, height: 780 } };
            const page = await scene.page(screen, `/?tab=pocket&lang=${lang}`);
            const name = page.getByRole("navigation").locator("[aria-current=page]");
            await expect
                .poll(async () => {
                    const { x, width: wide } = (await name.boundingBox())!;
                    return x >= 0 && x + wide < width + 1; // scrolled by whole pixels
                })
                .toBe(true);
        }
    });

    it.each(["en", "fr"])("fits the 2×2×2 into 320 pixels, %s", async (lang) => {
        const narrow = { ...small, viewport: { width: 320, height: 780 } };
        const page = await scene.page(narrow, `/?tab=pocket&lang=${lang}`);
        await page.getByRole("button", { name: "R2" }).first().waitFor();
        await shoot(page, `pocket-320-${lang}`);
        const width = () =>
            page.locator("main").evaluate((main) => Math.max(main.scrollWidth, innerWidth));
        await expect.poll(width).toBeLessThanOrEqual(320);
    });

    it("has room for the names of all pages", async () => {
        const page = await scene.page(small);
        const list = page.getByRole("navigation").getByRole("list");
        const room = () => list.evaluate((e) => e.clientWidth - e.scrollWidth);
        await expect.poll(room).toBeGreaterThanOrEqual(0);
    });

    it.each(["en", "fr"])(
        "of 360 pixels has one line of tools, and all choices, %s",
        async (lang) => {
            const narrow = { ...small, viewport: { width: 360, height: 740 } };
            const page = await scene.page(narrow, `/?tab=laboratory&lang=${lang}`);
            const views = page.getByRole("radiogroup").first();
            await expect.poll(() => views.evaluate((e) => e.clientWidth - e.scrollWidth)).toBe(0);
            const bar = page.getByRole("banner");
            await expect.poll(async () => (await bar.boundingBox())!.height).toBeLessThan(100);
        },
    );

    it("of the smallest kind has a cube to turn, and one line for its name and tools", async () => {
        const page = await scene.page({ ...small, viewport: { width: 320, height: 640 } });
        await write(page, "R U F2");
        await solveButton(page).tap();
        await resultOf(page).waitFor();
        const heightOf = async (element: Locator) => (await element.boundingBox())!.height;
        await expect.poll(() => heightOf(page.locator("canvas"))).toBeGreaterThan(150);
        await expect.poll(() => heightOf(page.getByRole("banner"))).toBeLessThan(100);
        await until(() => page.locator("[data-place=net]").isVisible(), false);
    });

    it("keeps its clock and its camera free", async () => {
        const page = await scene.freshPage(small);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47 } });
        const name = page.getByRole("heading", { level: 1 });
        await expect.poll(async () => (await name.boundingBox())!.y).toBeGreaterThan(47);
    });
});
