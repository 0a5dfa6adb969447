// The switch for centres that show how they are turned, and the hand that turns them. Which
// of them count is part of the position: undo, links and the list keep it.
import {
    type Twists,
    allCentres,
    countedColours,
    countedFaces,
    countingColours,
    hasCentres,
    stickersOf,
    turnCentre,
    withTwists,
} from "../../cube/centres";
import { type Face, faces } from "../../cube/geometry";
import { settings } from "../settings.svelte";
import type { PositionState } from "./position.svelte";

export class CentresState {
    constructor(private readonly cube: PositionState) {}

    // By the face on which a centre is now.
    readonly counted: readonly Face[] = $derived.by(() => countedFaces(this.cube.shown));
    readonly isOn: boolean = $derived.by(() => hasCentres(this.cube.shown));

    // The turns stay: they turn the centres as well.
    toggle(): void {
        const { start, moves, text } = this.cube;
        const colours = settings.centres.colours;
        settings.centres.isOn = !this.isOn;
        this.cube.set({
            start: this.isOn ? stickersOf(start) : countingColours(start, colours),
            moves,
            text,
        });
    }

    // One by itself; with the last one the switch goes off.
    toggleFace(face: Face): void {
        const { start, moves, text, shown, puzzle } = this.cube;
        const colour = puzzle.colourNamed(shown, face);
        const before = countedColours(shown);
        const colours = before.includes(colour)
            ? before.filter((other) => other !== colour)
            : [...before, colour];
        const isOn = colours.length > 0;
        settings.centres = { isOn, colours: isOn ? inOrder(colours) : [...allCentres] };
        this.cube.set({ start: countingColours(start, colours), moves, text });
    }

    // Whether there was something to turn.
    turn(face: Face, quarters: number): boolean {
        if (!this.counted.includes(face)) return false;
        this.cube.set({ start: turnCentre(this.cube.shown, face, quarters), text: "" });
        return true;
    }

    mend(twists: Twists): void {
        this.cube.set({ start: withTwists(this.cube.shown, twists), text: "" });
    }

    // As the person left the switch, where nothing else is asked for.
    begin(): void {
        const { isOn, colours } = settings.centres;
        if (isOn) this.cube.set({ start: countingColours(this.cube.puzzle.solved, colours) });
    }
}

const inOrder = (colours: readonly Face[]): Face[] => faces.filter((f) => colours.includes(f));
