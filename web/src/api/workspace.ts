// The workspace as the server speaks of it; see "Workspace" in the OpenAPI file.
import { type EngineError, call, get, getText, post } from "./client";
import type { Coded, Message } from "./message";
import type { Metric as SolveMetric, TableProgress } from "./types";

export const senses = ["generator", "solver"] as const;
export type Sense = (typeof senses)[number];

export const sortKeys = ["id", "name", "length", "date", "cube"] as const;
export type SortKey = (typeof sortKeys)[number];
export type Order = "up" | "down";

export const skips = ["no", "symmetry", "inversion"] as const;
export type Skip = (typeof skips)[number];

// How lengths are counted, and the letter that says so after a length.
export const metricLetters = { htm: "f", qtm: "q", stm: "s", etm: "e", axial: "a" } as const;
export type Metric = keyof typeof metricLetters;
export const metrics = Object.keys(metricLetters) as readonly Metric[];
// Those that positions can be counted in.
export const searchMetrics = ["htm", "qtm"] as const;
export type SearchMetric = (typeof searchMetrics)[number];

export const rowStates = [
    "idle",
    "queued",
    "running",
    "paused",
    "interrupted",
    "done",
    "stopped",
    "failed",
] as const;
export type RowState = (typeof rowStates)[number];

export interface Row {
    readonly id: number;
    readonly position: string;
    readonly name: string;
    readonly sense: Sense;
    readonly maneuver: string | null; // in the row's sense
    readonly length: number | null;
    readonly metric: Metric;
    readonly optimal: boolean;
    readonly lower_bound: number;
    readonly state: RowState;
    readonly depth: number | null;
    readonly nodes: number | null;
    readonly seconds: number | null;
    readonly reachable: boolean;
    readonly symmetry: string;
    readonly created: string;
    readonly fraction?: number | null; // of the depth in work, while a proof runs
    readonly seconds_left?: number | null; // for this depth
    readonly table?: TableProgress | null;
    readonly parameters?: RunParameters | null; // of its last run
    readonly note: string | null;
    readonly note_message: Message | null;
}

export interface RunParameters {
    readonly time_ms?: number;
    readonly optimal?: boolean;
}

export interface RowPage {
    readonly revision: number;
    readonly total: number;
    readonly undo_message?: Message; // what undo would undo: "delete 3 cubes"
    readonly redo_message?: Message;
    readonly rows: readonly Row[];
}

export interface Added {
    readonly added: readonly number[];
    readonly skipped: readonly (Placed & { duplicate_of: number; name: string })[];
    readonly errors: readonly AddError[];
    readonly notes?: readonly (Placed & Coded & { note: string })[];
    readonly revision: number;
}
// A place in what was sent: lines are counted from 1, elements from 0.
export interface Placed {
    readonly index?: number;
    readonly line?: number;
}
export interface AddError extends Placed {
    readonly error: EngineError;
}

export interface Statistics {
    readonly total: number;
    readonly solved: number;
    readonly optimal: number;
    readonly reachable: number;
    readonly lengths: Readonly<Partial<Record<Metric, Readonly<Record<string, number>>>>>;
    readonly optimal_lengths: Readonly<Partial<Record<Metric, Readonly<Record<string, number>>>>>;
    readonly symmetric: number;
    readonly self_inverse: number;
    readonly symmetries: Readonly<Record<string, number>>;
    readonly antisymmetries: Readonly<Record<string, number>>;
}

// What was undone, or done again.
export interface Travelled {
    readonly done_message: Message;
}

export interface Changed {
    readonly rows: readonly number[]; // that changed, or are new
    readonly revision: number;
}

export interface RunRequest {
    readonly max_length?: number;
    readonly time_ms?: number;
    readonly min_time_ms?: number;
    readonly metric?: SolveMetric;
    readonly axes?: number; // of the two-phase search: 1 to 3
    readonly only_above?: number;
    readonly max_cubes?: number;
    readonly at_once?: number;
    readonly threads?: number;
    readonly optimal?: boolean;
    readonly memory?: string; // needs optimal
}

export interface Busy {
    readonly running: number;
    readonly queued: number;
    readonly done: number;
}

// Which rows an action is about: some, or whatever is in the list.
export type Target = { readonly ids: readonly number[] } | { readonly all: true };

export const operations = [
    "rotate",
    "reflect",
    "arrange",
    "invert",
    "multiply",
    "duplicate",
] as const;
export type Operation = (typeof operations)[number];

export interface Transform {
    readonly operation: Operation;
    readonly by?: string;
    readonly in_place?: boolean;
    readonly skip_isomorphs?: Skip; // of new rows
}

export interface Window {
    readonly sort: SortKey;
    readonly order: Order;
    readonly offset: number;
    readonly limit: number;
}

export type Format = "txt" | "json" | "html";
export type ImportFormat = Exclude<Format, "html">;

const path = "/workspace";
const query = (fields: Record<string, string | number>): string =>
    new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString();

// Of all rows, if none are named.
const exportText = (format: Format, ids: readonly number[] | null): Promise<string> =>
    getText(`${path}/export?${query({ format, ...(ids ? { ids: ids.join() } : {}) })}`);

const importText = (text: string, format: ImportFormat, skip: Skip): Promise<Added> =>
    call<Added>(
        "POST",
        `${path}/import?${query({ format, skip_isomorphs: skip })}`,
        text,
        undefined,
        format === "json" ? { "Content-Type": "application/json" } : {},
    );

export const workspaceApi = {
    rows: (window: Window, signal?: AbortSignal) =>
        get<RowPage>(`${path}/cubes?${query({ ...window })}`, signal),
    row: (id: number) => get<Row>(`${path}/cubes/${id}`),
    add: (cubes: readonly { cube: string; name?: string }[], skip: Skip) =>
        post<Added>(`${path}/cubes`, { cubes, skip_isomorphs: skip }),
    change: (id: number, change: { name?: string; sense?: Sense }) =>
        call<Row>("PATCH", `${path}/cubes/${id}`, change),
    sense: (target: Target, sense: Sense) => post<Changed>(`${path}/sense`, { ...target, sense }),
    delete: (target: Target) => post<Changed>(`${path}/delete`, target),
    transform: (target: Target, transform: Transform) =>
        post<Changed>(`${path}/transform`, { ...target, ...transform }),
    label: (target: Target) => post<Changed>(`${path}/label`, target),
    undo: () => post<Travelled>(`${path}/undo`),
    redo: () => post<Travelled>(`${path}/redo`),
    statistics: () => get<Statistics>(`${path}/statistics`),
    run: (target: Target, request: RunRequest) =>
        post<{ queued: number; left_out: number }>(`${path}/run`, { ...target, ...request }),
    stop: (target: Target) => post(`${path}/stop`, target),
    pause: (target: Target) => post(`${path}/pause`, target),
    continue: (target: Target) => post(`${path}/continue`, target),
    random: (count: number) => post<{ cubes: string[] }>("/random", { count }),
    scrambles: (count: number) =>
        post<{ scrambles: { scramble: string }[] }>("/scramble", { count }),
    exportText,
    importText,
};
