// Plays a word on the puzzle: the solution that was found, the generator that leads
// to the position, or the maneuver in the box. The 3D cube follows through
// cube.play().
import { untrack } from "svelte";
import { type Move, inverseWord } from "../../cube/moves";
import { settings } from "../settings.svelte";
import { Playback } from "./playback.svelte";
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

export class PlayerState extends Playback {
    #track = $state.raw<Track>(nothing);
    #offered = $state.raw<Track | null>(null);

    constructor(
        private readonly cube: PositionState,
        private readonly solver: SolverState,
    ) {
        super();
    }

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
    // A shorter word that came while this one is looked at.
    readonly offered: Track | null = $derived(this.#offered);
    get count(): number {
        return this.#track.moves.length;
    }

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

    override goTo(place: number): void {
        super.goTo(place);
        if (this.#isAtRest()) this.acceptOffer();
    }
    // As if nothing of the word had been played: then another one takes its place.
    rest(): void {
        this.goTo(restOf(this.#track));
    }

    #isAtRest(): boolean {
        return !this.isPlaying && this.place === restOf(this.#track);
    }

    #adopt(track: Track): void {
        this.pause();
        this.#offered = null;
        this.#track = track;
        super.seek(restOf(track));
        this.cube.play(track.way, 0);
    }

    protected override seek(place: number, time?: number): void {
        super.seek(place);
        const turns = isForward(this.#track) ? this.place : this.count - this.place;
        this.cube.play(this.#track.way, turns, time);
    }
}
