// What helps to write a condition.
import type { ConditionName } from "../../api/laboratory";
import { type Facelets, positionAfter } from "../../cube/facelets";
import { knownWords } from "../../cube/known";
import { type FindForm, plainFind } from "../../state/find-form";

const inside: readonly (readonly [RegExp, string])[] = [
    [/\(face\)/, "(D)"],
    [/\(corners\|edges, length\)/, "(edges, 3)"],
    [/\(corners\|edges\)/, "(corners)"],
    [/\(piece\)/, "(UF)"],
    [/\("CUBE"\)/, '("R U")'],
];

export const nameOf = (name: ConditionName): string => /^\w+/.exec(name.text)?.[0] ?? name.text;

// The name as it can stand in a condition, with something between the brackets.
export const sampleOf = (name: ConditionName): string =>
    inside.reduce((text, [pattern, sample]) => text.replace(pattern, sample), name.text);

export interface Inserted {
    readonly text: string;
    readonly caret: number;
}

// Puts a word where the selection is, with blanks around it where they are needed.
export function insertAt(text: string, from: number, to: number, word: string): Inserted {
    const before = text.slice(0, from);
    const after = text.slice(to);
    const left = /[\w")]$/.test(before) ? " " : "";
    const right = /^[\w"(]/.test(after) ? " " : "";
    return { text: before + left + word + right + after, caret: (before + left + word).length };
}

export const exampleNames = [
    "largestOrder",
    "oneLayer",
    "threeCycles",
    "symmetric",
    "pureTwists",
] as const;
export type ExampleName = (typeof exampleNames)[number];

export const examples: Readonly<Record<ExampleName, FindForm>> = {
    largestOrder: { ...plainFind, where: "order == 1260", metric: "qtm", depth: 6 },
    oneLayer: { ...plainFind, where: "only_changes(D)", metric: "qtm", depth: 8, modulo: "D" },
    threeCycles: {
        ...plainFind,
        where: "is_three_cycle(corners) or is_three_cycle(edges)",
        depth: 8,
    },
    symmetric: { ...plainFind, where: "morph <= 8 and not self_inverse", depth: 6 },
    pureTwists: {
        ...plainFind,
        where: "is_solved and not centres_solved",
        depth: 10,
        centres: true,
    },
};

// A cube of each kind: something to look at before the first question.
const words: Readonly<Record<ExampleName, string>> = {
    largestOrder: knownWords.largestOrder,
    oneLayer: "R' D' R D' R' D2 R",
    threeCycles: "R U' L' U R' U' L U",
    symmetric: "U D' R L' F B' U D'",
    pureTwists: "",
};
export const pictureOf = (name: ExampleName): Facelets => positionAfter(words[name]);

export const modulos = ["", "U", "R", "F", "D", "L", "B", "U D", "R L", "F B"] as const;

export const pageSize = 48;

// Which of the results are on a page, counted from 0.
export function pageOf(index: number, count: number): { index: number; last: number } {
    const last = Math.max(0, Math.ceil(count / pageSize) - 1);
    return { index: Math.min(Math.max(index, 0), last), last };
}
