import { describe, expect, it } from "vitest";
import "../../src/i18n/pages";
import type { Explanation } from "../../src/api/methods";
import { applyAll, solved } from "../../src/cube/facelets";
import { parseMoves } from "../../src/cube/moves";
import {
    cancelledIn,
    chapterAt,
    fromBehind,
    onlyHome,
    storyOf,
} from "../../src/parts/methods/story";
import { progressText } from "../../src/parts/methods/words";

const after = (word: string) => applyAll(solved, parseMoves(word.split(" "))!);

const phase = (moves: string, length: number) => ({
    name: "a phase",
    goal: "",
    name_message: { message: "a phase" },
    goal_message: { message: "" },
    moves,
    length,
    after: solved,
    corners_home: [],
    edges_home: [],
});

const explained = (...words: string[]): Explanation => ({
    cube: after("R U"),
    method: "layers",
    solution: "U' R'",
    length: 2,
    ended: "length",
    phases: words.map((word) => phase(word, word === "" ? 0 : word.split(" ").length)),
});

describe("A story", () => {
    const story = storyOf(explained("U'", "", "R'"), after("R U"));

    it("leads from the cube to the solved one, turn by turn", () => {
        expect(story.positions).toEqual([after("R U"), after("R"), solved]);
    });

    it("knows where each phase begins and ends, also one without turns", () => {
        const places = story.chapters.map(({ from, to }) => [from, to]);
        expect(places).toEqual([
            [0, 1],
            [1, 1],
            [1, 2],
        ]);
    });

    it("knows in which phase a turn is", () => {
        expect([0, 1, 2].map((index) => chapterAt(story, index))).toEqual([0, 0, 2]);
    });

    it("tells how many turns cancel where phases meet", () => {
        expect(cancelledIn(explained("U'", "R R2", "R2"))).toBe(2);
    });
});

describe("Pieces that are home", () => {
    it("keep their colours, and others have none", () => {
        expect(onlyHome(solved)).toBe(solved);
        expect(onlyHome(after("D")).split(".").length - 1).toBe(20);
    });

    it("are found however the cube is held", () => {
        expect(onlyHome(after("x y R")).split(".").length - 1).toBe(20);
    });
});

it("A cube seen from behind shows D, L and B", () => {
    const behind = fromBehind(solved);
    expect([4, 13, 22].map((centre) => behind[centre])).toEqual(["D", "B", "L"]);
});

describe("What a comparison tells of its work", () => {
    const told = {
        code: "cube-of-method",
        message: "Kloosterman, cube 1 of 10",
        arguments: { method: "kloosterman", cube: 1, cubes: 10 },
    };

    it("is shown while its method is at work", () => {
        expect(progressText(told, "kloosterman").text).toBe(told.message);
    });

    it("is over when the next method is at work", () => {
        expect(progressText(told, "kociemba").text).toBe("");
    });

    it("may be about no method", () => {
        expect(progressText({ message: "at work" }, "kociemba").text).toBe("at work");
    });
});
