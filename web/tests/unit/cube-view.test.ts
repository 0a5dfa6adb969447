import { describe, expect, it } from "vitest";
import { centreOf } from "../../src/cube/geometry";
import { inverseWord, parseMoves } from "../../src/cube/moves";
import { fittingDistance, homePitch, homeYaw } from "../../src/view3d/lens";
import { Orbit } from "../../src/view3d/orbit";
import { spun, upright } from "../../src/view3d/spin";

describe("patterns on stickers", () => {
    const after = (word: string) => parseMoves(word.split(" "))!.reduce(spun, upright);

    it("turn with the face", () => {
        expect(after("R")[centreOf("R")]).toBe(3);
        expect(after("R2")[centreOf("R")]).toBe(2);
        expect(after("R")[centreOf("U")]).toBe(0);
    });
    it("come back with the turns", () => {
        const word = parseMoves("R U2 F' M x Rw E2 S' B D' L2 y z'".split(" "))!;
        expect([...word, ...inverseWord(word)].reduce(spun, upright)).toEqual(upright);
        expect(after("U U U U")).toEqual(upright);
    });
});

describe("the camera", () => {
    const pitchOf = (orbit: Orbit) => orbit.viewpoint(800, 600, 3).pitch;

    it("never goes over the top", () => {
        const orbit = new Orbit();
        orbit.drag(0, 10_000);
        expect(pitchOf(orbit)).toBeLessThan(Math.PI / 2);
        orbit.drag(0, -20_000);
        expect(pitchOf(orbit)).toBeGreaterThan(-Math.PI / 2);
    });
    it("glides to a halt", () => {
        const orbit = new Orbit();
        orbit.glide(1, 0);
        for (let i = 0; i < 200; ++i) orbit.advance(16);
        expect(orbit.isMoving).toBe(false);
        expect(orbit.direction).not.toBeNull();
    });
    it("goes home by the shorter way, wherever it was", () => {
        const orbit = new Orbit();
        orbit.drag(3000, 50);
        orbit.goHome();
        for (let i = 0; i < 30; ++i) orbit.advance(16);
        expect(orbit.viewpoint(800, 600, 3)).toMatchObject({ yaw: homeYaw, pitch: homePitch });
        expect(orbit.direction).toBeNull();
    });
    it("is told in degrees by links", () => {
        const orbit = new Orbit();
        orbit.direction = { yaw: -140, pitch: 25 };
        expect(orbit.direction).toEqual({ yaw: -140, pitch: 25 });
    });
    it("stands farther off when the window is narrow", () => {
        expect(fittingDistance(300, 600, 3)).toBeCloseTo(2 * fittingDistance(600, 600, 3));
    });
});
