import { expect, test } from "vitest";
import { rangeOf } from "../../src/cube/place";

test("a place after plain letters is where the engine counts it", () => {
    expect(rangeOf("R U Q", { offset: 4, length: 1 })).toEqual({ from: 4, to: 5 });
});

test("a place after a curly prime is not pushed to the right", () => {
    expect(rangeOf("R U’ Q", { offset: 7, length: 1 })).toEqual({ from: 5, to: 6 });
});

test("a place that covers an accented letter or an emoji covers it whole", () => {
    expect(rangeOf("R É", { offset: 2, length: 2 })).toEqual({ from: 2, to: 3 });
    expect(rangeOf("R 🎲 U", { offset: 2, length: 4 })).toEqual({ from: 2, to: 4 });
});
