// Plays a word on the puzzle: the solution that was found, the generator that leads
// to the position, or the maneuver in the box. The 3D cube follows through
// cube.play().
import { untrack } from "svelte";
import { type Move, inverseWord } from "../../cube/moves";
import { settings } from "../settings.svelte";
import type { PositionState } from "./position.svelte";
import type { SolverState } from "./solver.svelte";

export const trackKinds = ["solution", "generator", "maneuver"] as const;
export type TrackKind = (typeof trackKinds)[number];

export interface Track {
    readonly kind: TrackKind;
    readonly moves: readonly Move[];
    // From the position, these show where the word is after some of its turns: a
    // solution goes on from the position; the others lead to it, so the way to
    // the middle of them is backwards from their end.
    readonly way: readonly Move[];
}

const nothing: Track = { kind: "maneuver", moves: [], way: [] };

const solutionTrack = (moves: readonly Move[]): Track => ({ kind: "solution", moves, way: moves });
const trackTo = (kind: TrackKind, moves: readonly Move[]): Track => ({
    kind,
    moves,
    way: inverseWord(moves),
});

const isForward = (track: Track): boolean => track.kind === "solution";
const restOf = (track: Track): number => (isForward(track) ? 0 : track.moves.length);

export class PlayerState {
    #track = $state.raw<Track>(nothing);
    #offered = $state.raw<Track | null>(null);
    #place = $state(0);
    #isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly cube: PositionState,
        private readonly solver: SolverState,
    ) {}

    // By themselves, so that news of the search which change no move change nothing.
    readonly #found = $derived.by(() => this.solver.word);
    readonly #source: Track = $derived.by(() => {
        const { moves } = this.cube;
        if (!this.#found) return moves.length > 0 ? trackTo("maneuver", moves) : nothing;
        return settings.solve.sense === "solver"
            ? solutionTrack(this.#found)
            : trackTo("generator", inverseWord(this.#found));
    });

    readonly track: Track = $derived(this.#track);
    // How far the word is played; between two whole numbers a turn is half made.
    readonly place: number = $derived(this.#place);
    // How many turns of the word have been made.
    get index(): number {
        return Math.floor(this.#place);
    }
    readonly isPlaying: boolean = $derived(this.#isPlaying);
    // A shorter word that came while this one is looked at.
    readonly offered: Track | null = $derived(this.#offered);

    // Called once, inside an effect of whoever shows the player.
    keep(): void {
        let { position } = this.cube;
        $effect(() => {
            const [source, now] = [this.#source, this.cube.position];
            untrack(() => this.#follow(source, now !== position));
            position = now;
        });
        $effect(() => () => this.pause());
    }

    #follow(source: Track, isElsewhere: boolean): void {
        if (isElsewhere || source.kind !== this.#track.kind || this.#isAtRest())
            this.#adopt(source);
        else if (source !== this.#track) this.#offered = source;
    }

    acceptOffer(): void {
        if (this.#offered) this.#adopt(this.#offered);
    }

    play(): void {
        if (this.#track.moves.length === 0) return;
        if (this.#place === this.#track.moves.length) this.#seek(0);
        this.#isPlaying = true;
        this.#tick();
    }

    pause(): void {
        clearTimeout(this.#timer);
        this.#isPlaying = false;
    }

    toggle(): void {
        if (this.#isPlaying) this.pause();
        else this.play();
    }

    // By hand: the player stops there.
    goTo(place: number): void {
        this.pause();
        this.#seek(place);
        if (this.#isAtRest()) this.acceptOffer();
    }
    // The hand lets go in the middle of a turn: it goes to its nearer end.
    settle(): void {
        this.goTo(Math.round(this.#place));
    }
    step(by: 1 | -1): void {
        this.goTo(by === 1 ? this.index + 1 : Math.ceil(this.#place) - 1);
    }
    // As if nothing of the word had been played: then another one takes its place.
    rest(): void {
        this.goTo(restOf(this.#track));
    }
    toStart(): void {
        this.goTo(0);
    }
    toEnd(): void {
        this.goTo(this.#track.moves.length);
    }

    #isAtRest(): boolean {
        return !this.#isPlaying && this.#place === restOf(this.#track);
    }

    #adopt(track: Track): void {
        this.pause();
        this.#offered = null;
        this.#track = track;
        this.#place = restOf(track);
        this.cube.play(track.way, 0);
    }

    #seek(place: number, time?: number): void {
        const { moves, way } = this.#track;
        this.#place = Math.min(Math.max(place, 0), moves.length);
        const turns = isForward(this.#track) ? this.#place : moves.length - this.#place;
        this.cube.play(way, turns, time);
    }

    // The next turn starts when the one before is over; the first one at once.
    #tick(): void {
        this.#seek(this.index + 1, settings.turnTime);
        const isOver = this.#place === this.#track.moves.length;
        this.#timer = setTimeout(() => (isOver ? this.pause() : this.#tick()), settings.turnTime);
    }
}
