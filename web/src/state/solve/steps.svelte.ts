// The steps of fewest moves: edge orientation, domino reduction, half-turn reduction, and the
// rest. Each goes on from the position that the step before has reached.
import type { Facelets } from "../../cube/facelets";
import { inColoursOf } from "../../cube/held";
import { lengthIn } from "../../cube/moves";
import type { PositionState } from "../puzzle/position.svelte";
import type { SolverState } from "../puzzle/solver.svelte";
import { type ChainGoal, type Step, goalAfter, isInChain, wholeWord } from "./chain";
import { type PartSettings, wholeCube } from "./part";
import type { Word } from "./result";

export class StepsState {
    #steps = $state.raw<readonly Step[]>([]);
    #reached = $state.raw<Facelets>("");

    constructor(
        private readonly cube: PositionState,
        private readonly solver: SolverState,
        private readonly part: PartSettings,
    ) {}

    // Those that led to the position; none when it came about in another way.
    readonly done: readonly Step[] = $derived.by(() =>
        this.cube.position === this.#reached ? this.#steps : [],
    );
    // The way that is shown, as the next step.
    readonly #shown: Step | null = $derived.by(() => {
        const { way, word } = this.solver;
        if (!way || !word || !isInChain(this.part.name)) return null;
        return {
            goal: this.part.name,
            where: way.where,
            normal: word,
            inverse: way.inverse,
            before: this.cube.position,
            part: { ...this.part },
        };
    });
    readonly next: ChainGoal | null = $derived(this.#shown ? goalAfter(this.#shown.goal) : null);
    // Where the shown way is the last one.
    readonly whole: Word | null = $derived(
        this.#shown?.goal === "solved" && this.done.length > 0
            ? wholeWord([...this.done, this.#shown])
            : null,
    );

    // Makes the shown way, and asks for the next goal.
    async goOn(): Promise<void> {
        const [shown, next, way] = [this.#shown, this.next, this.solver.way];
        if (!shown || !next || !way) return;
        this.#steps = [...this.done, shown];
        this.#reached = inColoursOf(shown.before, way.reached);
        this.cube.set({ start: this.#reached, text: "" });
        Object.assign(this.part, { ...wholeCube, name: next, from: shown.goal });
        this.part.isNiss = shown.part.isNiss && next !== "solved";
        await this.solver.start();
    }

    // To the position before the last step, and what was asked there.
    back(): void {
        const last = this.done.at(-1);
        if (!last) return;
        const steps = this.done.slice(0, -1);
        this.cube.set({ start: last.before, text: "" });
        Object.assign(this.part, last.part);
        this.#steps = steps;
        this.#reached = last.before;
    }

    // The cube as it was before the first step, with all steps as its solution.
    showWhole(present: (word: Word, length: number) => void): void {
        const [first, word] = [this.done[0], this.whole];
        if (!first || !word) return;
        this.cube.set({ start: first.before, text: "" });
        Object.assign(this.part, wholeCube);
        present(word, lengthIn("htm", word));
    }
}
