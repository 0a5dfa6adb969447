import { describe, expect, it } from "vitest";
import { inkOn } from "../../src/cube/colour";
import { faces } from "../../src/cube/geometry";
import { symbolNames, symbolOf, symbolPaths } from "../../src/cube/symbols";
import { schemes } from "../../src/state/settings.svelte";
import vectors from "./vectors.json";

describe("colour schemes", () => {
    it("are the engine's, in its order", () => {
        expect(schemes).toEqual(vectors.schemes);
        expect(Object.keys(schemes)).toEqual(Object.keys(vectors.schemes));
    });
    it("have six different colours each", () => {
        for (const scheme of Object.values(schemes))
            expect(new Set(Object.values(scheme)).size).toBe(6);
    });
    it("get black ink on light stickers and white ink on dark ones", () => {
        expect(inkOn(schemes.wca.U)).toBe("#000000");
        expect(inkOn(schemes.wca.B)).toBe("#ffffff");
    });
});

describe("symbols", () => {
    it("differ from face to face", () => {
        expect(new Set(faces.map((face) => symbolOf[face])).size).toBe(6);
        expect(new Set(symbolNames.map((name) => symbolPaths[name])).size).toBe(6);
    });
});
