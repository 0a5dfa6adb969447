// The methods of solving, and what the server tells about them.
import { ask } from "./client";
import type { Method } from "./wire";

export type { Comparison, ExplainedPhase, Explanation, Method } from "./wire";

export type Effort = Method["effort"];

export const listMethods = async (): Promise<readonly Method[]> =>
    (await ask("GET /methods")).methods;
