// Painting the 2×2×2 by hand. It has no centres, so every sticker is painted.
import { type Facelets, unpainted } from "../cube/facelets";
import { type Face, faces } from "../cube/geometry";
import { solvedPocket } from "../cube/pocket";
import type { Brush } from "./editor.svelte";
import { pocketFacts } from "./pocket-facts.svelte";
import { pocket } from "./pocket.svelte";

export const stickersOfColour = 4;
const empty: Facelets = unpainted.repeat(solvedPocket.length);

class PocketEditor {
    #isOn = $state(false);
    #brush = $state<Brush>("U");
    #isStrokeFresh = true; // nothing painted yet in this stroke

    readonly counts: Readonly<Record<Face, number>> = $derived.by(() => {
        const count = (face: Face) => pocket.shown.split(face).length - 1;
        return Object.fromEntries(faces.map((f) => [f, count(f)])) as Record<Face, number>;
    });
    readonly outlined: readonly number[] = $derived(pocketFacts.trouble?.atFault ?? []);

    get isOn(): boolean {
        return this.#isOn;
    }
    get brush(): Brush {
        return this.#brush;
    }

    toggle(): void {
        this.#isOn = !this.#isOn;
    }
    pick(brush: Brush): void {
        this.#brush = brush;
    }

    // The first sticker of a stroke, and those after it.
    begin(index: number): void {
        this.#isStrokeFresh = true;
        this.goOn(index);
    }
    goOn(index: number): void {
        this.#paint(index, this.#brush);
    }

    // One sticker by itself, by key.
    paint(index: number, colour: Brush): void {
        this.#isStrokeFresh = true;
        this.#paint(index, colour);
    }

    clearAll(): void {
        if (pocket.shown !== empty) pocket.set({ start: empty, text: "" });
    }

    #paint(index: number, colour: Brush): void {
        if (pocket.shown[index] === colour) return;
        if (this.#isStrokeFresh) pocket.paint(index, colour);
        else pocket.paintOn(index, colour);
        this.#isStrokeFresh = false;
    }
}

export const pocketEditor = new PocketEditor();
