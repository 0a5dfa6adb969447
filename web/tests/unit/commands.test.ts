import "./page-globals";
import { beforeEach, describe, expect, it } from "vitest";
import type { Press } from "../../src/parts/commands/chords";
import { type Command, wheres } from "../../src/parts/commands/command";
import { best, fit } from "../../src/parts/commands/fuzzy";
import {
    chordsOf,
    commandFor,
    isChanged,
    isInList,
    rebind,
    resetKeys,
} from "../../src/parts/commands/keymap.svelte";
import { commandNames, commands, wordsOf } from "../../src/parts/commands/registry";
import { learnOther, textsOf } from "../../src/parts/commands/search";
import { fixedKeys } from "../../src/parts/help/fixed-keys";
import { partOf } from "../../src/parts/solve/tokens";
import { turns } from "../../src/parts/commands/turns";
import { cube } from "../../src/i18n/cube";
import { type Language, t } from "../../src/i18n/index.svelte";
import { keyMaps, settings } from "../../src/state/settings.svelte";

const press = (key: string, code: string, modifiers: Partial<Press> = {}): Press => ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...modifiers,
});
const onPage = ({ where }: Command): boolean => !isInList(where);
const doneBy = (event: Press): string | null => commandFor(event, onPage);

// "KeyR" and "R" are one key on an American keyboard.
const samePlace: Readonly<Record<string, string>> = {
    Comma: ",", Period: ".", Slash: "/", Semicolon: ";",
}; // prettier-ignore
const onAmerican = (chord: string): string =>
    chord
        .replace(/(Key|Digit)([A-Z0-9])$/, "$2")
        .replace(/[A-Z]\w+$/, (code) => samePlace[code] ?? code);

beforeEach(() => {
    settings.keyMap = "letters";
    resetKeys();
});

describe("commands", () => {
    it.each(keyMaps)("of one place never share a key, with the keys of %s", (map) => {
        settings.keyMap = map;
        for (const isList of [false, true]) {
            const there = commandNames.filter((n) => isInList(commands[n]!.where) === isList);
            const keys = there.flatMap((name) =>
                chordsOf(name).map((chord) => ({ name, key: onAmerican(chord) })),
            );
            const taken = new Map<string, string>();
            for (const { name, key } of keys) {
                expect(`${key}: ${taken.get(key) ?? name}`).toBe(`${key}: ${name}`);
                taken.set(key, name);
            }
        }
    });
    it("have words in both languages, and a place", async () => {
        for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
            await t.speak(language);
            expect(t.language).toBe(language);
            for (const name of commandNames) expect(wordsOf(name)).not.toBe("");
        }
        await t.speak("en");
        for (const name of commandNames) expect(wheres).toContain(commands[name]!.where);
    });
    it("have words that tell them apart", () => {
        const words = commandNames.filter(onlyPage).map((name) => wordsOf(name));
        expect(new Set(words).size).toBe(words.length);
        function onlyPage(name: string): boolean {
            return onPage(commands[name]!) && !["workspace", "facts", "cube"].includes(name);
        }
    });
});

describe("keys that cannot be changed", () => {
    it("of painting are told with the others, in drawings too", () => {
        const { cube, finder } = fixedKeys();
        expect(cube?.map(({ words }) => words)).toContain(t.cube.paintSticker);
        expect(finder?.map(({ words }) => words)).toEqual([t.cube.paintCell]);
    });
});

describe("Alt+Backspace was Backspace in French, too", () => {
    it.each(keyMaps)("and now every key that is no letter has a name: %s", (map) => {
        settings.keyMap = map;
        const keys = commandNames.flatMap((name) => chordsOf(name).map(onAmerican));
        const named = keys
            .flatMap((chord) => chord.split(/(?<=.)\+/))
            .filter((key) => /[a-z]/i.test(key.slice(1)));
        const known = [...Object.keys(t.common.keyNames), "Alt"]; // Alt is Alt everywhere
        expect([...new Set(named)].filter((key) => !known.includes(key))).toEqual([]);
    });
});

describe("the keys of turns", () => {
    it("are there for all that is written with one letter, and csTimer's for all but Fw and Bw", () => {
        const without = () => Object.keys(turns).filter((turn) => chordsOf(turn).length === 0);
        expect(without().every((turn) => turn.includes("w"))).toBe(true);
        settings.keyMap = "cstimer";
        expect(without()).toEqual(["Fw", "Fw'", "Bw", "Bw'"]);
    });
    it("go by letter in one map and by place in the other, on every keyboard", () => {
        expect(doneBy(press("z", "KeyW"))).toBe("z");
        settings.keyMap = "cstimer";
        expect(doneBy(press("z", "KeyW"))).toBe("B");
        expect(doneBy(press(":", "Period"))).toBe("M'");
        expect(doneBy(press("(", "Digit5"))).toBe("M");
        expect(doneBy(press("и", "KeyU"))).toBe("Rw");
    });
    it("turn clockwise with the capital lock on", () => {
        expect(doneBy(press("R", "KeyR"))).toBe("R");
        expect(doneBy(press("r", "KeyR", { shiftKey: true }))).toBe("R'");
    });
});

describe("a key", () => {
    it("undoes with the letter, with Ctrl or the Command key", () => {
        expect(doneBy(press("z", "KeyW", { ctrlKey: true }))).toBe("undo");
        expect(doneBy(press("z", "KeyZ", { metaKey: true }))).toBe("undo");
        expect(doneBy(press("Z", "KeyZ", { ctrlKey: true, shiftKey: true }))).toBe("redo");
    });
    it("is found with Alt even where that makes other characters", () => {
        expect(doneBy(press("˜", "KeyN", { altKey: true }))).toBe("random");
    });
    it("may mean something else in the list", () => {
        const undo = press("z", "KeyZ", { ctrlKey: true });
        expect(commandFor(undo, ({ where }) => isInList(where))).toBe("listUndo");
    });
    it("can be changed for every command, which takes it from what had it", () => {
        expect(rebind("R", press("u", "KeyU"))).toBe("U");
        expect(doneBy(press("u", "KeyU"))).toBe("R");
        expect(doneBy(press("r", "KeyR"))).toBeNull();
        expect([chordsOf("R"), chordsOf("U"), isChanged()]).toEqual([["KeyU"], [], true]);
        expect(rebind("solve", press("F9", "F9"))).toBeNull();
        expect(doneBy(press("F9", "F9"))).toBe("solve");
        expect(doneBy(press("Enter", "Enter"))).toBeNull();
    });
    it("leaves the list alone when it is given to something on the page", () => {
        expect(rebind("solve", press("Delete", "Delete"))).toBeNull();
        expect(chordsOf("listDelete")).toEqual(["Delete"]);
    });
    it("comes back to what it had when nothing is changed any more", () => {
        rebind("R", press("u", "KeyU"));
        resetKeys();
        expect([doneBy(press("u", "KeyU")), isChanged()]).toEqual(["U", false]);
    });
    it("keeps its command when it is given the same key again", () => {
        expect(rebind("R", press("r", "KeyR"))).toBeNull();
        expect(doneBy(press("r", "KeyR"))).toBe("R");
    });
});

describe("the palette finds", () => {
    it("words by some of their letters in order, without accents", () => {
        expect(fit("mrr", "Mirror image")).not.toBeNull();
        expect(fit("retablir", "Rétablir")).not.toBeNull();
        expect(fit("xyz", "Mirror image")).toBeNull();
    });
    it("beginnings of words before what is somewhere inside", () => {
        const all = ["Toutes les unes", "Redo", "Undo"];
        expect(best("un", all, (one) => [one])[0]).toBe("Undo");
        expect(best("", all, (one) => [one])).toHaveLength(3);
    });
});

describe("a search for a command", () => {
    it("takes words of the other language", async () => {
        for (const language of ["fr", "en"] as const) {
            await t.speak(language);
            await learnOther();
            expect(textsOf("undo")).toEqual([cube[language].undo, cube[t.other].undo]);
        }
    });
});

describe("a long word", () => {
    it("shows few turns, and always those around the place", () => {
        for (const index of [0, 79, 80, 12_345, 40_000]) {
            const { first, end } = partOf(index, 40_000);
            expect(end - first).toBeLessThanOrEqual(240);
            expect(first <= index && index <= end).toBe(true);
        }
        expect(partOf(3, 20)).toEqual({ first: 0, end: 20 });
    });
});
