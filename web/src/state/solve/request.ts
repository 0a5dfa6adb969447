// What the options beside the Solve button ask the server for.
import type { Metric, SolveRequest } from "../../api/types";
import { hasCentres, stickersOf } from "../../cube/centres";
import type { Facelets } from "../../cube/facelets";
import type { SolveSettings } from "../settings.svelte";
import { sizeText } from "./size";

type Wish = Omit<SolveRequest, "cube" | "threads">;

const limitedTo = (seconds: number | null): Pick<Wish, "time_ms"> =>
    seconds === null ? {} : { time_ms: Math.round(1000 * seconds) };

// A switch for what Cube Explorer calls triple search, which is on unless told otherwise.
export const axesOf = (isTriple: boolean): Pick<Wish, "axes"> => (isTriple ? {} : { axes: 1 });

// Slice turns are counted where all turns may be made, and on the way to a part.
export const countsSlices = ({ goal, part, turns }: SolveSettings): boolean =>
    part.name !== "" || goal === "shortest" || turns.trim() === "";
export const metricOf = (chosen: SolveSettings): Metric =>
    chosen.metric === "stm" && !countsSlices(chosen) ? "htm" : chosen.metric;

function shortWish(chosen: SolveSettings): Wish {
    const turns = chosen.turns.trim();
    return {
        metric: metricOf(chosen),
        ...(chosen.maxLength === null ? {} : { max_length: chosen.maxLength }),
        ...limitedTo(chosen.seconds),
        ...(turns === "" ? {} : { moves: turns }),
        ...axesOf(chosen.isTriple),
    };
}

// A proof uses every turn, and ends with the shortest solution or not at all.
function shortestWish(chosen: SolveSettings): Wish {
    const memory = sizeText(chosen.memory);
    return {
        metric: chosen.metric,
        optimal: true,
        ...(chosen.allShortest ? { all: true } : {}),
        ...(chosen.allShortest && chosen.allUpTo !== null ? { max_length: chosen.allUpTo } : {}),
        ...limitedTo(chosen.proofSeconds),
        ...(memory === "" ? {} : { memory }),
        ...(chosen.device === "cpu" ? {} : { device: chosen.device }),
    };
}

// How many ways are listed of those that solve a part, in order of length.
const mostWays = 200;

// A part of the cube, or an incomplete one. What is found first is proven shortest.
function partWish(chosen: SolveSettings, isOpen: boolean): Wish {
    const { name, face, axis, at, from, isNiss } = chosen.part;
    const turns = chosen.turns.trim();
    const said = Object.entries({ face, axis, at: at.trim(), from }).filter(([, v]) => v !== "");
    const part = { goal: name, ...Object.fromEntries(said), ...(isNiss ? { niss: true } : {}) };
    return {
        metric: chosen.metric,
        count: mostWays,
        ...(isOpen ? { open: true } : part),
        ...limitedTo(chosen.seconds),
        ...(turns === "" ? {} : { moves: turns }),
    };
}

export function solveRequest(
    cube: Facelets,
    chosen: SolveSettings,
    kind: "whole" | "open" = "whole",
): SolveRequest {
    const isPart = kind === "open" || chosen.part.name !== "";
    const whole = chosen.goal === "shortest" ? shortestWish : shortWish;
    const wish = isPart ? partWish(chosen, kind === "open") : whole(chosen);
    // A part of the cube has no centres.
    return {
        ...(isPart || !hasCentres(cube) ? { cube: stickersOf(cube) } : { cube, centres: "all" }),
        ...wish,
        ...(chosen.threads > 0 ? { threads: chosen.threads } : {}),
    };
}

// The server tells a request with fields of its own order.
const sorted = ({ kind: _, ...fields }: SolveRequest): string =>
    JSON.stringify(Object.entries(fields).sort());
export const isSameRequest = (one: SolveRequest, other: SolveRequest): boolean =>
    sorted(one) === sorted(other);

// Whoever starts such a search does not want to lose it by a turn of the cube.
const longest = 60_000; // milliseconds
export const isLong = ({ optimal, time_ms, open, goal }: SolveRequest): boolean =>
    !open &&
    goal === undefined &&
    ((optimal ?? false) || time_ms === undefined || time_ms > longest);
