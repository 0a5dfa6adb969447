// Words in the mirror: what was done on the right is done on the left.
import { type Face, opposite } from "./geometry";
import { type FamilyName, type Move, families } from "./moves";

const inMirror = (face: Face): Face => (face === "R" || face === "L" ? opposite(face) : face);

const sameLayers = (a: readonly number[], b: readonly number[]): boolean =>
    a.length === b.length && a.every((layer) => b.includes(layer));

// The family that turns these layers, and whether it turns them the same way as
// seen from `face` or the other way round (M is named after L, x after R).
function familyOf(face: Face, layers: readonly number[]): { name: FamilyName; same: boolean } {
    const names = Object.keys(families) as FamilyName[];
    const named = (side: Face, wanted: readonly number[]) =>
        names.find(
            (name) => families[name].face === side && sameLayers(families[name].layers, wanted),
        );
    const same = named(face, layers);
    if (same) return { name: same, same: true };
    const behind = layers.map((layer) => -layer);
    return { name: named(opposite(face), behind)!, same: false };
}

export function mirrorOf(move: Move): Move {
    const { face, layers } = families[move.family];
    const { name, same } = familyOf(inMirror(face), layers);
    // A mirror exchanges clockwise and counter-clockwise.
    const quarters = same ? 4 - move.quarters : move.quarters;
    return { family: name, quarters: quarters as Move["quarters"] };
}

export const mirrorWord = (moves: readonly Move[]): Move[] => moves.map(mirrorOf);
