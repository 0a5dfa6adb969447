// A cube as it is held: 54 letters, each the face whose colour the sticker has,
// or "." where none is painted yet. Centres may be anywhere. Of incomplete cubes more can
// be said, see open.ts, and of centres how they are turned, see centres.ts.
import { hasCentres, stickersOf, turnTwists, twistsOf, withTwists } from "./centres";
import { type Face, type Vector, faces, stickers } from "./geometry";
import { type Move, formatMove, movesCell, parseWord, turned } from "./moves";

export type Facelets = string;
export const unpainted = ".";
export const solved: Facelets = faces.map((face) => face.repeat(9)).join("");

const place = (cell: Vector, normal: Vector): string => `${cell.join()}|${normal.join()}`;
const indexAt = new Map(stickers.map((s) => [place(s.cell, s.normal), s.index]));

// goesTo[i] is where the sticker at i is after the turn.
function deriveTurn(move: Move): Uint8Array {
    const goesTo = new Uint8Array(54);
    for (const { index, cell, normal } of stickers) {
        const isMoved = movesCell(move, cell);
        const [c, n] = isMoved ? [turned(cell, move), turned(normal, move)] : [cell, normal];
        goesTo[index] = indexAt.get(place(c, n))!;
    }
    return goesTo;
}

const turns = new Map<string, Uint8Array>();
// Where the sticker at each index is after the turn.
export function turnOf(move: Move): Uint8Array {
    const key = formatMove(move);
    let turn = turns.get(key);
    if (!turn) turns.set(key, (turn = deriveTurn(move)));
    return turn;
}

export function apply(facelets: Facelets, move: Move): Facelets {
    const goesTo = turnOf(move);
    const result = new Array<string>(54);
    for (let i = 0; i < 54; ++i) result[goesTo[i]!] = facelets[i]!;
    const after = result.join("");
    return hasCentres(facelets) ? withTwists(after, turnTwists(twistsOf(facelets), move)) : after;
}

export const applyAll = (facelets: Facelets, moves: readonly Move[]): Facelets =>
    moves.reduce(apply, facelets);

// The solved cube after a word that is known to be one.
export const positionAfter = (word: string): Facelets => applyAll(solved, parseWord(word)!);

export const isComplete = (facelets: Facelets): boolean => !/[.*a-z]/.test(stickersOf(facelets));

export function paint(
    facelets: Facelets,
    index: number,
    colour: Face | typeof unpainted,
): Facelets {
    return facelets.slice(0, index) + colour + facelets.slice(index + 1);
}

// Solved in any way of holding it: every face of one colour.
export const isSolved = (facelets: Facelets): boolean =>
    isComplete(facelets) &&
    faces.every((_, i) => new Set(facelets.slice(9 * i, 9 * i + 9)).size === 1);
