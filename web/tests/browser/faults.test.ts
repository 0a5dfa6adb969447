// Faults that people met. Each has its test here, named after what they saw.
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { CubePage, after } from "./cube-page";
import type { CubeCanvas } from "../../src/view3d/hook";
import { shoot, useScene } from "./harness";
import {
    boxOf,
    chooseOption,
    factOf,
    hardCube,
    hardScramble,
    holdTimers,
    intercept,
    messageOf,
    preferring,
    resultOf,
    solveButton,
    twistedCube,
    until,
    untilFact,
    wide,
    wordOf,
    write,
} from "./page-steps";
import { bare, drawn } from "./windows";
import { alike, beginning, en } from "./words";
import {
    clear,
    forgetJobs,
    gridOf,
    namesIn,
    openJobs,
    paneOf,
    put,
    rowOf,
    rowsOf,
} from "./workspace-steps";

// A picture of one point.
const onePixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
);

const scene = useScene();
let page: Page;

// A proof outlives its page, and so does a row.
afterEach(async () => {
    await scene.leavePages();
    await forgetJobs(scene);
    await clear(scene);
});

// As if the cable were pulled. What the browser says about that on its console is meant.
async function withoutServer(work: () => Promise<void>): Promise<void> {
    await page.context().setOffline(true);
    await work();
    await page.context().setOffline(false);
    await page.getByText(en.common.serverLost).first().waitFor({ state: "detached" });
    scene.errors.splice(0);
}

describe("a proof was thrown away", () => {
    const proving = { ...wide, stored: preferring({ goal: "shortest", memory: "200M" }) };

    it.each([
        ["by a turn of the cube", () => page.keyboard.press("r")],
        ["by a click on a row", () => rowOf(page, /^Other/).click()],
        ["by Undo", () => page.keyboard.press("Control+z")],
    ])("%s; now it goes on in the list", async (_, leave) => {
        await put(scene, { Other: "F D" });
        page = await scene.page(proving);
        await write(page, hardCube);
        await solveButton(page).click();
        await page.getByRole("progressbar", { name: en.proof.progress }).waitFor();
        await page.keyboard.press("Escape");
        await leave();
        const left = page.getByRole("list", { name: en.workspace.searches });
        await left.getByTitle(en.workspace.showSearch).waitFor();
        await expect.poll(() => openJobs(scene)).toHaveLength(1);
        await left.getByTitle(en.workspace.showSearch).click();
        await page.getByRole("progressbar", { name: en.proof.progress }).waitFor();
        await until(async () => new URL(page.url()).searchParams.get("cube"), hardCube);
    });
});

it("A refusal of the list stayed when the server was back; now the list is asked again", async () => {
    page = await scene.page(wide);
    const rows = "**/api/v1/workspace/cubes?**";
    await intercept(page, rows, (route) => route.abort());
    await page.keyboard.press("Control+Enter");
    const refusal = page.locator("footer .error");
    await refusal.or(page.getByText(en.common.serverLost)).first().waitFor();
    await page.unroute(rows);
    await rowsOf(page).first().waitFor();
    await until(() => refusal.count(), 0);
    scene.errors.splice(0);
});

describe("a proof in the list", () => {
    const statesOf = async () => (await openJobs(scene)).map(({ state }) => state);

    it("waited for ever for a search that could not be made", async () => {
        const stored = preferring({ goal: "shortest", memory: "200M", turns: "Q" });
        page = await scene.page({ ...wide, stored });
        await write(page, hardCube);
        await solveButton(page).click();
        await page.getByRole("progressbar", { name: en.proof.progress }).waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("r");
        const left = page.getByRole("list", { name: en.workspace.searches });
        await left.getByTitle(en.workspace.showSearch).waitFor();
        await page.getByRole("radio", { name: en.solve.goals.short }).check();
        await solveButton(page).click();
        await messageOf(page).getByText("Q").waitFor();
        await until(statesOf, ["running"]);
    });
});

describe("Undo beside the sentence about deleted rows", () => {
    it("left the keyboard nowhere; now it is in the list", async () => {
        await put(scene, { One: "R", Two: "U" });
        page = await scene.page(wide);
        await holdTimers(page); // the button stays, however long a busy machine takes
        await rowsOf(page).nth(1).click();
        await page.keyboard.press("Delete");
        await paneOf(page).getByRole("button", { name: en.cube.undo, exact: true }).click();
        await until(() => rowsOf(page).count(), 2);
        await until(() => gridOf(page).evaluate((grid) => grid === document.activeElement), true);
    });
});

describe("Ctrl+Z after all rows were deleted undid the cube", () => {
    it("and now restores the rows, because the focus stays in the list", async () => {
        await put(scene, { One: "R", Two: "U" });
        page = await scene.page(wide);
        await rowsOf(page).nth(1).waitFor();
        await write(page, "F D");
        await gridOf(page).focus();
        await page.keyboard.press("Control+a");
        await page.keyboard.press("Delete");
        await page.getByText(en.workspace.noCubes).waitFor();
        await until(
            () => paneOf(page).evaluate((pane) => pane.contains(document.activeElement)),
            true,
        );
        await page.keyboard.press("Control+z");
        await until(() => rowsOf(page).count(), 2);
        await expect.poll(() => boxOf(page).inputValue()).toBe("F D");
    });
});

describe("without the server", () => {
    it("an import said nothing; now it says so, until the server is back", async () => {
        page = await scene.freshPage(wide);
        await paneOf(page).getByText(en.workspace.noCubes).waitFor();
        await withoutServer(async () => {
            await page.locator("input[type=file]").setInputFiles({
                name: "cubes.txt",
                mimeType: "text/plain",
                buffer: Buffer.from("R U\n"),
            });
            await paneOf(page).getByText(en.common.serverLost).waitFor();
        });
    });

    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const inList = (name: string) => paneOf(page).getByRole("button", { name, exact: true });
    // Where it is done, and how.
    const actions: Record<string, [string, () => Promise<unknown>]> = {
        "a random cube": ["cube", () => button(en.cube.random).click()],
        "a cube for the list": ["cube", () => inList(en.workspace.add).click()],
        "a run of the list": ["cube", () => inList(en.workspace.runAll).click()],
        "a row that is deleted": [
            "cube",
            () =>
                gridOf(page)
                    .press("Control+a")
                    .then(() => page.keyboard.press("Delete")),
        ],
        "cubes that are looked for": ["patterns", () => button(en.wanted.search).click()],
        "symmetric ones": ["symmetry", () => button(en.wanted.search).click()],
        "an explanation": ["methods", () => button(en.methods.explain).click()],
        "a count": ["laboratory", () => button(en.laboratory.viewNames.count).click()],
        // Sent, not clicked: the page may have noticed by itself, and then Solve is off.
        "a 2×2×2 to be solved": ["pocket", () => button(en.solve.solve).dispatchEvent("click")],
        "a picture": [
            "scan",
            () =>
                page
                    .locator("input[type=file]")
                    .first()
                    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: onePixel }),
        ],
    };
    it.each(Object.entries(actions))("%s is told to be in vain", async (_, [tab, act]) => {
        await put(scene, { One: "R U F" });
        page = await scene.freshPage(wide, `/?alg=R+U&pocket=&tab=${tab}`);
        await page.getByRole("main").getByRole("button").first().waitFor();
        if (tab === "cube") await rowsOf(page).first().waitFor();
        await withoutServer(async () => {
            await act();
            await page.getByText(en.common.serverLost).first().waitFor();
        });
    });

    it("a proof was told to be stopped, and went on unseen; now it stays until it is", async () => {
        const stored = preferring({ goal: "shortest", memory: "200M" });
        page = await scene.freshPage(wide, `/?cube=${hardCube}`);
        await page.evaluate((kept) => Object.assign(localStorage, kept), stored);
        await page.reload();
        await solveButton(page).click();
        const bar = page.getByRole("progressbar", { name: en.proof.progress });
        const stop = page.getByRole("button", { name: en.solve.stop, exact: true });
        await bar.waitFor();
        await withoutServer(async () => {
            await stop.click();
            await page.getByText(en.common.serverLost).first().waitFor();
            await expect.poll(() => bar.count()).toBe(1);
        });
        await expect.poll(() => openJobs(scene)).toHaveLength(1);
        await stop.click();
        await page.getByText(en.solve.endings.stopped, { exact: true }).waitFor();
        await expect.poll(() => openJobs(scene)).toHaveLength(0);
    });

    it("a row kept a name that nobody had saved", async () => {
        await put(scene, { One: "R" });
        page = await scene.freshPage(wide);
        await rowsOf(page).first().click();
        await withoutServer(async () => {
            await page.keyboard.press("F2");
            await page.keyboard.type("Other");
            await page.keyboard.press("Enter");
            await paneOf(page).getByText(en.common.serverLost).waitFor();
            await until(() => namesIn(page), ["One"]);
        });
    });

    it("filling in left Solve off for good, as if the stickers were wrong", async () => {
        page = await scene.freshPage(wide);
        await button(en.cube.paint).click();
        await button(en.cube.clearAll).click();
        await button(en.cube.paintTools).click();
        await page.getByRole("checkbox", { name: en.cube.open }).check();
        await page.keyboard.press("Escape");
        await until(() => solveButton(page).isEnabled(), true);
        await withoutServer(async () => {
            await button(en.cube.fillForced).click();
            await page.getByText(en.common.serverLost).first().waitFor();
        });
        await until(() => solveButton(page).isEnabled(), true);
    });

    it("facts of the cube before looked as if they were of this one", async () => {
        page = await scene.freshPage(wide);
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        await withoutServer(async () => {
            await write(page, "R U");
            await page.getByText(en.solve.oldFacts).waitFor();
            await expect.poll(() => factOf(page, en.solve.order)).toBe("4");
        });
        await untilFact(page, en.solve.order, "105");
        await expect.poll(() => page.getByText(en.solve.oldFacts).count()).toBe(0);
    });

    it("Solve was bright and did nothing", async () => {
        page = await scene.freshPage(wide);
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
        await withoutServer(async () => {
            await write(page, "R U F");
            await until(() => solveButton(page).isDisabled(), true);
            await until(() => solveButton(page).getAttribute("title"), en.solve.noServer);
        });
        await until(() => solveButton(page).isEnabled(), true);
    });
});

describe("a browser that keeps nothing", () => {
    const refusals = {
        "in a private window": () => {
            const refuse = (): never => {
                throw new DOMException("no", "SecurityError");
            };
            for (const name of ["localStorage", "sessionStorage"])
                Object.defineProperty(window, name, { get: refuse });
        },
        "because it is full": () => {
            Storage.prototype.setItem = () => {
                throw new DOMException("no", "QuotaExceededError");
            };
        },
    };
    it.each(Object.entries(refusals))("%s: all works but the memory", async (_, refusal) => {
        page = await scene.freshPage(wide, bare);
        await page.addInitScript(refusal);
        await page.goto(scene.server().address);
        const cube = await CubePage.on(page);
        await page.keyboard.press("r");
        await until(() => cube.facelets(), after("R"));
        await solveButton(page).click();
        await page.getByText(en.solve.endings.proven, { exact: true }).waitFor();
    });
});

describe("a maneuver of tens of thousands of turns", () => {
    const long = Array.from({ length: 20_000 }, (_, i) => ["R", "U", "F'", "L2"][i % 4]).join(" ");

    it("froze the page and broke the address; now it is played, and survives a reload", async () => {
        page = await scene.page(wide);
        await write(page, long);
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), after(long));
        const turns = page.getByRole("list", { name: en.solve.tracks.maneuver });
        await expect.poll(() => turns.getByRole("button").count()).toBeLessThan(300);
        await until(async () => new URL(page.url()).searchParams.get("cube"), after(long));
        expect(page.url().length).toBeLessThan(300);
        await page.getByRole("button", { name: en.solve.stepBack }).click();
        await until(() => cube.facelets(), after(long.slice(0, long.lastIndexOf(" "))));
        await page.reload();
        await until(() => boxOf(page).inputValue(), long);
    });

    it("was forgotten by a reload where it comes back to the start, or another one does", async () => {
        page = await scene.page(wide);
        for (const turns of [Array<string>(20_000).fill("R"), Array<string>(20_000).fill("U")]) {
            await write(page, turns.join(" "));
            await page.reload();
            await until(() => boxOf(page).inputValue(), turns.join(" "));
        }
    });
});

describe("a key pressed while a dialog is open", () => {
    it("turned the cube behind it", async () => {
        page = await scene.page(wide);
        const cube = await CubePage.on(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog", { name: en.common.keys }).waitFor();
        await page.getByRole("heading", { name: en.common.keys }).click();
        await page.keyboard.press("u");
        await page.keyboard.press("Escape");
        await page.getByRole("dialog", { name: en.common.keys }).waitFor({ state: "hidden" });
        await page.keyboard.press("r");
        await until(() => cube.facelets(), after("R"));
    });
});

describe("a key pressed on another page", () => {
    it.each(["laboratory", "methods", "symmetry"])("turns no cube: %s", async (tab) => {
        page = await scene.page(wide, `/?tab=${tab}&alg=R+U`);
        await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
        for (const key of ["f", "Control+z", "Enter", "Alt+n"]) await page.keyboard.press(key);
        await page.keyboard.press("Alt+1");
        const cube = await CubePage.on(page);
        await until(() => cube.facelets(), after("R U"));
        await until(() => resultOf(page).isVisible(), false);
    });
});

describe("Solve", () => {
    it("was bright with a text that cannot be read; now it is quiet and says why", async () => {
        page = await scene.page(wide);
        await write(page, "R Q");
        await until(() => solveButton(page).isDisabled(), true);
        await page.getByText(en.solve.unreadable, { exact: true }).waitFor();
        await write(page, "R");
        await until(() => solveButton(page).isEnabled(), true);
    });

    it("was bright with stickers that cannot be solved", async () => {
        page = await scene.page(wide, `/?cube=${twistedCube}`);
        await until(() => solveButton(page).isDisabled(), true);
        await page.getByText(en.solve.unsolvable, { exact: true }).waitFor();
    });

    it("stayed the bright one while a search ran; now Stop is", async () => {
        page = await scene.page(wide);
        await chooseOption(page, en.solve.seconds, "600");
        await write(page, hardScramble);
        await solveButton(page).click();
        const solving = page.getByRole("region", { name: en.common.solveRegion });
        await until(
            () => solving.locator("button.primary:not([popovertarget])").allInnerTexts(),
            [en.solve.stop],
        );
        await solving.getByRole("button", { name: en.solve.stop }).click();
    });

    it("told its length smaller than a label", async () => {
        page = await scene.page(wide);
        await write(page, "R U F");
        await solveButton(page).click();
        const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
        await resultOf(page).waitFor();
        const length = await resultOf(page).locator("strong").evaluate(sizeOf);
        const others = await page
            .locator("body :not(strong, option):visible")
            .evaluateAll((all) => all.map((e) => parseFloat(getComputedStyle(e).fontSize)));
        expect(length).toBeGreaterThan(Math.max(...others));
    });

    it("had Fast and Optimal in two places", async () => {
        page = await scene.page(wide);
        await page.getByRole("button", { name: en.solve.options }).click();
        await page.getByRole("dialog", { name: en.solve.options }).waitFor();
        await until(() => page.getByRole("radio", { name: en.solve.goals.short }).count(), 1);
        await until(() => page.getByRole("radio", { name: en.solve.goals.shortest }).count(), 1);
    });
});

describe("the player", () => {
    it("jumped from turn to turn; now the cube follows the hand in between", async () => {
        page = await scene.page(wide);
        await write(page, "R U F");
        const cube = await CubePage.on(page);
        const scrubber = page.getByRole("slider", { name: en.solve.scrub });
        const pictureAt = async (place: number): Promise<string> => {
            await scrubber.evaluate((input: HTMLInputElement, value) => {
                input.value = String(value);
                input.dispatchEvent(new Event("input", { bubbles: true }));
            }, place);
            await cube.settle();
            const picture = await drawn(page, () => cube.canvas.screenshot());
            return picture.toString("base64");
        };
        const pictures = [];
        for (const place of [1, 1.3, 1.6, 2]) pictures.push(await pictureAt(place));
        expect(new Set(pictures).size).toBe(4);
        await scrubber.dispatchEvent("change");
        await cube.settle();
        await expect.poll(() => cube.facelets()).toBe(after("R U"));
    });

    it("counted other turns than its list had", async () => {
        page = await scene.page(wide);
        await write(page, "R2 U' x F M Rw");
        await until(() => wordOf(page).getByRole("button").count(), 7); // before all turns, too
        const scrubber = page.getByRole("slider", { name: en.solve.scrub });
        await until(() => scrubber.getAttribute("max"), "6");
        await until(() => scrubber.getAttribute("aria-valuetext"), en.solve.placeOf(6, 6));
    });

    it("on the page of the methods was flat; now it is the cube itself", async () => {
        page = await scene.page(wide, "/?tab=methods&alg=R+U");
        await page.getByRole("button", { name: en.methods.explain }).click();
        const stage = page.getByRole("main").getByRole("application");
        await expect
            .poll(() => stage.evaluate((canvas) => (canvas as CubeCanvas).picture?.isAtRest))
            .toBe(true);
    });
});

describe("before the first question", () => {
    it("the laboratory was empty; now it shows what is known", async () => {
        page = await scene.page(wide, "/?tab=laboratory");
        await page
            .getByRole("img", { name: alike(en.laboratory.chartSpoken(4, "3240")) })
            .waitFor();
    });

    it("the theory was empty; now it shows positions that are known", async () => {
        page = await scene.page(wide, "/?tab=laboratory");
        await page.getByRole("radio", { name: en.laboratory.viewNames.theory }).check();
        const known = page.getByRole("list", { name: en.laboratory.known }).getByRole("listitem");
        await until(() => known.count(), 3);
        await shoot(page, "laboratory-theory-empty");
    });

    it("the comparison was empty; now it shows what others have proven", async () => {
        page = await scene.page(wide, "/?tab=methods");
        await page.getByRole("radio", { name: en.methods.viewNames.compare }).check();
        const spoken = en.methods.chartSpoken(en.methods.enoughTurns, []);
        await page.getByRole("img", { name: beginning(spoken) }).waitFor();
        await shoot(page, "methods-compare-empty");
    });

    it("the methods were empty; now they show the cube", async () => {
        page = await scene.page(wide, "/?tab=methods");
        await page.getByRole("main").getByRole("application").waitFor();
    });

    it("Explain was bright with a solved cube; now it waits for another one", async () => {
        page = await scene.page(wide, "/?tab=methods");
        const explain = page.getByRole("button", { name: en.methods.explain });
        await page.getByText(en.methods.isSolvedNow).waitFor();
        await until(() => explain.isDisabled(), true);
        await page.getByRole("button", { name: en.cube.random, exact: true }).click();
        await until(() => explain.isDisabled(), false);
    });
});
