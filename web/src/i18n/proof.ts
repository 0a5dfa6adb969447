// How far a proof is, in one plain sentence.
import type { Proof } from "../state/solve/proof";

interface Units {
    readonly d: string;
}

// An estimate is told in round numbers, in the unit that fits.
export function roundTime(seconds: number, { d }: Units): string {
    const rounded = (value: number, step: number) =>
        Math.max(step, step * Math.round(value / step));
    if (seconds < 10) return `${rounded(seconds, 1)}\u202fs`;
    if (seconds < 57.5) return `${rounded(seconds, 5)}\u202fs`;
    const minutes = seconds / 60;
    if (minutes < 59.5) return `${rounded(minutes, 1)}\u202fmin`;
    const hours = minutes / 60;
    return hours < 47.5 ? `${rounded(hours, 1)}\u202fh` : `${rounded(hours / 24, 1)}\u202f${d}`;
}

const joined = (parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null).join(" · ");

const en = {
    // "found 20 · needs at least 18 · depth 18: 43 %, about 40 s left"
    sentence: ({ found, atLeast, current }: Proof): string =>
        joined([
            found === null ? null : `found ${found}`,
            atLeast === null ? null : en.atLeast(atLeast),
            current &&
                `depth ${current.depth}: ${current.percent}\u202f%${
                    current.secondsLeft === null ? "" : `, ${en.left(current.secondsLeft)}`
                }`,
        ]),
    left: (seconds: number) => `about ${roundTime(seconds, { d: "days" })} left`,
    atLeastHeard: (length: number) => `Needs at least ${length} ${length === 1 ? "turn" : "turns"}`,
    table: (percent: number) => `Preparing the table: ${percent}\u202f%`,
    tableShort: (percent: number) => `table ${percent}\u202f%`,
    atLeast: (length: string | number) => `needs at least ${length}`,
    beginning: "Starting the proof…",
    progress: "Progress of the proof",
};

const fr: typeof en = {
    sentence: ({ found, atLeast, current }) =>
        joined([
            found === null ? null : `trouvé en ${found}`,
            atLeast === null ? null : fr.atLeast(atLeast),
            current &&
                `profondeur ${current.depth}\u00a0: ${current.percent}\u202f%${
                    current.secondsLeft === null ? "" : `, ${fr.left(current.secondsLeft)}`
                }`,
        ]),
    left: (seconds) => `encore ${roundTime(seconds, { d: "jours" })} environ`,
    atLeastHeard: (length) =>
        `Il faut au moins ${length} ${length <= 1 ? "mouvement" : "mouvements"}`,
    table: (percent) => `Préparation de la table\u00a0: ${percent}\u202f%`,
    tableShort: (percent) => `table ${percent}\u202f%`,
    atLeast: (length) => `il en faut au moins ${length}`,
    beginning: "Début de la preuve…",
    progress: "Avancement de la preuve",
};

export const proof = { en, fr };
