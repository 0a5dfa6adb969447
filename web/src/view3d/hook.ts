// What the canvas tells a test or a measurement about the picture in it, and does for it.
// The page itself never asks.
//
//     const { x, y } = await page.locator("canvas").evaluate(
//         (canvas: CubeCanvas) => canvas.picture.stickerAt(20));
import { stickers } from "../cube/geometry";
import { type Size, middleOf, sideOf } from "../cube/size";
import { pick } from "./drag";
import { type Lens, add } from "./lens";

export interface Picture {
    // The middle of a sticker, in pixels of the window.
    stickerAt(index: number): { x: number; y: number; isVisible: boolean };
    readonly fits: boolean; // as large as the canvas; after a change of layout a frame late
    readonly isAtRest: boolean;
    readonly facelets: string; // painted on the stickers now
    readonly frames: number; // drawn since the start
    draw(): void; // now, as finely as at rest
}

export interface CubeCanvas extends HTMLCanvasElement {
    picture: Picture;
}

interface Source {
    readonly size: Size;
    lens(): Lens;
    fits(): boolean;
    isAtRest(): boolean;
    facelets(): string;
    frames(): number;
    draw(): void;
}

export function pictureOf(canvas: HTMLCanvasElement, source: Source): Picture {
    return {
        stickerAt(index) {
            const { cell, normal } = stickers[index]!;
            const { size } = source;
            const lens = source.lens();
            const at = lens.project(add(middleOf(cell, size), normal, sideOf(size) / 2));
            const { left, top } = canvas.getBoundingClientRect();
            const isVisible = pick(lens.ray(at.x, at.y), size)?.index === index;
            return { x: left + at.x, y: top + at.y, isVisible };
        },
        get fits() {
            return source.fits();
        },
        get isAtRest() {
            return source.isAtRest();
        },
        get facelets() {
            return source.facelets();
        },
        get frames() {
            return source.frames();
        },
        draw: () => source.draw(),
    };
}
