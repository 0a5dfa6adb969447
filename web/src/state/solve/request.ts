// What the options beside the Solve button ask the server for.
import type { SolveRequest } from "../../api/types";
import type { Facelets } from "../../cube/facelets";
import type { SolveSettings } from "../settings.svelte";

export function solveRequest(cube: Facelets, chosen: SolveSettings): SolveRequest {
    const turns = chosen.turns.trim();
    return {
        cube,
        metric: chosen.metric,
        ...(chosen.maxLength === null ? {} : { max_length: chosen.maxLength }),
        ...(chosen.seconds === null ? {} : { time_ms: Math.round(1000 * chosen.seconds) }),
        ...(chosen.threads > 0 ? { threads: chosen.threads } : {}),
        ...(turns === "" ? {} : { moves: turns }),
    };
}
