// What a person chose about the list, kept in the browser.
import type { Metric } from "../../api/types";
import type { Order, RunRequest, Skip, SortKey } from "../../api/workspace";
import { axesOf } from "../solve/request";
import { sizeText } from "../solve/size";
import { browser } from "../storage";

export const methods = ["two-phase", "optimal"] as const;
export type Method = (typeof methods)[number];

export interface RunChoices {
    method: Method;
    maxLength: number | null;
    seconds: number | null; // for each cube
    proofSeconds: number | null; // the same for a proof, which takes the time it needs
    memory: string; // for the table of a proof; empty: as the server thinks best
    leastSeconds: number | null; // even if a solution is short enough
    onlyAbove: number | null;
    mostCubes: number | null; // of one run
    isTriple: boolean; // looks along all three axes
    metric: Metric;
    atOnce: number | null; // as the server thinks best
    threads: number | null; // for each cube
}

interface Choices {
    sort: SortKey;
    order: Order;
    skip: Skip;
    randomCount: number;
    run: RunChoices;
}

const defaults: Choices = {
    sort: "id",
    order: "up",
    skip: "no",
    randomCount: 10,
    run: {
        method: "two-phase",
        maxLength: 20,
        seconds: 10,
        proofSeconds: null,
        memory: "",
        leastSeconds: null,
        onlyAbove: null,
        mostCubes: null,
        isTriple: true,
        metric: "htm",
        atOnce: null,
        threads: null,
    },
};

const storageKey = "antipode.workspace";

function load(): Choices {
    const saved = browser.read<Partial<Choices>>(storageKey) ?? {};
    return { ...defaults, ...saved, run: { ...defaults.run, ...saved.run } };
}

export const choices = $state<Choices>(load());

// Called once, from the pane.
export function keepChoices(): void {
    $effect(() => browser.keep(storageKey, choices));
}

// A proof goes on until nothing shorter can exist: there is no length to stop at.
function methodOf(run: RunChoices): RunRequest {
    const memory = sizeText(run.memory);
    if (run.method === "optimal") return { optimal: true, ...(memory === "" ? {} : { memory }) };
    return {
        ...(run.maxLength === null ? {} : { max_length: run.maxLength }),
        ...(run.leastSeconds === null ? {} : { min_time_ms: Math.round(run.leastSeconds * 1000) }),
        ...axesOf(run.isTriple),
    };
}

export function runRequest(run: RunChoices): RunRequest {
    const seconds = run.method === "optimal" ? run.proofSeconds : run.seconds;
    return {
        metric: run.metric,
        ...methodOf(run),
        ...(run.atOnce === null ? {} : { at_once: run.atOnce }),
        ...(run.threads === null ? {} : { threads: run.threads }),
        ...(seconds === null ? {} : { time_ms: Math.round(seconds * 1000) }),
        ...(run.onlyAbove === null ? {} : { only_above: run.onlyAbove }),
        ...(run.mostCubes === null ? {} : { max_cubes: run.mostCubes }),
    };
}
