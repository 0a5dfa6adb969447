// The laboratory: what is asked there, kept in the browser, and the questions
// themselves, which go on while other pages are looked at.
import type {
    CosetLevel,
    CosetSummary,
    CosetsSummary,
    CountSummary,
    ExploredCoset,
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
import { plainFind } from "./find-form";
import { QuestionStore } from "./question.svelte";
import { sessions } from "./sessions";
import { browser } from "./storage";

export const views = ["count", "coset", "find", "theory", "cycles"] as const;
export type View = (typeof views)[number];

// Of the cube of the cube's page, drawn by chance, or of the cubes of a list.
export const cosetChoices = ["cube", "random", "cubes"] as const;
export const cosetGoals = ["within", "exact", "done"] as const;

const defaults = {
    view: "count" as View,
    count: {
        metric: "htm" as SearchMetric,
        depth: 7,
        classes: false,
        centres: false, // their twists count
    },
    coset: {
        which: "cube" as (typeof cosetChoices)[number],
        goal: "exact" as (typeof cosetGoals)[number],
        distance: 12, // to which the counts are exact
        metric: "htm" as SearchMetric,
        small: false, // of one coset
        number: 40, // drawn by chance
        seed: 1,
        spread: true, // from each distance to H apart
        cubes: "", // the list, one on each line
    },
    find: plainFind,
    theoryDepth: 7,
};
type CosetForm = (typeof defaults)["coset"];

const storageKey = "antipode.laboratory";
export const laboratory = $state(browser.over(storageKey, defaults));

// Called inside the effect of the page.
export function keepLaboratory(): void {
    browser.keep(storageKey, laboratory);
}

export const counting = new QuestionStore<LevelCount, CountSummary>("count");
export const coset = new QuestionStore<CosetLevel, CosetSummary>("coset");
export const cosets = new QuestionStore<ExploredCoset, CosetsSummary>("cosets");
export const finding = new QuestionStore<FoundPosition, FindSummary>("find");
export const theory = new QuestionStore<TheoryLine, { lines: number }>("theory");
export const cycles = new QuestionStore<never, Explanation>("explain", "three-cycles");

export function startCount(): Promise<void> {
    const { centres, ...form } = laboratory.count;
    return counting.start({ ...form, ...centresIn(centres) });
}

// The cubes of a list, one on each line.
export const cubeLines = (text: string): string[] =>
    text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");

function cosetGoal({ goal, distance, metric }: CosetForm): Readonly<Record<string, unknown>> {
    return {
        metric,
        ...(goal === "exact" ? { exact_to: distance } : {}),
        ...(goal === "done" ? { until_done: true } : {}),
    };
}

export function startCoset(): Promise<void> {
    const form = laboratory.coset;
    return coset.start({
        cube: plainlySeen(sessions.cube.cube.position),
        small: form.small,
        ...cosetGoal(form),
    });
}

export function startCosets(): Promise<void> {
    const form = laboratory.coset;
    const { number, seed, spread } = form;
    const which =
        form.which === "random"
            ? { random: number, seed, spread }
            : { cubes: cubeLines(form.cubes) };
    return cosets.start({ ...which, ...cosetGoal(form) });
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
