// What the laboratory's questions answer, field by field as on the wire.
import { get } from "./client";
import type { Message } from "./message";
import type { SearchMetric } from "./workspace";

// Whole numbers; those beyond 2^53 come as text.
export type Count = number | string;

// One distance of a count. The classes are there where they were asked for.
export interface LevelCount {
    readonly metric: SearchMetric;
    readonly distance: number;
    readonly positions: Count;
    readonly classes_48?: Count;
    readonly classes_96?: Count;
    readonly mean_morph?: number;
    readonly corner_permutations?: Count;
}
export interface CountSummary {
    readonly complete: boolean;
    readonly total: Count;
}

export const verdicts = ["holds", "does not hold", "holds, sharpened", "answered"] as const;
export type Verdict = (typeof verdicts)[number];

export interface TheoryLine {
    readonly name: string; // "element-orders"
    readonly title: string;
    readonly answer: string;
    readonly answer_message: Message;
    readonly papers: string; // what they say; empty where they say nothing
    readonly verdict: Verdict;
    readonly table: readonly Readonly<Record<string, string>>[];
}

export interface Found {
    readonly maneuver: string;
    readonly length: number;
    readonly facelets: string;
    readonly effect: string; // its cycles: "(UF BD UR)(ULF+)"
    readonly morph: number; // members of its class
}
export interface FindSummary {
    readonly found: number;
    readonly complete_depth: number;
    readonly visited: Count;
    readonly ended: "exhausted" | "enough_found" | "stopped";
}

// What a condition can ask: "only_changes(face)", "yes or no", a sentence.
export interface ConditionName {
    readonly text: string;
    readonly type: string;
    readonly summary: string;
}

export const conditionNames = async (): Promise<readonly ConditionName[]> =>
    (await get<{ names: ConditionName[] }>("/laboratory/names")).names;
