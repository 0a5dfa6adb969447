// How far a cube can be solved, where that is not all the way.
import { ask } from "./client";
import type { GoalRow } from "./wire";

export type { GoalRow } from "./wire";

export const listGoals = async (): Promise<readonly GoalRow[]> => (await ask("GET /goals")).goals;
