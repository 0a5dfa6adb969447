// The goals that follow each other where somebody solves in fewest moves, and what their ways
// are together. With turns N on the cube c and I on its inverse a way reaches I⁻¹ c N, so that
// in the end all N solve c with all I undone behind them.
import type { Facelets } from "../../cube/facelets";
import { appendAll, inverseWord } from "../../cube/moves";
import type { PartSettings } from "./part";
import type { Word } from "./result";

const chain = ["eo", "dr", "htr", "solved"] as const;
export type ChainGoal = (typeof chain)[number];
export const isInChain = (goal: string): goal is ChainGoal => chain.includes(goal as ChainGoal);

export const goalAfter = (goal: string): ChainGoal | null =>
    isInChain(goal) ? (chain[chain.indexOf(goal) + 1] ?? null) : null;

export interface Step {
    readonly goal: string;
    readonly where: string | null;
    readonly normal: Word;
    readonly inverse: Word;
    readonly before: Facelets; // the position that it began with
    readonly part: PartSettings; // what was asked for there
}

// All turns on the cube, then those on the inverse, undone.
export function wholeWord(steps: readonly Step[]): Word {
    const normal = steps.reduce<Word>((word, step) => appendAll(word, step.normal), []);
    const inverse = steps.reduce<Word>((word, step) => appendAll(word, step.inverse), []);
    return appendAll(normal, inverseWord(inverse));
}
