// Questions about the 2×2×2, all answered at once. A cube is 24 stickers as it is
// held, or any text in which one can be written.
import { post } from "./client";
import type { Message } from "./message";

export const pocketMetrics = ["htm", "qtm"] as const;
export type PocketMetric = (typeof pocketMetrics)[number];

export interface PocketInfo {
    facelets: string; // as it is held
    home: string;
    position: number; // of 3674160; the same in all orientations
    maneuver?: string; // if one was given
    distance: Record<PocketMetric, number>;
    generator: string;
    order: number;
    parity: "even" | "odd";
    cycles: string;
    symmetry: string;
    images: number;
    isomorphs: number;
    cubies: string;
    layers: string;
}

export interface PocketFeasibility {
    feasible: boolean;
    facelets?: string;
    reason?: string;
    reason_message?: Message;
    facelets_at_fault?: string[]; // "U4"
}

export interface PocketSolution {
    cube: string;
    solution: string;
    solutions?: string[];
    length: number;
    metric: PocketMetric;
}

export interface PocketCounts {
    metric: PocketMetric;
    greatest: number;
    positions: number;
    counts: number[];
}

export interface PocketClass {
    facelets: string;
    generator: string;
    position: number;
    positions: number;
    symmetry: string;
}

export interface PocketAntipodes {
    metric: PocketMetric;
    distance: number;
    positions: number;
    classes: PocketClass[];
}

export interface PocketQuestion {
    readonly cube: string;
    readonly as?: "facelets";
}

const ask =
    <Question, Answer>(name: string) =>
    (question: Question, signal?: AbortSignal): Promise<Answer> =>
        post<Answer>(`/pocket/${name}`, question, signal);

export const pocketInfo = ask<PocketQuestion, PocketInfo>("info");
export const checkPocket = ask<PocketQuestion, PocketFeasibility>("check");
export const solvePocket = ask<
    PocketQuestion & { metric: PocketMetric; all: boolean },
    PocketSolution
>("solve");
export const randomPocket = ask<{ count?: number }, { cubes: { facelets: string }[] }>("random");
export const countPocket = ask<{ metric: PocketMetric }, PocketCounts>("count");
export const pocketAntipodes = ask<{ metric: PocketMetric }, PocketAntipodes>("antipodes");
