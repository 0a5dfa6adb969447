// The methods of solving, and what the server tells about them: field by field as
// on the wire.
import type { Facelets } from "../cube/facelets";
import { get } from "./client";
import type { Message } from "./message";
import type { Ending } from "./types";

export const efforts = ["quick", "patient", "shallow"] as const;
export type Effort = (typeof efforts)[number];

export interface Method {
    name: string;
    author: string;
    year: number | null;
    guarantee: string;
    tables: string;
    bytes: number;
    effort: Effort;
    explanation: string;
}

export interface ExplainedPhase {
    name: string;
    name_message: Message;
    goal: string;
    goal_message: Message;
    moves: string;
    length: number;
    after: Facelets;
    corners_home: string[];
    edges_home: string[];
}

// Where phases meet turns may cancel: the whole can be shorter than its parts.
export interface Explanation {
    cube: Facelets;
    method: string;
    solution: string | null;
    length: number | null;
    ended: Ending;
    phases: ExplainedPhase[];
}

export interface Comparison {
    method: string;
    cubes: number; // that were tried
    solved: number;
    proven: number;
    mean_length: number | null; // where nothing was solved
    longest: number | null;
    mean_seconds: number;
    slowest_seconds: number;
    nodes: number | string; // as text where it is very large
    bytes: number;
    making_seconds: number;
}

export const listMethods = async (): Promise<readonly Method[]> =>
    (await get<{ methods: Method[] }>("/methods")).methods;
