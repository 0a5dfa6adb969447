// The cube in space, or the 2×2×2: the corners of the cube, grown until they touch.
// Both are three units wide, so that the camera and the hand need no other measures.
import { type Sticker, type Vector, isOnCorner, stickers } from "./geometry";

export type Size = 2 | 3;

export const stickersOf = (size: Size): readonly Sticker[] =>
    size === 3 ? stickers : stickers.filter(isOnCorner);

export const sideOf = (size: Size): number => 3 / size; // of a small cube

export const middleOf = (cell: Vector, size: Size): Vector =>
    size === 3 ? cell : [0.75 * cell[0], 0.75 * cell[1], 0.75 * cell[2]];

// In which layer a point is, along one axis: -1, 0 or 1.
export const layerAt = (value: number, size: Size): number =>
    size === 3 ? Math.max(-1, Math.min(1, Math.round(value))) : value < 0 ? -1 : 1;
