// The laboratory: what is asked there, kept in the browser, and the questions
// themselves, which go on while other pages are looked at.
import type {
    CosetLevel,
    CosetSummary,
    CountSummary,
    FindSummary,
    FoundPosition,
    LevelCount,
    TheoryLine,
} from "../api/laboratory";
import type { Explanation } from "../api/methods";
import { centresIn } from "../api/questions";
import type { SearchMetric } from "../api/workspace";
import { withCentres } from "../cube/centres";
import { asSeen, plainlySeen } from "../cube/held";
import { QuestionStore } from "./question.svelte";
import { sessions } from "./sessions";
import { browser } from "./storage";

export const views = ["count", "coset", "find", "theory", "cycles"] as const;
export type View = (typeof views)[number];

export interface CountForm {
    metric: SearchMetric;
    depth: number;
    classes: boolean;
    centres: boolean; // their twists count
}
export const cosetGoals = ["within", "exact", "done"] as const;
export interface CosetForm {
    goal: (typeof cosetGoals)[number];
    distance: number; // to which the counts are exact
    metric: SearchMetric;
    small: boolean;
}
export interface FindForm {
    where: string;
    depth: number;
    metric: SearchMetric;
    fromHere: boolean; // from the cube of the cube's page, not from solved
    moves: string; // the only ones, like "R U"; empty: all
    modulo: string; // faces, like "D"; empty: none
    every: boolean; // not only one of each class
    limit: number;
    centres: boolean; // their twists count
}

interface Saved {
    view: View;
    count: CountForm;
    coset: CosetForm;
    find: FindForm;
    theoryDepth: number;
}

const defaults: Saved = {
    view: "count",
    count: { metric: "htm", depth: 7, classes: false, centres: false },
    coset: { goal: "exact", distance: 12, metric: "htm", small: false },
    find: {
        where: "",
        depth: 5,
        metric: "htm",
        fromHere: false,
        moves: "",
        modulo: "",
        every: false,
        limit: 1000,
        centres: false,
    },
    theoryDepth: 7,
};

const storageKey = "antipode.laboratory";

function load(): Saved {
    const fresh = structuredClone(defaults);
    const saved = browser.read<Partial<Saved>>(storageKey) ?? {};
    return {
        ...fresh,
        ...saved,
        count: { ...fresh.count, ...saved.count },
        coset: { ...fresh.coset, ...saved.coset },
        find: { ...fresh.find, ...saved.find },
    };
}

export const laboratory = $state<Saved>(load());

// Called inside the effect of the page.
export function keepLaboratory(): void {
    browser.keep(storageKey, laboratory);
}

export const counting = new QuestionStore<LevelCount, CountSummary>("count");
export const coset = new QuestionStore<CosetLevel, CosetSummary>("coset");
export const finding = new QuestionStore<FoundPosition, FindSummary>("find");
export const theory = new QuestionStore<TheoryLine, { lines: number }>("theory");
export const cycles = new QuestionStore<never, Explanation>("explain", "three-cycles");

export function startCount(): Promise<void> {
    const { centres, ...form } = laboratory.count;
    return counting.start({ ...form, ...centresIn(centres) });
}

export function startCoset(): Promise<void> {
    const { goal, distance, metric, small } = laboratory.coset;
    return coset.start({
        cube: plainlySeen(sessions.cube.cube.position),
        metric,
        small,
        ...(goal === "exact" ? { exact_to: distance } : {}),
        ...(goal === "done" ? { until_done: true } : {}),
    });
}

export function startFind(): Promise<void> {
    const { fromHere, moves, modulo, centres, ...form } = laboratory.find;
    const { position } = sessions.cube.cube;
    const here = () => (centres ? asSeen(withCentres(position)) : plainlySeen(position));
    return finding.start({
        ...form,
        ...centresIn(centres),
        ...(fromHere ? { from: here() } : {}),
        ...(moves.trim() === "" ? {} : { moves }),
        ...(modulo === "" ? {} : { modulo }),
    });
}

export const startTheory = (): Promise<void> => theory.start({ depth: laboratory.theoryDepth });

export const startCycles = (): Promise<void> =>
    cycles.start({ cube: plainlySeen(sessions.cube.cube.position), method: "three-cycles" });
