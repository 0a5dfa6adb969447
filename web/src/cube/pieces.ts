// The pieces that carry the stickers, and what one sticker says about the others of its piece.
import { type Facelets, solved, unpainted } from "./facelets";
import { type Face, type Sticker, isCentre, stickers } from "./geometry";

export const pieceKinds = ["corners", "edges"] as const;
export type PieceKind = (typeof pieceKinds)[number];

// The places of the stickers of a piece: of a corner clockwise, seen from outside.
type Slot = readonly number[];

const isAlong = (axis: 0 | 1 | 2) => (sticker: Sticker) => sticker.normal[axis] !== 0;

function slotAt(cell: string): Slot {
    const own = stickers.filter((sticker) => sticker.cell.join() === cell);
    const [x, y, z] = own[0]!.cell;
    const isLeftHanded = x * y * z < 0;
    const axes = isLeftHanded ? ([0, 2, 1] as const) : ([0, 1, 2] as const);
    return axes.flatMap((axis) => own.filter(isAlong(axis))).map(({ index }) => index);
}

const cells = new Set(
    stickers.filter(({ index }) => !isCentre(index)).map(({ cell }) => cell.join()),
);
const slots: readonly Slot[] = [...cells].map(slotAt);
const slotOf = new Map(slots.flatMap((slot) => slot.map((index) => [index, slot] as const)));

export const stickersOf = (kind: PieceKind): readonly number[] =>
    slots.filter((slot) => slot.length === (kind === "corners" ? 3 : 2)).flat();

const lettersIn = (facelets: Facelets, slot: Slot): string =>
    slot.map((index) => facelets[index]).join("");
const turned = (letters: string, by: number): string => letters.slice(by) + letters.slice(0, by);

// Every way in which a piece can be in a slot, as the letters that it shows there.
const waysIn = ({ length }: Slot): readonly string[] =>
    slots
        .filter((slot) => slot.length === length)
        .map((slot) => lettersIn(solved, slot))
        .flatMap((letters) => Array.from(letters, (_, by) => turned(letters, by)));

const fits = (letters: string) => (way: string) =>
    [...letters].every((letter, i) => letter === unpainted || letter === way[i]);
const sorted = (letters: string): string => [...letters].sort().join("");

export type Change = readonly [index: number, colour: Face | typeof unpainted];

const painting = (slot: Slot, facelets: Facelets, letters: string): Change[] =>
    slot.flatMap((index, i) =>
        facelets[index] === letters[i] ? [] : [[index, letters[i] as Face | typeof unpainted]],
    );

// What follows from a sticker that was just painted: others of its piece that cannot be with
// it are cleared, the third sticker of a corner follows from two, and a piece that is now
// there twice goes from where it was before.
export function consequences(facelets: Facelets, index: number): Change[] {
    const slot = slotOf.get(index);
    if (!slot) return [];
    const found = lettersIn(facelets, slot);
    const isKnown = (letters: string) => letters.replaceAll(unpainted, "").length > 1;
    const ways = waysIn(slot).filter(fits(found));
    if (ways.length === 0) {
        const alone = slot.map((i) => (i === index ? facelets[i] : unpainted)).join("");
        return painting(slot, facelets, alone);
    }
    if (!isKnown(found)) return [];
    const piece = ways[0]!; // two stickers tell which it is, and how it is turned
    const twins = slots.filter(
        (other) => other !== slot && sorted(lettersIn(facelets, other)) === sorted(piece),
    );
    return [
        ...painting(slot, facelets, piece),
        ...twins.flatMap((twin) => painting(twin, facelets, unpainted.repeat(twin.length))),
    ];
}
