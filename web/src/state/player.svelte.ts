// Plays a word on the cube: the solution that was found, the generator that
// leads to the position, or the maneuver in the box. The 3D cube follows through
// cube.play().
import { untrack } from "svelte";
import { type Move, inverseWord } from "../cube/moves";
import { cube } from "./cube.svelte";
import { settings } from "./settings.svelte";
import { solve } from "./solve.svelte";

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

class PlayerState {
    #track = $state.raw<Track>(nothing);
    #offered = $state.raw<Track | null>(null);
    #index = $state(0);
    #isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    // By themselves, so that news of the search which change no move change nothing.
    readonly #found = $derived(solve.word);
    readonly #source: Track = $derived.by(() => {
        if (!this.#found) return cube.moves.length > 0 ? trackTo("maneuver", cube.moves) : nothing;
        return settings.solve.sense === "solver"
            ? solutionTrack(this.#found)
            : trackTo("generator", inverseWord(this.#found));
    });

    get track(): Track {
        return this.#track;
    }
    // How many turns of the word have been made.
    get index(): number {
        return this.#index;
    }
    get isPlaying(): boolean {
        return this.#isPlaying;
    }
    // A shorter word that came while this one is looked at.
    get offered(): Track | null {
        return this.#offered;
    }

    // Called once, inside the root effect.
    keep(): void {
        let position = cube.position;
        $effect(() => {
            const [source, now] = [this.#source, cube.position];
            untrack(() => this.#follow(source, now !== position));
            position = now;
        });
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
        if (this.#index === this.#track.moves.length) this.#seek(0);
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
    goTo(index: number): void {
        this.pause();
        this.#seek(index);
        if (this.#isAtRest()) this.acceptOffer();
    }
    step(by: 1 | -1): void {
        this.goTo(this.#index + by);
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
        return !this.#isPlaying && this.#index === restOf(this.#track);
    }

    #adopt(track: Track): void {
        this.pause();
        this.#offered = null;
        this.#track = track;
        this.#index = restOf(track);
        if (cube.played.length > 0) cube.play([]);
    }

    #seek(index: number): void {
        const { moves, way } = this.#track;
        this.#index = Math.min(Math.max(index, 0), moves.length);
        const turns = isForward(this.#track) ? this.#index : moves.length - this.#index;
        if (turns !== cube.played.length) cube.play(way.slice(0, turns));
    }

    // The next turn starts when the one before is over; the first one at once.
    #tick(): void {
        this.#seek(this.#index + 1);
        const isOver = this.#index === this.#track.moves.length;
        this.#timer = setTimeout(() => (isOver ? this.pause() : this.#tick()), settings.turnTime);
    }
}

export const player = new PlayerState();
