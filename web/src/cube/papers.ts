// Words as the Caml papers write them: one letter for each face, lower case for
// a clockwise turn, upper case for a counter-clockwise one. They know face turns
// only, so whatever else the hand does is told as the face turns of a cube that
// stays on the table.
import { type Face, faceTowards, faces, normalOf, opposite } from "./geometry";
import { type Move, append, families, turned } from "./moves";

const letters: Record<Face, string> = { U: "H", R: "D", F: "F", D: "P", L: "G", B: "A" };

export function formatPapersMove(move: Move): string {
    const letter = letters[move.family as Face];
    if (move.quarters === 2) return `${letter}2`;
    return move.quarters === 1 ? letter.toLowerCase() : letter;
}

export const formatPapers = (moves: readonly Move[]): string =>
    onTable(moves).map(formatPapersMove).join("");

type Frame = Record<Face, Face>; // which face of the table's cube is held where

function rotated(frame: Frame, move: Move): Frame {
    const next = { ...frame };
    for (const face of faces) next[faceTowards(turned(normalOf(face), move))] = frame[face];
    return next;
}

// A turn that takes the middle layer along is a turn of the whole cube with the
// outer layers held back.
function outerTurns(move: Move): { face: Face; quarters: number }[] {
    const { face, layers } = families[move.family];
    const moved = (layer: 1 | 0 | -1) => ((layers as readonly number[]).includes(layer) ? 1 : 0);
    return [
        { face, quarters: (moved(1) - moved(0)) * move.quarters },
        { face: opposite(face), quarters: (moved(0) - moved(-1)) * move.quarters },
    ];
}

export function onTable(moves: readonly Move[]): Move[] {
    let frame = Object.fromEntries(faces.map((face) => [face, face])) as Frame;
    let word: Move[] = [];
    for (const move of moves) {
        for (const { face, quarters } of outerTurns(move)) {
            const turn = (((quarters % 4) + 4) % 4) as 0 | Move["quarters"];
            if (turn !== 0) word = append(word, { family: frame[face], quarters: turn });
        }
        const layers: readonly number[] = families[move.family].layers;
        if (layers.includes(0)) frame = rotated(frame, move);
    }
    return word;
}
