// The list of cubes: adding, naming, selecting, sorting, changing, undoing.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { after } from "./cube-page";
import { shoot, useScene } from "./harness";
import { holdTimers, isFocused, resultOf, solveButton } from "./page-steps";
import { beginning, en, opening } from "./words";
import {
    allRows,
    ask,
    choose,
    clear,
    gridOf,
    namesIn,
    paneOf,
    put,
    putRandom,
    rowOf,
    rowsOf,
    selectedIn,
    until,
    wide,
} from "./workspace-steps";

const scene = useScene();
let page: Page;
const pane = () => paneOf(page);

beforeEach(async () => {
    await clear(scene);
    page = await scene.page({ ...wide, permissions: ["clipboard-read", "clipboard-write"] });
    await holdTimers(page); // what is offered stays, however long a test takes
});

const box = () => page.locator('[data-place="box"]');
const three = { Alpha: "R U", Beta: "F2 D'", Gamma: "L" };

async function open(cubes: Record<string, string>): Promise<void> {
    await put(scene, cubes);
    await rowOf(page, new RegExp(`^${Object.keys(cubes).at(-1)} `)).waitFor();
}
const maneuverOf = async (name: string) =>
    (await allRows(scene)).find((row) => row.name === name)?.maneuver;

describe("an empty list", () => {
    it("offers three ways to a first cube, and the dice adds one", async () => {
        await page.getByText(en.workspace.noCubes).waitFor();
        await shoot(page, "workspace-empty");
        await pane().getByRole("button", { name: en.workspace.pasteScramble }).click();
        await until(() => box().evaluate((e) => e === document.activeElement), true);
        await pane().getByRole("button", { name: en.workspace.addRandomOne, exact: true }).click();
        await until(() => rowsOf(page).count(), 1);
    });
});

describe("adding", () => {
    it("takes the cube shown with its maneuver", async () => {
        await box().fill("R U R' U'");
        await until(async () => page.url().includes("alg"), true);
        await pane().getByRole("button", { name: en.workspace.add, exact: true }).click();
        await rowOf(
            page,
            new RegExp(`R U R' U'.*${en.workspace.lengthSpoken(4, "htm", false)}`),
        ).waitFor();
        expect((await allRows(scene)).map((row) => row.maneuver)).toEqual(["R U R' U'"]);
    });

    it("takes the solution that was found, as the key does", async () => {
        await box().fill(after("R U F"));
        await solveButton(page).click();
        await resultOf(page).waitFor();
        await pane().getByRole("button", { name: en.workspace.add, exact: true }).click();
        await rowsOf(page).first().waitFor();
        expect((await allRows(scene)).map((row) => row.maneuver)).toEqual(["R U F"]);
    });

    it("takes the cube shown, also where only a part of it was solved", async () => {
        await box().fill("R U2 F' D B2 L' U");
        await page.getByRole("combobox", { name: en.goals.choice }).selectOption("cross");
        await solveButton(page).click();
        await resultOf(page).waitFor();
        await page.getByRole("button", { name: en.solve.addToList }).click();
        await rowsOf(page).first().waitFor();
        expect((await allRows(scene)).map((row) => row.position)).toEqual([
            after("R U2 F' D B2 L' U"),
        ]);
    });

    it("works by key from anywhere but a text field", async () => {
        await gridOf(page).or(page.getByText(en.workspace.noCubes)).first().waitFor();
        await page.keyboard.press("+");
        await until(() => rowsOf(page).count(), 1);
    });

    it("skips what is there already and says which cube it is", async () => {
        await open({ Sexy: "R U R' U'", Other: "F" });
        await page.getByRole("button", { name: en.workspace.addOptions }).click();
        await page.getByRole("radio", { name: en.drawers.skips.inversion }).check();
        await box().fill("F' L' F L"); // of the same kind as the first, seen from elsewhere
        await until(async () => page.url().includes("alg"), true);
        await pane().getByRole("button", { name: en.workspace.add, exact: true }).first().click();
        await page.getByText(en.workspace.isDuplicate("Sexy")).first().waitFor();
        await shoot(page, "workspace-duplicate");
        await pane().getByRole("button", { name: en.workspace.showIt }).click();
        await until(() => selectedIn(page).textContent(), expect.stringContaining("Sexy"));
        await expect.poll(() => allRows(scene)).toHaveLength(2);
    });
});

describe("the menu of the list", () => {
    it("continues searches only where one waits", async () => {
        await open(three);
        await pane().getByRole("button", { name: en.workspace.more }).click();
        const item = page.getByRole("menuitem", { name: en.workspace.continueAll });
        await until(() => item.isDisabled(), true);
    });
});

describe("a row", () => {
    it("shows itself on the cube when it is clicked, its generator in the box", async () => {
        await open(three);
        await rowOf(page, "Beta").click();
        await until(() => box().inputValue(), "F2 D'");
        await page.keyboard.press("ArrowUp");
        await until(() => box().inputValue(), "R U");
    });

    it("is renamed with F2 and with a double click, and Esc leaves it as it was", async () => {
        await open(three);
        await rowOf(page, "Beta").click();
        await page.keyboard.press("F2");
        await page.getByRole("textbox", { name: en.workspace.name }).fill("Delta");
        await page.keyboard.press("Enter");
        await rowOf(page, "Delta").waitFor();
        await rowOf(page, "Gamma").dblclick();
        await page.getByRole("textbox", { name: en.workspace.name }).fill("Nothing");
        await page.keyboard.press("Escape");
        await until(() => namesIn(page), ["Alpha", "Delta", "Gamma"]);
        await until(() => isFocused(gridOf(page)), true);
    });

    it("shows the generator or the solver, for itself and for all", async () => {
        await open(three);
        await rowOf(page, "Alpha").getByRole("button", { name: en.workspace.generator }).click();
        await rowOf(page, /Alpha.*U' R'/).waitFor();
        const all = page.getByRole("group", { name: en.workspace.showAs });
        await all.getByText(en.workspace.solver).click();
        await rowOf(page, /Beta.*D F2/).waitFor();
        await all.getByText(en.workspace.generator).click();
        await rowOf(page, /Alpha.*R U/).waitFor();
    });
});

describe("symmetry", () => {
    const w = en.workspace;
    const chooseOf = async (name: string, item: string) => {
        await rowOf(page, name).click({ button: "right" });
        await page.getByRole("menuitem", { name: item }).click();
    };

    it("arranges a cube into its standard orientation, and undoes it", async () => {
        await open({ Across: "R L", Upright: "U D" });
        await chooseOf("Across", w.arrange);
        await until(() => maneuverOf("Across"), "U D");
        await page.getByText(w.changed.arrange(1)).first().waitFor();
        await pane().getByRole("button", { name: en.cube.undo, exact: true }).click();
        await until(() => maneuverOf("Across"), "R L");
    });

    it("adds an inverse once, if no row is isomorphic to it", async () => {
        await open({ Alpha: "R U F2 L" });
        await chooseOf("Alpha", w.addInverses);
        await until(() => rowsOf(page).count(), 2);
        await page.getByText(w.added(1)).first().waitFor();
        await rowOf(page, /R U F2 L/).click({ button: "right" });
        await page.getByRole("menuitem", { name: w.addInverses }).click();
        await page.getByText(w.added(0)).first().waitFor();
        expect(await allRows(scene)).toHaveLength(2);
    });

    it("goes into the name", async () => {
        await open({ Two: "U2 D2" });
        await chooseOf("Two", w.label);
        await until(() => namesIn(page), ["Two, D4h{I}"]);
    });

    it("is counted by class and by type of antisymmetry", async () => {
        await open({ Two: "U2 D2", One: "R" });
        await choose(page, w.more, w.statistics);
        const counts = (title: string) => pane().getByLabel(title).textContent();
        await until(() => counts(en.drawers.bySymmetry), expect.stringMatching(/D4h\s*1/));
        await until(() => counts(en.drawers.byAntisymmetry), expect.stringMatching(/D4h\{I\}\s*1/));
    });
});

describe("a sheet", () => {
    it("is printed with six cubes to a page, and nothing else", async () => {
        const cubes = ["R", "U", "F", "R U", "U R", "F R"];
        await open(Object.fromEntries(cubes.map((cube, i) => [`C${i}`, cube])));
        await open({ "<b>Last</b>": "R2 U2" });
        await page.evaluate(() => {
            window.print = () => document.body.setAttribute("data-printed", "");
        });
        await choose(page, en.workspace.more, en.workspace.print);
        await page.locator("body[data-printed]").waitFor();
        const sheet = page.locator(".printed-sheet");
        await until(() => sheet.locator("section").count(), 2);
        await until(() => sheet.locator("figure svg").count(), 7);
        const captions = await sheet.locator("figcaption").allTextContents();
        expect(captions.at(-1)).toMatch(/^\d+ <b>Last<\/b>R2 U2 \(2f\)$/);
        // Paper is white, whatever the page looks like.
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const ink = (caption: Element) => getComputedStyle(caption).color;
        await until(() => sheet.locator("figcaption").first().evaluate(ink), "rgb(27, 28, 32)");
        await until(() => sheet.locator("figure").first().isVisible(), true);
        await until(() => pane().isVisible(), false);
        await shoot(page, "workspace-print");
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await until(() => sheet.count(), 0);
        await page.emulateMedia({ media: null, colorScheme: null });
    });
});

describe("scrambles", () => {
    it("are added with numbers and generators", async () => {
        await page.getByRole("button", { name: en.workspace.addOptions }).click();
        await pane().getByRole("spinbutton").first().fill("3");
        await pane().getByRole("button", { name: en.drawers.addScrambles }).click();
        await until(() => namesIn(page), [...[1, 2, 3].map(en.workspace.scramble)]);
        for (const row of await allRows(scene)) expect(row.length).toBeLessThanOrEqual(20);
    });
});

describe("deleting", () => {
    it("offers to undo it in place", async () => {
        await open(three);
        await rowOf(page, "Beta").click();
        await page.keyboard.press("Delete");
        await until(() => namesIn(page), ["Alpha", "Gamma"]);
        await pane().getByRole("button", { name: en.cube.undo }).click();
        await until(() => namesIn(page), ["Alpha", "Beta", "Gamma"]);
        await rowOf(page, "Beta").click();
        await page.keyboard.press("Delete");
        await until(() => namesIn(page), ["Alpha", "Gamma"]);
        await shoot(page, "workspace-deleted");
    });

    it("is undone and redone by keys while the list has the focus", async () => {
        await open(three);
        await rowOf(page, "Alpha").click();
        await page.keyboard.press("Shift+ArrowDown");
        await page.keyboard.press("Delete");
        await until(() => namesIn(page), ["Gamma"]);
        await page.keyboard.press("Control+z");
        await until(() => namesIn(page), ["Alpha", "Beta", "Gamma"]);
        await page.keyboard.press("Control+Shift+z");
        await until(() => namesIn(page), ["Gamma"]);
        // All of them take the list with them, and bring it back with the focus in it.
        await page.keyboard.press("Control+a");
        await until(() => selectedIn(page).count(), 1);
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
        await page.keyboard.press("Control+z");
        await until(() => isFocused(gridOf(page)), true);
    });
});

describe("selecting", () => {
    const five = { A: "R", B: "U", C: "F", D: "D", E: "L" };
    const selected = () => selectedIn(page).count();

    it("takes ranges with Shift and single rows with Ctrl", async () => {
        await open(five);
        await rowOf(page, /^B /).click();
        await rowOf(page, /^D /).click({ modifiers: ["Shift"] });
        await until(selected, 3);
        await rowOf(page, /^C /).click({ modifiers: ["Control"] });
        await until(selected, 2);
        await rowOf(page, /^E /).click({ modifiers: ["Control"] });
        await until(selected, 3);
        await page.getByText(en.workspace.selected(3)).waitFor();
        await rowOf(page, /^A /).click();
        await until(selected, 1);
    });

    it("works with the keyboard alone, and the active row is known to readers", async () => {
        await open(five);
        await gridOf(page).focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Shift+End");
        await until(selected, 4);
        await page.keyboard.press("Control+Home");
        await page.keyboard.press("Space");
        await until(selected, 5);
        await page.keyboard.press("Control+a");
        await until(selected, 5);
        const active = await gridOf(page).getAttribute("aria-activedescendant");
        await expect.poll(() => page.locator(`#${active}`).getAttribute("aria-rowindex")).toBe("1");
        await page.keyboard.press("Escape");
        await until(selected, 0);
    });

    it("takes several by single clicks when asked to, as fingers need it", async () => {
        await open(five);
        await choose(page, en.workspace.more, en.workspace.selectSeveral);
        for (const name of [/^A /, /^C /, /^E /]) await rowOf(page, name).click();
        await until(selected, 3);
        await shoot(page, "workspace-several");
        await pane().getByRole("button", { name: en.workspace.doneSelecting }).click();
        await rowOf(page, /^B /).click();
        await until(selected, 1);
    });

    it("stays with the cubes when the list is sorted", async () => {
        await open(five);
        await rowOf(page, /^B /).click();
        await page.getByRole("combobox", { name: en.workspace.sortBy }).selectOption("name");
        await page
            .getByRole("button", {
                name: en.common.labelled(en.workspace.sortBy, en.workspace.upwards),
            })
            .click();
        await until(() => namesIn(page), ["E", "D", "C", "B", "A"]);
        await until(() => selectedIn(page).textContent(), expect.stringContaining("B"));
    });
});

describe("sorting", () => {
    it("goes by name, length, number and date, up and down", async () => {
        await open({ Long: "R U F D L B", Short: "R", Middle: "R U F" });
        const sort = page.getByRole("combobox", { name: en.workspace.sortBy });
        const by = async (key: string, names: string[]) => {
            await sort.selectOption(key);
            await until(() => namesIn(page), names);
        };
        await by("name", ["Long", "Middle", "Short"]);
        await by("length", ["Short", "Middle", "Long"]);
        await by("date", ["Long", "Short", "Middle"]);
        await page.getByRole("button", { name: beginning(en.workspace.sortBy) }).click();
        await by("id", ["Middle", "Short", "Long"]);
        await page.reload();
        await until(() => namesIn(page), ["Middle", "Short", "Long"]);
    });
});

describe("changing cubes", () => {
    const multiplier = `${en.drawers.multiply} ${en.drawers.multiplyBy}`;
    beforeEach(async () => {
        await open({ Alpha: "R U" });
        await rowOf(page, "Alpha").click();
    });

    it("inverts them, and the cube shows it", async () => {
        await page.keyboard.press("Control+i");
        await until(() => maneuverOf("Alpha"), "U' R'");
        await until(() => box().inputValue(), "U' R'");
    });

    it("rotates, reflects and multiplies them", async () => {
        await page.keyboard.press("*");
        await page.getByRole("button", { name: en.drawers.rotateBy("x"), exact: true }).click();
        await until(() => maneuverOf("Alpha"), "R B");
        await page.getByRole("button", { name: en.drawers.mirrors.RL }).click();
        await until(() => maneuverOf("Alpha"), "L' B'");
        await page.getByRole("textbox", { name: multiplier }).fill("F2");
        await page.getByRole("button", { name: en.drawers.multiply, exact: true }).click();
        await until(() => maneuverOf("Alpha"), "L' B' F2");
        await shoot(page, "workspace-transform");
    });

    it("adds the results beside the originals when asked to", async () => {
        await page.keyboard.press("*");
        await page.getByRole("checkbox", { name: en.drawers.keepOriginals }).check();
        await page.getByRole("button", { name: en.workspace.invert }).click();
        await until(
            async () => (await allRows(scene)).map((row) => row.maneuver),
            ["R U", "U' R'"],
        );
    });

    it("says what is wrong with a multiplier", async () => {
        await page.keyboard.press("*");
        await page.getByRole("textbox", { name: multiplier }).fill("R Q");
        await page.keyboard.press("Enter");
        await page
            .getByText(opening("unknown-move", { text: "Q" }))
            .first()
            .waitFor();
        await expect.poll(() => maneuverOf("Alpha")).toBe("R U");
    });

    it("duplicates and copies them", async () => {
        await page.keyboard.press("Control+d");
        await until(() => rowsOf(page).count(), 2);
        await page.keyboard.press("Control+a");
        await page.keyboard.press("Control+c");
        const line = "R U  (2f)   //Alpha\n";
        await until(() => page.evaluate(() => navigator.clipboard.readText()), line + line);
    });

    it("has the same in a menu, by right click, button and key", async () => {
        await rowOf(page, "Alpha").click({ button: "right" });
        await page.getByRole("menu").waitFor();
        await shoot(page, "workspace-menu");
        await page.keyboard.press("Escape");
        await choose(page, en.workspace.rowMenu("Alpha"), en.workspace.duplicate);
        await until(() => rowsOf(page).count(), 2);
        await gridOf(page).focus();
        await page.keyboard.press("Shift+F10");
        await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
        await until(() => rowsOf(page).count(), 1);
    });
});

describe("ten thousand rows", () => {
    interface Ride {
        mostRows: number;
        mostElements: number;
    }
    // Scrolls from top to bottom, a part in every frame.
    const ride = (): Promise<Ride> =>
        gridOf(page).evaluate(async (grid) => {
            const result = { mostRows: 0, mostElements: 0 };
            const steps = 60;
            for (let i = 0; i <= steps; ++i) {
                grid.scrollTop = (i / steps) * grid.scrollHeight;
                await new Promise(requestAnimationFrame);
                result.mostRows = Math.max(
                    result.mostRows,
                    grid.querySelectorAll("[role=row]").length,
                );
                result.mostElements = Math.max(
                    result.mostElements,
                    grid.querySelectorAll("*").length,
                );
            }
            return result;
        });

    it("scroll with few of them in the document", async () => {
        await putRandom(scene, 10_000);
        await until(() => gridOf(page).getAttribute("aria-rowcount"), "10000");
        const { mostRows, mostElements } = await ride();
        expect(mostRows).toBeLessThan(60);
        expect(mostElements).toBeLessThan(2000);
        await gridOf(page).focus();
        await page.keyboard.press("End");
        await until(() => selectedIn(page).getAttribute("aria-rowindex"), "10000");
        await shoot(page, "workspace-10000");
        await page.keyboard.press("Control+a");
        await page.getByText(en.workspace.selected(10_000)).waitFor();
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
        await pane().getByRole("button", { name: en.cube.undo }).click();
        await until(() => gridOf(page).getAttribute("aria-rowcount"), "10000");
        const { total } = await ask<{ total: number }>(scene, "/workspace/statistics");
        expect(total).toBe(10_000);
    });
});
