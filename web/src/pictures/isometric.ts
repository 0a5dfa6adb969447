// A cube in a few strokes: the faces U, R and F as somebody sees them who looks
// at their common corner. One path for each colour, so that a picture is a
// handful of elements and a list of them stays light. A 2×2×2 is drawn as well: its
// 24 stickers are those of larger corners.
import { type Flat, arrow, arrowAt, turnedPoints } from "../cube/centres";
import { type Facelets, unpainted } from "../cube/facelets";
import {
    type Face,
    type Sticker,
    type Vector,
    centreOf,
    downOf,
    faces,
    normalOf,
    rightOf,
} from "../cube/geometry";
import { plain } from "../cube/open";
import { type Size, middleOf, sideOf, stickersOf } from "../cube/size";

export interface Patch {
    readonly colour: Face | typeof unpainted;
    readonly path: string;
}

// The pictures fill a square of this size, its centre the corner of the cube.
export const side = 100;
const radius = 49; // from the centre to each outer corner
const gap = 0.1; // between stickers, of their size

// x to the right and downwards, z to the left and downwards, y upwards.
export const project = ([x, y, z]: Vector): readonly [number, number] => [
    side / 2 + ((x - z) * Math.sqrt(3) * radius) / 6,
    side / 2 + ((x + z - 2 * y) * radius) / 6,
];

const visible: readonly Face[] = ["U", "R", "F"];

const round = (n: number): number => Math.round(n * 10) / 10;

// The corners of a sticker, shrunk about its middle. Points are measured from the
// corner nearest to the eye, which comes to lie in the centre of the square.
function outline({ cell, normal }: Sticker, size: Size): string {
    const side = sideOf(size);
    const half = (side * (1 - gap)) / 2;
    const middle = middleOf(cell, size).map((m, i) => m - 1.5 + (side * normal[i]!) / 2);
    const axis = normal.findIndex((n) => n !== 0);
    const [a, b] = [0, 1, 2].filter((i) => i !== axis) as [number, number];
    const corners = [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
    ].map(([da, db]) => {
        const point = [...middle] as [number, number, number];
        point[a]! += da!;
        point[b]! += db!;
        return project(point).map(round).join(" ");
    });
    return `M${corners.join("L")}Z`;
}

// In the order of the stickers; null where one is hidden.
const outlinesOf = (size: Size): readonly (string | null)[] =>
    stickersOf(size).map((s) => (visible.includes(s.face) ? outline(s, size) : null));
const outlines = { 54: outlinesOf(3), 24: outlinesOf(2) };

export const silhouette: string = (() => {
    const corners = Array.from({ length: 6 }, (_, i) => {
        const angle = Math.PI / 6 + (i * Math.PI) / 3;
        return [side / 2 + radius * Math.cos(angle), side / 2 + radius * Math.sin(angle)];
    });
    return `M${corners.map((c) => c.map(round).join(" ")).join("L")}Z`;
})();

export function drawPatches(given: Facelets): Patch[] {
    const facelets = plain(given);
    const parts = facelets.length === 24 ? outlines[24] : outlines[54];
    return [...faces, unpainted].flatMap((colour) => {
        const path = parts.filter((_, index) => facelets[index] === colour).join("");
        return path === "" ? [] : [{ colour: colour as Patch["colour"], path }];
    });
}

// The arrows on centres, each with the colour that it is on.
export function arrowsIn(facelets: Facelets): readonly Patch[] {
    return visible.flatMap((face) => {
        const quarters = arrowAt(facelets, centreOf(face));
        if (quarters === null) return [];
        const place = ([x, y]: Flat) =>
            project(
                [0, 1, 2].map(
                    (i) =>
                        1.5 * (normalOf(face)[i]! - 1) +
                        (x * rightOf(face)[i]! + y * downOf(face)[i]!) / 2,
                ) as unknown as Vector,
            ).map(round);
        const path = turnedPoints(arrow.whole, quarters).map((point) => place(point).join(" "));
        return [{ colour: facelets[centreOf(face)] as Face, path: `M${path.join("L")}Z` }];
    });
}

const kept = new Map<Facelets, readonly Patch[]>();
const mostKept = 2000;

// Drawn once; colours are put in when it is shown, so schemes may change.
export function patchesOf(facelets: Facelets): readonly Patch[] {
    let patches = kept.get(facelets);
    if (patches) kept.delete(facelets);
    else patches = drawPatches(facelets);
    kept.set(facelets, patches);
    const [oldest] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest!);
    return patches;
}
