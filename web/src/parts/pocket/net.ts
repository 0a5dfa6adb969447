// The net of the 2×2×2:
//         U
//       L F R B
//         D
import type { Face } from "../../cube/geometry";
import { faceOfPocket, solvedPocket } from "../../cube/pocket";
import { placeOf } from "../cube/net";

const all = [...solvedPocket].map((_, index) => index);

export const stickersOf = (face: Face): readonly number[] =>
    all.filter((index) => faceOfPocket(index) === face);

// Counted in stickers from the upper left, 8 across and 6 down.
function cellOf(index: number): { column: number; row: number } {
    const { column, row } = placeOf(faceOfPocket(index));
    return {
        column: 2 * (column - 1) + (index % 2),
        row: 2 * (row - 1) + Math.floor((index % 4) / 2),
    };
}

const byCell = new Map(
    all.map((index) => {
        const { column, row } = cellOf(index);
        return [`${column},${row}`, index];
    }),
);

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

export const firstSticker = stickersOf("F")[0]!;
