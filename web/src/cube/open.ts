// Incomplete cubes. Of a piece may be known which one it is but not how it is turned (its
// letters are small), or how it is turned but not which one it is: a star is on its sticker
// of U or D, or else of F or B.
import type { Facelets } from "./facelets";
import { type Face, stickers } from "./geometry";

export const star = "*";
const isSmall = (letter: string): boolean => /[a-z]/.test(letter);

// Whether it says more than colours.
export const hasMarks = (facelets: Facelets): boolean => /[a-z*]/.test(facelets);

// The colour of a sticker, whatever else is said about its piece; null if there is none.
export const colourOf = (letter: string): Face | null =>
    letter === star || letter === "." ? null : (letter.toUpperCase() as Face);

// Without what is said besides colours.
export const plain = (facelets: Facelets): Facelets => facelets.toUpperCase().replaceAll(star, ".");

// The stickers of the small cube that one is on.
export const pieceAt = (index: number): readonly number[] => {
    const cell = stickers[index]!.cell.join();
    return stickers.filter((one) => one.cell.join() === cell).map((one) => one.index);
};

function changed(
    facelets: Facelets,
    piece: readonly number[],
    change: (letter: string, index: number) => string,
): Facelets {
    const letters = [...facelets];
    for (const index of piece) letters[index] = change(letters[index]!, index);
    return letters.join("");
}

// A sticker that is painted ends what was said about its piece besides.
export function withoutMarks(facelets: Facelets, index: number): Facelets {
    if (!hasMarks(facelets)) return facelets;
    return changed(facelets, pieceAt(index), (letter) => plain(letter));
}

// Only the place of this piece matters, or again its orientation as well. A piece that is
// not painted has none.
export function togglePlaceOnly(facelets: Facelets, index: number): Facelets {
    const piece = pieceAt(index);
    if (piece.length === 1 || piece.some((at) => colourOf(facelets[at]!) === null)) return facelets;
    return changed(facelets, piece, (letter) =>
        isSmall(letter) ? letter.toUpperCase() : letter.toLowerCase(),
    );
}

// Only the orientation of the piece here matters: this is its sticker of U or D. The piece
// becomes any.
export function toggleStar(facelets: Facelets, index: number): Facelets {
    const piece = pieceAt(index);
    if (piece.length === 1) return facelets;
    const isOff = facelets[index] === star;
    return changed(facelets, piece, (_, at) => (at === index && !isOff ? star : "."));
}
