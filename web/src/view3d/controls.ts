// What gestures do to the cube and to the camera.
import type { Move } from "../cube/moves";
import type { Size } from "../cube/size";
import { PaintStroke } from "./brush";
import { type LayerDrag, pick, pickHint } from "./drag";
import type { GestureTarget, Pace, Point, Stroke } from "./gestures";
import type { Lens } from "./lens";
import type { Orbit } from "./orbit";
import { hintHeight } from "./solid";
import { type LayerHand, TurnStroke } from "./strokes";
import type { Turning } from "./turning";

export interface Controlled {
    readonly canvas: HTMLCanvasElement;
    readonly orbit: Orbit;
    readonly turning: Turning;
    readonly lens: Lens;
    readonly isCalm: boolean; // the person wants no motion
    readonly hasHints: boolean; // never of a 2×2×2
    readonly size: Size;
    refresh(): void;
    turn(move: Move): void;
    beginPainting(index: number): void;
    paintOn(index: number): void;
    turnCentre(index: number): boolean; // whether it can be turned
}

export class Controls implements GestureTarget, LayerHand {
    isPainting = false;
    #released: { move: Move; restsAt: number } | null = null;

    constructor(private readonly view: Controlled) {}

    beginStroke(at: Point, pace: Pace): Stroke | null {
        const { lens, size } = this.view;
        if (this.isPainting) return this.#beginPainting(at, pace);
        const hit = pick(lens.ray(at.x, at.y), size);
        return hit && new TurnStroke(lens, hit, at, this);
    }

    isOnCube(at: Point): boolean {
        return pick(this.view.lens.ray(at.x, at.y), this.view.size) !== null;
    }

    pressSecondly(at: Point): boolean {
        const index = this.isPainting ? this.#stickerAt(at) : null;
        return index !== null && this.view.turnCentre(index);
    }

    hover(at: Point | null): void {
        const isSticker = at !== null && this.#stickerAt(at) !== null;
        this.view.canvas.dataset.over = isSticker ? "sticker" : "ground";
    }

    letGoOfAll(): void {
        this.view.refresh();
    }

    drag(drag: LayerDrag, angle: number): void {
        this.view.turning.drag(drag.family, angle);
        this.view.refresh();
    }

    // The page makes the turn and tells us of it as of any other: see takeReleased.
    letGo(move: Move | null, restsAt: number): void {
        if (move) {
            this.#released = { move, restsAt };
            return this.view.turn(move);
        }
        this.view.turning.goBack(restsAt);
        if (this.view.isCalm) this.view.turning.finish();
        this.view.refresh();
    }

    // Where the hand left the layer, if this very turn is the hand's.
    takeReleased(move: Move): number | null {
        const released = this.#released;
        this.#released = null;
        return released?.move === move ? released.restsAt : null;
    }

    orbit(dx: number, dy: number): void {
        this.view.orbit.drag(dx, dy);
        this.view.refresh();
    }

    glide(dx: number, dy: number): void {
        if (!this.view.isCalm) this.view.orbit.glide(dx, dy);
        this.view.refresh();
    }

    zoom(factor: number): void {
        this.view.orbit.zoomBy(factor);
        this.view.refresh();
    }

    resetView(): void {
        if (this.view.isCalm) this.view.orbit.jumpHome();
        else this.view.orbit.goHome();
        this.view.refresh();
    }

    #beginPainting(at: Point, pace: Pace): Stroke | null {
        if (this.#stickerAt(at) === null) return null;
        return new PaintStroke(at, pace, {
            stickerAt: (point) => this.#stickerAt(point),
            begin: (index) => this.view.beginPainting(index),
            goOn: (index) => this.view.paintOn(index),
        });
    }

    #stickerAt(at: Point): number | null {
        const ray = this.view.lens.ray(at.x, at.y);
        const { hasHints, size } = this.view;
        const hit = pick(ray, size) ?? (hasHints ? pickHint(ray, hintHeight) : null);
        return hit?.index ?? null;
    }
}
