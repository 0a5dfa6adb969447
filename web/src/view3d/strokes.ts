// A finger on a sticker that turns its layer.
import type { Move } from "../cube/moves";
import { type Hit, type LayerDrag, beginDrag, released, restingAngle } from "./drag";
import { leastWay } from "./brush";
import type { Point, Stroke } from "./gestures";
import type { Lens } from "./lens";

export interface LayerHand {
    drag(drag: LayerDrag, angle: number): void;
    letGo(move: Move | null, restsAt: number): void;
}

export class TurnStroke implements Stroke {
    #drag: LayerDrag | null = null;
    #angle = 0;
    #speed = 0; // radians per millisecond

    constructor(
        private readonly lens: Lens,
        private readonly hit: Hit,
        private readonly start: Point,
        private readonly hand: LayerHand,
    ) {}

    move(at: Point, milliseconds: number): void {
        const [dx, dy] = [at.x - this.start.x, at.y - this.start.y];
        if (!this.#drag && Math.hypot(dx, dy) < leastWay) return;
        this.#drag ??= beginDrag(this.lens, this.hit, dx, dy);
        const angle = this.#drag.angle(dx, dy);
        this.#speed = 0.5 * this.#speed + (0.5 * (angle - this.#angle)) / milliseconds;
        this.#angle = angle;
        this.hand.drag(this.#drag, angle);
    }

    end(rested: number): void {
        if (!this.#drag) return;
        // A hand that rests before it lets go does not flick.
        const speed = rested < 80 ? this.#speed : 0;
        const move = released(this.#drag.family, this.#angle, speed);
        this.hand.letGo(move, restingAngle(move, this.#angle));
    }

    cancel(): void {
        if (this.#drag) this.hand.letGo(null, restingAngle(null, this.#angle));
    }
}
