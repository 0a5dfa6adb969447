// The net:
//         U
//       L F R B
//         D
import { type Face, type Sticker, faces, stickers } from "../../cube/geometry";

const corners: Readonly<Record<Face, readonly [column: number, row: number]>> = {
    U: [1, 0],
    L: [0, 1],
    F: [1, 1],
    R: [2, 1],
    B: [3, 1],
    D: [1, 2],
};

interface Place {
    readonly column: number;
    readonly row: number;
}

// Counted in stickers from the upper left, 12 across and 9 down.
function cellOf(index: number): Place {
    const [column, row] = corners[faces[Math.floor(index / 9)]!];
    return { column: 3 * column + (index % 3), row: 3 * row + Math.floor((index % 9) / 3) };
}

const byCell = new Map<string, number>();
for (let index = 0; index < 54; ++index) {
    const { column, row } = cellOf(index);
    byCell.set(`${column},${row}`, index);
}

// Lines of the CSS grid of faces.
export function placeOf(face: Face): Place {
    const [column, row] = corners[face];
    return { column: column + 1, row: row + 1 };
}

export const stickersOf = (face: Face): readonly Sticker[] =>
    stickers.filter((sticker) => sticker.face === face);

const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

// The sticker that an arrow key leads to; at the edge of the net nothing moves.
export function neighbour(index: number, key: string): number | null {
    const step = steps[key];
    if (!step) return null;
    const { column, row } = cellOf(index);
    return byCell.get(`${column + step[0]},${row + step[1]}`) ?? index;
}
