import { afterEach, expect, test } from "vitest";
import { ApiError, ask, observeCalls } from "../../src/api/client";
import { http, useTransport } from "../../src/api/transport";

afterEach(() => useTransport(http));

test("whatever answers the same questions can take the server's place", async () => {
    const asked: string[] = [];
    useTransport({
        ask: (path, { method }) => {
            asked.push(`${method} ${path}`);
            return Promise.resolve(Response.json({ methods: [] }));
        },
        listen: http.listen,
    });
    expect(await ask("GET /methods")).toEqual({ methods: [] });
    expect(asked).toEqual(["GET /methods"]);
});

const breakingOff = (error: Error): Response =>
    new Response(new ReadableStream({ start: (body) => body.error(error) }));

test("an answer that breaks off is a server that is away, whatever the browser calls it", async () => {
    for (const error of [new TypeError("network"), new DOMException("left", "AbortError")]) {
        useTransport({ ask: () => Promise.resolve(breakingOff(error)), listen: http.listen });
        await expect(ask("GET /methods")).rejects.toMatchObject({
            reason: { kind: "unreachable" },
        });
        useTransport({ ask: () => Promise.reject(error), listen: http.listen });
        await expect(ask("GET /methods")).rejects.toBeInstanceOf(ApiError);
    }
});

test("a question that was taken back fails as that", async () => {
    const taken = new AbortController();
    const gone = new DOMException("taken back", "AbortError");
    useTransport({ ask: () => Promise.reject(gone), listen: http.listen });
    taken.abort();
    await expect(ask("GET /methods", undefined, taken.signal)).rejects.toBe(gone);
});

test("an answer to what was asked before the server went away does not bring it back", async () => {
    const heard: boolean[] = [];
    observeCalls((answered) => heard.push(answered));
    let answerEarly = (_: Response): void => {};
    const early = new Promise<Response>((resolve) => (answerEarly = resolve));
    useTransport({ ask: () => early, listen: http.listen });
    const asked = ask("GET /methods");
    useTransport({ ask: () => Promise.reject(new TypeError("away")), listen: http.listen });
    await expect(ask("GET /methods")).rejects.toBeInstanceOf(ApiError);
    answerEarly(Response.json({ methods: [] }));
    await asked;
    expect(heard).toEqual([false]);
    const back = () => Promise.resolve(Response.json({ methods: [] }));
    useTransport({ ask: back, listen: http.listen });
    await ask("GET /methods");
    expect(heard).toEqual([false, true]);
    observeCalls(() => {});
});
