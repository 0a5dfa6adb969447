// The list of cubes as the server speaks of it.
import { ask, call, getText, postText, queryOf } from "./client";
import type { Added, LevelCount, Requests, Row } from "./wire";

export type { Added, Busy, Row, RowPage, Statistics } from "./wire";

export type Sense = Row["sense"];
export type RowState = Row["state"];
export type SortKey = NonNullable<Window["sort"]>;
export type Order = NonNullable<Window["order"]>;
export type Skip = NonNullable<Requests["POST /workspace/cubes"]["skip_isomorphs"]>;
export type Format = NonNullable<Requests["GET /workspace/export"]["format"]>;
export type Transform = Omit<Requests["POST /workspace/transform"], keyof Selection>;
export type Operation = Transform["operation"];
export type RunRequest = Omit<Requests["POST /workspace/run"], keyof Selection>;
export type Window = Requests["GET /workspace/cubes"];
export type NewCube = Requests["POST /workspace/cubes"]["cubes"][number];
export type Placed = Pick<Added["skipped"][number], "index" | "line">;

// What there is to choose from, in this order.
export const senses = ["generator", "solver"] as const satisfies readonly Sense[];
export const sortKeys = [
    "id",
    "name",
    "length",
    "date",
    "cube",
] as const satisfies readonly SortKey[];
export const skips = ["no", "symmetry", "inversion"] as const satisfies readonly Skip[];

// How lengths are counted, and the letter that says so after a length.
export type Metric = Row["metric"];
export const metricLetters: Readonly<Record<Metric, string>> = {
    htm: "f",
    qtm: "q",
    stm: "s",
    etm: "e",
    axial: "a",
};
export const metrics = Object.keys(metricLetters) as readonly Metric[];
// Those that can be searched in.
export type SearchMetric = LevelCount["metric"];
export const searchMetrics = ["htm", "qtm"] as const satisfies readonly SearchMetric[];

// Which rows an action is about: some, or whatever is in the list.
type Selection = Requests["POST /workspace/delete"];
export type Target = { readonly ids: readonly number[] } | { readonly all: true };

export type ImportFormat = Exclude<Format, "html">;

// Of all rows, if none are named. Many names are too long for an address.
const exportText = (format: Format, ids: readonly number[] | null): Promise<string> =>
    ids
        ? postText("/workspace/export", { format, ids })
        : getText(`/workspace/export?${queryOf({ format })}`);

const importText = (text: string, format: ImportFormat, skip: Skip): Promise<Added> =>
    call<Added>(
        "POST",
        `/workspace/import?${queryOf({ format, skip_isomorphs: skip })}`,
        text,
        undefined,
        format === "json" ? { "Content-Type": "application/json" } : {},
    );

export const workspaceApi = {
    rows: (window: Window, signal?: AbortSignal) => ask("GET /workspace/cubes", window, signal),
    row: (id: number) => call<Row>("GET", `/workspace/cubes/${id}`),
    add: (cubes: readonly NewCube[], skip: Skip) =>
        ask("POST /workspace/cubes", { cubes, skip_isomorphs: skip }),
    change: (id: number, change: Requests["PATCH /workspace/cubes/{id}"]) =>
        call<Row>("PATCH", `/workspace/cubes/${id}`, change),
    sense: (target: Target, sense: Sense) => ask("POST /workspace/sense", { ...target, sense }),
    delete: (target: Target) => ask("POST /workspace/delete", target),
    transform: (target: Target, transform: Transform) =>
        ask("POST /workspace/transform", { ...target, ...transform }),
    label: (target: Target) => ask("POST /workspace/label", target),
    undo: () => ask("POST /workspace/undo"),
    redo: () => ask("POST /workspace/redo"),
    statistics: () => ask("GET /workspace/statistics"),
    run: (target: Target, request: RunRequest) =>
        ask("POST /workspace/run", { ...target, ...request }),
    stop: (target: Target) => ask("POST /workspace/stop", target),
    pause: (target: Target) => ask("POST /workspace/pause", target),
    continue: (target: Target) => ask("POST /workspace/continue", target),
    random: (count: number) => ask("POST /random", { count }),
    scrambles: (count: number) => ask("POST /scramble", { count }),
    exportText,
    importText,
};
