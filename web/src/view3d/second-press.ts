// The other way to press something: with the right button, or with a finger that rests.
import { leastWay } from "./brush";
import type { Point } from "./gestures";

const restTime = 500; // milliseconds
const rightButton = 2;

export class SecondPress {
    #start: Point | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    // `act` is called with the place, once for a press that stays there.
    constructor(private readonly act: (at: Point) => void) {}

    down(event: PointerEvent, at: Point): void {
        this.cancel();
        const isFinger = event.pointerType === "touch";
        if (!event.isPrimary || (!isFinger && event.button !== rightButton)) return;
        this.#start = at;
        if (isFinger) this.#timer = setTimeout(() => this.#done(at), restTime);
    }

    move(at: Point): void {
        const { x, y } = this.#start ?? at;
        if (Math.hypot(at.x - x, at.y - y) >= leastWay) this.cancel();
    }

    up(event: PointerEvent): void {
        const at = this.#start;
        this.cancel();
        if (at && event.pointerType !== "touch") this.act(at);
    }

    cancel(): void {
        clearTimeout(this.#timer);
        this.#start = null;
    }

    #done(at: Point): void {
        this.#start = null;
        this.act(at);
    }
}
