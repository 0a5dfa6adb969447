// Where the 54 stickers sit: faces in the order U R F D L B, each row by row as
// in the net. Everything else about turns is derived from this.

export const faces = ["U", "R", "F", "D", "L", "B"] as const;
export type Face = (typeof faces)[number];

export type Vector = readonly [number, number, number];

// x points to R, y to U, z to F. `right` and `down` are the directions in which
// the stickers of a face are read.
const frames: Record<Face, { normal: Vector; right: Vector; down: Vector }> = {
    U: { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
    R: { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
    F: { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
    D: { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
    L: { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
    B: { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
};

export interface Sticker {
    readonly index: number;
    readonly face: Face;
    readonly cell: Vector; // of the small cube it is on: -1, 0 or 1 along x y z
    readonly normal: Vector;
}

function sticker(index: number): Sticker {
    const face = faces[Math.floor(index / 9)]!;
    const { normal, right, down } = frames[face];
    const row = Math.floor((index % 9) / 3) - 1;
    const column = (index % 3) - 1;
    const along = (axis: 0 | 1 | 2) =>
        normal[axis] + column * right[axis] + row * down[axis] + 0; /* no -0 */
    return { index, face, normal, cell: [along(0), along(1), along(2)] };
}

export const stickers: readonly Sticker[] = Array.from({ length: 54 }, (_, i) => sticker(i));

export const centreOf = (face: Face): number => faces.indexOf(face) * 9 + 4;
export const opposite = (face: Face): Face => faces[(faces.indexOf(face) + 3) % 6]!;
// "F3": as the engine names stickers, 1 to 9 on each face.
export const stickerName = (index: number): string =>
    `${faces[Math.floor(index / 9)]}${(index % 9) + 1}`;
export const isCentre = (index: number): boolean => index % 9 === 4;
// On one of the eight small cubes that show three stickers.
export const isOnCorner = ({ cell }: Sticker): boolean => cell.every((value) => value !== 0);
export const downOf = (face: Face): Vector => frames[face].down;
export const rightOf = (face: Face): Vector => frames[face].right;
export const normalOf = (face: Face): Vector => frames[face].normal;
export const faceTowards = (direction: Vector): Face =>
    faces.find((face) => dot(normalOf(face), direction) === 1)!;
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

// A quarter turn, clockwise for someone who looks at `axis` from its tip.
export function quarterTurn(v: Vector, axis: Vector): Vector {
    const along = dot(v, axis);
    const cross: Vector = [
        v[1] * axis[2] - v[2] * axis[1],
        v[2] * axis[0] - v[0] * axis[2],
        v[0] * axis[1] - v[1] * axis[0],
    ];
    return [
        along * axis[0] + cross[0] + 0,
        along * axis[1] + cross[1] + 0,
        along * axis[2] + cross[2] + 0,
    ];
}
