// What a person chose about the list, kept in the browser.
import type { Order, RunRequest, SearchMetric, Skip, SortKey } from "../../api/workspace";

export interface RunChoices {
    maxLength: number | null;
    seconds: number | null; // for each cube
    onlyAbove: number | null;
    metric: SearchMetric;
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
        maxLength: 20,
        seconds: 10,
        onlyAbove: null,
        metric: "htm",
        atOnce: null,
        threads: null,
    },
};

const storageKey = "antipode.workspace";

function load(): Choices {
    try {
        const saved = JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Partial<Choices>;
        return { ...defaults, ...saved, run: { ...defaults.run, ...saved.run } };
    } catch {
        return structuredClone(defaults);
    }
}

export const choices = $state<Choices>(load());

// Called once, from the pane.
export function keepChoices(): void {
    $effect(() => {
        localStorage.setItem(storageKey, JSON.stringify(choices));
    });
}

export function runRequest(run: RunChoices): RunRequest {
    return {
        metric: run.metric,
        ...(run.atOnce === null ? {} : { at_once: run.atOnce }),
        ...(run.threads === null ? {} : { threads: run.threads }),
        ...(run.maxLength === null ? {} : { max_length: run.maxLength }),
        ...(run.seconds === null ? {} : { time_ms: Math.round(run.seconds * 1000) }),
        ...(run.onlyAbove === null ? {} : { only_above: run.onlyAbove }),
    };
}
