// What can be on the table: the cube, or the 2×2×2. Everything that differs between
// them as things of stickers and turns is here; what the engine knows about them is
// asked in state/puzzle/.
import { type Facelets, apply, solved } from "./facelets";
import { type Face, centreOf, faces, isCentre } from "./geometry";
import type { Move } from "./moves";
import {
    applyToPocket,
    asCorners,
    fromCubeIndex,
    isPocketMove,
    solvedPocket,
    toCubeIndex,
} from "./pocket";
import type { Size } from "./size";

export const puzzleNames = ["cube", "pocket"] as const;
export type PuzzleName = (typeof puzzleNames)[number];

export interface Puzzle {
    readonly name: PuzzleName;
    readonly size: Size; // stickers along an edge
    readonly solved: Facelets;
    apply(facelets: Facelets, move: Move): Facelets;
    allows(move: Move): boolean;
    // A sticker that is never painted: it tells which colour its face has.
    isFixed(index: number): boolean;
    // The colour that the engine means when it names a face.
    colourNamed(held: Facelets, face: Face): Face;
    // In space everything is a cube of 54 stickers, of which a 2×2×2 shows the corners.
    inSpace(facelets: Facelets): Facelets;
    toSpace(index: number): number;
    fromSpace(index: number): number;
}

const same = <T>(value: T): T => value;

export const puzzles: Readonly<Record<PuzzleName, Puzzle>> = {
    cube: {
        name: "cube",
        size: 3,
        solved,
        apply,
        allows: () => true,
        isFixed: isCentre,
        colourNamed: (held, face) => held[centreOf(face)] as Face,
        inSpace: same,
        toSpace: same,
        fromSpace: same,
    },
    pocket: {
        name: "pocket",
        size: 2,
        solved: solvedPocket,
        apply: applyToPocket,
        allows: isPocketMove,
        isFixed: () => false,
        colourNamed: (_, face) => face,
        inSpace: asCorners,
        toSpace: toCubeIndex,
        fromSpace: fromCubeIndex,
    },
};

export const stickersOfFace = ({ size }: Puzzle): number => size * size;

export const faceAt = (puzzle: Puzzle, index: number): Face =>
    faces[Math.floor(index / stickersOfFace(puzzle))]!;

export const indicesOf = (puzzle: Puzzle, face: Face): readonly number[] => {
    const each = stickersOfFace(puzzle);
    return Array.from({ length: each }, (_, i) => faces.indexOf(face) * each + i);
};

// "F3": as the engine names stickers, counted from 1 on each face.
export const nameOfSticker = (puzzle: Puzzle, index: number): string =>
    `${faceAt(puzzle, index)}${(index % stickersOfFace(puzzle)) + 1}`;
