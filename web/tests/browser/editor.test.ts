// Painting the cube: brush, eraser, what is certain, what is wrong.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { paint, solved } from "../../src/cube/facelets";
import type { Face } from "../../src/cube/geometry";
import { stickersOf } from "../../src/cube/pieces";
import { CubePage, after, indexOf } from "./cube-page";
import { shoot, useScene } from "./harness";
import { until } from "./page-steps";
import { beginning, either, en, fr, inner, opening, told } from "./words";

const scene = useScene();
let page: Page;
let cube: CubePage;

async function open(path = "/", options: Parameters<typeof scene.page>[0] = {}): Promise<void> {
    page = await scene.page(options, path);
    cube = await CubePage.on(page);
    await page.keyboard.press("c");
    await page.getByRole("radiogroup", { name: either(({ cube }) => cube.palette) }).waitFor();
}

// All but the centres.
const cleared = [..."URFDLB"].map((f) => `....${f}....`).join("");
const painted = (facelets: string, stickers: Record<string, Face | ".">): string =>
    Object.entries(stickers).reduce((all, [name, c]) => paint(all, indexOf(name), c), facelets);

const expectFacelets = async (facelets: string): Promise<void> => {
    await expect.poll(() => cube.facelets()).toBe(facelets);
    await expect.poll(() => cube.drawn()).toBe(facelets);
};

const swatch = (colour: keyof typeof en.cube.colours) =>
    page.getByRole("radio", { name: beginning(`${en.cube.colours[colour]}, `) });
const repairs = () =>
    page.getByRole("group", { name: either(({ cube }) => cube.repairs) }).getByRole("button");
const outlined = () => page.locator(".sticker.outlined");

describe("the brush", () => {
    it("takes the colour of a centre and paints on the net", async () => {
        await open();
        await cube.sticker("R5").click();
        await cube.sticker("U1").click();
        await expectFacelets(painted(solved, { U1: "R" }));
        await expect.poll(() => swatch("red").getAttribute("aria-checked")).toBe("true");
        await expect
            .poll(() => cube.sticker("U1").getAttribute("aria-label"))
            .toBe(en.cube.sticker("U1", en.cube.colours.red));
    });

    it("paints on the cube in space", async () => {
        await open();
        const centre = await cube.stickerAt("F5");
        await page.mouse.click(centre.x, centre.y);
        const { x, y } = await cube.stickerAt("U9");
        await page.mouse.click(x, y);
        await expectFacelets(painted(solved, { U9: "F" }));
    });

    it("paints all stickers it is drawn across, and one undo takes them back", async () => {
        await open();
        await swatch("blue").click();
        const spot = async (name: string) => {
            const box = (await cube.sticker(name).boundingBox())!;
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        await cube.drag(await spot("F1"), await spot("F3"));
        await expectFacelets(painted(solved, { F1: "B", F2: "B", F3: "B" }));
        await cube.drag(await cube.stickerAt("U1"), await cube.stickerAt("U3"));
        await expectFacelets(
            painted(solved, { F1: "B", F2: "B", F3: "B", U1: "B", U2: "B", U3: "B" }),
        );
        await page.keyboard.press("Control+z");
        await expectFacelets(painted(solved, { F1: "B", F2: "B", F3: "B" }));
        await page.keyboard.press("Control+z");
        await expectFacelets(solved);
        await page.keyboard.press("Control+y");
        await expectFacelets(painted(solved, { F1: "B", F2: "B", F3: "B" }));
    });

    it("never paints a centre", async () => {
        await open();
        await swatch("blue").click();
        await cube.drag(await cube.stickerAt("F4"), await cube.stickerAt("F6"));
        await expectFacelets(painted(solved, { F4: "B", F6: "B" }));
    });

    it("counts how often each colour is used", async () => {
        await open();
        await swatch("white").click();
        await cube.sticker("F1").click();
        await page
            .getByRole("radio", { name: en.cube.painted(en.cube.colours.white, 10, 9) })
            .waitFor();
        await page
            .getByRole("radio", { name: en.cube.painted(en.cube.colours.green, 8, 9) })
            .waitFor();
    });
});

describe("the keyboard", () => {
    it("goes from sticker to sticker and paints with letters and digits", async () => {
        await open();
        await cube.sticker("F5").focus();
        await cube.type("ArrowLeft", "ArrowUp", "r", "ArrowUp", "2", "ArrowUp", "Delete");
        await expectFacelets(painted(solved, { F1: "R", U7: "R", U4: "." }));
        await cube.sticker("U4").and(page.locator(":focus")).waitFor();
        await cube.type("ArrowLeft", "ArrowLeft", "ArrowDown");
        await cube.sticker("U7").and(page.locator(":focus")).waitFor();
    });

    it("takes colours by number and turns layers outside of the net", async () => {
        await open();
        await page.keyboard.press("4");
        await expect.poll(() => swatch("yellow").getAttribute("aria-checked")).toBe("true");
        await page.keyboard.press("0");
        const eraser = page.getByRole("radio", { name: en.cube.eraser });
        await expect.poll(() => eraser.getAttribute("aria-checked")).toBe("true");
        await page.keyboard.press("x");
        await expectFacelets(after("x"));
    });

    it("closes the editor with the key that opened it", async () => {
        await open();
        await page.keyboard.press("c");
        await expect.poll(() => swatch("white").count()).toBe(0);
    });
});

describe("clearing", () => {
    it("empties stickers with the eraser, or all but the centres", async () => {
        await open();
        await page.getByRole("radio", { name: en.cube.eraser }).click();
        await cube.sticker("U1").click();
        await expectFacelets(painted(solved, { U1: "." }));
        await expect
            .poll(() => cube.sticker("U1").getAttribute("aria-label"))
            .toBe(en.cube.sticker("U1", en.cube.unpainted));
        await cube.press(en.cube.clearAll);
        await expectFacelets(cleared);
        await shoot(page, "editor-empty");
        await cube.press(en.cube.undo);
        await expectFacelets(painted(solved, { U1: "." }));
    });
});

describe("auto-fix", () => {
    it("paints what can only be so", async () => {
        await open();
        await page.keyboard.press("0");
        for (const name of ["U9", "R1", "F3", "U8", "F2"]) await cube.sticker(name).click();
        await cube.press(en.cube.fillForced);
        await expectFacelets(solved);
        await page
            .getByText(`${en.cube.filled(5)} ${en.cube.completions("1")}`)
            .first()
            .waitFor();
        await shoot(page, "editor-fixed");
        await page.keyboard.press("Control+z");
        await expect.poll(() => cube.facelets()).toContain(".");
    });

    it("works in the way the cube is held", async () => {
        await open();
        await cube.type("r", "x", "y", "m");
        const whole = after("R x y M");
        await expectFacelets(whole);
        await page.keyboard.press("0");
        await cube.sticker("U9").click();
        await cube.sticker("F2").click();
        await cube.press(en.cube.fillForced);
        await expectFacelets(whole);
    });

    it("says when nothing is certain", async () => {
        await open();
        await cube.press(en.cube.clearAll);
        await cube.press(en.cube.fillForced);
        await page.getByText(en.cube.manyCompletions).first().waitFor();
    });

    it("refuses what is impossible, at its stickers, with ways out", async () => {
        await open();
        await cube.press(en.cube.clearAll);
        await swatch("white").click();
        await cube.sticker("U8").click();
        await cube.sticker("F2").click();
        await cube.press(en.cube.fillForced);
        await page
            .getByText(
                opening("no-such-piece", {
                    kind: "edge",
                    place: inner("piece-at", { slot: "UF", stickers: ["U8", "F2"] }),
                }),
            )
            .first()
            .waitFor();
        await expect.poll(() => outlined().count()).toBe(2);
        await shoot(page, "editor-refused");
        const before = await cube.facelets();
        await repairs().first().click();
        await expect.poll(() => cube.facelets()).not.toBe(before);
        await cube.press(en.cube.fillForced);
        await page.getByText(en.cube.manyCompletions).first().waitFor();
    });
});

describe("the tools of the editor", () => {
    const p = en.painting;
    const tools = (kind: "corners" | "edges") => page.getByRole("group", { name: p.kinds[kind] });
    const cornersOf = (facelets: string) =>
        stickersOf("corners")
            .map((i) => facelets[i])
            .join("");
    const edgesOf = (facelets: string) =>
        stickersOf("edges")
            .map((i) => facelets[i])
            .join("");

    it("clear and solve corners or edges alone, and draw random ones", async () => {
        await open();
        await cube.press(en.cube.paintTools);
        await tools("corners").getByRole("button", { name: p.empty }).click();
        await expect.poll(async () => cornersOf(await cube.facelets())).toBe(".".repeat(24));
        expect(edgesOf(await cube.facelets())).toBe(edgesOf(solved));
        await tools("corners").getByRole("button", { name: p.clean }).click();
        await expectFacelets(solved);
        await tools("edges").getByRole("button", { name: p.random }).click();
        await expect.poll(async () => edgesOf(await cube.facelets())).not.toBe(edgesOf(solved));
        expect(cornersOf(await cube.facelets())).toBe(cornersOf(solved));
    });

    it("fill in the third sticker of a corner while painting, in one step to undo", async () => {
        await open();
        await cube.press(en.cube.clearAll);
        await expectFacelets(cleared);
        await cube.press(en.cube.paintTools);
        await page.getByRole("checkbox", { name: p.fillsIn }).check();
        await page.keyboard.press("Escape");
        await swatch("white").click();
        await cube.sticker("U9").click();
        await swatch("red").click();
        await cube.sticker("R1").click();
        await expectFacelets(painted(cleared, { U9: "U", R1: "R", F3: "F" }));
        await cube.sticker("U9").click();
        await expectFacelets(painted(cleared, { U9: "R" }));
        await page.keyboard.press("Control+z");
        await expectFacelets(painted(cleared, { U9: "U", R1: "R", F3: "F" }));
    });
});

describe("an impossible cube", () => {
    const twisted = painted(solved, { U9: "F", R1: "U", F3: "R" });

    it("is explained at the cube, and the smallest repairs are buttons", async () => {
        await open(`/?cube=${twisted}`);
        await page
            .getByText(told("corners-twisted", { sense: "clockwise" }))
            .first()
            .waitFor();
        const repair = page.getByRole("button", { name: opening("twist-corner", { slot: "URF" }) });
        await repair.hover();
        await expect.poll(() => outlined().count()).toBe(3);
        await shoot(page, "editor-repair");
        await page.mouse.move(5, 5);
        await expect.poll(() => outlined().count()).toBe(0);
        await repair.focus();
        await expect.poll(() => outlined().count()).toBe(3);
        await page.keyboard.press("Enter");
        await expectFacelets(solved);
        await expect.poll(() => repairs().count()).toBe(0);
        await page.keyboard.press("Control+z");
        await expectFacelets(twisted);
    });

    it("is repaired in the way it is held", async () => {
        await open(`/?cube=${twisted}`);
        await page.keyboard.press("y");
        const repair = page.getByRole("button", {
            name: opening("twist-corner", { slot: "UFL" }),
        });
        await repair.first().click();
        await expectFacelets(after("y"));
    });

    it("whose stickers make no pieces is told by colours", async () => {
        await open();
        await swatch("green").click();
        await cube.sticker("U9").click();
        await cube.sticker("R2").click();
        await page
            .getByText(told("colour-count", { colour: en.cube.colours.white, count: 8 }))
            .first()
            .waitFor();
        await page
            .getByRole("button", {
                name: [
                    en.cube.repaint("U9", en.cube.colours.white),
                    en.cube.repaint("R2", en.cube.colours.red),
                ].join(en.cube.and),
            })
            .click();
        await expectFacelets(solved);
    });

    it("is explained beside the cube when nobody paints", async () => {
        page = await scene.page({}, `/?cube=${twisted}`);
        cube = await CubePage.on(page);
        await repairs().first().waitFor();
        await shoot(page, "cube-impossible");
        // Once at the cube, once among the facts, once for those who hear it.
        await expect
            .poll(() => page.getByText(told("corners-twisted", { sense: "clockwise" })).count())
            .toBe(3);
    });

    it("is explained in French", async () => {
        await open(`/?lang=fr&cube=${twisted}`, { locale: "fr-FR" });
        await page
            .getByText(told("corners-twisted", { sense: "clockwise" }, "fr"))
            .first()
            .waitFor();
        await page
            .getByRole("button", { name: opening("twist-corner", { slot: "URF" }, "fr") })
            .waitFor();
        await expect
            .poll(() => cube.sticker("F4").getAttribute("aria-label"))
            .toBe(fr.cube.sticker("F4", fr.cube.colours.green));
        await shoot(page, "editor-french");
    });
});

const isInSight = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
};

describe("the editor", () => {
    it.each([
        [1440, 900],
        [1280, 800],
        [1100, 720],
    ])("has Done in sight in a window of %i by %i", async (width, height) => {
        await open("/", { viewport: { width, height } });
        const done = page.getByRole("button", { name: en.cube.done });
        await until(() => done.evaluate(isInSight), true);
    });

    it("fits a small screen, and fingers paint", async () => {
        await open("/", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
        await page.getByRole("radio", { name: beginning(en.cube.colours.blue) }).tap();
        const { x, y } = await cube.stickerAt("F1");
        await page.touchscreen.tap(x, y);
        await expectFacelets(painted(solved, { F1: "B" }));
        await shoot(page, "editor-small-screen");
        // A sticker is as large as a finger.
        const sizeOf = async () => {
            const [a, b] = [await cube.stickerAt("F1"), await cube.stickerAt("F3")];
            return Math.hypot(a.x - b.x, a.y - b.y) / 2;
        };
        await expect.poll(sizeOf).toBeGreaterThan(40);
        await page.getByRole("radio", { name: en.cube.surfaces.net }).check();
        await cube.sticker("U1").tap();
        await until(() => cube.facelets(), painted(solved, { U1: "B", F1: "B" }));
        await shoot(page, "editor-small-net");
        const done = page.getByRole("button", { name: en.cube.done });
        const bottom = async () => {
            const { y: top, height } = (await done.boundingBox())!;
            return top + height;
        };
        await expect.poll(bottom).toBeLessThan(844);
        await done.tap();
        await page.getByRole("button", { name: en.cube.openNet }).waitFor();
    });

    it.each([
        ["a small screen", { width: 390, height: 844 }],
        ["a low window", { width: 1100, height: 600 }],
    ])("shows the repairs at once on %s, and moves no sticker for them", async (_, viewport) => {
        await open("/", { viewport });
        if (viewport.width < 600)
            await page.getByRole("radio", { name: en.cube.surfaces.net }).check();
        await cube.sticker("B5").click();
        const before = await cube.sticker("U1").boundingBox();
        await cube.sticker("U1").click();
        await repairs().first().waitFor();
        await expect.poll(() => cube.sticker("U1").boundingBox()).toEqual(before);
        await shoot(page, `editor-wrong-${viewport.width}`);
        await until(() => repairs().first().evaluate(isInSight), true);
        await repairs().first().click();
        await until(() => cube.facelets(), solved);
    });
});
