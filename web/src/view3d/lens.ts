// Where points of space are on the screen, and which ray a point of the screen
// looks along. Plain arithmetic: the 3D view, the drawing that stands in for it
// and the gestures all use the same lens.
import { type Vector, dot } from "../cube/geometry";

// The camera circles the middle of the cube: `yaw` to the right of the front
// face, `pitch` up, both in radians.
export interface Viewpoint {
    readonly yaw: number;
    readonly pitch: number;
    readonly distance: number;
}

export interface Ray {
    readonly from: Vector;
    readonly along: Vector;
}

// A long lens: little distortion, as in a photograph of a product.
export const fieldOfView = (22 * Math.PI) / 180;

export const add = (a: Vector, b: Vector, times = 1): Vector => [
    a[0] + times * b[0],
    a[1] + times * b[1],
    a[2] + times * b[2],
];

export class Lens {
    readonly eye: Vector;
    readonly #right: Vector;
    readonly #up: Vector;
    readonly #back: Vector;
    readonly #focal: number; // in pixels

    constructor(
        { yaw, pitch, distance }: Viewpoint,
        readonly width: number,
        readonly height: number,
    ) {
        const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
        const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
        this.#right = [cosYaw, 0, -sinYaw];
        this.#up = [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch];
        this.#back = [sinYaw * cosPitch, sinPitch, cosYaw * cosPitch];
        this.eye = add([0, 0, 0], this.#back, distance);
        this.#focal = height / 2 / Math.tan(fieldOfView / 2);
    }

    project(point: Vector): { x: number; y: number } {
        const seen = add(point, this.eye, -1);
        const scale = this.#focal / -dot(seen, this.#back);
        return {
            x: this.width / 2 + scale * dot(seen, this.#right),
            y: this.height / 2 - scale * dot(seen, this.#up),
        };
    }

    ray(x: number, y: number): Ray {
        const sideways = add([0, 0, 0], this.#right, (x - this.width / 2) / this.#focal);
        const upwards = add(sideways, this.#up, (this.height / 2 - y) / this.#focal);
        return { from: this.eye, along: add(upwards, this.#back, -1) };
    }
}

export const homeYaw = 0.7;
export const homePitch = 0.56;

// What has to fit into the window: a ball around the cube, one around the axes of its
// symmetries, or one around the copies of stickers that float behind it. In units of one
// small cube.
export const roomOf = { cube: 2.85, marks: 3.4, hints: 4.7 } as const;

// From here a ball around the cube just fits, whatever the shape of the window.
// `room` is its radius.
export function fittingDistance(width: number, height: number, room: number): number {
    const narrower = Math.max(1, height / Math.max(width, 1));
    return (room / Math.sin(fieldOfView / 2)) * narrower;
}
