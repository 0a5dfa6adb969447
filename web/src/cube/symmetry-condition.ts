// Symmetries in a condition, as the page writes and reads them.
//
//     readSymmetries(['symmetric("URF")', 'symmetry == "C3"'])
//     // { found: { symmetries: "URF", antisymmetries: "", isExact: true }, rest: [] }
import { type Read, takeClauses } from "./condition";

export interface Symmetries {
    readonly symmetries: string; // operations, or the name of a type: "URF -1", "S6{D3d}"
    readonly antisymmetries: string;
    readonly isExact: boolean; // these and no others
}
export const noSymmetries: Symmetries = { symmetries: "", antisymmetries: "", isExact: false };

const more = (before: string, text: string): string => [before, text].filter(Boolean).join(" ");

// The name that the whole has follows from the operations; alone, it stands for them.
function take(found: Symmetries, clause: string): Symmetries | null {
    const [, how, text] = /^(anti)?symmetric\(\s*"([^"]*)"\s*\)$/.exec(clause) ?? [];
    const name = /^(?:symmetry|label)\s*==\s*"([^"]*)"$/.exec(clause)?.[1];
    if (name !== undefined)
        return { ...found, symmetries: found.symmetries || name, isExact: true };
    if (text === undefined) return null;
    return how
        ? { ...found, antisymmetries: more(found.antisymmetries, text) }
        : { ...found, symmetries: more(found.symmetries, text) };
}

export const readSymmetries = (clauses: readonly string[]): Read<Symmetries> =>
    takeClauses(clauses, noSymmetries, take);

export interface Group {
    readonly name: string;
    readonly antisymmetries: readonly string[];
    readonly condition: string;
}

export function symmetryClauses(group: Group, isExact: boolean): readonly string[] {
    const asked = group.condition === "true" ? [] : group.condition.split(" and ");
    const measure = group.antisymmetries.length === 0 ? "symmetry" : "label";
    return isExact ? [...asked, `${measure} == "${group.name}"`] : asked;
}
