// The one position of a puzzle. Box, net, 3D cube, facts and address bar all
// show it and change it here, so they always agree.
//
// It is a start and the turns made since: what the box shows is the turns. While
// a solution is played, the cube shows the position some turns further on.
import { countedColours, countingColours, stickersOf } from "../../cube/centres";
import { type Facelets, isComplete, paint as painted, unpainted } from "../../cube/facelets";
import type { Face } from "../../cube/geometry";
import { type Change, type Move, appendAll, formatMoves, inverseOf } from "../../cube/moves";
import { withoutMarks } from "../../cube/open";
import { Path } from "../../cube/path";
import type { Puzzle } from "../../cube/puzzle";

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

export type Listener = (shown: Facelets, change: Change) => void;

const backwards = (change: Change): Change =>
    change !== "jump" && "turn" in change ? { turn: inverseOf(change.turn) } : "jump";

// Undo goes back so many turns in all, however long the words are that it keeps.
const mostKept = 1_000_000;

// A word on its way: the position after some of its turns is shown.
interface Playing {
    readonly path: Path;
    readonly turns: number; // those that are made
    readonly part: number; // of the next one, from 0 to less than 1
}

export class PositionState {
    #now: Step;
    #past = $state.raw<readonly Step[]>([]);
    #future = $state.raw<readonly Step[]>([]);
    #playing = $state.raw<Playing | null>(null);
    #isWriting = false;
    #listeners = new Set<Listener>();

    // The position that is asked about, solved and added to the list.
    readonly position: Facelets = $derived.by(() => this.#now.position);
    // What the cube shows: the position, further on when a solution is played.
    readonly shown: Facelets = $derived(
        this.#playing ? this.#playing.path.after(this.#playing.turns) : this.position,
    );
    readonly isComplete: boolean = $derived(isComplete(this.position));
    readonly unpainted: number = $derived(stickersOf(this.shown).split(unpainted).length - 1);

    constructor(readonly puzzle: Puzzle) {
        const { solved: start } = puzzle;
        this.#now = $state.raw({ start, moves: [], text: "", position: start, by: "jump" });
    }

    get start(): Facelets {
        return this.#now.start;
    }
    // The solved puzzle with the centres that count now.
    get home(): Facelets {
        return countingColours(this.puzzle.solved, countedColours(this.position));
    }
    get isFromHome(): boolean {
        return this.start === this.home;
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
    // Those turns of a word that are made just now; see play().
    get played(): readonly Move[] {
        const { path, turns } = this.#playing ?? {};
        return path?.word.slice(0, turns) ?? [];
    }

    // Tells the 3D view about each change as it happens, in order.
    listen(listener: Listener): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    // One turn by hand. In the middle of a playing solution it goes on from there.
    turn(move: Move): void {
        const next = appendAll(this.#now.moves, [...this.played, move]);
        this.#commit({
            start: this.#now.start,
            moves: next,
            text: formatMoves(next),
            position: this.puzzle.apply(this.shown, move),
            by: { turn: move },
        });
    }

    // The whole position at once: a random cube, a row of the list, a link.
    set(next: { start?: Facelets; moves?: readonly Move[]; text?: string }): void {
        const { start = this.home, moves = [], text = formatMoves(moves) } = next;
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
        this.set({ start: this.#painted(index, colour), text: "" });
    }

    // One more sticker in the same stroke of the brush: undone together.
    paintOn(index: number, colour: Face | "."): void {
        const start = this.#painted(index, colour);
        this.#show({ start, moves: [], text: "", position: start, by: "jump" }, "jump");
    }

    #painted(index: number, colour: Face | "."): Facelets {
        return painted(withoutMarks(this.shown, index), index, colour);
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

    // The player: shows the position after so many turns of a word. What is between
    // two whole numbers is a turn that is made in part.
    play(word: readonly Move[], place: number, time?: number): void {
        const before = this.#playing;
        const turns = Math.min(Math.floor(place), word.length);
        const part = turns === word.length ? 0 : place - turns;
        const isSame = before?.path.word === word;
        const path = isSame ? before.path : new Path(this.position, word, this.puzzle.apply);
        this.#playing = turns + part === 0 ? null : { path, turns, part };
        const from = isSame ? before.turns + before.part : 0;
        if (from !== turns + part || (before && !isSame))
            this.#tell(timed(wayBetween(word, from, turns + part), time));
    }

    #after(start: Facelets, moves: readonly Move[]): Facelets {
        return moves.reduce(this.puzzle.apply, start);
    }

    #commit(next: Step): void {
        this.settle();
        this.#past = recent([...this.#past, this.#now]);
        this.#future = [];
        this.#show(next, next.by);
    }

    #show(next: Step, change: Change): void {
        this.#now = next;
        this.#playing = null;
        this.#tell(change);
    }

    #tell(change: Change): void {
        for (const listener of this.#listeners) listener(this.shown, change);
    }
}

// From one place in a word to another: a whole turn that follows or is taken back can
// be seen as one.
function wayBetween(word: readonly Move[], from: number, to: number): Change {
    const whole = Math.floor(to);
    if (to > whole) return { held: word[whole]!, part: to - whole };
    if (to - from === 1) return { turn: word[from]! };
    if (to - from === -1) return { turn: inverseOf(word[to]!) };
    return "jump";
}

const timed = (change: Change, time?: number): Change =>
    time !== undefined && change !== "jump" && "turn" in change ? { ...change, time } : change;

function recent(steps: readonly Step[]): readonly Step[] {
    let [first, kept] = [steps.length, 0];
    while (first > 0 && (kept += steps[first - 1]!.moves.length) <= mostKept) --first;
    return steps.slice(first);
}
