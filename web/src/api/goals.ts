// How far a cube can be solved, where that is not all the way.
import { get } from "./client";

export interface GoalRow {
    readonly name: string;
    readonly summary: string;
    readonly face: string | null; // a face tells its places apart, such as this one
    readonly axis: string | null;
    readonly at: string | null;
}

export const listGoals = async (): Promise<readonly GoalRow[]> =>
    (await get<{ goals: GoalRow[] }>("/goals")).goals;
