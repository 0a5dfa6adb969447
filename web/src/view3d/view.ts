// The cube in three dimensions, on a canvas.
//
//     const view = new CubeView(canvas, { facelets, look, from: null }, events);
//     cube.listen((shown, change) => view.show(shown, change));
//     view.dress(look);
//
// It draws only when something changes, and never makes the page wait: the page
// has its new position already when the layer begins to turn.
import type { Facelets } from "../cube/facelets";
import type { Change, Move } from "../cube/moves";
import type { Size } from "../cube/size";
import { Controls } from "./controls";
import { Gestures } from "./gestures";
import { type CubeCanvas, pictureOf } from "./hook";
import { Lens, roomOf } from "./lens";
import type { Look } from "./look";
import { FrameLoop } from "./loop";
import type { Mark } from "./marks";
import { type Direction, Orbit } from "./orbit";
import { quality } from "./quality";
import { Stage } from "./stage";
import { Turning } from "./turning";

export type { Look } from "./look";
export type { Mark } from "./marks";

export interface ViewEvents {
    turn(move: Move): void;
    beginPainting(index: number): void;
    paintOn(index: number): void; // more of the same stroke
    turnCentre(index: number): boolean; // whether this sticker can be turned
    look(from: Direction | null): void; // the camera came to rest; null is at home
}

interface Beginning {
    readonly facelets: Facelets;
    readonly look: Look;
    readonly from: Direction | null;
    readonly size?: Size; // a 2×2×2 is told as the corners of a cube
}

const roomTime = 90; // milliseconds in which two thirds of the way are gone
const pulseTime = 900;
const pulses = 4;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class CubeView {
    readonly #canvas: HTMLCanvasElement;
    readonly #shape: Size;
    readonly #stage: Stage;
    readonly #orbit = new Orbit();
    readonly #turning: Turning;
    readonly #controls: Controls;
    readonly #gestures: Gestures;
    readonly #loop: FrameLoop;
    readonly #resizing = new ResizeObserver(() => this.#resize());
    #room: number = roomOf.cube;
    #hasHints = false;
    #hasMarks = false;
    #pulsingFor = Infinity; // milliseconds since the outlines changed
    #size = { width: 1, height: 1 };

    constructor(
        canvas: HTMLCanvasElement,
        { facelets, look, from, size = 3 }: Beginning,
        private readonly events: ViewEvents,
    ) {
        this.#canvas = canvas;
        this.#shape = size;
        this.#stage = new Stage(canvas, look, size);
        this.#turning = new Turning(facelets);
        if (from) this.#orbit.direction = from;
        this.#loop = this.#makeLoop();
        this.#controls = this.#makeControls();
        this.#gestures = new Gestures(canvas, this.#controls);
        this.#resizing.observe(canvas);
        canvas.addEventListener("webglcontextrestored", this.#loop.request);
        this.#offerPicture();
        this.#resize();
    }

    show(facelets: Facelets, change: Change): void {
        if (change === "jump") this.#turning.jump(facelets);
        else if ("held" in change) this.#turning.hold(facelets, change.held, change.part);
        else this.#showTurn(change.turn, facelets, change.time);
        if (calm.matches) this.#turning.finish();
        this.#loop.request();
    }

    dress(look: Look): void {
        this.#stage.dress(look);
        this.#loop.request();
    }

    set hasHints(areShown: boolean) {
        this.#hasHints = areShown;
        this.#stage.showHints(areShown);
        if (calm.matches) this.#room = this.#wantedRoom;
        this.#loop.request();
    }

    set isPainting(isPainting: boolean) {
        this.#controls.isPainting = isPainting;
    }

    set outlined(indices: readonly number[]) {
        this.#stage.solid.outline(indices);
        this.#pulsingFor = indices.length === 0 || calm.matches ? Infinity : 0;
        this.#loop.request();
    }

    // Axes and mirrors; null where none will ever be: then the cube fills the window.
    set marks(marks: readonly Mark[] | null) {
        this.#hasMarks = marks !== null;
        this.#stage.marks.show(marks ?? []);
        if (calm.matches) this.#room = this.#wantedRoom;
        this.#loop.request();
    }

    // As if the background were dragged by so many pixels.
    orbit(dx: number, dy: number): void {
        this.#controls.orbit(dx, dy);
    }
    zoom(factor: number): void {
        this.#controls.zoom(factor);
    }
    resetView(): void {
        this.#controls.resetView();
    }

    dispose(): void {
        this.#loop.stop();
        this.#gestures.dispose();
        this.#resizing.disconnect();
        this.#canvas.removeEventListener("webglcontextrestored", this.#loop.request);
        this.#stage.dispose();
    }

    #showTurn(move: Move, facelets: Facelets, time?: number): void {
        const restsAt = this.#controls.takeReleased(move);
        if (restsAt === null) this.#turning.turn(move, facelets, time);
        else this.#turning.letGo(move, restsAt, facelets);
    }

    get #wantedRoom(): number {
        if (this.#hasHints) return roomOf.hints;
        return this.#hasMarks ? roomOf.marks : roomOf.cube;
    }

    get #lens(): Lens {
        const { width, height } = this.#size;
        return new Lens(this.#orbit.viewpoint(width, height, this.#room), width, height);
    }

    get #isMoving(): boolean {
        return (
            this.#turning.isMoving ||
            this.#orbit.isMoving ||
            this.#pulsingFor < pulses * pulseTime ||
            this.#room !== this.#wantedRoom
        );
    }

    #resize(): void {
        const { clientWidth: width, clientHeight: height } = this.#canvas;
        if (width === 0 || height === 0) return;
        this.#size = { width, height };
        this.#stage.resize(width, height);
        // At once: a resized canvas is empty, and waiting would flicker.
        this.#draw();
        this.#loop.restSoon();
    }

    #advance(milliseconds: number): void {
        this.#turning.advance(milliseconds);
        this.#orbit.advance(milliseconds);
        this.#pulsingFor += milliseconds;
        const way = this.#wantedRoom - this.#room;
        const isThere = Math.abs(way) < 0.01;
        this.#room += isThere ? way : way * (1 - Math.exp(-milliseconds / roomTime));
    }

    #draw(): void {
        const { drawn, spin, layers } = this.#turning;
        const lens = this.#lens;
        this.#stage.paint(drawn, spin);
        this.#stage.solid.pose(layers, lens.eye);
        this.#stage.solid.outlineStrength = this.#outlineStrength();
        this.#stage.draw(lens);
    }

    #drawFinely(): void {
        this.#stage.pixels = quality().pixelsAtRest;
        this.#draw();
    }

    #outlineStrength(): number {
        if (this.#pulsingFor >= pulses * pulseTime) return 1;
        return 0.6 + 0.4 * Math.cos((2 * Math.PI * this.#pulsingFor) / pulseTime);
    }

    #makeLoop(): FrameLoop {
        const isMoving = () => this.#isMoving;
        return new FrameLoop({
            get isMoving() {
                return isMoving();
            },
            advance: (milliseconds) => this.#advance(milliseconds),
            draw: () => {
                this.#stage.pixels = quality().pixelsMoving;
                this.#draw();
            },
            rest: () => {
                // A hand that only pauses will go on.
                if (this.#gestures.isHeld) return;
                this.events.look(this.#orbit.direction);
                if (quality().pixelsAtRest === quality().pixelsMoving) return;
                this.#drawFinely();
            },
        });
    }

    #makeControls(): Controls {
        const view = this;
        return new Controls({
            canvas: this.#canvas,
            orbit: this.#orbit,
            turning: this.#turning,
            get lens() {
                return view.#lens;
            },
            get isCalm() {
                return calm.matches;
            },
            get hasHints() {
                return view.#hasHints;
            },
            size: this.#shape,
            refresh: this.#loop.request,
            turn: (move) => this.events.turn(move),
            beginPainting: (index) => this.events.beginPainting(index),
            paintOn: (index) => this.events.paintOn(index),
            turnCentre: (index) => this.events.turnCentre(index),
        });
    }

    #offerPicture(): void {
        (this.#canvas as CubeCanvas).picture = pictureOf(this.#canvas, {
            size: this.#shape,
            lens: () => this.#lens,
            fits: () =>
                this.#canvas.clientWidth === this.#size.width &&
                this.#canvas.clientHeight === this.#size.height,
            isAtRest: () => this.#loop.isIdle,
            facelets: () => this.#turning.drawn,
            frames: () => this.#stage.frames,
            draw: () => this.#drawFinely(),
        });
    }
}
