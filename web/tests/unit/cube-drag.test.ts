import { describe, expect, it } from "vitest";
import { type Vector, isCentre, stickerName, stickers } from "../../src/cube/geometry";
import { type Move, formatMove } from "../../src/cube/moves";
import { beginDrag, pick, pickHint, released, restingAngle } from "../../src/view3d/drag";
import { Lens, fittingDistance, homePitch, homeYaw } from "../../src/view3d/lens";
import { TurnStroke } from "../../src/view3d/strokes";

const distance = fittingDistance(800, 600, 3);
const lens = new Lens({ yaw: homeYaw, pitch: homePitch, distance }, 800, 600);
const named = (name: string) => stickers.find((s) => stickerName(s.index) === name)!;
const middleOf = (name: string): Vector => {
    const { cell, normal } = named(name);
    return cell.map((value, axis) => value + normal[axis]! / 2) as unknown as Vector;
};
const hitOn = (name: string) => ({ index: named(name).index, point: middleOf(name) });

// Drags a sticker onto another one, as a finger would.
function dragged(from: string, to: string): string | null {
    const [a, b] = [lens.project(middleOf(from)), lens.project(middleOf(to))];
    const drag = beginDrag(lens, hitOn(from), b.x - a.x, b.y - a.y);
    const move = released(drag.family, drag.angle(b.x - a.x, b.y - a.y), 0);
    return move && formatMove(move);
}

describe("picking", () => {
    it("finds every visible sticker where it is projected", () => {
        for (const { index, face } of stickers) {
            const { x, y } = lens.project(middleOf(stickerName(index)));
            const hit = pick(lens.ray(x, y));
            if ("URF".includes(face)) expect(hit?.index).toBe(index);
            else expect(hit?.index).not.toBe(index);
        }
    });
    it("finds nothing beside the cube", () => {
        expect(pick(lens.ray(5, 5))).toBeNull();
    });
    it("finds the floating copies of hidden stickers", () => {
        const { cell, normal } = named("L1");
        const { x, y } = lens.project(
            cell.map((value, axis) => value + normal[axis]! * 3.5) as unknown as Vector,
        );
        expect(pickHint(lens.ray(x, y), 3)?.index).toBe(named("L1").index);
    });
});

describe("dragging a sticker", () => {
    it.each([
        ["F3", "F9", "R'"], ["F9", "F3", "R"], ["F1", "F7", "L"], ["F1", "F3", "U'"],
        ["F9", "F7", "D'"], ["F7", "F9", "D"], ["U7", "U9", "F"], ["U9", "U3", "R"],
        ["U1", "U3", "B'"], ["U1", "U7", "L"], ["R1", "R3", "U'"], ["R9", "R7", "D'"],
        ["R1", "R7", "F"], ["R3", "R9", "B'"],
    ])("%s towards %s turns %s", (from, to, move) => {
        expect(dragged(from, to)).toBe(move);
    }); // prettier-ignore
    it.each([
        ["F2", "F8", "M"], ["F8", "F2", "M'"], ["F4", "F6", "E"], ["U4", "U6", "S"],
        ["U8", "U2", "M'"], ["R4", "R6", "E"], ["R2", "R8", "S"],
    ])("%s towards %s, along a slice, turns %s", (from, to, move) => {
        expect(dragged(from, to)).toBe(move);
    }); // prettier-ignore
    it("by the centre always turns a slice", () => {
        for (const { index } of stickers.filter((s) => isCentre(s.index)))
            for (const [dx, dy] of [[40, 0], [0, 40], [30, 30]] as const)
                expect("MES").toContain(beginDrag(lens, hitOn(stickerName(index)), dx, dy).family); // prettier-ignore
    });
});

describe("letting go", () => {
    it("goes back from less than half of a quarter, on from more", () => {
        expect(released("R", -0.7, 0)).toBeNull();
        expect(released("R", -0.9, 0)).toEqual({ family: "R", quarters: 1 });
        expect(released("R", 0.9, 0)).toEqual({ family: "R", quarters: 3 });
        expect(released("R", 3, 0)).toEqual({ family: "R", quarters: 2 });
    });
    it("counts a flick that was fast enough and went on in the same direction", () => {
        expect(released("U", -0.3, -0.01)).toEqual({ family: "U", quarters: 1 });
        expect(released("U", -0.3, 0.01)).toBeNull();
        expect(released("U", -0.3, -0.001)).toBeNull();
        expect(released("U", -1.4, -0.01)).toEqual({ family: "U", quarters: 1 });
        expect(released("U", -1.7, -0.01)).toEqual({ family: "U", quarters: 1 });
        expect(released("U", -2.1, -0.01)).toEqual({ family: "U", quarters: 2 });
    });
    // Whether the hand rested was read off the clock of the page: a page that was busy when
    // the hand let go forgot the flick.
    it("counts a flick by the times of the hand, not of the page", () => {
        const turned = (rested: number): string | null => {
            let made: Move | null = null;
            const hand = { drag: () => {}, letGo: (move: Move | null) => (made = move) };
            const start = lens.project(middleOf("F3"));
            const stroke = new TurnStroke(lens, hitOn("F3"), start, hand);
            for (const way of [10, 20, 30, 40]) stroke.move({ x: start.x, y: start.y + way }, 8);
            stroke.end(rested);
            return made && formatMove(made);
        };
        expect(turned(10)).toBe("R'");
        expect(turned(200)).toBeNull();
    });
    it("snaps to the nearest angle that shows the turn", () => {
        expect(restingAngle({ family: "R", quarters: 3 }, 1.2)).toBeCloseTo(Math.PI / 2);
        expect(restingAngle({ family: "R", quarters: 2 }, 3)).toBeCloseTo(Math.PI);
        expect(restingAngle(null, 0.3)).toBe(0);
    });
});
