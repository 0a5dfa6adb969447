// Numbers of the list as people read them.
import { type Row, metricLetters } from "../../api/workspace";
import { decimal, formatWhole } from "../../i18n/index.svelte";

// 18f, 18f* when it is proven shortest, 22q in quarter turns.
export const formatLength = (row: Pick<Row, "length" | "metric" | "optimal">): string =>
    row.length === null ? "" : `${row.length}${metricLetters[row.metric]}${row.optimal ? "*" : ""}`;

const units = [
    [1e12, "T"],
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
] as const;

// 1234567 as 1.2 M: a count that runs is read at a glance or not at all.
export function formatLarge(count: number): string {
    for (const [size, letter] of units)
        if (count >= size) {
            const scaled = count / size;
            return `${scaled < 10 ? decimal(scaled, 1) : Math.round(scaled)}\u202f${letter}`;
        }
    return String(count);
}

// A time that runs: its form stays the same from one tenth of a second to the next.
export function formatElapsed(seconds: number): string {
    return seconds < 60 ? `${decimal(seconds, 1)}\u202fs` : formatWhole(seconds);
}
