// What is said aloud about a search: the first solution, the end, an error.
import type { Ending } from "../../api/types";
import { formatMoves } from "../../cube/moves";
import { t } from "../../i18n/index.svelte";
import { inWords } from "../../i18n/sentences";
import { announcer } from "../announce.svelte";
import type { Solution } from "./result";

const told = ({ length, moves }: Solution): string =>
    t.solve.solutionHeard(length, formatMoves(moves));

export function announceSolution(solution: Solution): void {
    announcer.say(told(solution));
}

export function announceEnd(solution: Solution | null, ending: Ending): void {
    const why = t.solve.endings[ending];
    announcer.say(solution ? `${told(solution)}. ${why}.` : `${t.solve.noSolution}. ${why}.`);
}

export function announceError(sentence: string): void {
    announcer.warn(inWords(sentence, t.language));
}
