// Searches over the list: batches, pausing, reloading, restarting.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { Row, Statistics } from "../../src/api/workspace";
import { shoot, useScene } from "./harness";
import { listen } from "./page-steps";
import { patience } from "./patience";
import {
    allRows,
    ask,
    choose,
    clear,
    gridOf,
    paneOf,
    put,
    putRandom,
    rowOf,
    rowsOf,
    until,
    wide,
} from "./workspace-steps";
import { alike, any, beginning, en } from "./words";

const scene = useScene();
let page: Page;
const pane = () => paneOf(page);

beforeEach(async () => {
    await clear(scene);
    page = await scene.page(wide);
});

interface Options {
    stopAt: string;
    seconds: string;
    onlyAbove?: string;
    atOnce?: string;
}

async function setOptions({ stopAt, seconds, onlyAbove = "", atOnce = "" }: Options) {
    const panel = page.getByRole("region", { name: en.workspace.runOptions });
    if (!(await panel.isVisible()))
        await page.getByRole("button", { name: en.workspace.runOptions }).click();
    const fields = {
        [en.solve.maxLength]: stopAt,
        [en.drawers.secondsEach]: seconds,
        [en.drawers.onlyAbove]: onlyAbove,
        [en.drawers.atOnce]: atOnce,
    };
    for (const [label, value] of Object.entries(fields)) {
        await panel.getByLabel(label, { exact: true }).fill(value);
        await panel.getByLabel(label, { exact: true }).blur();
    }
}

const states = async (): Promise<string[]> => (await allRows(scene)).map((row) => row.state);
const lengths = async (): Promise<(number | null)[]> =>
    (await allRows(scene)).map((row) => row.length);
const forever: Options = { stopAt: "1", seconds: "", atOnce: "1" };

describe("a batch", () => {
    it("of fifty random cubes runs to at most twenty, then only above nineteen", async () => {
        await putRandom(scene, 50);
        await until(() => gridOf(page).getAttribute("aria-rowcount"), "50");
        // One that does not end by itself, however fast the machine is.
        await setOptions(forever);
        await pane().getByRole("button", { name: en.workspace.runAll }).first().click();
        await page.getByText(en.workspace.progress(0, 50)).first().waitFor();
        await shoot(page, "runs-batch");
        await pane().getByRole("button", { name: en.workspace.stopAll }).click();
        await until(async () => (await states()).every((state) => state === "stopped"), true);

        await setOptions({ stopAt: "20", seconds: "" });
        await pane().getByRole("button", { name: en.workspace.runAll }).first().click();
        // A row whose solution is short enough from the run before is left out, and stopped.
        const isSettled = ({ state, length }: Row) =>
            length !== null && (state === "done" || state === "stopped");
        const unfinished = async () =>
            (await allRows(scene)).filter((row) => !isSettled(row)).length;
        await expect.poll(unfinished, { timeout: 4 * patience }).toBe(0);
        const found = await lengths();
        expect(found.every((length) => length !== null && length <= 20)).toBe(true);

        const above = found.filter((length) => length! > 19).length;
        await setOptions({ stopAt: "19", seconds: "0.2", onlyAbove: "19" });
        const heard = await listen(page); // it may be over in a moment
        await pane().getByRole("button", { name: en.workspace.runAll }).first().click();
        await expect.poll(heard).toContain(en.workspace.queued(above, 50 - above));
        await until(unfinished, 0);
    });

    it("has the statistics of its list", async () => {
        await put(scene, { Solved: "", Flip: "R U", Pons: "R2 L2 U2 D2 F2 B2" });
        await putRandom(scene, 7);
        await until(() => rowsOf(page).count(), 10);
        await setOptions({ stopAt: "22", seconds: "20" });
        await pane().getByRole("button", { name: en.workspace.runAll }).first().click();
        // Those that are short enough already are left out.
        const isSettled = ({ state, length }: Row) =>
            length !== null && (state === "done" || state === "idle");
        await until(async () => (await allRows(scene)).every(isSettled), true);
        await choose(page, en.workspace.more, en.workspace.statistics);
        const rows = await allRows(scene);
        await expectStatistics(rows, await ask<Statistics>(scene, "/workspace/statistics"));
        await shoot(page, "runs-statistics");
    });

    async function expectStatistics(rows: readonly Row[], told: Statistics): Promise<void> {
        const panel = page.getByRole("region", { name: en.workspace.statistics });
        const fact = (name: string) =>
            panel.locator("dl > div", { hasText: name }).locator("dd").first().textContent();
        const symmetric = rows.filter((row) => row.symmetry !== "C1").length;
        await until(() => fact(en.drawers.inAll), String(rows.length));
        await until(() => fact(en.drawers.optimal), String(rows.filter((r) => r.optimal).length));
        await until(() => fact(en.drawers.symmetric), String(symmetric));
        await until(() => fact(en.drawers.selfInverse), String(told.self_inverse));
        await panel.getByText(en.drawers.asTable).click();
        for (const length of new Set(rows.map((row) => row.length))) {
            const count = rows.filter((row) => row.length === length).length;
            const line = panel.getByRole("row", { name: new RegExp(`^${length}f ${count} `) });
            await line.waitFor();
        }
    }
});

describe("a running search", () => {
    beforeEach(async () => {
        await putRandom(scene, 3);
        await until(() => rowsOf(page).count(), 3);
        await setOptions(forever);
        await pane().getByRole("button", { name: en.workspace.runAll }).first().click();
        await until(async () => (await states()).sort(), ["queued", "queued", "running"]);
    });

    it("is paused, continued and stopped in its row, and keeps what it found", async () => {
        await until(async () => (await lengths())[0] !== null, true);
        await rowsOf(page)
            .first()
            .getByRole("button", { name: beginning(en.solve.pause) })
            .click();
        await until(async () => (await states())[0], "paused");
        await rowsOf(page).first().getByText("paused").waitFor();
        await shoot(page, "runs-paused");
        await rowsOf(page)
            .first()
            .getByRole("button", { name: beginning(en.solve.continue) })
            .click();
        await until(async () => ["running", "queued"].includes((await states())[0]!), true);
        await pane().getByRole("button", { name: en.workspace.stopAll }).click();
        await until(async () => (await states()).some((s) => /queued|running/.test(s)), false);
        expect((await lengths())[0]).not.toBeNull();
    });

    it("is paused and continued by key for the whole selection", async () => {
        await gridOf(page).focus();
        await page.keyboard.press("Control+a");
        await page.keyboard.press("Alt+Enter");
        await until(async () => new Set(await states()), new Set(["paused"]));
        await rowsOf(page).first().getByText("paused").waitFor(); // the menu is made of what is seen
        await gridOf(page).focus();
        await choose(page, en.workspace.more, en.workspace.continueAll);
        await until(async () => (await states()).includes("running"), true);
        await gridOf(page).focus();
        await page.keyboard.press("Shift+Enter");
        await until(async () => (await states()).some((s) => /queued|running/.test(s)), false);
    });

    it("goes on while the page is reloaded, and is shown again", async () => {
        await page.reload();
        await rowsOf(page)
            .first()
            .getByText(alike(en.workspace.searching(17)))
            .waitFor();
        await page.getByText(en.workspace.progress(0, 3)).first().waitFor();
        expect((await states()).includes("running")).toBe(true);
    });

    it("is shown as interrupted after a restart with what it found, and continues", async () => {
        await until(async () => (await lengths())[0] !== null, true);
        const [before] = await lengths();
        const server = await scene.restart();
        scene.errors.splice(0); // the server was away
        await page.goto(server.address);
        await rowsOf(page).first().getByText("interrupted").waitFor();
        await shoot(page, "runs-interrupted");
        expect((await lengths())[0]).toBeLessThanOrEqual(before!);
        await rowsOf(page)
            .first()
            .getByRole("button", { name: beginning(en.solve.continue) })
            .click();
        await until(async () => (await states())[0], "running");
    });

    it("loses nothing when the server is killed", async () => {
        await until(async () => (await lengths())[0] !== null, true);
        const server = await scene.restart("SIGKILL");
        scene.errors.splice(0);
        await page.goto(server.address);
        await until(() => rowsOf(page).count(), 3);
        await expect.poll(() => states()).toEqual(["interrupted", "interrupted", "interrupted"]);
    });
});

describe("one row alone", () => {
    it("runs from its menu and shows how far it is", async () => {
        await putRandom(scene, 2);
        await until(() => rowsOf(page).count(), 2);
        await setOptions(forever);
        await rowsOf(page).first().click({ button: "right" });
        await page.getByRole("menuitem", { name: beginning(en.workspace.run) }).click();
        await rowsOf(page)
            .first()
            .getByText(alike(en.workspace.searching(17)))
            .waitFor();
        await rowsOf(page)
            .first()
            .getByText(/^\d+f$/)
            .waitFor();
        expect((await states())[1]).toBe("idle");
        await rowOf(page, alike(`${any}${en.workspace.searching(17)}`)).click({ button: "right" });
        await page.getByRole("menuitem", { name: beginning(en.solve.stop) }).click();
        await until(async () => (await states()).includes("running"), false);
    });
});
