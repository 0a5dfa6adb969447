// What is known about all positions of the 2×2×2: how many are how far, and which
// are farthest.
import { type PocketMetric, countPocket, pocketAntipodes } from "../api/pocket";
import { Told } from "./told.svelte";

const inBoth = <Value>(ask: (question: { metric: PocketMetric }) => Promise<Value>) => ({
    htm: new Told(() => ask({ metric: "htm" })),
    qtm: new Told(() => ask({ metric: "qtm" })),
});

export const pocketCounts = inBoth(countPocket);
export const farthestPockets = inBoth(pocketAntipodes);
