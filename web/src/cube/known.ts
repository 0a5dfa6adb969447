// Positions about which something is known, by words that make them.
import { type Facelets, positionAfter } from "./facelets";

export const knownWords = {
    superflip: "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
    largestOrder: "R U2 D' B D'",
    pons: "R2 L2 U2 D2 F2 B2",
} as const;
export type KnownName = keyof typeof knownWords;
export const knownNames = Object.keys(knownWords) as KnownName[];

export const knownPosition = (name: KnownName): Facelets => positionAfter(knownWords[name]);
