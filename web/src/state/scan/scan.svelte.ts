// A cube that is shown face by face, in any order and any way up. A face in a film is taken
// when it was held still for a moment; of a photograph, at once, and three if it shows a
// corner. One that is shown again takes the place of what was taken of it. With six, the engine decides which cube it is;
// what a person says about a sticker is kept, and the rest follows.
import { ApiError, type EngineError } from "../../api/client";
import {
    type FacePatches,
    type Frame,
    type ScannedCube,
    type SeenFace,
    type Sighting,
    decideCube,
    lookAtFrame,
} from "../../api/scan";
import type { Message } from "../../api/message";
import type { Face } from "../../cube/geometry";
import { patchAt, pictureOf } from "../../cube/pictures";
import { tabStorage } from "../storage";

export const faceCount = 6;

// So many frames, one after the other, show the same.
const framesHeld = 4;
// Without a face in so many of them, the reason is told.
const framesMissed = 12;

export type Taking = "none" | "added" | "replaced";

// A frame of a film, or a picture that counts by itself.
export interface Shot {
    readonly picture: string;
    readonly kind: "film" | "still" | "guide";
}

const nothing: Sighting = { faces: [], settled: [], corners: [] };
const storageKey = "antipode.scan";

export class ScanState {
    #shown = $state.raw<Sighting>({ ...nothing, ...tabStorage.read<Sighting>(storageKey) });
    #former = $state.raw<Sighting | null>(null); // before it was cleared
    #frame = $state.raw<Frame | null>(null);
    #cube = $state.raw<ScannedCube | null>(null);
    #trouble = $state.raw<EngineError | null>(null);
    #held = $state(0); // frames that show the same
    #missed = $state(0); // frames without a face
    #removals = 0; // of faces, by a person

    readonly faces: readonly FacePatches[] = $derived(this.#shown.faces);
    // One corner was shown, and nothing else: the opposite one is all that is missing.
    get isHalf(): boolean {
        return this.faces.length === 3 && this.#shown.corners.length === 1;
    }
    get isFull(): boolean {
        return this.faces.length === faceCount;
    }
    // What the last frame showed.
    readonly frame: Frame | null = $derived(this.#frame);
    readonly cube: ScannedCube | null = $derived(this.#cube);
    // Why the engine did not look.
    readonly trouble: EngineError | null = $derived(this.#trouble);
    get canBringBack(): boolean {
        return this.#former !== null && this.faces.length === 0;
    }
    // From 0 to 1 while a face is held still.
    get steadiness(): number {
        return Math.min(1, this.#held / framesHeld);
    }
    // Why there has been no face for a while.
    readonly hint: Message | null = $derived(
        this.#missed >= framesMissed ? (this.#frame?.reason_message ?? null) : null,
    );

    // Called once by the page: what was shown before a reload.
    open(): void {
        if (this.isFull && !this.#cube) void this.#decide();
    }

    async look(shot: Shot): Promise<Taking> {
        const { faces } = this;
        const removals = this.#removals;
        const isFilm = shot.kind === "film";
        const frame = await this.#ask(() =>
            lookAtFrame({
                picture: shot.picture,
                ...(shot.kind === "guide" ? { guide: true } : {}),
                ...(shot.kind === "still" ? { corner: true } : {}),
                ...(isFilm && this.#frame?.rgb ? { before: this.#frame.rgb } : {}),
                taken: faces,
            }),
        );
        // What was taken back or cleared meanwhile is not taken again.
        if (!frame || removals !== this.#removals) return "none";
        // A face of the film came first: this one is compared with it, too.
        if (faces !== this.faces) return isFilm ? "none" : this.look(shot);
        this.#frame = frame;
        this.#count(frame);
        if (frame.faces) return this.#take(frame.faces);
        const { rgb, again } = frame;
        const isTaken = rgb && (!isFilm || this.#held === framesHeld);
        return isTaken ? this.#take([{ rgb, ...(again === undefined ? {} : { again }) }]) : "none";
    }

    // The colour of a sticker, said by a person.
    settle(facelet: number, colour: Face): void {
        const places = this.#cube?.pictures;
        if (!places) return;
        const one = { patch: patchAt(facelet, places), picture: pictureOf(colour, places) };
        const others = this.#shown.settled.filter(({ patch }) => patch !== one.patch);
        this.#set({ ...this.#shown, settled: [...others, one] });
    }
    isSettled(facelet: number): boolean {
        const places = this.#cube?.pictures;
        const at = places ? patchAt(facelet, places) : -1;
        return this.#shown.settled.some(({ patch }) => patch === at);
    }

    // The last face; of a corner that was shown last, its three.
    takeBack(): void {
        ++this.#removals;
        const { faces, settled, corners } = this.#shown;
        const isCorner = corners.some((view) => Math.min(...view) === faces.length - 3);
        const left = faces.length - (isCorner ? 3 : 1);
        this.#set({
            faces: faces.slice(0, left),
            settled: settled.filter(({ patch, picture }) => patch < 9 * left && picture < left),
            corners: corners.filter((view) => Math.max(...view) < left),
        });
    }
    clear(): void {
        ++this.#removals;
        this.#former = this.#shown;
        this.#set(nothing);
    }
    bringBack(): void {
        if (this.#former) this.#set(this.#former);
    }
    // The camera was switched off: nothing is seen any more.
    rest(): void {
        this.#frame = null;
        [this.#held, this.#missed] = [0, 0];
    }

    #count(frame: Frame): void {
        this.#held = frame.found ? (frame.steady ? this.#held + 1 : 1) : 0;
        this.#missed = frame.found ? 0 : this.#missed + 1;
    }

    // One face, or the three of a corner.
    #take(seen: readonly Pick<SeenFace, "rgb" | "again">[]): Taking {
        const before = this.#shown;
        const faces = [...before.faces];
        const places: number[] = [];
        for (const { rgb, again } of seen) {
            const isAgain = again !== undefined && !places.includes(again);
            const place = isAgain ? again : faces.length;
            if (place === faceCount) return "none";
            faces[place] = rgb;
            places.push(place);
        }
        const [a, b, c] = places;
        const view = c === undefined ? [] : [[a!, b!, c] as const];
        this.#set({
            faces,
            settled: before.settled.filter(({ patch }) => !places.includes(Math.floor(patch / 9))),
            corners: [
                ...before.corners.filter((one) => !one.some((at) => places.includes(at))),
                ...view,
            ],
        });
        return faces.length > before.faces.length ? "added" : "replaced";
    }

    #set(shown: Sighting): void {
        this.#shown = shown;
        tabStorage.keep(storageKey, shown);
        if (this.isFull) void this.#decide();
        else this.#cube = null;
    }

    async #decide(): Promise<void> {
        const shown = this.#shown;
        const cube = await this.#ask(() => decideCube(shown));
        if (cube && shown === this.#shown) this.#cube = cube;
    }

    async #ask<T>(question: () => Promise<T>): Promise<T | null> {
        try {
            const answer = await question();
            this.#trouble = null;
            return answer;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.#trouble = error.reason;
            return null;
        }
    }
}

export const scan = new ScanState();
