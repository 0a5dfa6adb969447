// What the browser kept for an older page, over what is usual now.
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../src/state/storage";

const usual = { sort: "id", keys: {}, colours: ["U", "R"], run: { seconds: 10, most: 20 } };
const kept = (value: unknown) => {
    browser.keep("antipode.test", value);
    return browser.over<object>("antipode.test", usual);
};

const items = new Map<string, string>();
beforeEach(() => {
    items.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => items.set(key, text),
    });
});
afterAll(() => vi.unstubAllGlobals());

describe("what is kept", () => {
    it("is what is usual where nothing is, each time anew", () => {
        const first = browser.over("antipode.test", usual);
        expect(first).toEqual(usual);
        expect(first.run).not.toBe(usual.run);
    });
    it("may lack parts that came later", () => {
        expect(kept({ run: { seconds: 3 } })).toEqual({ ...usual, run: { seconds: 3, most: 20 } });
    });
    it("replaces lists, and knows that nothing was chosen", () => {
        const chosen = { colours: ["F"], run: { seconds: null, most: 20 } };
        expect(kept(chosen)).toEqual({ ...usual, ...chosen });
    });
    it("has names of its own where any are possible", () => {
        expect(kept({ keys: { solve: ["x"] } })).toEqual({ ...usual, keys: { solve: ["x"] } });
    });
    it.each([["no JSON {"], [7], [["a"]], [{ run: "fast" }]])(
        "is forgotten if it is %j",
        (value) => {
            expect(kept(value)).toEqual(usual);
        },
    );
});
