// A finger that paints: every sticker it comes over, on the cube or on the net.
import type { Pace, Point, Stroke } from "./gestures";

export const leastWay = 6; // pixels before a movement is believed

export interface Brush {
    stickerAt(at: Point): number | null;
    begin(index: number): void;
    goOn(index: number): void;
}

export class PaintStroke implements Stroke {
    readonly #painted = new Set<number>();
    #last: Point;

    constructor(
        private readonly start: Point,
        pace: Pace,
        private readonly brush: Brush,
    ) {
        this.#last = start;
        if (pace === "at once") this.#touch(start);
    }

    // Looks between the events too: a fast hand leaves no gaps.
    move(at: Point): void {
        const way = Math.hypot(at.x - this.#last.x, at.y - this.#last.y);
        if (this.#painted.size === 0 && way < leastWay) return;
        const steps = Math.ceil(way / 5);
        for (let i = 0; i <= steps; ++i) {
            const part = steps === 0 ? 1 : i / steps;
            this.#touch({
                x: this.#last.x + (at.x - this.#last.x) * part,
                y: this.#last.y + (at.y - this.#last.y) * part,
            });
        }
        this.#last = at;
    }

    end(): void {
        if (this.#painted.size === 0) this.#touch(this.start);
    }

    cancel(): void {}

    #touch(at: Point): void {
        const index = this.brush.stickerAt(at);
        if (index === null || this.#painted.has(index)) return;
        if (this.#painted.size === 0) this.brush.begin(index);
        else this.brush.goOn(index);
        this.#painted.add(index);
    }
}
