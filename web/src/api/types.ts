// What the server says of positions and solutions.
import type { SolveAnswer } from "./wire";

export type {
    Info,
    Job,
    ReadAnswer,
    SolveAnswer,
    SolveProgress,
    SolveRequest,
    Status,
    TablesStatus,
} from "./wire";

export type Metric = SolveAnswer["metric"];
export const metrics = ["htm", "qtm", "stm"] as const satisfies readonly Metric[];

export type Ending = NonNullable<SolveAnswer["ended"]>;
