// The one position of the page. Box, net, 3D cube, facts and address bar all
// show it and change it here, so they always agree.
//
// It is a start and the turns made since: what the box shows is the turns. While
// a solution is played, the cube shows the position some turns further on.
import { type Facelets, apply, isComplete, paint as painted, solved } from "../cube/facelets";
import type { Face } from "../cube/geometry";
import { type Move, append, formatMoves, inverseOf } from "../cube/moves";

// What is turned: the cube, or another one that is written in letters and turns.
export interface Model {
    readonly solved: Facelets;
    readonly apply: (facelets: Facelets, move: Move) => Facelets;
}

export interface Snapshot {
    readonly start: Facelets;
    readonly moves: readonly Move[];
    readonly text: string; // of the box: the moves as the person wrote them
}

// A snapshot in the history, with what follows from it and how it came about.
interface Step extends Snapshot {
    readonly position: Facelets;
    readonly by: Change;
}

// How the shown cube came to change: one turn can be animated, a jump cannot. A
// turn may also come with other changes (a solution that stops being played), so
// whoever animates it checks that it leads from what was shown to what is.
export type Change = { readonly turn: Move } | "jump";
export type Listener = (shown: Facelets, change: Change) => void;

const backwards = (change: Change): Change =>
    change === "jump" ? "jump" : { turn: inverseOf(change.turn) };

export class CubeState {
    readonly #model: Model;
    #now: Step;
    #past = $state.raw<readonly Step[]>([]);
    #future = $state.raw<readonly Step[]>([]);
    #played = $state.raw<readonly Move[]>([]);
    #isWriting = false;
    #listeners = new Set<Listener>();

    // The position that is asked about, solved and added to the list.
    readonly position: Facelets = $derived.by(() => this.#now.position);
    // What the cube shows: the position, further on when a solution is played.
    readonly shown: Facelets = $derived(this.#after(this.position, this.#played));
    readonly isComplete: boolean = $derived(isComplete(this.position));

    constructor(model: Model) {
        this.#model = model;
        const { solved: start } = model;
        this.#now = $state.raw({ start, moves: [], text: "", position: start, by: "jump" });
    }

    get start(): Facelets {
        return this.#now.start;
    }
    get moves(): readonly Move[] {
        return this.#now.moves;
    }
    get text(): string {
        return this.#now.text;
    }
    get canUndo(): boolean {
        return this.#past.length > 0;
    }
    get canRedo(): boolean {
        return this.#future.length > 0;
    }
    get played(): readonly Move[] {
        return this.#played;
    }

    // Tells the 3D view about each change as it happens, in order.
    listen(listener: Listener): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    // One turn by hand. In the middle of a playing solution it goes on from there.
    turn(move: Move): void {
        const moves = this.#played.reduce(append, this.#now.moves);
        const next = append(moves, move);
        this.#commit({
            start: this.#now.start,
            moves: next,
            text: formatMoves(next),
            position: this.#model.apply(this.shown, move),
            by: { turn: move },
        });
    }

    // The whole position at once: a random cube, a row of the list, a link.
    set(next: { start?: Facelets; moves?: readonly Move[]; text?: string }): void {
        const { start = this.#model.solved, moves = [], text = formatMoves(moves) } = next;
        this.#commit({ start, moves, text, position: this.#after(start, moves), by: "jump" });
    }

    // What the person typed; `moves` is how the engine read it. All that is typed
    // until settle() is one step for undo.
    write(text: string, moves: readonly Move[], start: Facelets = this.#now.start): void {
        const now = this.#now;
        const last = moves.at(-1);
        const isAfterNow = (before: readonly Move[]) =>
            start === now.start && formatMoves(before) === formatMoves(now.moves);
        if (isAfterNow(moves)) {
            this.#now = { ...now, text }; // a blank, a comment: nothing turns
            return;
        }
        const isOneMore = last !== undefined && isAfterNow(moves.slice(0, -1));
        const by = isOneMore ? { turn: last } : "jump";
        const step: Step = { start, moves, text, position: this.#after(start, moves), by };
        if (this.#isWriting) this.#show({ ...step, by: "jump" }, by);
        else this.#commit(step);
        this.#isWriting = true;
    }

    // The person is done with typing, for now.
    settle(): void {
        this.#isWriting = false;
    }

    paint(index: number, colour: Face | "."): void {
        this.set({ start: painted(this.shown, index, colour), text: "" });
    }

    // One more sticker in the same stroke of the brush: undone together.
    paintOn(index: number, colour: Face | "."): void {
        const start = painted(this.shown, index, colour);
        this.#show({ start, moves: [], text: "", position: start, by: "jump" }, "jump");
    }

    reset(): void {
        this.set({});
    }

    undo(): void {
        const back = this.#past.at(-1);
        if (!back) return;
        this.settle();
        this.#future = [this.#now, ...this.#future];
        this.#past = this.#past.slice(0, -1);
        this.#show(back, backwards(this.#now.by));
    }

    redo(): void {
        const [next, ...rest] = this.#future;
        if (!next) return;
        this.settle();
        this.#past = [...this.#past, this.#now];
        this.#future = rest;
        this.#show(next, next.by);
    }

    // The player: shows the position after these turns of the solution.
    play(played: readonly Move[]): void {
        const before = this.#played;
        this.#played = played;
        const isPrefix = (a: readonly Move[], b: readonly Move[]) =>
            a.every((move, i) => move === b[i]);
        const last = played.at(-1);
        if (last && played.length === before.length + 1 && isPrefix(before, played))
            this.#tell({ turn: last });
        else if (played.length === before.length - 1 && isPrefix(played, before))
            this.#tell({
                turn: { ...before.at(-1)!, quarters: (4 - before.at(-1)!.quarters) as 1 | 2 | 3 },
            });
        else if (played !== before) this.#tell("jump");
    }

    #after(start: Facelets, moves: readonly Move[]): Facelets {
        return moves.reduce(this.#model.apply, start);
    }

    #commit(next: Step): void {
        this.settle();
        this.#past = [...this.#past, this.#now];
        this.#future = [];
        this.#show(next, next.by);
    }

    #show(next: Step, change: Change): void {
        this.#now = next;
        this.#played = [];
        this.#tell(change);
    }

    #tell(change: Change): void {
        for (const listener of this.#listeners) listener(this.shown, change);
    }
}

export const cube = new CubeState({ solved, apply });
