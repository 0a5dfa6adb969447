// A puzzle on the table with all that belongs to it: its position, the box, the brush,
// what is known about it, what solves it, what plays, and from where it is seen. There
// is one for the cube and one for the 2×2×2; components ask for theirs by context.
import { createContext } from "svelte";
import type { PocketInfo } from "../../api/pocket";
import type { Info } from "../../api/types";
import { countedColours } from "../../cube/centres";
import type { Facelets } from "../../cube/facelets";
import type { Face } from "../../cube/geometry";
import { mirrorWord } from "../../cube/mirror";
import { type Move, appendAll, inverseWord } from "../../cube/moves";
import { type Puzzle, puzzles } from "../../cube/puzzle";
import { BoxState, type Reader } from "./box.svelte";
import { CameraState } from "./camera.svelte";
import { CentresState } from "./centres.svelte";
import { aboutCube, completeCube, cubeReader, randomCube, transformCube } from "./cube-engine";
import { type Completion, EditorState } from "./editor.svelte";
import { FactsState, type Knowledge } from "./facts.svelte";
import { JobSolver } from "./job-solver.svelte";
import { PlayerState } from "./player.svelte";
import { aboutPocket, pocketReader, randomPocketCube } from "./pocket-engine";
import { PositionState } from "./position.svelte";
import { QuickSolver } from "./quick-solver.svelte";
import type { SolverState } from "./solver.svelte";

export type Transformation = "inverse" | "mirror";
const onWords: Readonly<Record<Transformation, (moves: readonly Move[]) => Move[]>> = {
    inverse: inverseWord,
    mirror: mirrorWord,
};

// The questions that the engine answers about a puzzle.
interface Engine<Info> {
    readonly reader: Reader;
    about(shown: Facelets, signal: AbortSignal): Promise<Knowledge<Info>>;
    random(centres: readonly Face[]): Promise<Facelets>; // with those that count
    complete?(held: Facelets): Promise<Completion>;
    transform?(held: Facelets, how: Transformation): Promise<Facelets>;
}

export class PuzzleSession<Info = unknown, Solver extends SolverState = SolverState> {
    readonly cube: PositionState;
    readonly box: BoxState;
    readonly facts: FactsState<Info>;
    readonly editor: EditorState;
    readonly centres: CentresState;
    readonly solver: Solver;
    readonly player: PlayerState;
    readonly camera = new CameraState();

    constructor(
        readonly puzzle: Puzzle,
        private readonly engine: Engine<Info>,
        makeSolver: (cube: PositionState, editor: EditorState) => Solver,
    ) {
        this.cube = new PositionState(puzzle);
        this.box = new BoxState(this.cube, engine.reader);
        this.facts = new FactsState(this.cube, (shown, signal) => engine.about(shown, signal));
        this.editor = new EditorState(this.cube, this.facts, engine.complete ?? null);
        this.centres = new CentresState(this.cube);
        this.solver = makeSolver(this.cube, this.editor);
        this.player = new PlayerState(this.cube, this.solver);
    }

    // Called once, inside an effect of the page that shows it.
    keep(): void {
        this.facts.keep();
        this.player.keep();
    }

    async random(): Promise<void> {
        this.cube.set({ start: await this.engine.random(countedColours(this.cube.position)) });
    }

    // A maneuver from the solved cube stays a maneuver; any other position is
    // transformed by the engine, where it can.
    get canTransform(): boolean {
        const { cube, engine } = this;
        return cube.isComplete && (cube.isFromHome || !!engine.transform);
    }
    async transform(how: Transformation): Promise<void> {
        const { cube, engine } = this;
        if (cube.isFromHome) {
            cube.set({ moves: onWords[how](appendAll(cube.moves, cube.played)) });
            return;
        }
        const held = cube.shown;
        const start = await engine.transform?.(held, how);
        if (start && cube.shown === held) cube.set({ start });
    }
}

export class CubeSession extends PuzzleSession<Info, JobSolver> {
    constructor() {
        const engine = {
            reader: cubeReader,
            about: aboutCube,
            random: (centres: readonly Face[]) => randomCube({ centres }),
            complete: completeCube,
            transform: transformCube,
        };
        super(puzzles.cube, engine, (cube, editor) => new JobSolver(cube, editor));
    }
}

export class PocketSession extends PuzzleSession<PocketInfo, QuickSolver> {
    constructor() {
        const engine = { reader: pocketReader, about: aboutPocket, random: randomPocketCube };
        super(puzzles.pocket, engine, (cube) => new QuickSolver(cube));
    }
    override keep(): void {
        super.keep();
        this.solver.keep();
    }
}

// What the view in space needs of a session. Without an editor the cube can be looked
// at from everywhere, and is not turned by hand.
export interface Seen {
    readonly puzzle: Puzzle;
    readonly cube: PositionState;
    readonly camera: CameraState;
    readonly editor?: EditorState;
    readonly centres?: CentresState;
}

// The session of the page that a component is on.
export const [puzzleSession, providePuzzle] = createContext<PuzzleSession>();
