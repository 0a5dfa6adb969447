// The shapes of the parts, in units of one small cube. Few points in the right
// places: they are all moved in every frame.
import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

type Flat = readonly [number, number];

// The outline of a square with round corners, counter-clockwise.
function roundedSquare(side: number, rounding: number, steps: number): Flat[] {
    const inner = side / 2 - rounding;
    const corners: Flat[] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]; // prettier-ignore
    return corners.flatMap(([x, y], corner) =>
        Array.from({ length: steps + 1 }, (_, i): Flat => {
            const angle = (corner + i / steps) * (Math.PI / 2);
            return [x * inner + rounding * Math.cos(angle), y * inner + rounding * Math.sin(angle)];
        }),
    );
}

interface Ring {
    readonly outline: readonly Flat[];
    readonly height: number;
}

// Joins outlines of equally many points to a surface, from the outermost to the
// innermost, which is closed by a point in its middle if `top` is given.
function surface(rings: readonly Ring[], side: number, top?: number): BufferGeometry {
    const points = rings.flatMap(({ outline, height }) => outline.map(([x, y]) => [x, y, height]));
    const count = rings[0]!.outline.length;
    const index: number[] = [];
    for (let ring = 0; ring + 1 < rings.length; ++ring)
        for (let i = 0; i < count; ++i) {
            const [a, b] = [ring * count + i, ring * count + ((i + 1) % count)];
            index.push(a, b, a + count, b, b + count, a + count);
        }
    if (top !== undefined) {
        const last = (rings.length - 1) * count;
        for (let i = 0; i < count; ++i)
            index.push(last + i, last + ((i + 1) % count), points.length);
        points.push([0, 0, top]);
    }
    const geometry = new BufferGeometry();
    geometry.setIndex(index);
    geometry.setAttribute("position", new Float32BufferAttribute(points.flat(), 3));
    const uv = points.flatMap(([x, y]) => [x! / side + 0.5, y! / side + 0.5]);
    geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
    geometry.computeVertexNormals();
    return geometry;
}

const cornerSteps = 4;

export interface TileShape {
    readonly side: number;
    readonly rounding: number;
    readonly height: number; // of the rim
    readonly dome: number; // how much higher the middle is
}

// A sticker: a steep round rim, then a gentle dome that catches the light.
export function tile({ side, rounding, height, dome }: TileShape): BufferGeometry {
    const ring = (inset: number, at: number): Ring => ({
        outline: roundedSquare(
            side - 2 * inset,
            Math.max(0.02, rounding - inset * 0.7),
            cornerSteps,
        ),
        height: at,
    });
    const rings = [
        ring(0, 0),
        ring(0.004, height * 0.6),
        ring(0.016, height),
        ring(0.05, height + dome * 0.3),
        ring(0.16, height + dome * 0.75),
    ];
    return surface(rings, side, height + dome);
}

export const flatTile = (side: number, rounding: number): BufferGeometry =>
    surface([{ outline: roundedSquare(side, rounding, cornerSteps), height: 0 }], side, 0);

export function frame(outer: number, inner: number, rounding: number): BufferGeometry {
    const ring = (side: number): Ring => ({
        outline: roundedSquare(side, rounding - (outer - side) / 2, cornerSteps),
        height: 0,
    });
    return surface([ring(outer), ring(inner)], outer);
}

// A cube with round edges. The points of a plain one are moved: those near an
// edge onto the rounding, the others stay.
export function roundedCube(side: number, rounding: number): BufferGeometry {
    const steps = 2; // per rounded edge
    const segments = 2 * steps + 1;
    const geometry = new BoxGeometry(1, 1, 1, segments, segments, segments);
    const inner = side / 2 - rounding;
    const spread = (value: number): number => {
        const i = Math.round((value + 0.5) * segments);
        const step = Math.min(i, segments - i);
        const place = side / 2 - rounding + (rounding * (steps - step)) / steps;
        return 2 * i < segments ? -place : place;
    };
    const { position, normal } = geometry.attributes;
    for (let i = 0; i < position!.count; ++i) {
        const point = new Vector3().fromBufferAttribute(position!, i);
        point.set(spread(point.x), spread(point.y), spread(point.z));
        const core = point.clone().clampScalar(-inner, inner);
        const out = point.sub(core).normalize();
        normal!.setXYZ(i, out.x, out.y, out.z);
        position!.setXYZ(i, core.x + rounding * out.x, core.y + rounding * out.y, core.z + rounding * out.z); // prettier-ignore
    }
    return geometry;
}
