// The bound of what is fetched before the 3D part.
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Bundle, bound, firstLoadOf } from "../../tools/first-load";

const noise = (bytes: number): string => randomBytes(bytes / 2).toString("hex"); // packs to half
const chunk = (fileName: string, bytes: number, more = {}) => ({
    [fileName]: { type: "chunk" as const, fileName, code: noise(bytes), ...more },
});

test("The first load is the entry with all it imports, and no page that comes later", () => {
    const bundle: Bundle = {
        ...chunk("assets/index-1.js", 40_000, {
            isEntry: true,
            imports: ["assets/shared-2.js"],
            modules: { "src/parts/Large.svelte": { renderedLength: 30_000 } },
            viteMetadata: { importedCss: new Set(["assets/index-3.css"]) },
        }),
        ...chunk("assets/shared-2.js", 20_000),
        ...chunk("assets/view-4.js", 900_000),
        "assets/index-3.css": { type: "asset", fileName: "assets/index-3.css", source: "a{}" },
        "index.html": { type: "asset", fileName: "index.html", source: "<html></html>" },
    };
    const { bytes, report } = firstLoadOf(bundle);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(bound / 2);
    for (const name of ["index-1.js", "shared-2.js", "index-3.css", "Large.svelte"])
        expect(report).toContain(name);
    expect(report).not.toContain("view-4");
    expect(firstLoadOf({ ...bundle, ...chunk("assets/first-words-5.js", 140_000) }).bytes)
        .toBeGreaterThan(bound); // prettier-ignore
});
