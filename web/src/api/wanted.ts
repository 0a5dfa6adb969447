// Positions that are put together from what is asked of them, field by field as on the
// wire, and what helps to ask.
import { get, post } from "./client";
import type { Count } from "./laboratory";

// One position of a class.
export interface Wanted {
    readonly facelets: string;
    readonly class_size: number;
    readonly symmetry: string; // "S6{D3d}"
    readonly effect: string;
}
export interface WantedSummary {
    readonly found: number;
    readonly ended: "exhausted" | "enough_found" | "stopped";
    readonly condition: string;
}
// Where only numbers were asked for.
export interface WantedCount {
    readonly positions: Count;
    readonly classes: Count;
}

export interface NamedDrawing {
    readonly name: string;
    readonly drawing: string; // "aba/bab/aba"
}

export interface SymmetryRow {
    readonly name: string; // "D3d", "S6{D3d}"
    readonly order: number;
    readonly positions: Count; // that one group of the type leaves as they are
    readonly positions_exactly: Count;
    readonly classes_exactly: Count;
    readonly classes_at_least: Count;
}
export interface SymmetryLists {
    readonly symmetries: readonly SymmetryRow[];
    readonly antisymmetries: readonly SymmetryRow[];
}

// All that comes with some symmetries and antisymmetries, named as "y2", "-UF".
export interface Closure {
    readonly name: string;
    readonly symmetries: readonly string[];
    readonly antisymmetries: readonly string[];
    readonly condition: string;
}

const path = "/laboratory";

export const namedDrawings = async (): Promise<readonly NamedDrawing[]> =>
    (await get<{ drawings: NamedDrawing[] }>(`${path}/drawings`)).drawings;
export const symmetryLists = (): Promise<SymmetryLists> => get<SymmetryLists>(`${path}/symmetries`);
export const closureOf = (symmetries: string, antisymmetries: string): Promise<Closure> =>
    post<Closure>(`${path}/closure`, {
        ...(symmetries === "" ? {} : { symmetries }),
        ...(antisymmetries === "" ? {} : { antisymmetries }),
    });
// A condition for positions that are like this one.
export const conditionLike = async (cube: string): Promise<string> =>
    (await post<{ condition: string }>(`${path}/like`, { cube })).condition;
