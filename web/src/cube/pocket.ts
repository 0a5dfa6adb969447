// The 2×2×2 as it is held: 24 letters in the order of the faces, each the colour of
// a sticker, or "." where none is painted. It is the corners of the cube and turns
// as they do; having no centres, it does not know how it is held.
import { type Facelets, turnOf, unpainted } from "./facelets";
import { faces, isOnCorner, stickers } from "./geometry";
import { type Move, type FamilyName } from "./moves";

export const solvedPocket: Facelets = faces.map((face) => face.repeat(4)).join("");

const onCube = stickers.filter(isOnCorner).map((sticker) => sticker.index);
const fromCube = new Map(onCube.map((index, i) => [index, i]));

// The sticker of the cube that a sticker of the 2×2×2 is, and back.
export const toCubeIndex = (index: number): number => onCube[index]!;
export const fromCubeIndex = (index: number): number => fromCube.get(index)!;

export function applyToPocket(facelets: Facelets, move: Move): Facelets {
    const goesTo = turnOf(move);
    const result = new Array<string>(facelets.length);
    onCube.forEach((from, i) => (result[fromCube.get(goesTo[from]!)!] = facelets[i]!));
    return result.join("");
}

// The cube whose corners these are, its other stickers unpainted.
export const asCorners = (facelets: Facelets): Facelets =>
    stickers.map(({ index }) => facelets[fromCube.get(index) ?? -1] ?? unpainted).join("");

// What it can do: it has no slices.
export const pocketFamilies = [...faces, "x", "y", "z"] as const satisfies readonly FamilyName[];
export const isPocketMove = ({ family }: Move): boolean =>
    (pocketFamilies as readonly FamilyName[]).includes(family);

export const isPocketFacelets = (text: string): boolean => /^[URFDLB]{24}$/i.test(text);
