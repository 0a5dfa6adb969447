// The page's types of answers against those of the server's OpenAPI document: every
// field that the page reads is there, and what the page expects in it can be there. The
// comparison is made when this is compiled.
import { expect, test } from "vitest";
import type { EngineError } from "../../src/api/client";
import type { Method } from "../../src/api/methods";
import type {
    PocketAntipodes,
    PocketCounts,
    PocketFeasibility,
    PocketInfo,
    PocketSolution,
} from "../../src/api/pocket";
import type { Question } from "../../src/api/questions";
import type {
    Info,
    Job,
    ReadAnswer,
    SolveAnswer,
    SolveProgress,
    Status,
} from "../../src/api/types";
import type { GoalRow } from "../../src/api/goals";
import type { Closure, NamedDrawing, SymmetryLists } from "../../src/api/wanted";
import type { Added, Changed, Row, RowPage, Statistics } from "../../src/api/workspace";
import type { Answers, WireError } from "./schema";

// The fields of `Page` that the server does not tell, or not in this way.
type Untold<Page, Wire> = {
    [Field in keyof Page]-?: Field extends keyof Wire
        ? NonNullable<Page[Field]> extends NonNullable<Wire[Field]>
            ? never
            : Field
        : Field;
}[keyof Page];

type Told<Page, Wire> = [Untold<Page, Wire>] extends [never] ? true : Untold<Page, Wire>;

type WireJob = Answers["GET /jobs/{id}"];
type WireRow = Answers["GET /workspace/cubes/{id}"];

const isTold: {
    status: Told<Status, Answers["GET /status"]>;
    read: Told<ReadAnswer, Answers["POST /read"]>;
    info: Told<Info, Answers["POST /info"]>;
    solve: Told<SolveAnswer, NonNullable<WireJob["answer"]>>;
    progress: Told<SolveProgress, WireJob["progress"]>;
    job: Told<Omit<Job, "answer" | "progress">, WireJob>;
    row: Told<Row, WireRow>;
    rows: Told<Omit<RowPage, "rows">, Answers["GET /workspace/cubes"]>;
    added: Told<Omit<Added, "skipped" | "errors" | "notes">, Answers["POST /workspace/import"]>;
    changed: Told<Changed, Answers["POST /workspace/transform"]>;
    statistics: Told<Statistics, Answers["GET /workspace/statistics"]>;
    pocketInfo: Told<PocketInfo, Answers["POST /pocket/info"]>;
    pocketCheck: Told<PocketFeasibility, Answers["POST /pocket/check"]>;
    pocketSolve: Told<PocketSolution, Answers["POST /pocket/solve"]>;
    pocketCount: Told<PocketCounts, Answers["POST /pocket/count"]>;
    pocketAntipodes: Told<PocketAntipodes, Answers["POST /pocket/antipodes"]>;
    question: Told<Question<object, object>, Answers["GET /laboratory/questions/{id}"]>;
    method: Told<Method, Answers["GET /methods"]["methods"][number]>;
    error: Told<EngineError, WireError["error"]>;
    goal: Told<GoalRow, Answers["GET /goals"]["goals"][number]>;
    drawing: Told<NamedDrawing, Answers["GET /laboratory/drawings"]["drawings"][number]>;
    symmetries: Told<SymmetryLists, Answers["GET /laboratory/symmetries"]>;
    closure: Told<Closure, Answers["POST /laboratory/closure"]>;
} = {
    status: true,
    read: true,
    info: true,
    solve: true,
    progress: true,
    job: true,
    row: true,
    rows: true,
    added: true,
    changed: true,
    statistics: true,
    pocketInfo: true,
    pocketCheck: true,
    pocketSolve: true,
    pocketCount: true,
    pocketAntipodes: true,
    question: true,
    method: true,
    error: true,
    goal: true,
    drawing: true,
    symmetries: true,
    closure: true,
};

test("the server tells all that the page reads", () => {
    expect(Object.values(isTold).every((one) => one === true)).toBe(true);
});
