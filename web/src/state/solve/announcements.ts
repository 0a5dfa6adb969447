// What is said aloud about a search: the first solution, each length that a proof
// has excluded, the end, an error.
import type { EngineError } from "../../api/client";
import type { Ending } from "../../api/types";
import { formatMoves } from "../../cube/moves";
import { t } from "../../i18n/index.svelte";
import { inWords } from "../../i18n/sentences";
import { announcer } from "../announce.svelte";
import type { Solution } from "./result";

// A proof runs through the small lengths faster than anyone can hear: what is said
// is where it has got to when it becomes slow.
const boundDelay = 1500; // milliseconds
let boundTimer: ReturnType<typeof setTimeout> | undefined;

const told = ({ length, moves }: Solution): string =>
    t.solve.solutionHeard(length, formatMoves(moves));

export function announceSolution(solution: Solution): void {
    announcer.say(told(solution));
}

export function announceBound(length: number): void {
    clearTimeout(boundTimer);
    boundTimer = setTimeout(() => announcer.say(t.proof.atLeastHeard(length)), boundDelay);
}

// Nobody wants to hear of it any more.
export const dropBound = (): void => clearTimeout(boundTimer);

export function announceEnd(solution: Solution | null, ending: Ending): void {
    const why = t.solve.endings[ending];
    announcer.say(solution ? `${told(solution)}. ${why}.` : `${t.solve.noSolution}. ${why}.`);
}

export function announceError(error: EngineError): void {
    announcer.warn(inWords(error, t.language));
}
