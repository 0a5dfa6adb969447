// What holds for all components, read from their text.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
    });
const all = filesIn("src").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const having = (pattern: RegExp, isMeant: (path: string) => boolean): string[] =>
    all.filter(({ path, text }) => isMeant(path) && pattern.test(text)).map(({ path }) => path);

const isComponent = (path: string): boolean => path.endsWith(".svelte");
const isOutside = (folder: string) => (path: string) => !path.startsWith(join("src", folder));

describe("the page", () => {
    it("takes sizes of type and of what fingers hit from the tokens", () => {
        expect(having(/font-size:\s*[\d.]|font:\s*[\d.]/, isComponent)).toEqual([]);
        expect(having(/min-(width|height): 44px/, isComponent)).toEqual([]);
    });
    it("talks to the engine in one place", () => {
        expect(having(/\bfetch\(|new EventSource\b/, isOutside("api/transport.ts"))).toEqual([]);
    });
    it("remembers in one place, which bears a browser that refuses", () => {
        expect(having(/\b(local|session)Storage\b/, isOutside("state/storage.ts"))).toEqual([]);
    });
    it("has no file of more than 500 lines but the generated one", () => {
        const isLong = ({ text }: { text: string }) => text.split("\n").length > 500;
        const generated = join("src", "api", "wire.ts");
        expect(all.filter(isLong).map(({ path }) => path)).toEqual([generated]);
    });
});
