// Drawings of a face, and the condition that some faces show some of them.
//
//     patternClauses([{ cells: "ababababa", faces: ["U", "D"], isFixed: false }])
//     // ['shows(UD, "aba/bab/aba")']
import { type Read, takeClauses } from "./condition";
import { type Face, faces } from "./geometry";

// Cells with one label have one colour, whichever that is; a dot is any colour.
export const labels = ["a", "b", "c", "d", "e", "f"] as const;
export type Label = (typeof labels)[number];
export const anything = ".";
export type Cell = Label | typeof anything;
export const cellKinds: readonly Cell[] = [...labels, anything];

export interface Drawing {
    readonly cells: string; // nine, row by row
    readonly isFixed: boolean; // shown as it is drawn, neither turned nor reflected
    readonly faces: readonly Face[]; // that may show it
}

export const blankCells = anything.repeat(9);
export const blank: Drawing = { cells: blankCells, isFixed: false, faces: [...faces] };

export const cellsOf = (text: string): string => text.replaceAll("/", "");
const rowsOf = (cells: string): string => cells.replace(/(...)(?=.)/g, "$1/");
const textOf = ({ cells, isFixed }: Drawing): string => `${isFixed ? "=" : ""}${rowsOf(cells)}`;

// One that says something: about a cell, and about a face.
export const isLive = ({ cells, faces: meant }: Drawing): boolean =>
    cells !== blankCells && meant.length > 0;

export const withCell = (drawing: Drawing, index: number, cell: Cell): Drawing => ({
    ...drawing,
    cells: drawing.cells.slice(0, index) + cell + drawing.cells.slice(index + 1),
});

export function withFace(drawing: Drawing, face: Face, isMeant: boolean): Drawing {
    const meant = faces.filter((one) => (one === face ? isMeant : drawing.faces.includes(one)));
    return { ...drawing, faces: meant };
}

// Faces with the same choice of drawings are asked about together. A face that no drawing
// is meant for may show anything.
export function patternClauses(drawings: readonly Drawing[]): readonly string[] {
    const meant = new Map<string, Face[]>();
    for (const face of faces) {
        const choice = drawings.filter((one) => isLive(one) && one.faces.includes(face));
        const text = [...new Set(choice.map(textOf))].join("|");
        if (text !== "") meant.set(text, [...(meant.get(text) ?? []), face]);
    }
    return [...meant].map(([text, at]) => {
        const where = at.length === faces.length ? "all" : at.join("");
        return `shows(${where}, "${text}")`;
    });
}

const shown = /^shows\(\s*(all|[URFDLB]+)\s*,\s*"([^"]*)"\s*\)$/;
const drawn = /^(=?)([a-f.]{3}\/[a-f.]{3}\/[a-f.]{3}|[a-f.]{9})$/;

export type Names = ReadonlyMap<string, string>; // of drawings: "dot" is "aaa/aba/aaa"
const noNames: Names = new Map();

// A face asked about twice shows both: that is no choice, and stays as it is written.
export function readPatterns(
    clauses: readonly string[],
    names: Names = noNames,
): Read<readonly Drawing[]> {
    const asked = new Set<Face>();
    return takeClauses<readonly Drawing[]>(clauses, [], (drawings, clause) => {
        const [, where, text] = shown.exec(clause) ?? [];
        if (where === undefined || text === undefined) return null;
        const at = where === "all" ? [...faces] : faces.filter((face) => where.includes(face));
        const parts = text
            .split("|")
            .map((part) => drawn.exec(names.get(part.trim()) ?? part.trim()));
        if (at.some((face) => asked.has(face)) || parts.some((part) => part === null)) return null;
        at.forEach((face) => asked.add(face));
        return parts.reduce((all, part) => withDrawing(all, part!, at), drawings);
    });
}

function withDrawing(
    drawings: readonly Drawing[],
    [, fixed, text]: RegExpExecArray,
    at: readonly Face[],
): readonly Drawing[] {
    const one: Drawing = { cells: cellsOf(text!), isFixed: fixed === "=", faces: at };
    const place = drawings.findIndex((other) => textOf(other) === textOf(one));
    if (place < 0) return [...drawings, one];
    const known = drawings[place]!;
    const meant = faces.filter((face) => known.faces.includes(face) || at.includes(face));
    return drawings.map((other, i) => (i === place ? { ...known, faces: meant } : other));
}
