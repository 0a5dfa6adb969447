// Numbers as people read them in both languages.
import type { Language } from "./index.svelte";

// 1234567 as 1 234 567, with the thin spaces of both languages' typography.
export const formatCount = (count: number | string): string =>
    String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

// 0.5, in French 0,5.
export const inLanguage = (written: number | string, language: Language): string =>
    language === "fr" ? String(written).replace(".", ",") : String(written);
export const formatDecimal = (value: number, digits: number, language: Language): string =>
    inLanguage(value.toFixed(digits), language);

export const cubes = (n: number): string => (n === 1 ? "1 cube" : `${formatCount(n)} cubes`);
export const frCubes = (n: number): string => (n < 2 ? `${n} cube` : `${formatCount(n)} cubes`);
// In French nothing is one, too.
export const many = (n: number, one: string, several: string): string => (n < 2 ? one : several);
