// Positions that are put together from what is asked of them, and what helps to ask.
import { ask } from "./client";
import type { Closure, NamedDrawing, SymmetryLists } from "./wire";

export type {
    Closure,
    NamedDrawing,
    SymmetryLists,
    SymmetryRow,
    WantedCount,
    WantedPosition,
    WantedSummary,
} from "./wire";

export const namedDrawings = async (): Promise<readonly NamedDrawing[]> =>
    (await ask("GET /laboratory/drawings")).drawings;
export const symmetryLists = (): Promise<SymmetryLists> => ask("GET /laboratory/symmetries");
// All that comes with some symmetries and antisymmetries, named as "y2", "-UF".
export const closureOf = (symmetries: string, antisymmetries: string): Promise<Closure> =>
    ask("POST /laboratory/closure", {
        ...(symmetries === "" ? {} : { symmetries }),
        ...(antisymmetries === "" ? {} : { antisymmetries }),
    });
// A condition for positions that are like this one.
export const conditionLike = async (cube: string): Promise<string> =>
    (await ask("POST /laboratory/like", { cube })).condition;
