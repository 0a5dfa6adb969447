// Mouse, pen and fingers on the canvas. One finger on a sticker turns or paints,
// beside the cube it moves the camera; two fingers or another button always move
// the camera, unless they only press.
import { SecondPress } from "./second-press";

export interface Point {
    readonly x: number;
    readonly y: number;
}

// What one finger on a sticker does until it is lifted.
export interface Stroke {
    move(at: Point, milliseconds: number): void;
    end(rested: number): void; // milliseconds since it moved
    cancel(): void;
}

// A mouse is on a sticker to act at once; the first of two fingers is not.
export type Pace = "at once" | "when it moves";

export interface GestureTarget {
    // Null when there is no sticker at this place.
    beginStroke(at: Point, pace: Pace): Stroke | null;
    isOnCube(at: Point): boolean;
    // With the right button, or a finger that rests; whether that meant something here.
    pressSecondly(at: Point): boolean;
    orbit(dx: number, dy: number): void;
    glide(dx: number, dy: number): void; // pixels per millisecond
    zoom(factor: number): void;
    resetView(): void;
    hover(at: Point | null): void;
    letGoOfAll(): void; // the last finger is gone
}

const wheelStep = 0.0012;
const paceOf = (event: PointerEvent): Pace =>
    event.pointerType === "touch" ? "when it moves" : "at once";
const isCameraButton = (event: PointerEvent): boolean => event.button !== 0;

const spread = ([a, b]: readonly Point[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);
const middle = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

export class Gestures {
    readonly #fingers = new Map<number, Point>();
    #stroke: Stroke | null = null;
    #speed: Point = { x: 0, y: 0 };
    #lastTime = 0;
    readonly #listening = new AbortController();
    readonly #second = new SecondPress((at) => {
        if (this.target.pressSecondly(at)) this.#dropStroke();
    });

    constructor(
        private readonly canvas: HTMLCanvasElement,
        private readonly target: GestureTarget,
    ) {
        const on = <K extends keyof HTMLElementEventMap>(
            kind: K,
            handle: (event: HTMLElementEventMap[K]) => void,
        ) =>
            canvas.addEventListener(kind, handle, {
                signal: this.#listening.signal,
                passive: false,
            });
        on("pointerdown", (event) => this.#down(event));
        on("pointermove", (event) => this.#move(event));
        on("pointerup", (event) => this.#up(event));
        on("pointercancel", (event) => this.#cancel(event));
        on("pointerleave", () => target.hover(null));
        on("contextmenu", (event) => event.preventDefault());
        on("dblclick", (event) => this.#doubleClick(event));
        on("wheel", (event) => this.#wheel(event));
    }

    get isHeld(): boolean {
        return this.#fingers.size > 0;
    }

    dispose(): void {
        this.#second.cancel();
        this.#listening.abort();
    }

    #at(event: MouseEvent): Point {
        const { left, top } = this.canvas.getBoundingClientRect();
        return { x: event.clientX - left, y: event.clientY - top };
    }

    #down(event: PointerEvent): void {
        this.canvas.setPointerCapture(event.pointerId);
        const at = this.#at(event);
        this.#fingers.set(event.pointerId, at);
        this.#second.down(event, at);
        this.#lastTime = event.timeStamp;
        this.#speed = { x: 0, y: 0 };
        this.target.orbit(0, 0); // a touch stops what glides
        if (this.#fingers.size > 1 || isCameraButton(event)) this.#dropStroke();
        else this.#stroke = this.target.beginStroke(at, paceOf(event));
    }

    #move(event: PointerEvent): void {
        const at = this.#at(event);
        const before = this.#fingers.get(event.pointerId);
        if (!before) return this.target.hover(at);
        const old = [...this.#fingers.values()];
        this.#fingers.set(event.pointerId, at);
        this.#second.move(at);
        const milliseconds = Math.max(1, event.timeStamp - this.#lastTime);
        this.#lastTime = event.timeStamp;
        if (this.#stroke) this.#stroke.move(at, milliseconds);
        else this.#moveCamera(old, [...this.#fingers.values()], milliseconds);
    }

    #moveCamera(old: readonly Point[], now: readonly Point[], milliseconds: number): void {
        const [from, to] = [middle(old), middle(now)];
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        this.target.orbit(dx, dy);
        if (now.length === 2 && spread(now) > 0) this.target.zoom(spread(old) / spread(now));
        // Smoothed: the last event alone is often zero or a jump.
        const blend = (speed: number, d: number) => 0.6 * speed + (0.4 * d) / milliseconds;
        this.#speed = { x: blend(this.#speed.x, dx), y: blend(this.#speed.y, dy) };
    }

    #up(event: PointerEvent): void {
        if (!this.#fingers.delete(event.pointerId)) return;
        this.#second.up(event);
        const stroke = this.#stroke;
        this.#stroke = null;
        if (this.#fingers.size === 0) this.target.letGoOfAll();
        if (stroke) return stroke.end(event.timeStamp - this.#lastTime);
        // A hand that rests before it lets go does not throw.
        const isThrown = this.#fingers.size === 0 && event.timeStamp - this.#lastTime < 60;
        if (isThrown) this.target.glide(this.#speed.x, this.#speed.y);
    }

    #cancel(event: PointerEvent): void {
        this.#fingers.delete(event.pointerId);
        this.#second.cancel();
        this.#dropStroke();
        if (this.#fingers.size === 0) this.target.letGoOfAll();
    }

    #dropStroke(): void {
        this.#stroke?.cancel();
        this.#stroke = null;
    }

    #doubleClick(event: MouseEvent): void {
        if (!this.target.isOnCube(this.#at(event))) this.target.resetView();
    }

    #wheel(event: WheelEvent): void {
        event.preventDefault();
        // Lines and pages of wheels that do not count in pixels.
        const unit = [1, 30, 400][event.deltaMode] ?? 1;
        this.target.zoom(Math.exp(event.deltaY * unit * wheelStep));
    }
}
