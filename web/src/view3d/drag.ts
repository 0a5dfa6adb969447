// Gestures as geometry: which sticker is under the finger, and which layer turns
// how far when it is dragged.
import { type Face, type Vector, dot, faces, normalOf, stickers } from "../cube/geometry";
import { type FamilyName, type Move, families } from "../cube/moves";
import { type Size, layerAt } from "../cube/size";
import { type Lens, type Ray, add } from "./lens";

export interface Hit {
    readonly index: number; // of the sticker
    readonly point: Vector;
}

const half = 1.5; // of the cube's side, in small cubes

function onFace(ray: Ray, face: Face, height: number): Vector | null {
    const normal = normalOf(face);
    const t = (height - dot(ray.from, normal)) / dot(ray.along, normal);
    const point = add(ray.from, ray.along, t);
    const isWithin = point.every((value, axis) => normal[axis] !== 0 || Math.abs(value) <= half);
    return Number.isFinite(t) && t > 0 && isWithin ? point : null;
}

function stickerAt(face: Face, point: Vector, size: Size): Hit {
    const cell = point.map((value) => layerAt(value, size));
    const { index } = stickers.find(
        (s) => s.face === face && s.cell.every((value, axis) => value === cell[axis]),
    )!;
    return { index, point };
}

// The whole cube counts, the gaps between stickers too: no dead spots.
export function pick(ray: Ray, size: Size = 3): Hit | null {
    for (const face of faces) {
        if (dot(ray.along, normalOf(face)) >= 0) continue;
        const point = onFace(ray, face, half);
        if (point) return stickerAt(face, point, size);
    }
    return null;
}

// The copies of hidden stickers that float behind the cube.
export function pickHint(ray: Ray, height: number): Hit | null {
    for (const face of faces) {
        if (dot(ray.along, normalOf(face)) <= 0) continue;
        const point = onFace(ray, face, half + height);
        if (point) return stickerAt(face, point, 3);
    }
    return null;
}

// A layer that follows the finger. Angles are in radians, counter-clockwise as
// seen from the face that the family is named after.
export interface LayerDrag {
    readonly family: FamilyName;
    angle(dx: number, dy: number): number; // of a finger that moved so many pixels
}

const cross = (a: Vector, b: Vector): Vector => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
];

// The face or slice at `layer` along `axis`, and whether it is named after the
// tip of the axis (1) or its other end (-1).
function familyAt(axis: Vector, layer: number): { family: FamilyName; sign: number } {
    const names = Object.keys(families) as FamilyName[];
    for (const family of names) {
        const { face, layers } = families[family];
        const sign = dot(normalOf(face), axis);
        if (layers.length === 1 && sign !== 0 && layers[0]! * sign === layer)
            return { family, sign };
    }
    throw new Error("every layer has a name");
}

// How far the finger has to go for a radian, in small cubes: less than the true
// radius, so that a quarter turn fits on one face.
const lever = 1.25;

function follow(
    lens: Lens,
    hit: Hit,
    along: Vector,
): LayerDrag & { fit(x: number, y: number): number } {
    const { normal, cell } = stickers[hit.index]!;
    const [a, b] = [lens.project(hit.point), lens.project(add(hit.point, along, 0.1))];
    const [x, y] = [(b.x - a.x) * 10, (b.y - a.y) * 10]; // pixels per small cube
    const axis = cross(normal, along); // about this the sticker moves `along`
    const { family, sign } = familyAt(axis, dot(cell, axis));
    // A face seen almost edge on would spin at a touch.
    const squared = Math.max(x * x + y * y, (lens.height / 16) ** 2);
    return {
        family,
        angle: (dx, dy) => (sign * (dx * x + dy * y)) / squared / lever,
        fit: (dx, dy) => Math.abs(dx * x + dy * y) / Math.hypot(x, y),
    };
}

// The layer whose turning follows the finger best.
export function beginDrag(lens: Lens, hit: Hit, dx: number, dy: number): LayerDrag {
    const { normal } = stickers[hit.index]!;
    const axes: Vector[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]; // prettier-ignore
    const [one, other] = axes
        .filter((axis) => dot(axis, normal) === 0)
        .map((axis) => follow(lens, hit, axis));
    return one!.fit(dx, dy) >= other!.fit(dx, dy) ? one! : other!;
}

const quarter = Math.PI / 2;
const flickSpeed = 0.0035; // radians per millisecond: a quarter turn in half a second

// The turn that a released layer snaps to; null when it goes back.
export function released(family: FamilyName, angle: number, speed: number): Move | null {
    let quarters = Math.round(angle / quarter);
    const beyond = Math.abs(angle) - Math.abs(quarters) * quarter;
    const isFlick = Math.abs(speed) > flickSpeed && angle * speed > 0;
    // A swift quarter turn that ends a little too far is no half turn.
    if (isFlick && beyond > (quarters === 0 ? 0.1 : 0.4)) quarters += Math.sign(speed);
    const clockwise = ((-quarters % 4) + 4) % 4;
    return clockwise === 0 ? null : { family, quarters: clockwise as Move["quarters"] };
}

// The angle at which a finished turn stands, nearest to where the finger left it.
export function restingAngle(move: Move | null, angle: number): number {
    const full = 4 * quarter;
    const target = move ? -move.quarters * quarter : 0;
    return target + Math.round((angle - target) / full) * full;
}
