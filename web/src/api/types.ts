// What the server says, field by field as on the wire.
import type { Repair } from "./client";

export const metrics = ["htm", "qtm"] as const;
export type Metric = (typeof metrics)[number];

export type TableState = "absent" | "loading" | "building" | "ready" | "failed";

export interface TablesOfMetric {
    metric: Metric;
    state: TableState;
    progress: number; // 0 to 1
    message?: string;
}

export interface Status {
    name: string;
    version: string;
    threads: number;
    tables: TablesOfMetric[];
}

export interface ReadAnswer {
    form: string; // "maneuver", "facelets", "reid", …
    facelets: string; // centres home
    reachable: boolean;
    maneuver?: string;
    moves?: string[];
    setup?: string; // of a link: the turns before the maneuver
    start?: string; // of a link: the position before the maneuver
}

export interface Info {
    facelets: string;
    reachable: boolean;
    reason?: string;
    repairs?: Repair[];
    trace: number[];
    parity: "even" | "odd";
    corner_parity: "even" | "odd";
    edge_parity: "even" | "odd";
    order: number;
    cycles: { corners: string; edges: string };
    three_cycles: { corners: number[][] | null; edges: number[][] | null };
    morph: number;
    symmetry: string;
    antisymmetry: string | null;
    self_inverse: boolean;
    label: string;
    zip: number[];
    pos_ref: number[];
    transcription: { sc: number[]; sm: number[]; irc: number[]; irm: number[] };
    cubies: { cp: number[]; co: number[]; ep: number[]; eo: number[] };
}

export const endings = ["proven", "length", "time", "nodes", "stopped"] as const;
export type Ending = (typeof endings)[number];

export interface SolveAnswer {
    cube: string;
    solution: string | null;
    length: number | null;
    metric: Metric;
    optimal: boolean;
    lower_bound: number;
    ended: Ending;
    nodes: number;
    seconds: number;
}

export interface SolveProgress {
    depth?: number;
    nodes: number;
    seconds: number;
}

export type JobState =
    "queued" | "running" | "paused" | "done" | "cancelled" | "failed" | "interrupted";

export interface SolveRequest {
    cube: string;
    metric: Metric;
    max_length?: number;
    time_ms?: number;
    threads?: number;
    moves?: string;
}

export interface Job {
    id: string;
    kind: string;
    state: JobState;
    request: SolveRequest;
    progress: SolveProgress | null;
    answer: SolveAnswer | null;
    error?: string;
}
