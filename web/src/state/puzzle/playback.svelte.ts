// Where somebody is in a word: gone through by hand, or played turn by turn.
import { settings } from "../settings.svelte";

export abstract class Playback {
    #place = $state(0);
    #isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    abstract get count(): number; // turns of the word

    // How far the word is played; between two whole numbers a turn is half made.
    readonly place: number = $derived(this.#place);
    // How many turns of the word have been made.
    readonly index: number = $derived(Math.floor(this.#place));
    readonly isPlaying: boolean = $derived(this.#isPlaying);

    play(): void {
        if (this.count === 0) return;
        if (this.#place === this.count) this.seek(0);
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

    // By hand: playing stops there.
    goTo(place: number): void {
        this.pause();
        this.seek(place);
    }
    // The hand lets go in the middle of a turn: it goes to its nearer end.
    settle(): void {
        this.goTo(Math.round(this.#place));
    }
    step(by: 1 | -1): void {
        this.goTo(by === 1 ? this.index + 1 : Math.ceil(this.#place) - 1);
    }

    // A turn that is played takes its time, in milliseconds.
    protected seek(place: number, _time?: number): void {
        this.#place = Math.min(Math.max(place, 0), this.count);
    }

    // The next turn starts when the one before is over; the first one at once.
    #tick(): void {
        this.seek(this.index + 1, settings.turnTime);
        const isOver = this.#place === this.count;
        this.#timer = setTimeout(() => (isOver ? this.pause() : this.#tick()), settings.turnTime);
    }
}
