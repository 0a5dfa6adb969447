// Axes and mirrors on a small cube: a line where a mirror cuts the faces that are seen, a
// dot with a stroke where an axis comes out.
import { type Vector, dot } from "../cube/geometry";
import type { Operation } from "../cube/operation";
import { project } from "./isometric";

const half = 1.5;
type Point = readonly [number, number];

// Measured from the middle of the cube; pictures are from its nearest corner.
const seen = (point: Vector): Point =>
    project(point.map((value) => value - half) as unknown as Vector);
const times = (v: Vector, factor: number): Vector => [v[0] * factor, v[1] * factor, v[2] * factor];
const between = (p: Vector, q: Vector, part: number): Vector =>
    p.map((value, i) => value + part * (q[i]! - value)) as unknown as Vector;

// The corners of the faces R, U and F, in a circle.
const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
] as const;
const visible: readonly (readonly Vector[])[] = [0, 1, 2].map((axis) =>
    signs.map((pair) => {
        const point = [...pair] as number[];
        point.splice(axis, 0, 1);
        return times(point as unknown as Vector, half);
    }),
);

// Where a plane through the middle cuts a face: two points, or none.
function cut(face: readonly Vector[], normal: Vector): readonly Vector[] {
    const points: Vector[] = [];
    face.forEach((p, i) => {
        const q = face[(i + 1) % face.length]!;
        const [a, b] = [dot(p, normal), dot(q, normal)];
        if (a === 0) points.push(p);
        else if (a * b < 0) points.push(between(p, q, a / (a - b)));
    });
    return points.length === 2 ? points : [];
}

const round = (n: number): number => Math.round(n * 10) / 10;
const line = (points: readonly Point[]): string =>
    `M${points.map((point) => point.map(round).join(" ")).join("L")}`;

export interface Axis {
    readonly at: Point;
    readonly path: string; // outwards
    readonly isQuarter: boolean;
}
export interface Marks {
    readonly mirrors: string; // a path
    readonly axes: readonly Axis[];
    readonly hasCentre: boolean;
}

const isSeen = (point: Vector): boolean => point.some((value) => value === half);

function axisOf(direction: Vector, isQuarter: boolean): readonly Axis[] {
    return [half, -half]
        .map((size) => times(direction, size))
        .filter(isSeen)
        .map((end) => ({
            at: seen(end),
            path: line([seen(end), seen(times(end, 1.35))]),
            isQuarter,
        }));
}

export function marksOf(operations: readonly Operation[]): Marks {
    const mirrors = operations.flatMap(({ mirror }) =>
        mirror
            ? visible.map((face) => cut(face, mirror)).filter((points) => points.length > 0)
            : [],
    );
    return {
        mirrors: mirrors.map((points) => line(points.map(seen))).join(""),
        axes: operations.flatMap(({ axis, kind }) =>
            axis ? axisOf(axis, kind === "quarter" || kind === "rotary") : [],
        ),
        hasCentre: operations.some(({ kind }) => kind === "centre"),
    };
}
