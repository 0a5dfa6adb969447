// What a row tells about its search.
import { type Row, metricLetters } from "../../api/workspace";
import { type Proof, proofOf } from "../../state/solve/proof";

export const proofOfRow = (row: Row): Proof =>
    proofOf({
        best: row.length,
        lower_bound: row.lower_bound,
        fraction: row.fraction ?? null,
        seconds_left: row.seconds_left ?? null,
        ...(row.depth === null ? {} : { depth: row.depth }),
    });

// "18f": what a proof has got to, where that is less than the whole of it.
export function boundOf(
    row: Pick<Row, "parameters" | "optimal" | "lower_bound" | "metric">,
): string | null {
    if (!row.parameters?.optimal || row.optimal || row.lower_bound <= 1) return null;
    return `${row.lower_bound}${metricLetters[row.metric]}`;
}

export interface Share {
    readonly done: number; // 0 to 1
    readonly isTime: boolean; // of its time; what is left to search nobody knows
}

// Of the table, of the depth in work, or of the time.
export function shareOf(
    row: Pick<Row, "table" | "fraction" | "seconds" | "parameters">,
): Share | null {
    const done = row.table?.progress ?? row.fraction;
    if (typeof done === "number") return { done, isTime: false };
    const time = row.parameters?.time_ms;
    if (!time) return null;
    return { done: Math.min(1, (1000 * (row.seconds ?? 0)) / time), isTime: true };
}
