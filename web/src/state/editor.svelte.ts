// Painting the cube by hand: the brush, what is certain, what is wrong.
import { ApiError, type Repair, post } from "../api/client";
import { type Facelets, isComplete, paint, unpainted } from "../cube/facelets";
import { type Face, centreOf, faces, isCentre, stickerName, stickers } from "../cube/geometry";
import { asSeen, colourOnCentre, inColoursOf } from "../cube/held";
import { cube } from "./cube.svelte";
import { facts } from "./facts.svelte";

export type Brush = Face | typeof unpainted;

// Why the stickers make no cube, and the smallest ways out.
export interface Trouble {
    readonly kind: "painting" | "unreachable"; // what the sentence is about
    readonly sentence: string;
    readonly atFault: readonly number[];
    readonly repairs: readonly Repair[];
}

export interface Fixed {
    readonly filled: number;
    readonly completions: string; // "1", "12" or ">1000"
}

interface Completion {
    facelets: string;
    filled: [number, string][];
    completions: string;
}

// Outlines around half the cube would say nothing.
const mostOutlined = 12;

// The engine names the stickers it speaks of: "(stickers U9 R1 F3)".
function stickersNamedIn(sentence: string): number[] {
    const names: readonly string[] = sentence.match(/\b[URFDLB][1-9]\b/g) ?? [];
    return stickers.filter((s) => names.includes(stickerName(s.index))).map((s) => s.index);
}

class Editor {
    #isOn = $state(false);
    #brush = $state<Brush>("U");
    #isStrokeFresh = true; // nothing painted yet in this stroke
    #preview = $state.raw<Repair | null>(null);
    // What auto-fix said, and about which stickers it said so.
    #fixed = $state.raw<{ about: Facelets; result: Fixed } | null>(null);
    #refused = $state.raw<{ about: Facelets; trouble: Trouble } | null>(null);
    #isFixing = $state(false);

    readonly counts: Readonly<Record<Face, number>> = $derived.by(() => {
        const count = (face: Face) => cube.shown.split(face).length - 1;
        return Object.fromEntries(faces.map((f) => [f, count(f)])) as Record<Face, number>;
    });
    readonly trouble: Trouble | null = $derived(this.#refusal() ?? unreachable());
    // Stickers to look at: those of the repair that is considered, or the faulty ones.
    readonly outlined: readonly number[] = $derived(
        this.#preview?.changes.map((change) => change.index) ?? this.trouble?.atFault ?? [],
    );

    get isOn(): boolean {
        return this.#isOn;
    }
    get brush(): Brush {
        return this.#brush;
    }
    get isFixing(): boolean {
        return this.#isFixing;
    }
    get fixed(): Fixed | null {
        return this.#fixed?.about === cube.shown ? this.#fixed.result : null;
    }

    toggle(): void {
        this.#isOn = !this.#isOn;
    }

    open(): void {
        this.#isOn = true;
    }

    pick(brush: Brush): void {
        this.#brush = brush;
    }

    // The first sticker of a stroke. A centre gives its colour to the brush.
    begin(index: number): void {
        this.#isStrokeFresh = true;
        if (isCentre(index)) this.pick(cube.shown[index] as Face);
        else this.goOn(index);
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
        const { shown } = cube;
        const start = stickers
            .map((s) => (isCentre(s.index) ? shown[s.index]! : unpainted))
            .join("");
        if (start !== shown) cube.set({ start, text: "" });
    }

    preview(repair: Repair | null): void {
        this.#preview = repair;
    }

    repair({ changes }: Repair): void {
        this.#preview = null;
        const held = cube.shown;
        const colourOf = (to: string | null) =>
            to === null || to === unpainted ? unpainted : colourOnCentre(held, to as Face);
        const start = changes.reduce((all, c) => paint(all, c.index, colourOf(c.to)), held);
        cube.set({ start, text: "" });
    }

    // Paints all that is the same in every cube these stickers can belong to.
    async autoFix(): Promise<void> {
        const held = cube.shown;
        this.#isFixing = true;
        try {
            const answer = await post<Completion>("/complete", { facelets: asSeen(held) });
            if (cube.shown === held) this.#accept(held, answer);
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.#refuse(held, error);
        } finally {
            this.#isFixing = false;
        }
    }

    #paint(index: number, colour: Brush): void {
        if (isCentre(index) || cube.shown[index] === colour) return;
        if (this.#isStrokeFresh) cube.paint(index, colour);
        else cube.paintOn(index, colour);
        this.#isStrokeFresh = false;
    }

    #accept(held: Facelets, { facelets, filled, completions }: Completion): void {
        const start = inColoursOf(held, facelets);
        if (start !== held) cube.set({ start, text: "" });
        this.#fixed = { about: start, result: { filled: filled.length, completions } };
    }

    #refuse(about: Facelets, { body }: ApiError): void {
        const { error: sentence, repairs = [], facelets_at_fault: atFault = [] } = body;
        const trouble: Trouble = {
            kind: "painting",
            sentence,
            atFault: atFault.length > mostOutlined ? [] : atFault,
            repairs,
        };
        this.#refused = { about, trouble };
    }

    #refusal(): Trouble | null {
        return this.#refused?.about === cube.shown ? this.#refused.trouble : null;
    }
}

// What the facts say about a cube that is painted to the end.
function unreachable(): Trouble | null {
    if (!facts.isFresh || !isComplete(cube.shown)) return null;
    if (facts.refusal) {
        const { sentence, repairs } = facts.refusal;
        return { kind: "painting", sentence, atFault: stickersNamedIn(sentence), repairs };
    }
    if (!facts.info || facts.info.reachable) return null;
    const { reason: sentence = "", repairs = [] } = facts.info;
    return { kind: "unreachable", sentence, atFault: [], repairs };
}

export const editor = new Editor();

// The colour on the centre of a face, for the keys of the net: U takes the colour
// that is up now, however the cube is held.
export const colourAt = (face: Face): Face => cube.shown[centreOf(face)] as Face;
