import { describe, expect, it } from "vitest";
import { apply, solved } from "../../src/cube/facelets";
import { type Move, parseMoves } from "../../src/cube/moves";
import { Turning } from "../../src/view3d/turning";

const read = (word: string): Move[] => parseMoves(word.split(" "))!;

// The page's side of it: the position changes at once, the picture is told.
function turnAll(turning: Turning, moves: readonly Move[]): string {
    let position = turning.drawn;
    for (const move of moves) turning.turn(move, (position = apply(position, move)));
    return position;
}

function runOut(turning: Turning, step = 16): number {
    let time = 0;
    for (; turning.isMoving && time < 60_000; time += step) turning.advance(step);
    return time;
}

describe("turns on the screen", () => {
    it("arrive where the position is, however many wait", () => {
        const turning = new Turning(solved);
        const position = turnAll(turning, read("R U2 F' M x Rw E2 S' B D' L2 y z'"));
        expect(turning.drawn).toBe(solved);
        runOut(turning);
        expect(turning.drawn).toBe(position);
        expect(turning.layers).toEqual([]);
    });
    it("take 170 ms when alone and less each when they wait", () => {
        const [alone, queue] = [new Turning(solved), new Turning(solved)];
        turnAll(alone, read("R"));
        turnAll(queue, read("R U R U R U R U R U"));
        expect(Math.abs(runOut(alone, 10) - 170)).toBeLessThanOrEqual(10);
        expect(runOut(queue, 10)).toBeLessThan(800);
    });
    it("of the player take the time of its speed", () => {
        const turning = new Turning(solved);
        const [move] = read("R");
        turning.turn(move!, apply(solved, move!), 1000);
        expect(Math.abs(runOut(turning, 10) - 900)).toBeLessThanOrEqual(10);
    });
    it("are held in the middle by whoever scrubs, and let go at either end", () => {
        const turning = new Turning(solved);
        const [move] = read("R");
        turning.hold(solved, move!, 0.5);
        expect(turning.layers).toEqual([{ family: "R", angle: -Math.PI / 4 }]);
        expect([turning.drawn, turning.isMoving]).toEqual([solved, false]);
        turning.jump(apply(solved, move!));
        expect([turning.drawn, turning.layers]).toEqual([apply(solved, move!), []]);
    });
    it("of opposite layers run at the same time", () => {
        const turning = new Turning(solved);
        turnAll(turning, read("R L' U"));
        turning.advance(20);
        expect(turning.layers.map((layer) => layer.family)).toEqual(["R", "L"]);
    });
    it("never go at the same time when their layers meet", () => {
        const turning = new Turning(solved);
        turnAll(turning, read("Rw M"));
        turning.advance(20);
        expect(turning.layers.map((layer) => layer.family)).toEqual(["Rw"]);
    });
    it("that do not lead to the position become a jump", () => {
        const turning = new Turning(solved);
        const elsewhere = apply(solved, read("F")[0]!);
        turning.turn(read("R")[0]!, elsewhere);
        expect([turning.isMoving, turning.drawn]).toEqual([false, elsewhere]);
    });
});

describe("a layer in the hand", () => {
    it("goes on from where the hand left it", () => {
        const turning = new Turning(solved);
        const move = read("R")[0]!;
        turning.drag("R", -1);
        turning.letGo(move, -Math.PI / 2, apply(solved, move));
        turning.advance(1);
        expect(turning.layers[0]!.angle).toBeLessThan(-1);
        runOut(turning);
        expect(turning.drawn).toBe(apply(solved, move));
    });
    it("goes back when it was not turned far enough", () => {
        const turning = new Turning(solved);
        turning.drag("R", 0.4);
        turning.goBack(0);
        runOut(turning);
        expect([turning.drawn, turning.layers]).toEqual([solved, []]);
    });
    it("makes all that is under way arrive first", () => {
        const turning = new Turning(solved);
        const position = turnAll(turning, read("R U F"));
        turning.drag("L", 0.2);
        expect(turning.drawn).toBe(position);
        expect(turning.layers).toHaveLength(1);
    });
    it("is dropped when another turn comes in between", () => {
        const turning = new Turning(solved);
        turning.drag("L", 0.2);
        const position = turnAll(turning, read("U"));
        runOut(turning);
        expect([turning.drawn, turning.layers]).toEqual([position, []]);
    });
});
