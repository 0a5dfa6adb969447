// The cube on the page: gestures, animation, tools, looks.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage, type Spot, after } from "./cube-page";
import { shoot, useScene } from "./harness";
import { schemes } from "../unit/vectors.json";
import { en } from "./words";

const scene = useScene();
let page: Page;
let cube: CubePage;

async function open(options: Parameters<typeof scene.page>[0] = {}, path = "/"): Promise<void> {
    page = await scene.page(options, path);
    cube = await CubePage.on(page);
}

// All three pictures of the position agree.
async function expectPosition(facelets: string, text?: string): Promise<void> {
    await expect.poll(() => cube.facelets()).toBe(facelets);
    await expect.poll(() => cube.drawn()).toBe(facelets);
    if (text !== undefined) await expect.poll(() => cube.text()).toBe(text);
}

describe("dragging a sticker", () => {
    it("turns its layer, on each of the three faces that are seen", async () => {
        await open();
        const drags = [
            ["F3", "F9", "R'"],
            ["F1", "F3", "U'"],
            ["U1", "U7", "L"],
            ["U7", "U9", "F"],
            ["R9", "R7", "D'"],
            ["R3", "R9", "B'"],
        ] as const;
        let word = "";
        for (const [from, to, move] of drags) {
            await cube.dragSticker(from, to);
            await expectPosition(after((word += ` ${move}`)), word.trim());
        }
        await shoot(page, "cube-turned");
    });

    it("along a slice turns the slice", async () => {
        await open();
        await cube.dragSticker("F2", "F8");
        await expectPosition(after("M"), "M");
        await cube.dragSticker("R4", "R6");
        await expectPosition(after("M E"), "M E");
        await cube.dragSticker("U5", "U6");
        await expectPosition(after("M E S"), "M E S");
    });

    it("a little only lets the layer go back", async () => {
        await open();
        await cube.pull(await cube.stickerAt("F3"), 14, 400);
        await cube.settle();
        await expectPosition(after(""), "");
    });

    it("with a flick turns it although the way is short", async () => {
        await open();
        await cube.pull(await cube.stickerAt("F3"), 40, 32);
        await expectPosition(after("R'"), "R'");
    });

    it("follows the hand before it lets go", async () => {
        await open();
        const from = await cube.stickerAt("F3");
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x, from.y + 70, { steps: 5 });
        await shoot(page, "cube-in-the-hand");
        await expect.poll(() => cube.facelets()).toBe(after(""));
        await page.mouse.up();
    });
});

describe("the camera", () => {
    const moved = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

    it("goes round the cube when the background is dragged, and the position stays", async () => {
        await open();
        const before = await cube.stickerAt("F5");
        const ground = await cube.ground();
        const way = async () => moved(before, await cube.stickerAt("F5"));
        await cube.drag(ground, { x: ground.x - 160, y: ground.y + 60 });
        await expect.poll(way).toBeGreaterThan(30);
        await expectPosition(after(""), "");
        await page.mouse.dblclick(ground.x, ground.y);
        await expect.poll(way).toBeLessThan(1);
    });

    it("goes round the cube with the right button, on stickers too", async () => {
        await open();
        const before = await cube.stickerAt("F5");
        await cube.drag(before, { x: before.x + 120, y: before.y }, "right");
        await expect
            .poll(async () => moved(before, await cube.stickerAt("F5")))
            .toBeGreaterThan(30);
        await expectPosition(after(""), "");
    });

    it("shows the back, where dragging turns the faces that are seen there", async () => {
        await open({}, "/?view=-140,25");
        await expect.poll(async () => (await cube.stickerAt("B5")).isVisible).toBe(true);
        await cube.dragSticker("B1", "B7");
        await expectPosition(after("R"), "R");
    });

    it("comes closer and goes away with the wheel, within bounds", async () => {
        await open();
        const width = async () => moved(await cube.stickerAt("F1"), await cube.stickerAt("F3"));
        const ground = await cube.ground();
        await page.mouse.move(ground.x, ground.y);
        const usual = await width();
        const size = async () => (await width()) / usual;
        await page.mouse.wheel(0, -9000);
        await expect.poll(size).toBeGreaterThan(1.3);
        await expect.poll(() => size()).toBeLessThan(2.5);
        await page.mouse.wheel(0, 9000);
        await expect.poll(size).toBeLessThan(0.7);
        await expect.poll(() => size()).toBeGreaterThan(0.4);
    });
});

describe("fingers", () => {
    interface Finger extends Spot {
        id: number;
    }
    async function touch(steps: (Finger | null)[][]): Promise<void> {
        const session = await page.context().newCDPSession(page);
        for (const [i, fingers] of steps.entries()) {
            const touchPoints = fingers.filter((f) => f !== null);
            const type = i === 0 ? "touchStart" : touchPoints.length ? "touchMove" : "touchEnd";
            await session.send("Input.dispatchTouchEvent", { type, touchPoints });
        }
    }
    const small = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const between = (a: Spot, b: Spot, part: number): Spot => ({
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
    });

    it("turn a layer as a mouse does", async () => {
        await open(small);
        const [from, to] = [await cube.stickerAt("F9"), await cube.stickerAt("F3")];
        const way = [0, 0.25, 0.6, 1].map((part) => [{ id: 0, ...between(from, to, part) }]);
        await touch([...way, []]);
        await expectPosition(after("R"), "R");
        await shoot(page, "cube-small-screen");
    });

    it("two of them zoom and turn nothing", async () => {
        await open(small);
        const { x, y } = await cube.stickerAt("F5");
        const apart = (d: number) => [
            { id: 0, x: x - d, y },
            { id: 1, x: x + d, y },
        ];
        const width = async () => (await cube.stickerAt("F3")).x - (await cube.stickerAt("F1")).x;
        const before = await width();
        await touch([[apart(20)[0]!], apart(20), apart(35), apart(50), []]);
        await expect.poll(width).toBeGreaterThan(before * 1.15);
        await expectPosition(after(""), "");
    });
});

describe("animation", () => {
    it("never blocks: sixty fast turns end in the right position", async () => {
        await open({ reducedMotion: "no-preference" });
        let [state, word] = [7, ""];
        for (let i = 0; i < 60; ++i) {
            state = (state * 48271) % 2147483647;
            const family = "URFDLBMES"[state % 9]!;
            const isBack = state % 2 === 0;
            word += `${family}${isBack ? "'" : ""} `;
            await page.keyboard.press(isBack ? `Shift+${family}` : family.toLowerCase());
        }
        await expect.poll(() => cube.facelets()).toBe(after(word));
        await expect.poll(() => cube.drawn()).toBe(after(word));
    });

    it("changes the position at once and shows the turn afterwards", async () => {
        await open({ reducedMotion: "no-preference" });
        const seen = await cube.canvas.evaluate((canvas) => {
            window.dispatchEvent(new KeyboardEvent("keydown", { key: "r", code: "KeyR" }));
            const { picture } = canvas as import("../../src/view3d/hook").CubeCanvas;
            return { drawn: picture.facelets, isAtRest: picture.isAtRest };
        });
        expect(seen).toEqual({ drawn: after(""), isAtRest: false });
        await expectPosition(after("R"));
    });

    it("costs nothing when nothing moves", async () => {
        await open({ reducedMotion: "no-preference" });
        await page.keyboard.press("r");
        await expect.poll(() => cube.drawn()).toBe(after("R"));
        await cube.settle();
        // Soon after the last turn the cube is drawn once more, as finely as it can be.
        const drawn = async () => {
            const before = await cube.frames();
            await page.evaluate(async () => {
                for (let i = 0; i < 30; ++i) await new Promise(requestAnimationFrame);
            });
            return (await cube.frames()) - before;
        };
        await expect.poll(drawn).toBe(0);
    });
});

describe("the tools", () => {
    it("make a random cube, undo and redo it, and come back to the solved one", async () => {
        await open();
        await cube.press(en.cube.random);
        await expect.poll(() => cube.facelets()).not.toBe(after(""));
        const random = await cube.facelets();
        await expectPosition(random, "");
        await shoot(page, "cube-random");
        await cube.press(en.cube.reset);
        await expectPosition(after(""));
        await cube.press(en.cube.undo);
        await expectPosition(random);
        await cube.press(en.cube.undo);
        await expectPosition(after(""));
        await cube.press(en.cube.redo);
        await expectPosition(random);
    });

    it("invert and mirror a maneuver, and the box follows", async () => {
        await open();
        await cube.type("r", "u", "Shift+F", "m");
        await cube.press(en.cube.inverse);
        await expectPosition(after("M' F U' R'"), "M' F U' R'");
        await cube.press(en.cube.mirror);
        await expectPosition(after("M' F' U L"), "M' F' U L");
    });

    it("invert and mirror a position that has no maneuver", async () => {
        await open({}, `/?cube=${after("R U F")}`);
        await expectPosition(after("R U F"));
        await cube.press(en.cube.inverse);
        await expectPosition(after("F' U' R'"));
        await cube.press(en.cube.mirror);
        await expectPosition(after("F U L"));
    });

    it("turn the whole cube from a menu", async () => {
        await open();
        await cube.press(en.cube.rotate);
        await cube.press("y'");
        await cube.press("x2");
        await expectPosition(after("y' x2"), "y' x2");
    });
});

describe("the look", () => {
    const colourOf = (name: string) =>
        cube.sticker(name).evaluate((sticker) => getComputedStyle(sticker).backgroundColor);
    const rgb = (hex: string) =>
        `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

    it("follows the scheme that is chosen, with symbols where colours do not do", async () => {
        await open();
        await cube.press(en.cube.paint);
        await expect.poll(() => colourOf("F1")).toBe(rgb(schemes.wca.F));
        await cube.press(en.cube.view);
        await page.getByRole("radio", { name: en.cube.schemes.japanese }).check();
        await expect.poll(() => colourOf("D1")).toBe(rgb(schemes.japanese.D));
        await page.getByRole("radio", { name: en.cube.schemes["colour-blind"] }).check();
        await expect.poll(() => colourOf("L1")).toBe(rgb(schemes["colour-blind"].L));
        await expect.poll(() => page.locator("[data-sticker] svg").count()).toBe(54);
        await shoot(page, "cube-colour-blind");
        await page.reload();
        await CubePage.on(page);
        await cube.press(en.cube.paint);
        await expect.poll(() => colourOf("L1")).toBe(rgb(schemes["colour-blind"].L));
    });

    it("takes colours of one's own", async () => {
        await open();
        await cube.press(en.cube.view);
        await page.getByRole("radio", { name: en.cube.schemes.custom }).check();
        await page.getByLabel(en.cube.ownColour("F")).fill("#123456");
        await shoot(page, "cube-own-colours");
        await page.keyboard.press("Escape");
        await cube.press(en.cube.paint);
        await expect.poll(() => colourOf("F1")).toBe("rgb(18, 52, 86)");
        await expect
            .poll(() =>
                page
                    .getByRole("button", { name: en.cube.sticker("F1", en.cube.colourOfFace("F")) })
                    .count(),
            )
            .toBe(1);
    });

    it("shows hidden faces behind the cube when asked, also after a reload", async () => {
        await open({ deviceScaleFactor: 2 });
        const width = async () => (await cube.stickerAt("F3")).x - (await cube.stickerAt("F1")).x;
        const before = await width();
        await page.keyboard.press("v");
        await cube.settle();
        await expect.poll(() => width()).toBeLessThan(before * 0.8);
        await cube.type("r", "u", "f");
        await cube.settle();
        await shoot(page, "cube-hidden-faces");
        await page.reload();
        cube = await CubePage.on(page);
        await cube.settle();
        await expect.poll(() => width()).toBeLessThan(before * 0.8);
    });

    it("is good in the dark", async () => {
        await open({ colorScheme: "dark", deviceScaleFactor: 2 });
        await cube.type("r", "u", "Shift+F", "l", "d", "b");
        await cube.settle();
        await shoot(page, "cube-dark");
    });
});

describe("without WebGL", () => {
    it("the cube is drawn flat, a sentence says why, and everything else works", async () => {
        page = await scene.freshPage();
        await page.addInitScript(() => {
            HTMLCanvasElement.prototype.getContext = () => null;
        });
        await page.reload();
        cube = new CubePage(page);
        await page.getByText(en.cube.no3d).waitFor();
        await cube.type("r", "u");
        await expect.poll(() => cube.facelets()).toBe(after("R U"));
        await shoot(page, "cube-without-webgl");
        // three.js says so on the console, too.
        scene.errors.splice(0);
    });
});
