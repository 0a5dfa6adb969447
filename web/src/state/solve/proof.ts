// How far the proof is that a solution is the shortest, ready to be said.
import type { SolveProgress } from "../../api/types";

export interface Proof {
    readonly found: number | null; // length of the best solution
    readonly atLeast: number | null; // turns that are needed, as far as that is proven
    readonly current: { depth: number; percent: number; secondsLeft: number | null } | null;
}

type Known = {
    readonly [Part in "depth" | "best" | "lower_bound" | "fraction" | "seconds_left"]?:
        SolveProgress[Part] | null;
};

// A share that is not all of it never reads 100 %.
export const percentOf = (fraction: number): number =>
    Math.floor(100 * Math.min(Math.max(fraction, 0), 1));

export function proofOf(known: Known): Proof {
    const { depth, best, lower_bound, fraction, seconds_left } = known;
    // What was last told of the depth in work may be older than what is proven.
    const isCurrent = (depth ?? 0) >= (lower_bound ?? 0);
    const hasDepth = typeof depth === "number" && typeof fraction === "number" && isCurrent;
    return {
        found: best ?? null,
        atLeast: lower_bound && lower_bound > 1 ? lower_bound : null,
        current: hasDepth
            ? { depth, percent: percentOf(fraction), secondsLeft: seconds_left ?? null }
            : null,
    };
}

// What stands still has no time left.
export const atRest = ({ current, ...rest }: Proof): Proof => ({
    ...rest,
    current: current && { ...current, secondsLeft: null },
});
