// Conditions of the engine's language as the page writes them: clauses joined by "and".
// What a form shows is some of the clauses; the others stay as somebody wrote them, so
// that every text can be edited by hand and by the form in turn.
//
//     readFilters(clausesOf('continuous and order == 4'))
//     // { found: { …, isContinuous: true }, rest: ["order == 4"] }

export const colourCounts = [1, 2, 3, 4, 5, 6] as const;
export const onlyKinds = ["all", "corners", "edges"] as const;
export type OnlyKind = (typeof onlyKinds)[number];
export const parities = ["any", "even", "odd"] as const;
export type Parity = (typeof parities)[number];

export interface Filters {
    readonly colours: readonly number[]; // of every face, one of these; none: as many as it likes
    readonly isContinuous: boolean;
    // The only pieces that are not home. Oddly permuted they count alone: two of the others
    // are exchanged then, and not shown.
    readonly only: OnlyKind;
    readonly parity: Parity;
    readonly notSelfInverse: boolean;
}
export const noFilters: Filters = {
    colours: [],
    isContinuous: false,
    only: "all",
    parity: "any",
    notSelfInverse: false,
};

export interface Read<Found> {
    readonly found: Found;
    readonly rest: readonly string[];
}

// Where a text can be cut: outside quotes and brackets.
function* topLevel(text: string): Generator<number> {
    let [depth, isQuoted] = [0, false];
    for (let at = 0; at < text.length; ++at) {
        if (text[at] === '"') isQuoted = !isQuoted;
        else if (!isQuoted && text[at] === "(") ++depth;
        else if (!isQuoted && text[at] === ")") --depth;
        else if (!isQuoted && depth === 0) yield at;
    }
}

const wordAt = (text: string, at: number, word: string): boolean =>
    text.startsWith(word, at) &&
    !/\w/.test(text[at - 1] ?? "") &&
    !/\w/.test(text[at + word.length] ?? "");

const hasOr = (text: string): boolean => [...topLevel(text)].some((at) => wordAt(text, at, "or"));

// A text with an "or" outside brackets is one clause.
export function clausesOf(text: string): readonly string[] {
    if (hasOr(text)) return [text.trim()];
    const clauses: string[] = [];
    let begin = 0;
    for (const at of topLevel(text)) {
        if (!wordAt(text, at, "and")) continue;
        clauses.push(text.slice(begin, at));
        begin = at + "and".length;
    }
    return [...clauses, text.slice(begin)].map((clause) => clause.trim()).filter(Boolean);
}

export function joined(clauses: readonly string[]): string {
    const isAlone = clauses.length === 1;
    return clauses
        .map((clause) => (!isAlone && hasOr(clause) ? `(${clause})` : clause))
        .join(" and ");
}

// Takes the clauses that a form knows; `take` says what one of them changes, or null.
export function takeClauses<Found>(
    clauses: readonly string[],
    empty: Found,
    take: (found: Found, clause: string) => Found | null,
): Read<Found> {
    let found = empty;
    const rest: string[] = [];
    for (const clause of clauses) {
        const taken = take(found, clause);
        if (taken === null) rest.push(clause);
        else found = taken;
    }
    return { found, rest };
}

function takeFilter(filters: Filters, clause: string): Filters | null {
    const colours = /^colours\(\s*all((?:\s*,\s*[1-6])+)\s*\)$/.exec(clause)?.[1];
    const parity = /^(?:edge_)?parity\s*==\s*"(even|odd)"$/.exec(clause)?.[1];
    if (colours) return { ...filters, colours: colours.match(/[1-6]/g)!.map(Number).sort() };
    if (parity) return { ...filters, parity: parity as Parity };
    if (clause === "continuous") return { ...filters, isContinuous: true };
    if (/^(edges_solved|corners_alone)$/.test(clause)) return { ...filters, only: "corners" };
    if (/^(corners_solved|edges_alone)$/.test(clause)) return { ...filters, only: "edges" };
    return /^not\s+self_inverse$/.test(clause) ? { ...filters, notSelfInverse: true } : null;
}

// Pieces that count alone are a filter where their permutation is odd; otherwise the clause
// stays as it was written.
export function readFilters(clauses: readonly string[]): Read<Filters> {
    const read = takeClauses(clauses, noFilters, takeFilter);
    const isAlone = clauses.some((clause) => /^(corners|edges)_alone$/.test(clause));
    return isAlone === isOddAlone(read.found)
        ? read
        : takeClauses(clauses, noFilters, (filters, clause) =>
              /_(alone|solved)$/.test(clause) ? null : takeFilter(filters, clause),
          );
}

const isOddAlone = ({ only, parity }: Filters): boolean => only !== "all" && parity === "odd";

const others = { corners: "edges", edges: "corners" } as const;

function pieceClauses(filters: Filters): readonly string[] {
    const { only, parity } = filters;
    if (only !== "all" && parity === "odd")
        return [`${only}_alone`, only === "edges" ? 'edge_parity == "odd"' : 'parity == "odd"'];
    return [
        ...(only === "all" ? [] : [`${others[only]}_solved`]),
        ...(parity === "any" ? [] : [`parity == "${parity}"`]),
    ];
}

export function filterClauses(filters: Filters): readonly string[] {
    const { colours, isContinuous, notSelfInverse } = filters;
    return [
        ...(colours.length > 0 ? [`colours(all, ${colours.join(", ")})`] : []),
        ...(isContinuous ? ["continuous"] : []),
        ...pieceClauses(filters),
        ...(notSelfInverse ? ["not self_inverse"] : []),
    ];
}
