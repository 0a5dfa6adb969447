// What the server says, field by field as on the wire.
import type { Repair } from "./client";
import type { Coded, Message } from "./message";
import type { Task } from "./tasks";

export const metrics = ["htm", "qtm", "stm"] as const;
export type Metric = (typeof metrics)[number];

export type TableState = "absent" | "loading" | "building" | "ready" | "failed";

export interface TablesOfMetric extends Coded {
    metric: Metric;
    name?: string; // of a table that only some searches need: "bounds-htm-5"
    state: TableState;
    progress: number; // 0 to 1
    message: string;
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
    reason_message?: Message;
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

export interface FoundWay {
    solution: string;
    length: number;
    optimal: boolean;
    normal: string; // its turns, and those on the inverse
    inverse: string;
    where: string | null; // where the goal is met, if there was a choice
    reached: string;
}

export interface SolveAnswer {
    cube: string;
    solution: string | null;
    solutions?: string[]; // where all were asked for; shortest first
    found?: FoundWay[]; // with goal or open, in order of length
    length: number | null;
    metric: Metric;
    optimal: boolean;
    lower_bound: number;
    ended: Ending;
    nodes: number;
    seconds: number;
}

// A table on its way into memory, without which a proof cannot begin.
export interface TableProgress {
    name: string;
    progress: number; // 0 to 1
}

export interface SolveProgress {
    depth?: number;
    nodes: number;
    seconds: number;
    // Of a proof; where nothing is known yet they are null or not there.
    lower_bound?: number | null; // everything shorter is excluded
    best?: number | null;
    fraction?: number | null; // of the depth in work
    seconds_left?: number | null; // for this depth
    table?: TableProgress | null;
}

export interface SolveRequest {
    cube: string;
    metric: Metric;
    max_length?: number;
    time_ms?: number;
    threads?: number;
    moves?: string;
    axes?: number; // of the two-phase search: 1 to 3
    optimal?: boolean;
    all?: boolean; // needs optimal
    memory?: string; // for the table, like "800M"; needs optimal
    goal?: string; // solve no further than this
    face?: string; // of the goal
    axis?: string;
    at?: string;
    open?: boolean; // an incomplete cube
    count?: number; // so many ways; with goal or open
}

export interface Job extends Task {
    kind: string;
    request: SolveRequest;
    progress: SolveProgress | null;
    answer: SolveAnswer | null;
}
