// Where somebody is who follows a story: by hand, or played.
import { settings } from "../../state/settings.svelte";
import { type Story, chapterAt } from "./story";

export class Steps {
    #place = $state(0);
    #isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly story: Story) {}

    get count(): number {
        return this.story.positions.length - 1;
    }
    // How many turns have been made.
    get index(): number {
        return Math.floor(this.#place);
    }
    // Between two whole numbers a turn is half made.
    readonly place: number = $derived(this.#place);
    readonly isPlaying: boolean = $derived(this.#isPlaying);
    readonly position = $derived.by(() => this.story.positions[this.index]!);
    readonly chapter = $derived.by(() => chapterAt(this.story, this.index));

    // By hand: playing stops there.
    goTo(index: number): void {
        this.pause();
        this.#place = Math.min(Math.max(index, 0), this.count);
    }
    step(by: 1 | -1): void {
        this.goTo(by === 1 ? this.index + 1 : Math.ceil(this.#place) - 1);
    }
    // The hand lets go in the middle of a turn: it goes to its nearer end.
    settle(): void {
        this.goTo(Math.round(this.#place));
    }
    // To where a phase ends or begins.
    stepPhase(by: 1 | -1): void {
        const ends = [0, ...this.story.chapters.map(({ to }) => to)];
        const next =
            by === 1
                ? ends.find((end) => end > this.#place)
                : ends.filter((end) => end < this.#place).at(-1);
        if (next !== undefined) this.goTo(next);
    }

    toggle(): void {
        if (this.#isPlaying) return this.pause();
        if (this.count === 0) return;
        if (this.#place === this.count) this.#place = 0;
        this.#isPlaying = true;
        this.#tick();
    }

    pause(): void {
        clearTimeout(this.#timer);
        this.#isPlaying = false;
    }

    #tick(): void {
        this.#place = this.index + 1;
        const isOver = this.#place === this.count;
        this.#timer = setTimeout(() => (isOver ? this.pause() : this.#tick()), settings.turnTime);
    }
}
