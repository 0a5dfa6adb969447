import { beforeEach, describe, expect, it } from "vitest";
import { neighbour } from "../../src/parts/cube/net";
import { indexOf } from "../browser/cube-page";
import {
    actionOf,
    chordsOf,
    isChanged,
    rebind,
    resetKeys,
    turnActions,
} from "../../src/state/keys.svelte";
import { settings } from "../../src/state/settings.svelte";

const press = (key: string, code: string, modifiers: Partial<KeyboardEvent> = {}) => ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...modifiers,
});

beforeEach(() => {
    settings.keyMap = "letters";
    resetKeys();
});

describe("the keys of the cube", () => {
    it("have a key for every turn, or with csTimer's map for all it knows", () => {
        for (const turn of turnActions) expect(chordsOf(turn)).toHaveLength(1);
        settings.keyMap = "cstimer";
        const none = turnActions.filter((turn) => chordsOf(turn).length === 0);
        expect(none).toEqual(["M", "M'", "E", "E'", "S", "S'"]);
    });
    it("go by letter in one map and by place in the other", () => {
        expect(actionOf(press("z", "KeyW"))).toBe("z");
        settings.keyMap = "cstimer";
        expect(actionOf(press("z", "KeyW"))).toBe("B");
    });
    it("turn clockwise with the capital lock on", () => {
        expect(actionOf(press("R", "KeyR"))).toBe("R");
        expect(actionOf(press("r", "KeyR", { shiftKey: true }))).toBe("R'");
    });
    it("undo with the letter, with Ctrl or the Command key", () => {
        expect(actionOf(press("z", "KeyW", { ctrlKey: true }))).toBe("undo");
        expect(actionOf(press("z", "KeyZ", { metaKey: true }))).toBe("undo");
        expect(actionOf(press("Z", "KeyZ", { ctrlKey: true, shiftKey: true }))).toBe("redo");
    });
    it("are found with Alt even where that makes other characters", () => {
        expect(actionOf(press("˜", "KeyN", { altKey: true }))).toBe("random");
    });
    it("can be changed, which takes the key from what had it", () => {
        expect(rebind("R", press("u", "KeyU"))).toBe("U");
        expect(actionOf(press("u", "KeyU"))).toBe("R");
        expect(actionOf(press("r", "KeyR"))).toBeNull();
        expect([chordsOf("R"), chordsOf("U"), isChanged()]).toEqual([["KeyU"], [], true]);
    });
    it("come back to what they had when nothing is changed any more", () => {
        rebind("R", press("u", "KeyU"));
        resetKeys();
        expect([actionOf(press("u", "KeyU")), isChanged()]).toEqual(["U", false]);
    });
    it("keep their action when it is given the same key again", () => {
        expect(rebind("R", press("r", "KeyR"))).toBeNull();
        expect(actionOf(press("r", "KeyR"))).toBe("R");
    });
});

describe("arrows on the net", () => {
    it("lead across the edges between faces and stop at the border", () => {
        expect(neighbour(indexOf("F1"), "ArrowUp")).toBe(indexOf("U7"));
        expect(neighbour(indexOf("R3"), "ArrowRight")).toBe(indexOf("B1"));
        expect(neighbour(indexOf("U1"), "ArrowLeft")).toBe(indexOf("U1"));
        expect(neighbour(indexOf("F5"), "Enter")).toBeNull();
    });
});
