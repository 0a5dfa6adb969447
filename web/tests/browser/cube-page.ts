// The cube on the page as a test sees and touches it.
import type { Locator, Page } from "playwright-core";
import { applyAll, solved } from "../../src/cube/facelets";
import { stickerName, stickers } from "../../src/cube/geometry";
import { parseMoves } from "../../src/cube/moves";
import type { CubeCanvas } from "../../src/view3d/hook";
import { either } from "./words";

export interface Spot {
    x: number;
    y: number;
}

export const after = (word: string, start = solved): string =>
    applyAll(start, parseMoves(word.split(" ").filter(Boolean))!);

export const indexOf = (name: string): number =>
    stickers.find((sticker) => stickerName(sticker.index) === name)!.index;

// Where a sticker is, once the picture has followed the layout of the page.
export const spotIn = (canvas: Locator, index: number): Promise<Spot & { isVisible: boolean }> =>
    canvas.evaluate(async (element, at) => {
        const { picture } = element as CubeCanvas;
        while (!picture.fits) await new Promise(requestAnimationFrame);
        return picture.stickerAt(at);
    }, index);

export class CubePage {
    readonly canvas: Locator;
    readonly net: Locator;
    readonly box: Locator;

    constructor(readonly page: Page) {
        this.canvas = page.getByRole("application", { name: either(({ cube }) => cube.view3d) });
        this.net = page.locator("[data-facelets]");
        this.box = page.getByRole("textbox", {
            name: either(({ solve }) => solve.boxes.cube.label),
        });
    }

    // Waits until the code of the 3D view has arrived.
    static async on(page: Page): Promise<CubePage> {
        const cube = new CubePage(page);
        await page.waitForFunction(
            () => (document.querySelector("canvas") as CubeCanvas | null)?.picture !== undefined,
        );
        return cube;
    }

    async facelets(): Promise<string> {
        return (await this.net.getAttribute("data-facelets"))!;
    }
    text(): Promise<string> {
        return this.box.inputValue();
    }
    drawn(): Promise<string> {
        return this.canvas.evaluate((canvas) => (canvas as CubeCanvas).picture.facelets);
    }
    frames(): Promise<number> {
        return this.canvas.evaluate((canvas) => (canvas as CubeCanvas).picture.frames);
    }
    async settle(): Promise<void> {
        await this.page.waitForFunction(
            () => (document.querySelector("canvas") as unknown as CubeCanvas).picture.isAtRest,
        );
    }

    stickerAt(name: string): Promise<Spot & { isVisible: boolean }> {
        return spotIn(this.canvas, indexOf(name));
    }
    // A place beside the cube.
    async ground(): Promise<Spot> {
        const box = (await this.canvas.boundingBox())!;
        return { x: box.x + box.width - 40, y: box.y + 40 };
    }

    async drag(from: Spot, to: Spot, button: "left" | "right" = "left"): Promise<void> {
        const { mouse } = this.page;
        await mouse.move(from.x, from.y);
        await mouse.down({ button });
        await mouse.move(to.x, to.y, { steps: 8 });
        await mouse.up({ button });
    }
    // Downwards, in so many milliseconds, which a loaded machine does not keep: the events
    // say themselves when they happened.
    async pull(from: Spot, way: number, milliseconds: number): Promise<void> {
        await this.canvas.evaluate(
            (canvas, { x, y, way, milliseconds }) => {
                const say = (kind: string, part: number) => {
                    const event = new PointerEvent(kind, {
                        pointerId: 1,
                        clientX: x,
                        clientY: y + way * part,
                        button: 0,
                    });
                    const timeStamp = 1000 + milliseconds * part;
                    Object.defineProperty(event, "timeStamp", { value: timeStamp });
                    canvas.dispatchEvent(event);
                };
                canvas.setPointerCapture = () => {};
                say("pointerdown", 0);
                for (const part of [0.25, 0.5, 0.75, 1]) say("pointermove", part);
                say("pointerup", 1);
            },
            { ...from, way, milliseconds },
        );
    }
    // A hand that takes a sticker to where another one is.
    async dragSticker(from: string, to: string): Promise<void> {
        await this.drag(await this.stickerAt(from), await this.stickerAt(to));
    }

    sticker(name: string): Locator {
        return this.page.getByRole("button", { name: new RegExp(`^${name}, `) });
    }
    press(name: string): Promise<void> {
        return this.page.getByRole("button", { name, exact: true }).click();
    }
    async type(...keys: string[]): Promise<void> {
        for (const key of keys) await this.page.keyboard.press(key);
    }
}
