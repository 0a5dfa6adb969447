// Where somebody is who follows a story: by hand, or played.
import { Playback } from "../../state/puzzle/playback.svelte";
import { type Story, chapterAt } from "./story";

export class Steps extends Playback {
    constructor(readonly story: Story) {
        super();
    }

    get count(): number {
        return this.story.positions.length - 1;
    }
    readonly position = $derived.by(() => this.story.positions[this.index]!);
    readonly chapter = $derived.by(() => chapterAt(this.story, this.index));

    // To where a phase ends or begins.
    stepPhase(by: 1 | -1): void {
        const ends = [0, ...this.story.chapters.map(({ to }) => to)];
        const next =
            by === 1
                ? ends.find((end) => end > this.place)
                : ends.filter((end) => end < this.place).at(-1);
        if (next !== undefined) this.goTo(next);
    }
}
