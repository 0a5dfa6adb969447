// A long question as the page follows it, with a server and a stream that are made up.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QuestionStore } from "../../src/state/question.svelte";

type Handler = (event: { data: string }) => void;

class FakeStream {
    static readonly CLOSED = 2;
    static last: FakeStream;
    readyState = 1;
    onerror: () => void = () => {};
    readonly handlers = new Map<string, Handler>();

    constructor(readonly address: string) {
        FakeStream.last = this;
    }
    addEventListener(name: string, handle: Handler): void {
        this.handlers.set(name, handle);
    }
    send(name: string, data: unknown): void {
        this.handlers.get(name)!({ data: JSON.stringify(data) });
    }
    close(): void {
        this.readyState = FakeStream.CLOSED;
    }
}

const question = (change: object) => ({
    id: "q1",
    kind: "count",
    state: "running",
    question: { depth: 3 },
    progress: { fraction: 0, text: "", seconds: 0, seconds_left: null },
    items: [],
    summary: null,
    created: "",
    ...change,
});

const storageOf = (all: () => Map<string, string>) => ({
    getItem: (key: string) => all().get(key) ?? null,
    setItem: (key: string, value: string) => all().set(key, value),
    removeItem: (key: string) => all().delete(key),
});

// The locks of a browser with several tabs.
class FakeLocks {
    readonly held = new Set<string>();

    async request(name: string, ...rest: unknown[]): Promise<unknown> {
        const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
        if (this.held.has(name)) return work(null);
        this.held.add(name);
        return work({}).finally(() => this.held.delete(name));
    }
}

let answers: Record<string, { status?: number; body?: unknown }>;
let asked: string[];
let keys: (string | undefined)[]; // of what was asked
let kept: Map<string, string>;

beforeEach(() => {
    [answers, asked, keys, kept] = [{}, [], [], new Map()];
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", FakeStream);
    vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal(
        "sessionStorage",
        storageOf(() => kept),
    );
    type Init = { method: string; headers: Record<string, string> };
    vi.stubGlobal("fetch", async (address: string, { method, headers }: Init) => {
        keys.push(headers["Idempotency-Key"]);
        const call = `${method} ${address.replace("/api/v1/laboratory", "")}`;
        asked.push(call);
        const { status = 200, body = {} } = answers[call] ?? { status: 404 };
        return new Response(JSON.stringify(body), { status });
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(60);

async function started(): Promise<QuestionStore<{ n: number }, { all: number }>> {
    answers["POST /count"] = { status: 201, body: question({}) };
    const store = new QuestionStore<{ n: number }, { all: number }>("count");
    await store.start({ depth: 3 });
    return store;
}

describe("a question", () => {
    test("collects what the stream brings, each item once", async () => {
        const store = await started();
        expect(store.phase).toBe("running");
        for (const n of [0, 1, 0, 1, 2]) FakeStream.last.send("item", { n });
        await settle();
        expect(store.items).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
        const { items: _, ...end } = question({ state: "done", summary: { all: 3 } });
        FakeStream.last.send("done", end);
        await settle();
        expect([store.phase, store.summary, store.items.length]).toEqual(["done", { all: 3 }, 3]);
        expect(FakeStream.last.readyState).toBe(FakeStream.CLOSED);
    });

    test("that is answered at once has its items, too", async () => {
        const whole = question({ state: "done", items: [{ n: 0 }], summary: { all: 1 } });
        const { items: _, ...end } = whole;
        answers["POST /count"] = { status: 201, body: end };
        answers["GET /questions/q1"] = { body: whole };
        const store = new QuestionStore<{ n: number }, { all: number }>("count");
        await store.start({ depth: 0 });
        expect([store.phase, store.items]).toEqual(["done", [{ n: 0 }]]);
    });

    test("asks for the whole where the stream was lost for a while", async () => {
        const store = await started();
        FakeStream.last.onerror();
        FakeStream.last.send("item", { n: 2 });
        const whole = question({ state: "done", items: [{ n: 0 }, { n: 1 }, { n: 2 }] });
        answers["GET /questions/q1"] = { body: whole };
        const { items: _, ...end } = whole;
        FakeStream.last.send("done", end);
        await settle();
        expect(store.items.length).toBe(3);
    });

    test("can rest and go on", async () => {
        const store = await started();
        answers["POST /questions/q1/pause"] = { body: question({ state: "paused" }) };
        answers["POST /questions/q1/resume"] = { body: question({ state: "queued" }) };
        await store.pause();
        FakeStream.last.send("state", { state: "paused" });
        expect([store.isPaused, store.isBusy]).toEqual([true, true]);
        await store.resume();
        for (const state of ["queued", "running"]) FakeStream.last.send("state", { state });
        expect([store.isPaused, store.phase]).toEqual([false, "running"]);
    });

    test("is stopped before the server has answered, and there as well", async () => {
        answers["POST /count"] = { status: 201, body: question({}) };
        const store = new QuestionStore("count");
        const started = store.start({ depth: 3 });
        await store.stop();
        expect([store.phase, kept.size]).toEqual(["stopped", 0]);
        await started;
        await settle();
        expect([store.phase, asked[1]]).toEqual(["stopped", "DELETE /questions/q1"]);
    });

    test("that is refused says where it is wrong", async () => {
        const error = { message: "no", kind: "usage", field: "where" };
        answers["POST /find"] = { status: 400, body: { error } };
        const store = new QuestionStore("find");
        await store.start({ where: "?" });
        expect([store.phase, store.error]).toEqual(["idle", error]);
    });

    test("waits for another one without a stream", async () => {
        answers["POST /count"] = { status: 201, body: question({ state: "queued" }) };
        answers["GET /questions/q1"] = { body: question({ state: "queued" }) };
        const store = new QuestionStore("count");
        const before = FakeStream.last;
        await store.start({});
        await settle();
        expect([store.phase, FakeStream.last === before]).toEqual(["queued", true]);
        answers["GET /questions/q1"] = { body: question({}) };
        await vi.advanceTimersByTimeAsync(600);
        expect([store.phase, FakeStream.last === before]).toEqual(["running", false]);
    });

    test("that is forgotten while it waits is over", async () => {
        answers["POST /count"] = { status: 201, body: question({ state: "queued" }) };
        const store = new QuestionStore("count");
        await store.start({ depth: 3 });
        await settle();
        expect(store.phase).toBe("stopped");
    });

    test("is found again after a reload", async () => {
        kept.set("antipode.question.count", "q1");
        answers["GET /questions/q1"] = { body: question({ items: [{ n: 0 }] }) };
        const store = new QuestionStore<{ n: number }, unknown>("count");
        await settle();
        expect([store.phase, store.asked, store.items]).toEqual([
            "running",
            { depth: 3 },
            [{ n: 0 }],
        ]);
    });

    test("that nobody answered before a reload is asked again with its key", async () => {
        answers["POST /count"] = { status: 201, body: question({}) };
        void new QuestionStore("count").start({ depth: 3 });
        const before = new Map(kept);
        await settle();
        kept = before; // as the page was left, before the answer came
        const store = new QuestionStore("count");
        await settle();
        expect([store.phase, asked]).toEqual(["running", ["POST /count", "POST /count"]]);
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
        expect(keys[1]).toBe(keys[0]);
        expect([...kept.keys()]).toEqual(["antipode.question.count"]);
    });

    test("is found in another tab once its own is closed, and not before", async () => {
        const locks = new FakeLocks();
        const local = new Map<string, string>();
        vi.stubGlobal(
            "localStorage",
            storageOf(() => local),
        );
        vi.stubGlobal("navigator", { locks });
        await started();
        kept.clear(); // of this tab only
        answers["GET /questions/q1"] = { body: question({ progress: null }) };
        const beside = new QuestionStore("count");
        await settle();
        expect(beside.phase).toBe("idle");
        locks.held.clear();
        const after = new QuestionStore("count");
        await settle();
        expect([after.phase, after.asked]).toEqual(["running", { depth: 3 }]);
    });

    test("of a closed tab that the server has forgotten is not asked for again", async () => {
        const local = new Map([["antipode.question.count", "q1"]]);
        vi.stubGlobal(
            "localStorage",
            storageOf(() => local),
        );
        vi.stubGlobal("navigator", { locks: new FakeLocks() });
        const store = new QuestionStore("count");
        await settle();
        expect([store.phase, local.size]).toEqual(["idle", 0]);
    });

    test("that failed says why", async () => {
        kept.set("antipode.question.count", "q1");
        const error = { message: "the disk is full", kind: "environment" };
        answers["GET /questions/q1"] = { body: question({ state: "failed", error }) };
        const store = new QuestionStore("count");
        await settle();
        expect([store.phase, store.error]).toEqual(["failed", error]);
    });

    test("that the server has forgotten is over", async () => {
        const store = await started();
        FakeStream.last.readyState = FakeStream.CLOSED;
        FakeStream.last.onerror();
        await settle();
        expect(store.phase).toBe("stopped");
    });

    test("is stopped and forgotten when another one takes its place", async () => {
        const store = await started();
        await store.start({ depth: 4 });
        await settle();
        expect(asked.filter((call) => call === "DELETE /questions/q1").length).toBe(2);
    });
});
