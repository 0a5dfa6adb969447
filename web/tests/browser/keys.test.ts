// The keyboard: two maps, keys of one's own, undo.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CubePage, after } from "./cube-page";
import { shoot, useScene } from "./harness";
import { isFocused, until } from "./page-steps";
import { en, fr } from "./words";
import { clear, gridOf, put, rowOf } from "./workspace-steps";

const scene = useScene();
let page: Page;
let cube: CubePage;

async function open(path = "/"): Promise<void> {
    page = await scene.page({}, path);
    cube = await CubePage.on(page);
}

async function openKeys(): Promise<void> {
    await cube.press(en.cube.view);
    await cube.press(en.cube.keys);
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
        await cube.press(en.cube.reset);
        await cube.type(..."URFDLBMESXYZ".split("").map((letter) => `Shift+${letter}`));
        await expectText("U' R' F' D' L' B' M' E' S' x' y' z'");
        await expect.poll(() => cube.facelets()).toBe(after("U' R' F' D' L' B' M' E' S' x' y' z'"));
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
        const wide = {
            u: "Rw",
            m: "Rw'",
            v: "Lw",
            r: "Lw'",
            ",": "Uw",
            c: "Uw'",
            z: "Dw",
            "/": "Dw'",
        };
        const slices = {
            "5": "M",
            "6": "M",
            x: "M'",
            ".": "M'",
            "2": "E",
            "9": "E'",
            "0": "S",
            "1": "S'",
        };
        for (const [key, move] of Object.entries({
            ...pairs,
            ...others,
            ...last,
            ...wide,
            ...slices,
        })) {
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
        page.getByRole("button", { name: new RegExp(`^${en.help.changeKey(action)}: `) });

    it("replace those of the map, say what they took, and can be given back", async () => {
        await open();
        await openKeys();
        await keyOf("R").click();
        await page.keyboard.press("k");
        await keyOf("U").click();
        await page.keyboard.press("l");
        await page.getByText(en.help.keyMoved("L", "L")).waitFor();
        await shoot(page, "keys");
        await page.keyboard.press("Escape");
        await cube.type("k", "l", "r");
        await expectText("R U");
        await openKeys();
        await cube.press(en.help.resetKeys);
        await page.keyboard.press("Escape");
        await cube.type("r", "l", "k");
        await expectText("R U R L");
    });

    it("can be given to everything on the page, and are on its button", async () => {
        await open();
        await openKeys();
        await keyOf(en.cube.random).click();
        await page.keyboard.press("F9");
        await page.keyboard.press("Escape");
        await page.getByTitle(`${en.cube.random} (F9)`).waitFor();
        await page.keyboard.press("F9");
        await expect.poll(() => cube.facelets()).not.toBe(after(""));
    });

    it("are found by a word", async () => {
        await open();
        await page.keyboard.press("?");
        await page.getByRole("searchbox", { name: en.help.searchKeys }).fill("mirror");
        await until(() => page.getByRole("dialog").locator("li[data-command]").count(), 1);
        await keyOf(en.cube.mirror).waitFor();
    });

    it("are given up with Esc", async () => {
        await open();
        await openKeys();
        await keyOf("R").click();
        await page.keyboard.press("Escape");
        await expect
            .poll(() => keyOf("R").getAttribute("aria-label"))
            .toBe(`${en.help.changeKey("R")}: R`);
        await expect
            .poll(() => page.getByRole("dialog", { name: en.common.keys }).isVisible())
            .toBe(true);
    });
});

const field = () => page.getByRole("combobox", { name: en.common.paletteHint }); // of the palette
const offered = () => page.getByRole("dialog").getByRole("option");

describe("the way to the list", () => {
    const lastRow = () => rowOf(page, "100");
    async function withLastRowActive(): Promise<void> {
        await clear(scene);
        const names = Array.from({ length: 100 }, (_, i) => [String(i + 1), "R"]);
        await put(scene, Object.fromEntries(names) as Record<string, string>);
        await open();
        await gridOf(page).focus();
        await page.keyboard.press("End");
        await lastRow().waitFor();
        await gridOf(page).evaluate((grid) => (grid.scrollTop = 0));
        await until(() => lastRow().count(), 0);
    }

    it("and to the facts has a key, which leads back as well", async () => {
        await withLastRowActive();
        await page.keyboard.press("/");
        await page.keyboard.press("Alt+w");
        await until(() => isFocused(gridOf(page)), true);
        await lastRow().waitFor();
        await page.keyboard.press("Alt+w");
        await until(() => isFocused(cube.canvas), true);
        await page.keyboard.press("Alt+i");
        const facts = page.getByRole("group", { name: en.common.factsRegion });
        await until(() => isFocused(facts), true);
    });

    it("ends at the row that is given a new name", async () => {
        await withLastRowActive();
        await page.keyboard.press("F2");
        await page.keyboard.type("Last");
        await page.keyboard.press("Enter");
        await rowOf(page, "Last").waitFor();
        await until(() => isFocused(gridOf(page)), true);
    });

    it("is taken by what the palette does to the list", async () => {
        await withLastRowActive();
        await page.keyboard.press("/");
        await page.keyboard.press("Control+k");
        await field().fill(en.workspace.selectAll);
        await page.keyboard.press("Enter");
        await until(() => isFocused(gridOf(page)), true);
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
    });
});

describe("the palette", () => {
    it("does what is found by some letters, and remembers it", async () => {
        await open();
        await page.keyboard.press("Control+k");
        await field().fill("rndm");
        await shoot(page, "palette");
        await page.keyboard.press("Enter");
        await field().waitFor({ state: "hidden" });
        await expect.poll(() => cube.facelets()).not.toBe(after(""));
        await cube.press(en.common.palette);
        await until(() => offered().first().getAttribute("data-command"), "random");
    });

    it("asks what the form of a page says", async () => {
        page = await scene.page({}, "/?tab=laboratory");
        await page.getByRole("button", { name: en.laboratory.viewNames.count }).waitFor();
        await page.keyboard.press("Control+k");
        await field().fill(en.laboratory.viewNames.count);
        await page.keyboard.press("Enter");
        await page.getByRole("region", { name: en.laboratory.table }).waitFor();
    });

    it("offers nothing that cannot be done here", async () => {
        page = await scene.page({}, "/?tab=laboratory");
        await page.keyboard.press("Control+k");
        await page.locator("[data-command=theme]").waitFor();
        await expect.poll(() => page.locator("[data-command=solve]").count()).toBe(0);
    });

    it("adds to the list and leaves the focus on the new row", async () => {
        await clear(scene);
        await open();
        await page.keyboard.press("Control+k");
        await field().fill(en.solve.addToList);
        await page.keyboard.press("Enter");
        await until(() => isFocused(gridOf(page)), true);
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
    });

    it("leaves the focus on the cube where it was nowhere", async () => {
        await open();
        await page.keyboard.press("Control+k");
        await field().fill(en.cube.mirror);
        await page.keyboard.press("Enter");
        await until(() => isFocused(cube.canvas), true);
    });

    it("keeps its keys to itself", async () => {
        await open();
        await page.keyboard.press("Control+k");
        await field().press("r");
        await page.keyboard.press("Escape");
        await page.keyboard.press("u");
        await expectText("U");
    });

    it("finds words of the other language", async () => {
        await open();
        await page.keyboard.press("Control+k");
        await field().fill(fr.solve.faster);
        await until(() => offered().first().getAttribute("data-command"), "faster");
    });

    it("loses no key that comes just after it was closed", async () => {
        await open();
        await page.keyboard.press("Control+k");
        await field().evaluate((input) => {
            input.closest("dialog")!.close();
            input.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
        });
        await expectText("U");
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
        const undo = page.getByRole("button", { name: en.cube.undo, exact: true });
        await until(() => undo.isDisabled(), true);
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
        await expect.poll(() => cube.stickerAt("F5")).not.toEqual(before);
        await page.keyboard.press("Shift+Home");
        await cube.settle();
        await expect.poll(() => cube.stickerAt("F5")).toEqual(before);
        await expectText("");
    });
});

// Each was once lost to a busy machine.
describe("a key pressed quickly", () => {
    it("closes the options while their button has the focus", async () => {
        await open();
        const button = page.getByRole("button", { name: en.solve.options });
        const options = page.getByRole("dialog", { name: en.solve.options });
        await button.click();
        await options.locator(":focus").waitFor();
        await button.focus();
        await page.keyboard.press("Escape");
        await options.waitFor({ state: "hidden" });
        await until(() => button.getAttribute("aria-expanded"), "false");
    });

    it("opens the palette right after the keys were closed", async () => {
        await open();
        await page.getByRole("button", { name: en.common.keys }).click();
        await page.getByRole("dialog").getByRole("searchbox").waitFor();
        await page.evaluate(() => {
            document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
            const ctrlK = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true };
            document.body.dispatchEvent(new KeyboardEvent("keydown", ctrlK));
        });
        await page.getByRole("combobox", { name: en.common.paletteHint }).waitFor();
        await page.getByRole("searchbox").waitFor({ state: "detached" });
    });
});
