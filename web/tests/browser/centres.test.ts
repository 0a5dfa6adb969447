// A cube with pictures on it: the centres show how they are turned.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withTwists } from "../../src/cube/centres";
import { solved } from "../../src/cube/facelets";
import { problems } from "./axe";
import { CubePage, after } from "./cube-page";
import { shoot, useScene } from "./harness";
import {
    boxOf,
    messageOf,
    preferring,
    resultOf,
    shortest,
    small,
    solveButton,
    troubleOf,
    until,
    untilFact,
    wide,
    word,
    write,
} from "./page-steps";
import { either, en, fr, sentence } from "./words";
import { ask, clear, rowsOf } from "./workspace-steps";

const scene = useScene();
let page: Page;
let cube: CubePage;

const home = withTwists(solved, "000000");
const optimal = { stored: preferring({ goal: "shortest", memory: "200M" }) };

async function open(path = "/", options: Parameters<typeof scene.page>[0] = wide): Promise<void> {
    page = await scene.page(options, path);
    cube = await CubePage.on(page);
}
const paintKey = async (): Promise<void> => {
    await page.keyboard.press("c");
    await page.getByRole("radiogroup", { name: either(({ cube }) => cube.palette) }).waitFor();
};
const shows = async (facelets: string): Promise<void> => {
    await until(() => cube.facelets(), facelets);
    await until(() => cube.drawn(), facelets);
};
const query = () => page.evaluate(() => new URLSearchParams(location.search).get("cube"));
const switchOf = () => page.getByRole("checkbox", { name: either(({ cube }) => cube.centres) });
const whichOf = () =>
    page.getByRole("group", { name: either(({ cube }) => cube.whichCentres) }).getByRole("button");
const arrowOn = (name: string) => cube.sticker(name).locator("[data-arrow]");
const mend = () => page.getByRole("button", { name: en.cube.turnCentre("U"), exact: true });

describe("the switch", () => {
    it("is a key, and turning the cube turns the centres", async () => {
        await open();
        await page.keyboard.press("t");
        await shows(home);
        await cube.type("r", "u", "u", "Shift+F");
        await shows(after("R U2 F'", home));
        await until(query, home);
        await page.keyboard.press("x");
        await shows(after("R U2 F' x", home));
        await page.keyboard.press("t");
        await shows(after("R U2 F' x"));
        await until(() => boxOf(page).inputValue(), "R U2 F' x");
        await page.keyboard.press("Control+z");
        await shows(after("R U2 F' x", home));
    });

    it("lets one centre count", async () => {
        await open();
        await page.getByRole("button", { name: en.cube.view, exact: true }).click();
        await switchOf().check();
        for (const face of [0, 1, 3, 4, 5]) await whichOf().nth(face).click();
        await page.keyboard.press("Escape");
        await cube.type("f", "x");
        await shows(after("F x", withTwists(solved, "..0...")));
        await page.reload();
        cube = await CubePage.on(page);
        await shows(after("F x", withTwists(solved, "..0...")));
    });

    it("is remembered for the next cube", async () => {
        await open();
        await page.keyboard.press("t");
        await shows(home);
        await page.goto(scene.server().address);
        cube = await CubePage.on(page);
        await shows(home);
        await cube.press(en.cube.random);
        await expect.poll(() => cube.facelets()).toMatch(/^[URFDLB]{54}\+[0-3]{6}$/);
        await untilFact(page, en.solve.reachable, en.solve.yes);
    });

    it("is not there for the 2×2×2", async () => {
        page = await scene.page(wide, "/?tab=pocket");
        await page.getByRole("button", { name: en.cube.view, exact: true }).click();
        await page.getByRole("checkbox", { name: en.cube.symbolsShown }).waitFor();
        expect(await switchOf().count()).toBe(0);
    });
});

describe("the editor", () => {
    it("turns a centre with the right button, on the net and in space", async () => {
        await open(`/?cube=${encodeURIComponent(home)}`);
        await paintKey();
        await cube.sticker("F5").click({ button: "right" });
        await shows(withTwists(solved, "001000"));
        await expect.poll(() => arrowOn("F5").getAttribute("data-arrow")).toBe("1");
        const { x, y } = await cube.stickerAt("U5");
        await page.mouse.click(x, y, { button: "right" });
        await shows(withTwists(solved, "101000"));
        await untilFact(page, en.solve.centres, "U 90°, F 90°");
        await page.keyboard.press("Control+z");
        await shows(withTwists(solved, "001000"));
    });

    it("turns a centre with keys, and says where its arrow points", async () => {
        await open(`/?cube=${encodeURIComponent(home)}`);
        await paintKey();
        await cube.sticker("F5").focus();
        await cube.type("+", "+", "-", "-", "-");
        await shows(withTwists(solved, "003000"));
        await expect
            .poll(() => cube.sticker("F5").getAttribute("aria-label"))
            .toBe(`${en.cube.sticker("F5", en.cube.colours.green)}, ${en.cube.arrows[3]}`);
    });

    it("moves the camera with the right button, and leaves other stickers alone", async () => {
        await open(`/?cube=${encodeURIComponent(home)}`);
        await paintKey();
        const [from, to] = [await cube.stickerAt("F5"), await cube.stickerAt("F3")];
        await cube.drag(from, to, "right");
        const edge = await cube.stickerAt("F2");
        await page.mouse.click(edge.x, edge.y, { button: "right" });
        await cube.sticker("F2").click({ button: "right" });
        await shows(home);
    });

    it("says what is wrong with the twists, and mends it", async () => {
        await open(`/?cube=${encodeURIComponent(home)}`);
        await paintKey();
        await cube.sticker("R5").click({ button: "right" });
        const wrong = sentence("centre-parity", { quarters: 1, parity: "even", repair: "110000" });
        await troubleOf(page).getByText(wrong, { exact: true }).waitFor();
        await until(() => page.getByRole("alert").textContent(), wrong);
        await mend().click();
        await shows(withTwists(solved, "110000"));
        await until(() => mend().count(), 0);
        await until(() => page.getByRole("alert").textContent(), "");
    });

    it("turns a centre under a finger that rests", async () => {
        await open(`/?cube=${encodeURIComponent(home)}`, small);
        await page.getByRole("button", { name: en.cube.paint, exact: true }).tap();
        await page.getByRole("radio", { name: en.cube.surfaces.net }).check({ force: true });
        const touch = await page.context().newCDPSession(page);
        const box = (await cube.sticker("F5").boundingBox())!;
        const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
        await until(() => cube.facelets(), withTwists(solved, "001000"));
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await until(() => cube.facelets(), withTwists(solved, "001000"));
    });
});

describe("the box", () => {
    it("takes stickers with twists, and mends wrong ones", async () => {
        await open();
        await write(page, withTwists(solved, "100000"));
        const wrong = sentence("centre-parity", { quarters: 1, parity: "even", repair: "200000" });
        await expect.poll(() => messageOf(page).locator("p").getAttribute("title")).toBe(wrong);
        await mend().click();
        await shows(withTwists(solved, "200000"));
        await write(page, `${solved}+20`);
        await messageOf(page)
            .getByRole("button", { name: en.solve.atColumn(56) })
            .waitFor();
    });
});

describe("a picture cube", () => {
    it("is turned, painted and solved, fast", async () => {
        await open();
        await page.keyboard.press("t");
        await cube.type("r", "u", "Shift+F");
        await paintKey();
        await cube.sticker("D5").click({ button: "right" });
        await cube.sticker("D5").click({ button: "right" });
        const painted = withTwists(after("R U F'"), "113200");
        await shows(painted);
        await cube.press(en.cube.done);
        await solveButton(page).click();
        await resultOf(page).waitFor();
        await until(async () => after(await word(page), painted), home);
        await shoot(page, "centres-solved");
    });

    it("is solved with proof", async () => {
        await open(`/?cube=${encodeURIComponent(home)}&alg=M+E`, { ...wide, ...optimal });
        await shows(after("M E", home));
        await solveButton(page).click();
        await until(() => shortest(page), "4f*");
        await expect.poll(async () => after(`M E ${await word(page)}`, home)).toMatch(/\+000000$/);
    });

    it("is kept in the list, with its arrows", async () => {
        await clear(scene);
        await open(`/?cube=${encodeURIComponent(withTwists(solved, "020000"))}`);
        await cube.press(en.solve.addToList);
        await until(() => rowsOf(page).count(), 1);
        const cubes = [{ cube: "R U2 F'", centres: "UF", name: "logo" }];
        await ask(scene, "/workspace/cubes", { cubes });
        await until(() => rowsOf(page).count(), 2);
        await rowsOf(page).nth(1).click();
        await shows(after("R U2 F'", withTwists(solved, "0.0...")));
        await rowsOf(page).nth(0).click();
        await shows(withTwists(solved, "020000"));
        const picture = rowsOf(page).nth(0).locator("svg").first();
        await until(() => picture.locator("path").count(), 7);
        await shoot(page, "centres-list");
    });
});

it.each([
    ["light", "en", wide],
    ["dark", "fr", wide],
    ["light", "fr", small],
    ["dark", "en", small],
] as const)("stands in nobody's way: %s, %s", async (colorScheme, lang, size) => {
    const path = `/?lang=${lang}&alg=R+U2+F%27+M&cube=${encodeURIComponent(home)}`;
    await open(path, { ...size, colorScheme, bypassCSP: true });
    await shows(after("R U2 F' M", home));
    const name = `centres-${colorScheme}-${size === small ? "phone" : "desk"}`;
    await shoot(page, name);
    const words = lang === "fr" ? fr : en;
    await page.getByRole("button", { name: words.cube.paint, exact: true }).click();
    await page.getByRole("radiogroup", { name: words.cube.palette }).waitFor();
    await expect.poll(() => cube.drawn()).toBe(after("R U2 F' M", home));
    await page.getByRole("button", { name: words.cube.paintTools, exact: true }).click();
    await whichOf().first().waitFor();
    await shoot(page, `${name}-paint`);
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.cube.view, exact: true }).click();
    await whichOf().first().waitFor();
    await shoot(page, `${name}-view`);
    expect(await problems(page)).toEqual([]);
});
