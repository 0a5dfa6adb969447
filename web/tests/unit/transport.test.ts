import { afterEach, expect, test } from "vitest";
import { ask } from "../../src/api/client";
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
