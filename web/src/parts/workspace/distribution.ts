// The distribution of lengths as bars: one for each length from the shortest to
// the longest, so that gaps are seen as gaps.
import { type Metric, type Statistics, metrics } from "../../api/workspace";

export interface Bar {
    readonly length: number;
    readonly count: number;
    readonly optimal: number;
}

export interface Distribution {
    readonly metric: Metric;
    readonly bars: readonly Bar[];
    readonly most: number; // in one bar
    readonly total: number;
}

function distributionIn(metric: Metric, statistics: Statistics): Distribution | null {
    const counts = statistics.lengths[metric] ?? {};
    const lengths = Object.keys(counts).map(Number);
    if (lengths.length === 0) return null;
    const [first, last] = [Math.min(...lengths), Math.max(...lengths)];
    const bars = Array.from({ length: last - first + 1 }, (_, i) => ({
        length: first + i,
        count: counts[first + i] ?? 0,
        optimal: statistics.optimal_lengths[metric]?.[first + i] ?? 0,
    }));
    return {
        metric,
        bars,
        most: Math.max(...bars.map((bar) => bar.count)),
        total: bars.reduce((sum, bar) => sum + bar.count, 0),
    };
}

export const distributionsOf = (statistics: Statistics): Distribution[] =>
    metrics.flatMap((metric) => distributionIn(metric, statistics) ?? []);
