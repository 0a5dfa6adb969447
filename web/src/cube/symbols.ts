// The six shapes on stickers for those who cannot tell the colours apart, the
// same as in the engine's pictures. Each is an SVG path in a square from -1 to 1,
// to be filled by the even-odd rule.
import type { Face } from "./geometry";

export const symbolNames = ["ring", "triangle", "square", "disc", "cross", "bar"] as const;
export type SymbolName = (typeof symbolNames)[number];

const circle = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export const symbolPaths: Record<SymbolName, string> = {
    ring: circle(0.9) + circle(0.55),
    triangle: "M0 -1.05L.95 .6H-.95z",
    square: "M-.7 -.7H.7V.7H-.7z",
    disc: circle(0.7),
    cross: "M-.27 -.95H.27V-.27H.95V.27H.27V.95H-.27V.27H-.95V-.27H-.27z",
    bar: "M-.95 -.27H.95V.27H-.95z",
};

export const symbolOf: Record<Face, SymbolName> = {
    U: "ring",
    R: "triangle",
    F: "square",
    D: "disc",
    L: "cross",
    B: "bar",
};
