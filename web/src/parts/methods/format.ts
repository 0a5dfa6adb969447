// Numbers of methods as people read them.
import { t } from "../../i18n/index.svelte";

const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(t.language, { maximumSignificantDigits: digits }).format(value);

// 907 000 000 as 907 MB.
export function formatBytes(bytes: number): string {
    if (bytes === 0) return t.methods.noMemory;
    const power = Math.min(Math.floor(Math.log10(bytes) / 3), t.methods.units.length - 1);
    return `${number(bytes / 1000 ** power, 3)}\u202f${t.methods.units[power]}`;
}

// From microseconds to minutes.
export function formatTime(seconds: number): string {
    if (seconds < 1e-3) return `${number(seconds * 1e6, 2)}\u202fµs`;
    if (seconds < 1) return `${number(seconds * 1e3, 3)}\u202fms`;
    if (seconds < 60) return `${number(seconds, 3)}\u202fs`;
    return `${Math.floor(seconds / 60)}\u202fmin ${Math.round(seconds % 60)}\u202fs`;
}

// A count that is read at a glance: 1.23M.
export const formatShort = (count: number): string =>
    new Intl.NumberFormat(t.language, {
        notation: "compact",
        maximumSignificantDigits: 3,
    }).format(count);

export const formatMean = (length: number): string =>
    new Intl.NumberFormat(t.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
    }).format(length);
