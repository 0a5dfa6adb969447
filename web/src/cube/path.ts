// The positions along a word, so that going to one of them does not make all turns
// before it again.
import type { Facelets } from "./facelets";
import type { Move } from "./moves";

const between = 64; // turns from one kept position to the next

export class Path {
    readonly #kept: Facelets[]; // after 0, 64, 128 … turns

    constructor(
        start: Facelets,
        readonly word: readonly Move[],
        private readonly apply: (facelets: Facelets, move: Move) => Facelets,
    ) {
        this.#kept = [start];
    }

    after(turns: number): Facelets {
        const wanted = Math.floor(turns / between);
        while (this.#kept.length <= wanted) {
            const last = this.#kept.length - 1;
            this.#kept.push(this.#make(this.#kept[last]!, between * last, between * (last + 1)));
        }
        return this.#make(this.#kept[wanted]!, between * wanted, turns);
    }

    #make(from: Facelets, first: number, end: number): Facelets {
        let facelets = from;
        for (let i = first; i < end; ++i) facelets = this.apply(facelets, this.word[i]!);
        return facelets;
    }
}
