import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inkOn, luminance } from "../../src/cube/colour";
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

// As the Web Content Accessibility Guidelines count it.
const contrast = (a: string, b: string): number => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light! + 0.05) / (dark! + 0.05);
};
const tokens = readFileSync("src/style/tokens.css", "utf8");
const token = (name: string): readonly [light: string, dark: string] => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)!;
    return [light!, dark!];
};

describe("a cube on the page", () => {
    it.each([
        ["light", 0],
        ["dark", 1],
    ] as const)("stands out in the %s theme, white stickers and plastic too", (_, theme) => {
        const [stage, plastic] = [token("stage")[theme], token("plastic")[theme]];
        expect(contrast(stage, plastic)).toBeGreaterThan(1.5);
        expect(contrast(schemes.wca.U, plastic)).toBeGreaterThan(3);
        for (const colour of Object.values(schemes.wca))
            expect(contrast(colour, plastic) + contrast(colour, stage)).toBeGreaterThan(3);
    });
});
