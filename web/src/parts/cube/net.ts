// The net:
//         U
//       L F R B
//         D
import type { Face } from "../../cube/geometry";
import { type Puzzle, faceAt, stickersOfFace } from "../../cube/puzzle";

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

// Counted in stickers from the upper left.
function cellOf(puzzle: Puzzle, index: number): Place {
    const { size } = puzzle;
    const [column, row] = corners[faceAt(puzzle, index)];
    const onFace = index % stickersOfFace(puzzle);
    return { column: size * column + (onFace % size), row: size * row + Math.floor(onFace / size) };
}

// Lines of the CSS grid of faces.
export function placeOf(face: Face): Place {
    const [column, row] = corners[face];
    return { column: column + 1, row: row + 1 };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

// The sticker that an arrow key leads to; at the edge of the net nothing moves.
export function neighbour(puzzle: Puzzle, index: number, key: string): number | null {
    const step = steps[key];
    if (!step) return null;
    const { column, row } = cellOf(puzzle, index);
    const isThere = (other: number) => {
        const cell = cellOf(puzzle, other);
        return cell.column === column + step[0] && cell.row === row + step[1];
    };
    const all = [...puzzle.solved].map((_, other) => other);
    return all.find(isThere) ?? index;
}
