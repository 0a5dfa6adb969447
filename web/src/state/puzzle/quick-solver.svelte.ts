// Shortest solutions of the 2×2×2: the engine knows every distance, so that one
// question brings the answer with its proof.
import { untrack } from "svelte";
import { ApiError } from "../../api/client";
import { type PocketSolution, solvePocket } from "../../api/pocket";
import { type Facelets } from "../../cube/facelets";
import { parseWord } from "../../cube/moves";
import { settings } from "../settings.svelte";
import { announceError, announceSolution } from "../solve/announcements";
import { type Result, nothing } from "../solve/result";
import type { PositionState } from "./position.svelte";
import { SolverState } from "./solver.svelte";

export class QuickSolver extends SolverState {
    #about: Facelets;
    #asked = ""; // with which settings

    constructor(cube: PositionState) {
        super(cube);
        this.#about = cube.position;
        cube.listen(() => this.#move());
    }

    // Called by the page while it is there: who changes what is counted while a
    // solution is shown wants the other one.
    keep(): void {
        $effect(() => {
            const wanted = JSON.stringify(settings.pocket);
            untrack(() => {
                if (this.solution && wanted !== this.#asked) void this.start();
            });
        });
    }

    async start(): Promise<void> {
        const about = this.cube.position;
        const { metric, all } = settings.pocket;
        this.#asked = JSON.stringify(settings.pocket);
        try {
            const answer = await solvePocket({ cube: about, as: "facelets", metric, all });
            if (this.cube.position !== about) return;
            this.result = resultOf(answer);
            if (this.solution) announceSolution(this.solution);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            if (this.cube.position !== about) return;
            this.result = { ...nothing, error: error.reason };
            announceError(error.reason);
        }
    }

    // It is over before anybody could.
    stop = (): Promise<void> => Promise.resolve();
    pause = (): Promise<void> => Promise.resolve();
    resume = (): Promise<void> => Promise.resolve();

    #move(): void {
        if (this.cube.position === this.#about) return;
        this.#about = this.cube.position;
        this.result = nothing;
    }
}

function resultOf({ solution, solutions, length, metric }: PocketSolution): Result {
    const moves = parseWord(solution) ?? [];
    const words = (solutions ?? []).map((word) => parseWord(word) ?? []);
    return {
        ...nothing,
        phase: "ended",
        isProof: true,
        words,
        lengths: [length],
        solution: { moves, length, metric, isOptimal: true, lowerBound: length },
        ending: "proven",
    };
}
