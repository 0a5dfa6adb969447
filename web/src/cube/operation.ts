// The symmetries of the cube that can be asked for one by one, each with its inverse: 29
// beside the identity. Named as the engine names them: x y z turn about faces, UF about an
// edge, URF about a corner; with a minus sign the inversion through the middle comes after.
import { type Face, type Vector, normalOf, opposite } from "./geometry";

export const operationKinds = [
    "quarter",
    "half",
    "mirror",
    "rotary",
    "edge",
    "diagonal",
    "third",
    "centre",
    "identity",
] as const;
export type OperationKind = (typeof operationKinds)[number];

export interface Operation {
    readonly name: string;
    readonly kind: OperationKind;
    readonly at: string; // the faces or pieces it is about: "RL", "UF DB"
    readonly axis: Vector | null; // about which it turns
    readonly mirror: Vector | null; // normal to its plane
}

const axes: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };
const edges = ["UF", "UR", "UB", "UL", "FR", "FL"] as const;
const corners = ["URF", "UFL", "ULB", "UBR"] as const;

const sum = (letters: string): Vector =>
    ([...letters] as Face[])
        .map(normalOf)
        .reduce<Vector>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
const across = (letters: string): string => ([...letters] as Face[]).map(opposite).join("");

const about = (kind: OperationKind, name: string, letters: string): Operation => {
    const direction = sum(letters);
    const isMirror = kind === "mirror" || kind === "diagonal";
    return {
        name,
        kind,
        at: letters.length === 1 ? letters + across(letters) : `${letters} ${across(letters)}`,
        axis: isMirror ? null : direction,
        mirror: isMirror || kind === "rotary" ? direction : null,
    };
};

const ofFaces = Object.entries(axes).flatMap(([letter, face]) => [
    about("quarter", letter, face),
    about("half", `${letter}2`, face),
    about("mirror", `-${letter}2`, face),
    about("rotary", `-${letter}`, face),
]);
const nowhere = { at: "", axis: null, mirror: null };

export const operations: readonly Operation[] = [
    ...ofFaces,
    ...edges.map((edge) => about("edge", edge, edge)),
    ...edges.map((edge) => about("diagonal", `-${edge}`, edge)),
    ...corners.map((corner) => about("third", corner, corner)),
    { name: "-1", kind: "centre", ...nowhere },
];
// As an antisymmetry, the identity says that a cube is its own inverse.
export const identity: Operation = { name: "1", kind: "identity", ...nowhere };

// A turn and the turn back are one: "URF'" is "URF".
export const plainName = (name: string): string => name.replace(/'$/, "");

const known = new Map([...operations, identity].map((one) => [one.name, one]));
export const operationNamed = (name: string): Operation | null =>
    known.get(plainName(name)) ?? null;

// Those of a list of the engine, each once; sixths of a turn follow from the others.
export function operationsIn(names: readonly string[]): readonly Operation[] {
    const found = new Set(names.map(operationNamed));
    return operations.filter((one) => found.has(one));
}

export type OperationState = "none" | "sym" | "anti" | "both";
const nextState = { none: "sym", sym: "anti", anti: "none", both: "none" } as const;
// The identity is a symmetry of every cube.
export const pressedAgain = ({ kind }: Operation, state: OperationState) =>
    kind === "identity" && state === "none" ? "anti" : nextState[state];
