// Numbers of a count, ready to be drawn and written.
import type {
    CosetLevel,
    Count,
    ExploredCoset,
    LevelCount,
    PositionEstimate,
} from "../../api/laboratory";
import type { SearchMetric } from "../../api/workspace";
import type { Language } from "../../i18n/index.svelte";
import { formatCount, inLanguage } from "../../i18n/numbers";

// Long numbers inside a sentence, too.
export const withThinSpaces = (sentence: string): string =>
    sentence.replace(/\d{5,}/g, (digits) => formatCount(digits));

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
export const powerOfTen = (exponent: number): string =>
    "10" + [...String(exponent)].map((digit) => raised[Number(digit)]).join("");

// As short as it fits over a bar: 243 or 4.4·10⁹.
export function shortCount(count: Count, language: Language = "en"): string {
    const value = Number(count);
    if (value < 10_000) return formatCount(count);
    const exponent = Math.floor(Math.log10(value));
    const mantissa = (value / 10 ** exponent).toFixed(1);
    const [shown, power] = mantissa === "10.0" ? ["1.0", exponent + 1] : [mantissa, exponent];
    return `${inLanguage(shown, language)}·${powerOfTen(power)}`;
}

// How many times as many as one step before.
export function factors(levels: readonly LevelCount[]): (number | null)[] {
    return levels.map((level, i) => {
        const before = levels[i - 1];
        return before && before.distance === level.distance - 1
            ? Number(level.positions) / Number(before.positions)
            : null;
    });
}

// About how many there will be in the end: with every step 13.35 (quarter turns:
// 9.37) times as many. The axis is that high from the start and does not jump.
const growth: Readonly<Record<SearchMetric, readonly [number, number]>> = {
    htm: [18, 13.35],
    qtm: [12, 9.37],
};
const mostPositions = 19.64; // the decimal logarithm of all there are

export function axisTop(metric: SearchMetric, depth: number): number {
    const [first, factor] = growth[metric];
    const expected = depth === 0 ? 0 : Math.log10(first) + (depth - 1) * Math.log10(factor);
    return Math.max(2, Math.ceil(Math.min(expected, mostPositions)));
}

// The share of the axis that a count takes; one is still to be seen.
export const heightOf = (count: Count, top: number): number =>
    Math.max(0.012, Math.log10(Math.max(1, Number(count))) / top);

// The powers of ten that have a line, few enough to be read.
export function gridLines(top: number): number[] {
    const step = top <= 6 ? 1 : top <= 12 ? 2 : 4;
    return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

// The distances of a coset that have cubes, with those that are nearer.
export interface CosetRow extends CosetLevel {
    readonly within: number;
}
export function cosetRows(levels: readonly CosetLevel[]): CosetRow[] {
    let within = 0;
    return levels
        .map((level) => ({ ...level, within: (within += level.cubes) }))
        .filter((row) => row.within > 0);
}

// The cubes of several cosets at each distance together, exact where all are; and what is told
// of all positions there.
export interface EstimatedRow extends CosetLevel {
    readonly estimate: PositionEstimate | undefined;
}
export function estimatedRows(cosets: readonly ExploredCoset[]): EstimatedRow[] {
    const sums: CosetLevel[] = [];
    for (const { levels } of cosets)
        for (const { distance, cubes, exact } of levels) {
            const sum = sums[distance];
            sums[distance] = {
                distance,
                cubes: cubes + (sum?.cubes ?? 0),
                exact: exact && (sum?.exact ?? true),
            };
        }
    const estimates = new Map(
        cosets.at(-1)?.estimates?.map((estimate) => [estimate.distance, estimate]),
    );
    return sums
        .filter((row) => row.cubes > 0)
        .map((row) => ({ ...row, estimate: estimates.get(row.distance) }));
}

// How far the farthest cubes are, whatever the coset.
export const farthestIn: Readonly<Record<SearchMetric, number>> = { htm: 20, qtm: 26 };

// How many cubes of the coset of the solved one are 0, 1, … turns away, as the engine counts.
export const solvedCoset = {
    htm: [1, 10, 67, 456, 3079, 20_076, 125_218, 756_092, 4_331_124],
    qtm: [1, 4, 10, 36, 123, 368, 1320, 4800, 15_495, 54_016],
} as const;
