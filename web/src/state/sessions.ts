// The puzzles of this page. What shows a puzzle asks for its session by context; here
// are both, for what is about one of them from elsewhere: the address, the list, keys.
import { CubeSession, PocketSession, type PuzzleSession } from "./puzzle/session.svelte";
import { settings } from "./settings.svelte";
import { StepsState } from "./solve/steps.svelte";
import { tab } from "./tab.svelte";

export const sessions = { cube: new CubeSession(), pocket: new PocketSession() } as const;

// The steps that the cube is solved in, if it is.
export const cubeSteps = new StepsState(
    sessions.cube.cube,
    sessions.cube.solver,
    settings.solve.part,
);

// The puzzle that is looked at, if the page shows one.
export const sessionShown = (): PuzzleSession | null =>
    tab.now === "cube" || tab.now === "pocket" ? sessions[tab.now] : null;
