// The keyboard: two maps, keys of one's own, undo.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage, after } from "./cube-page";
import { shoot, useScene } from "./harness";

const scene = useScene();
let page: Page;
let cube: CubePage;

async function open(path = "/"): Promise<void> {
    page = await scene.page({}, path);
    cube = await CubePage.on(page);
}

async function openKeys(): Promise<void> {
    await cube.press("View");
    await cube.press("Keys…");
}

async function useCsTimer(): Promise<void> {
    await openKeys();
    await page.getByRole("radio", { name: /csTimer/ }).check();
    await page.keyboard.press("Escape");
}

const expectText = (text: string) => expect.poll(() => cube.text()).toBe(text);

// A key of another keyboard: what is printed on it, and where it is.
const pressOn = (key: string, code: string) =>
    page.evaluate(
        ([key, code]) =>
            document.body.dispatchEvent(
                new KeyboardEvent("keydown", { key: key!, code: code!, bubbles: true }),
            ),
        [key, code],
    );

describe("letters", () => {
    it("turn what they name, and back with Shift", async () => {
        await open();
        await cube.type("u", "r", "f", "d", "l", "b", "m", "e", "s", "x", "y", "z");
        await expectText("U R F D L B M E S x y z");
        await cube.press("Solved cube");
        await cube.type(..."URFDLBMESXYZ".split("").map((letter) => `Shift+${letter}`));
        await expectText("U' R' F' D' L' B' M' E' S' x' y' z'");
        expect(await cube.facelets()).toBe(after("U' R' F' D' L' B' M' E' S' x' y' z'"));
    });

    it("are those printed on the keys, wherever these are", async () => {
        await open();
        await pressOn("z", "KeyW"); // a French keyboard
        await expectText("z");
    });

    it("do nothing to the cube while somebody types, until Esc leads back to it", async () => {
        await open();
        await cube.box.click();
        await page.keyboard.type("R U ");
        await expect.poll(() => cube.facelets()).toBe(after("R U"));
        await page.keyboard.press("Escape");
        await page.keyboard.press("f");
        await expectText("R U F");
    });
});

describe("csTimer's keys", () => {
    it("are all where fingers expect them", async () => {
        await open();
        await useCsTimer();
        const pairs = { i: "R", k: "R'", d: "L", e: "L'", j: "U", f: "U'", s: "D", l: "D'" };
        const others = { h: "F", g: "F'", w: "B", o: "B'", ";": "y", a: "y'", p: "z", q: "z'" };
        const last = { t: "x", b: "x'", y: "x", n: "x'" };
        for (const [key, move] of Object.entries({ ...pairs, ...others, ...last })) {
            await page.keyboard.press(key);
            await expectText(move);
            await page.keyboard.press("Control+z");
        }
    });

    it("are keys by place, not by letter", async () => {
        await open();
        await useCsTimer();
        await pressOn("a", "KeyQ"); // a French keyboard
        await expectText("z'");
        await pressOn("m", "Semicolon");
        await expectText("z' y");
    });

    it("stay chosen after a reload", async () => {
        await open();
        await useCsTimer();
        await page.reload();
        cube = await CubePage.on(page);
        await page.keyboard.press("i");
        await expectText("R");
    });
});

describe("keys of one's own", () => {
    const keyOf = (action: string) =>
        page.getByRole("button", { name: new RegExp(`^Change the key of ${action}: `) });

    it("replace those of the map, say what they took, and can be given back", async () => {
        await open();
        await openKeys();
        await keyOf("R").click();
        await page.keyboard.press("k");
        await keyOf("U").click();
        await page.keyboard.press("l");
        await page.getByText("L was L, which has no key now.").waitFor();
        await shoot(page, "keys");
        await page.keyboard.press("Escape");
        await cube.type("k", "l", "r");
        await expectText("R U");
        await openKeys();
        await cube.press("As at first");
        await page.keyboard.press("Escape");
        await cube.type("r", "l", "k");
        await expectText("R U R L");
    });

    it("leave the keys of the page alone", async () => {
        await open();
        await openKeys();
        await keyOf("R").click();
        await page.keyboard.press("Enter");
        await page.getByText("Enter is taken: Solve.").waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("r");
        await expectText("R");
    });

    it("are given up with Esc", async () => {
        await open();
        await openKeys();
        await keyOf("R").click();
        await page.keyboard.press("Escape");
        expect(await keyOf("R").getAttribute("aria-label")).toBe("Change the key of R: R");
        expect(await page.getByRole("dialog", { name: "Keys of the cube" }).isVisible()).toBe(true);
    });
});

describe("undo", () => {
    interface Key {
        key: string;
        ctrlKey?: true;
        shiftKey?: true;
    }
    // What the page shows after each of many keys, which come so fast that none of
    // the positions on the way is drawn: that would take long.
    const positionsAfter = (keys: Key[]): Promise<string[]> =>
        cube.net.evaluate(async (net, all) => {
            const positions: string[] = [];
            for (const key of all) {
                document.body.dispatchEvent(
                    new KeyboardEvent("keydown", { ...key, bubbles: true }),
                );
                await Promise.resolve(); // the page changes its elements in between
                positions.push(net.getAttribute("data-facelets")!);
            }
            return positions;
        }, keys);

    it("goes back through everything and forward again", async () => {
        await open();
        const word = Array.from({ length: 120 }, (_, i) => "RUFLDB"[(i * i + i) % 6]!);
        const turns = word.map((letter) => ({ key: letter.toLowerCase() }));
        const positions = [await cube.facelets(), ...(await positionsAfter(turns))];
        const undos = turns.map((): Key => ({ key: "z", ctrlKey: true }));
        expect(await positionsAfter(undos)).toEqual(positions.slice(0, -1).reverse());
        expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
        const redos = turns.map((_, i): Key =>
            i < 60 ? { key: "Z", ctrlKey: true, shiftKey: true } : { key: "y", ctrlKey: true },
        );
        expect(await positionsAfter(redos)).toEqual(positions.slice(1));
        await expect.poll(() => cube.drawn()).toBe(positions.at(-1));
    });
});

describe("the camera", () => {
    it("is moved and reset by keys", async () => {
        await open();
        const before = await cube.stickerAt("F5");
        await cube.type("Shift+ArrowLeft", "Shift+ArrowUp", "Shift+PageUp");
        await cube.settle();
        expect(await cube.stickerAt("F5")).not.toEqual(before);
        await page.keyboard.press("Shift+Home");
        await cube.settle();
        expect(await cube.stickerAt("F5")).toEqual(before);
        await expectText("");
    });
});
