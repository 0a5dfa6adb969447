// What the cube on the screen shows while turns are under way.
//
// The position of the page changes at once; the picture catches up. It is a
// painted cube and some layers on their way, turned by an angle; a turn that has
// arrived is painted and its layer put back. Waiting turns make all go faster,
// and turns of opposite layers run at the same time.
import { type Facelets, apply } from "../cube/facelets";
import { dot } from "../cube/geometry";
import { type FamilyName, type Move, axisOf, families } from "../cube/moves";
import { type Spin, spinOf, spun } from "./spin";

interface Layer {
    readonly family: FamilyName;
    readonly move: Move | null; // null: a dragged layer that goes back
    readonly from: number;
    readonly to: number;
    readonly duration: number;
    angle: number;
    elapsed: number;
}

export interface ShownLayer {
    readonly family: FamilyName;
    readonly angle: number; // counter-clockwise as seen from the family's face
}

const quarter = Math.PI / 2;
const quarterTime = 170; // milliseconds
const halfTime = 220;
const playedShare = 0.9; // of the time that the player gives a turn
const hurry = 0.8; // how much each waiting turn adds to the speed

const angleOf = (move: Move): number => (move.quarters === 3 ? quarter : -move.quarters * quarter);

// Quick to answer, gentle to arrive.
const eased = (t: number): number => {
    const out = 1 - (1 - t) ** 3;
    const smooth = t * t * (3 - 2 * t);
    return (out + smooth) / 2;
};

function arePassing(a: FamilyName, b: FamilyName): boolean {
    const along = dot(axisOf({ family: a, quarters: 1 }), axisOf({ family: b, quarters: 1 }));
    if (along === 0) return false;
    const layers = families[a].layers as readonly number[];
    return families[b].layers.every((layer) => !layers.includes(layer * along));
}

export class Turning {
    #drawn: Facelets;
    #spin: Spin;
    #target: Facelets;
    #under: Layer[] = [];
    #waiting: { move: Move; duration: number }[] = [];
    #dragged: { family: FamilyName; angle: number } | null = null;

    constructor(facelets: Facelets) {
        this.#drawn = this.#target = facelets;
        this.#spin = spinOf(facelets);
    }

    // What is painted on the stickers just now, before the layers below turn.
    get drawn(): Facelets {
        return this.#drawn;
    }
    get spin(): Spin {
        return this.#spin;
    }
    get layers(): readonly ShownLayer[] {
        return this.#dragged ? [...this.#under, this.#dragged] : this.#under;
    }
    get isMoving(): boolean {
        return this.#under.length + this.#waiting.length > 0;
    }

    jump(facelets: Facelets): void {
        this.#under = [];
        this.#waiting = [];
        this.#dragged = null;
        this.#drawn = this.#target = facelets;
        this.#spin = spinOf(facelets);
    }

    // The cube as it lies, with a turn that is made in part.
    hold(facelets: Facelets, move: Move, part: number): void {
        if (facelets !== this.#drawn || this.isMoving) this.jump(facelets);
        this.#dragged = { family: move.family, angle: part * angleOf(move) };
    }

    // A turn that led to `facelets`; anything else is a jump there.
    turn(move: Move, facelets: Facelets, time?: number): void {
        if (apply(this.#target, move) !== facelets) return this.jump(facelets);
        this.#dragged = null;
        this.#target = facelets;
        const usual = move.quarters === 2 ? halfTime : quarterTime;
        this.#waiting.push({ move, duration: time === undefined ? usual : playedShare * time });
        this.#startWaiting();
    }

    // All that is on its way arrives now.
    finish(): void {
        for (const layer of this.#under) this.#arrive(layer);
        for (const { move } of this.#waiting) this.#done(move);
        this.#waiting = [];
    }

    // A layer in the hand: its angle follows the finger.
    drag(family: FamilyName, angle: number): void {
        this.finish();
        this.#dragged = { family, angle };
    }

    // The hand lets go after a turn that led to `facelets`: the layer goes on from
    // where it is.
    letGo(move: Move, restsAt: number, facelets: Facelets): void {
        if (!this.#dragged || apply(this.#target, move) !== facelets) return this.jump(facelets);
        this.#target = facelets;
        this.#settle(move, restsAt);
    }

    // The hand lets go of a layer that it did not turn far enough.
    goBack(restsAt: number): void {
        if (this.#dragged) this.#settle(null, restsAt);
    }

    #settle(move: Move | null, to: number): void {
        const { family, angle } = this.#dragged!;
        this.#dragged = null;
        const duration = Math.max(60, (Math.abs(to - angle) / quarter) * quarterTime);
        this.#under.push({ family, move, from: angle, to, angle, elapsed: 0, duration });
    }

    advance(milliseconds: number): void {
        const speed = 1 + hurry * this.#waiting.length;
        for (const layer of this.#under) {
            layer.elapsed += milliseconds * speed;
            const t = Math.min(1, layer.elapsed / layer.duration);
            layer.angle = layer.from + (layer.to - layer.from) * eased(t);
        }
        for (const layer of this.#under.filter((l) => l.elapsed >= l.duration)) this.#arrive(layer);
        this.#startWaiting();
    }

    #arrive(layer: Layer): void {
        this.#under = this.#under.filter((other) => other !== layer);
        if (layer.move) this.#done(layer.move);
    }

    #done(move: Move): void {
        this.#drawn = apply(this.#drawn, move);
        this.#spin = spun(this.#spin, move);
    }

    #startWaiting(): void {
        while (this.#waiting.length > 0) {
            const { move, duration } = this.#waiting[0]!;
            if (!this.#under.every((layer) => arePassing(layer.family, move.family))) return;
            this.#waiting.shift();
            const to = angleOf(move);
            const { family } = move;
            this.#under.push({ family, move, from: 0, to, angle: 0, elapsed: 0, duration });
        }
    }
}
