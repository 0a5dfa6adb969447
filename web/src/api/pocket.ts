// Questions about the 2×2×2, all answered at once. A cube is 24 stickers as it is
// held, or any text in which one can be written.
import { type Answers, type PocketCounts, type Requests } from "./wire";
import { ask } from "./client";

export type { PocketAntipodes, PocketCounts, PocketInfo, PocketSolution } from "./wire";

export type PocketMetric = PocketCounts["metric"];

type Name = "info" | "check" | "solve" | "random" | "count" | "antipodes";
const question =
    <One extends Name>(name: One) =>
    (
        fields: Requests[`POST /pocket/${One}`],
        signal?: AbortSignal,
    ): Promise<Answers[`POST /pocket/${One}`]> =>
        ask(`POST /pocket/${name}`, fields as never, signal);

export const pocketInfo = question("info");
export const checkPocket = question("check");
export const solvePocket = question("solve");
export const randomPocket = question("random");
export const countPocket = question("count");
export const pocketAntipodes = question("antipodes");
