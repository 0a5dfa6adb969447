// What the laboratory's questions answer.
import { ask } from "./client";
import type { ConditionName, LevelCount, TheoryLine } from "./wire";

export type {
    ConditionName,
    CosetLevel,
    CosetSummary,
    CosetsSummary,
    CountSummary,
    ExploredCoset,
    FindSummary,
    FoundPosition,
    LevelCount,
    PositionEstimate,
    TheoryLine,
} from "./wire";

// Whole numbers; those beyond 2^53 come as text.
export type Count = LevelCount["positions"];
export type Verdict = TheoryLine["verdict"];

export const conditionNames = async (): Promise<readonly ConditionName[]> =>
    (await ask("GET /laboratory/names")).names;
