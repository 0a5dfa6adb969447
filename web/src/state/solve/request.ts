// What the options beside the Solve button ask the server for.
import type { SolveRequest } from "../../api/types";
import type { Facelets } from "../../cube/facelets";
import type { SolveSettings } from "../settings.svelte";
import { sizeText } from "./size";

type Wish = Omit<SolveRequest, "cube" | "threads">;

const limitedTo = (seconds: number | null): Pick<Wish, "time_ms"> =>
    seconds === null ? {} : { time_ms: Math.round(1000 * seconds) };

// Slice turns are counted by proofs only.
function shortWish(chosen: SolveSettings): Wish {
    const turns = chosen.turns.trim();
    return {
        metric: chosen.metric === "stm" ? "htm" : chosen.metric,
        ...(chosen.maxLength === null ? {} : { max_length: chosen.maxLength }),
        ...limitedTo(chosen.seconds),
        ...(turns === "" ? {} : { moves: turns }),
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
    };
}

export function solveRequest(cube: Facelets, chosen: SolveSettings): SolveRequest {
    const wish = chosen.goal === "shortest" ? shortestWish(chosen) : shortWish(chosen);
    return {
        cube,
        ...wish,
        ...(chosen.threads > 0 ? { threads: chosen.threads } : {}),
    };
}

// Whoever starts such a search does not want to lose it by a turn of the cube.
const longest = 60_000; // milliseconds
export const isLong = ({ optimal, time_ms }: SolveRequest): boolean =>
    (optimal ?? false) || time_ms === undefined || time_ms > longest;
