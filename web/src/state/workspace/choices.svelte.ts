// What a person chose about the list, kept in the browser.
import type { Metric } from "../../api/types";
import type { Order, RunRequest, Skip, SortKey } from "../../api/workspace";
import { axesOf } from "../solve/request";
import { sizeText } from "../solve/size";
import { browser } from "../storage";

export const methods = ["two-phase", "optimal"] as const;
export type Method = (typeof methods)[number];

const defaults = {
    sort: "id" as SortKey,
    order: "up" as Order,
    skip: "no" as Skip,
    randomCount: 10,
    run: {
        method: "two-phase" as Method,
        maxLength: 20 as number | null,
        seconds: 10 as number | null, // for each cube
        proofSeconds: null as number | null, // the same for a proof, which takes the time it needs
        memory: "", // for the table of a proof; empty: as the server thinks best
        leastSeconds: null as number | null, // even if a solution is short enough
        onlyAbove: null as number | null,
        mostCubes: null as number | null, // of one run
        isTriple: true, // looks along all three axes
        metric: "htm" as Metric,
        atOnce: null as number | null, // as the server thinks best
        threads: null as number | null, // for each cube
    },
};
type RunChoices = (typeof defaults)["run"];

const storageKey = "antipode.workspace";
export const choices = $state(browser.over(storageKey, defaults));

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
