// The first distances from the solved cube, counted here: a picture to begin with. The
// engine counts the rest.
import { type Facelets, apply, solved } from "./facelets";
import { faces } from "./geometry";
import type { Move } from "./moves";

const turnsIn = {
    htm: [1, 2, 3],
    qtm: [1, 3],
} as const;

const movesIn = (metric: keyof typeof turnsIn): Move[] =>
    faces.flatMap((family) => turnsIn[metric].map((quarters) => ({ family, quarters })));

// How many positions are 0, 1, … `depth` turns away.
export function firstLevels(metric: keyof typeof turnsIn, depth: number): number[] {
    const moves = movesIn(metric);
    const seen = new Set<Facelets>([solved]);
    let level: Facelets[] = [solved];
    const counts = [level.length];
    for (let distance = 1; distance <= depth; ++distance) {
        const next: Facelets[] = [];
        for (const position of level)
            for (const move of moves) {
                const after = apply(position, move);
                if (seen.has(after)) continue;
                seen.add(after);
                next.push(after);
            }
        level = next;
        counts.push(level.length);
    }
    return counts;
}
