// Solve and Stop, with a server that is made up and answers when the test says so.
import "./page-globals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applyAll } from "../../src/cube/facelets";
import { parseWord } from "../../src/cube/moves";
import { CubeSession } from "../../src/state/puzzle/session.svelte";
import { searches } from "../../src/state/searches.svelte";
import { settings } from "../../src/state/settings.svelte";

let asked: string[];
let answer: () => void; // what was posted
let jobs: object[];

beforeEach(() => {
    [asked, jobs] = [[], []];
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    class Stream {
        onerror = () => {};
        addEventListener() {}
        close() {}
    }
    vi.stubGlobal("EventSource", Stream);
    type Init = { method: string; body?: string };
    vi.stubGlobal("fetch", async (address: string, { method, body }: Init) => {
        asked.push(`${method} ${address.replace("/api/v1", "")}`);
        if (asked.at(-1) !== "POST /jobs") return new Response(JSON.stringify({ jobs }));
        await isAnswered;
        const { kind, ...request } = JSON.parse(body!);
        const id = request.optimal ? "proof" : "own";
        const job = { id, kind, state: "running", request, progress: null, answer: null };
        jobs = [...jobs, job];
        return new Response(JSON.stringify(job));
    });
});
afterEach(() => {
    vi.unstubAllGlobals();
    settings.solve.goal = "short";
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const count = (call: string) => asked.filter((one) => one === call).length;

describe("a search that the server has not answered yet", () => {
    test("is stopped at once, and on the server when that answers", async () => {
        const { solver } = new CubeSession();
        const started = solver.start();
        await settle();
        await solver.stop();
        expect([solver.phase, solver.ending]).toEqual(["ended", "stopped"]);
        answer();
        await started;
        await settle();
        expect(solver.phase).toBe("ended");
        expect([count("POST /jobs"), count("DELETE /jobs/own")]).toEqual([1, 2]); // and forgotten
    });

    test("and its twin are one search", async () => {
        const { solver } = new CubeSession();
        const both = [solver.start(), solver.start()];
        answer();
        await Promise.all(both);
        await solver.start();
        expect([solver.phase, count("POST /jobs")]).toEqual(["running", 1]);
    });

    test("is followed by one with other options", async () => {
        const { solver } = new CubeSession();
        const first = solver.start();
        settings.solve.goal = "shortest";
        const second = solver.start();
        answer();
        await Promise.all([first, second]);
        expect([solver.isProof, count("POST /jobs")]).toEqual([true, 2]);
    });

    test("gives its place to one of the list about the same cube", async () => {
        settings.solve.goal = "shortest";
        const { solver } = new CubeSession();
        answer();
        await solver.start();
        settings.solve.goal = "short";
        await solver.start();
        await searches.look();
        const [proof] = searches.list;
        solver.show(proof!);
        expect([solver.phase, solver.isProof]).toEqual(["running", true]);
        expect(searches.list.map(({ id }) => id)).not.toContain(proof!.id);
    });

    test("is shown again when its position is left and comes back", async () => {
        settings.solve.goal = "shortest";
        const { cube, solver } = new CubeSession();
        const started = solver.start();
        await settle();
        const { position } = cube;
        cube.set({ start: applyAll(position, parseWord("U")!) });
        cube.set({ start: position });
        answer();
        await started;
        expect([solver.phase, searches.list.length]).toEqual(["running", 0]);
    });
});
