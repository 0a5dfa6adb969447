// Turns as data: which layers move together, about which face, how far.
import { type Face, type Vector, dot, normalOf, quarterTurn } from "./geometry";

// The layers along a face's axis: 1 is the face itself, 0 the slice behind it,
// -1 the face opposite.
type Layer = 1 | 0 | -1;

interface Family {
    readonly face: Face; // clockwise as seen from this face
    readonly layers: readonly Layer[];
}

const of = (face: Face, ...layers: Layer[]): Family => ({ face, layers });

// M follows L, E follows D, S follows F, as everywhere.
export const families = {
  U: of("U", 1), R: of("R", 1), F: of("F", 1), D: of("D", 1), L: of("L", 1), B: of("B", 1),
  M: of("L", 0), E: of("D", 0), S: of("F", 0),
  Uw: of("U", 1, 0), Rw: of("R", 1, 0), Fw: of("F", 1, 0),
  Dw: of("D", 1, 0), Lw: of("L", 1, 0), Bw: of("B", 1, 0),
  x: of("R", 1, 0, -1), y: of("U", 1, 0, -1), z: of("F", 1, 0, -1),
} as const satisfies Record<string, Family>; // prettier-ignore

export type FamilyName = keyof typeof families;

export interface Move {
    readonly family: FamilyName;
    readonly quarters: 1 | 2 | 3; // clockwise
}

// How a cube that is shown comes to change: one turn can be animated, a jump cannot. A
// turn may also come with other changes (a solution that stops being played), so
// whoever animates it checks that it leads from what was shown to what is. A turn
// that somebody holds in the middle is made in part; one of the player takes the time
// of its speed.
export type Change =
    | { readonly turn: Move; readonly time?: number } // milliseconds
    | { readonly held: Move; readonly part: number }
    | "jump";

export const axisOf = (move: Move): Vector => normalOf(families[move.family].face);

// Where a direction or a cell is after a turn that takes it along.
export function turned(v: Vector, move: Move): Vector {
    let result = v;
    for (let i = 0; i < move.quarters; ++i) result = quarterTurn(result, axisOf(move));
    return result;
}

export function movesCell(move: Move, cell: Vector): boolean {
    const layer = dot(cell, axisOf(move)) as Layer;
    return (families[move.family].layers as readonly Layer[]).includes(layer);
}

const suffixes = { 1: "", 2: "2", 3: "'" } as const;
export const formatMove = (move: Move): string => move.family + suffixes[move.quarters];
export const formatMoves = (moves: readonly Move[]): string => moves.map(formatMove).join(" ");

// Canonical tokens only ("R", "Rw2", "M'"): free text is read by the engine.
export function parseMove(token: string): Move | null {
    const match = /^([A-Za-z]w?)(2'?|'|3)?$/.exec(token);
    if (!match) return null;
    const family = match[1]!;
    if (!(family in families)) return null;
    const quarters = match[2] === undefined ? 1 : match[2].startsWith("2") ? 2 : 3;
    return { family: family as FamilyName, quarters };
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

export function parseMoves(tokens: readonly string[]): Move[] | null {
    const moves = tokens.map(parseMove);
    return moves.every((move) => move !== null) ? (moves as Move[]) : null;
}

// Of a text; null where it is more than plain turns.
export const parseWord = (text: string): Move[] | null => parseMoves(wordsOf(text));

export const inverseOf = (move: Move): Move => ({
    family: move.family,
    quarters: (4 - move.quarters) as Move["quarters"],
});
export const inverseWord = (moves: readonly Move[]): Move[] => [...moves].reverse().map(inverseOf);

// Adds turns to the end of a word; turns of the same layers are joined.
export function appendAll(moves: readonly Move[], more: readonly Move[]): Move[] {
    const result = [...moves];
    for (const { family, quarters } of more) {
        const last = result.at(-1);
        if (last?.family !== family) {
            result.push({ family, quarters });
            continue;
        }
        result.pop();
        const sum = (last.quarters + quarters) % 4;
        if (sum !== 0) result.push({ family, quarters: sum as Move["quarters"] });
    }
    return result;
}
export const append = (moves: readonly Move[], move: Move): Move[] => appendAll(moves, [move]);

const rotations: readonly string[] = ["x", "y", "z"];
export const isRotation = (move: Move): boolean => rotations.includes(move.family);

// Lengths as the engine counts them: rotations are free.
export function lengthIn(metric: "htm" | "qtm", moves: readonly Move[]): number {
    let sum = 0;
    for (const move of moves) {
        if (isRotation(move)) continue;
        const turns = "MES".includes(move.family) ? 2 : 1;
        sum += turns * (metric === "qtm" && move.quarters === 2 ? 2 : 1);
    }
    return sum;
}
