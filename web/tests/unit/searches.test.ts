// The searches in the list, with a server that is made up.
import "./page-globals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Job } from "../../src/api/types";
import { searches } from "../../src/state/searches.svelte";

const job = (change: object) => ({
    id: "j1",
    kind: "solve",
    state: "running",
    request: { cube: "here", optimal: true },
    progress: { seconds: 1 },
    answer: { solution: "R U", length: 2 },
    ...change,
});

let jobs: object[];

beforeEach(() => {
    jobs = [job({})];
    vi.stubGlobal("fetch", async (_: string, { method }: { method: string }) => {
        if (method === "DELETE")
            jobs = jobs.flatMap((one) =>
                (one as Job).state === "running" ? [{ ...one, state: "stopped" }] : [],
            );
        return new Response(JSON.stringify({ jobs }), { status: 200 });
    });
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("a search in the list", () => {
    test("that is stopped stays with what it found, until it is put away", async () => {
        await searches.look();
        await searches.remove(searches.list[0]!);
        expect(searches.list.map(({ state }) => state)).toEqual(["stopped"]);
        await searches.remove(searches.list[0]!);
        expect(searches.list).toEqual([]);
    });

    test("that is stopped with nothing found is gone", async () => {
        jobs = [job({ id: "j2", answer: null })];
        await searches.look();
        await searches.remove(searches.list[0]!);
        expect(searches.list).toEqual([]);
    });
});
