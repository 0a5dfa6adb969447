// Painting a puzzle by hand: the brush, what is certain, what is wrong.
import { ApiError, type Repair } from "../../api/client";
import { stickersOf as stickersIn, twistsOf, withTwists } from "../../cube/centres";
import { type Facelets, paint, unpainted } from "../../cube/facelets";
import { type Face, faces } from "../../cube/geometry";
import { hasMarks, plain, togglePlaceOnly, toggleStar } from "../../cube/open";
import { type PieceKind, consequences, stickersOf } from "../../cube/pieces";
import { settings } from "../settings.svelte";
import { type FactsState, type Trouble, fewAtFault } from "./facts.svelte";
import { faceAt } from "../../cube/puzzle";
import type { PositionState } from "./position.svelte";

// On a small screen there is room for one of them.
export const surfaces = ["space", "net"] as const;
export type Surface = (typeof surfaces)[number];

// Besides colours: only the place of a piece matters, or only its orientation.
export const marks = ["place", "star"] as const;
export type MarkBrush = (typeof marks)[number];
const markers = { place: togglePlaceOnly, star: toggleStar };

export type Colour = Face | typeof unpainted;
export type Brush = Colour | MarkBrush;
const isMark = (brush: Brush): brush is MarkBrush => marks.some((mark) => mark === brush);

// What is the same in every cube that some stickers can belong to.
export interface Completion {
    readonly facelets: Facelets;
    readonly filled: number; // stickers that were not painted before
    readonly completions: string; // "1", "12" or ">1000"
}

export class EditorState {
    #isOn = $state(false);
    surface = $state<Surface>("space");
    // Pieces that are not painted may end anywhere: the cube is solved as it is.
    #isOpen = $state(false);
    #brush = $state<Brush>("U");
    #isStrokeFresh = true; // nothing painted yet in this stroke
    #preview = $state.raw<Repair | null>(null);
    // What filling in said, and about which stickers it said so.
    #filled = $state.raw<Completion | null>(null);
    #refused = $state.raw<{ about: Facelets; trouble: Trouble } | null>(null);
    #isFilling = $state(false);

    constructor(
        private readonly cube: PositionState,
        private readonly facts: FactsState<unknown>,
        private readonly complete: ((held: Facelets) => Promise<Completion>) | null,
    ) {}

    readonly counts: Readonly<Record<Face, number>> = $derived.by(() => {
        const letters = plain(this.cube.shown);
        const count = (face: Face) => letters.split(face).length - 1;
        return Object.fromEntries(faces.map((f) => [f, count(f)])) as Record<Face, number>;
    });
    readonly trouble: Trouble | null = $derived.by(
        () =>
            (this.#refused?.about === this.cube.shown ? this.#refused.trouble : null) ??
            this.facts.trouble,
    );
    // Stickers to look at: those of the repair that is considered, or the faulty ones.
    readonly outlined: readonly number[] = $derived(
        this.#preview?.changes.map((change) => change.index) ?? this.trouble?.atFault ?? [],
    );

    readonly isOn: boolean = $derived(this.#isOn);
    // Marks say so by themselves.
    get isOpen(): boolean {
        return !this.cube.isComplete && (this.#isOpen || hasMarks(this.cube.position));
    }
    set isOpen(isOpen: boolean) {
        this.#isOpen = isOpen;
    }
    get isMarked(): boolean {
        return hasMarks(this.cube.position);
    }
    readonly brush: Brush = $derived(this.#brush);
    // Whether what is forced can be filled in, and whether that is under way.
    get canFill(): boolean {
        return this.complete !== null;
    }
    readonly isFilling: boolean = $derived(this.#isFilling);
    get filled(): Completion | null {
        return this.#filled?.facelets === this.cube.shown ? this.#filled : null;
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
        if (this.cube.puzzle.isFixed(index)) this.pick(this.cube.shown[index] as Face);
        else this.goOn(index);
    }

    // A mark is put or taken away once, not along a stroke.
    goOn(index: number): void {
        if (!isMark(this.#brush)) this.#paint(index, this.#brush);
        else if (this.#isStrokeFresh) this.#show(markers[this.#brush](this.cube.shown, index));
        this.#isStrokeFresh = false;
    }

    // One sticker by itself, by key.
    paint(index: number, colour: Colour): void {
        this.#isStrokeFresh = true;
        this.#paint(index, colour);
    }

    clearAll(): void {
        const { puzzle, shown } = this.cube;
        const clear = (letter: string, i: number) => (puzzle.isFixed(i) ? letter : unpainted);
        const cleared = [...stickersIn(shown)].map(clear).join("");
        this.#show(withTwists(cleared, twistsOf(shown)));
    }

    // Of the cube: all corners or all edges without colours, or as they are when solved.
    empty(kind: PieceKind): void {
        this.#repaint(kind, () => unpainted);
    }
    clean(kind: PieceKind): void {
        const { puzzle, shown } = this.cube;
        this.#repaint(kind, (index) => puzzle.colourNamed(shown, faceAt(puzzle, index)));
    }

    preview(repair: Repair | null): void {
        this.#preview = repair;
    }

    repair({ changes }: Repair): void {
        this.#preview = null;
        const { puzzle, shown: held } = this.cube;
        const colourOf = (to: string | null) =>
            to === null || to === unpainted ? unpainted : puzzle.colourNamed(held, to as Face);
        this.#show(changes.reduce((all, c) => paint(all, c.index, colourOf(c.to)), held));
    }

    // Paints all that is the same in every cube these stickers can belong to.
    async fillForced(): Promise<void> {
        if (!this.complete) return;
        const held = this.cube.shown;
        this.#isFilling = true;
        try {
            const completion = await this.complete(held);
            if (this.cube.shown !== held) return;
            this.#show(completion.facelets);
            this.#filled = completion;
        } catch (error) {
            // A server that is away says nothing about the stickers.
            if (!(error instanceof ApiError) || error.status === 0) throw error;
            this.#refuse(held, error);
        } finally {
            this.#isFilling = false;
        }
    }

    #show(start: Facelets): void {
        if (start !== this.cube.shown) this.cube.set({ start, text: "" });
    }

    #repaint(kind: PieceKind, colourAt: (index: number) => Colour): void {
        const repainted = (held: Facelets, index: number) => paint(held, index, colourAt(index));
        this.#show(stickersOf(kind).reduce(repainted, this.cube.shown));
    }

    #paint(index: number, colour: Colour): void {
        if (this.cube.puzzle.isFixed(index) || this.cube.shown[index] === colour) return;
        if (this.#isStrokeFresh) this.cube.paint(index, colour);
        else this.cube.paintOn(index, colour);
        this.#isStrokeFresh = false;
        if (!settings.fillsIn || !this.canFill || colour === unpainted) return;
        for (const change of consequences(this.cube.shown, index)) this.cube.paintOn(...change);
    }

    #refuse(about: Facelets, { reason }: ApiError): void {
        const { repairs = [], facelets_at_fault: atFault = [] } = reason;
        const trouble: Trouble = {
            kind: "painting",
            message: reason,
            atFault: fewAtFault(atFault.filter((one) => typeof one === "number")),
            repairs,
        };
        this.#refused = { about, trouble };
    }
}
