// Draws when something has changed, goes on while something moves, and then
// costs nothing.

export interface Moving {
    readonly isMoving: boolean;
    advance(milliseconds: number): void;
    draw(): void;
    rest(): void; // nothing has moved for a moment
}

const longestFrame = 100; // milliseconds; a tab that slept does not leap
const restTime = 120;

export class FrameLoop {
    #frame = 0;
    #lastTime = 0;
    #restTimer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly moving: Moving) {}

    get isIdle(): boolean {
        return this.#frame === 0;
    }

    request = (): void => {
        if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#step);
    };

    restSoon(): void {
        clearTimeout(this.#restTimer);
        this.#restTimer = setTimeout(() => this.isIdle && this.moving.rest(), restTime);
    }

    stop(): void {
        cancelAnimationFrame(this.#frame);
        clearTimeout(this.#restTimer);
    }

    #step = (now: number): void => {
        this.#frame = 0;
        const elapsed = this.#lastTime === 0 ? 16 : Math.min(now - this.#lastTime, longestFrame);
        this.moving.advance(elapsed);
        this.moving.draw();
        const goesOn = this.moving.isMoving;
        this.#lastTime = goesOn ? now : 0;
        if (goesOn) this.request();
        else this.restSoon();
    };
}
