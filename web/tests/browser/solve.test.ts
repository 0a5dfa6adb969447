// Solve: from the first solution to the last, and everything in between.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../src/api/types";
import { shoot, useScene } from "./harness";
import {
    boxOf,
    chooseOption,
    copied,
    hardScramble,
    intercept,
    messageOf,
    resultOf,
    shortest,
    solveButton,
    troubleOf,
    twistedCube,
    until,
    wide,
    word,
    wordOf,
    write,
} from "./page-steps";
import { allRows, ask, forgetJobs } from "./workspace-steps";
import { alike, en, fr, opening, told } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});
// A long search outlives its page.
afterEach(async () => {
    await scene.leavePages();
    await forgetJobs(scene);
});

const stop = () => page.getByRole("button", { name: en.solve.stop, exact: true });
const activeJobs = async () => {
    const answer = await ask<{ jobs: Job[] } | Job[]>(scene, "/jobs");
    const jobs = Array.isArray(answer) ? answer : answer.jobs;
    return jobs.filter((job) => job.state === "running" || job.state === "queued").length;
};

// A search that does not end by itself for a while.
async function searchLong(): Promise<void> {
    await chooseOption(page, en.solve.seconds, "600");
    await write(page, hardScramble);
    await solveButton(page).click();
    await resultOf(page).waitFor();
}

describe("a short position", () => {
    it("is solved in the fewest turns, and the page says that it is proven", async () => {
        await write(page, "R U F");
        await solveButton(page).click();
        await until(() => shortest(page), "3f*");
        await page.getByText(en.solve.endings.proven, { exact: true }).waitFor();
        await expect.poll(() => word(page)).toBe("F' U' R'");
        await shoot(page, "solve-proven");
    });

    it("is solved in quarter turns when they are counted", async () => {
        await chooseOption(page, en.solve.metric, "qtm");
        await write(page, "R2 U");
        await solveButton(page).click();
        await until(() => shortest(page), "3q*");
    });

    it("that is solved already says so", async () => {
        await solveButton(page).click();
        await page.getByText(en.solve.alreadySolved.cube).waitFor();
    });

    it("shows the generator when that is wished", async () => {
        await write(page, "R U F");
        await solveButton(page).click();
        await until(() => shortest(page), "3f*");
        await page.keyboard.press("Escape");
        await page.keyboard.press("Alt+g");
        await until(() => word(page), "R U F");
        await wordOf(page).and(page.getByLabel(en.solve.tracks.generator)).waitFor();
    });

    it("uses the allowed turns only", async () => {
        await chooseOption(page, en.solve.turns, "R U");
        await write(page, "R U R'");
        await solveButton(page).click();
        await until(() => shortest(page), "3f*");
        await expect.poll(() => word(page)).toMatch(/^[RU2' ]+$/);
    });
});

describe("a long search", () => {
    it("shows the first solution while it looks for shorter ones, and stops", async () => {
        await searchLong();
        await stop().waitFor();
        await shoot(page, "solve-running");
        const found = await word(page);
        expect(found.split(" ").length).toBeLessThan(30);
        await stop().click();
        await page.getByText(en.solve.endings.stopped).first().waitFor();
        expect((await shortest(page))!).toMatch(/^\d\df$/);
        await until(activeJobs, 0);
    });

    it("goes on when Solve is pressed twice, or Enter, or held", async () => {
        await chooseOption(page, en.solve.seconds, "600");
        await write(page, hardScramble);
        let asked = 0;
        page.on("request", (request) => {
            if (request.method() === "POST" && request.url().endsWith("/jobs")) ++asked;
        });
        await solveButton(page).dblclick();
        await boxOf(page).press("Enter");
        await resultOf(page).waitFor();
        await boxOf(page).press("Enter");
        await stop().waitFor();
        await stop().focus();
        for (const _ of "two") await page.keyboard.down("Enter");
        await page.keyboard.up("Enter");
        await page.getByText(en.solve.endings.stopped).first().waitFor();
        expect(asked).toBe(1);
    });

    it("is stopped before the server has answered", async () => {
        let answer = () => {};
        const isAnswered = new Promise<void>((resolve) => (answer = resolve));
        await intercept(page, "**/api/v1/jobs", async (route) => {
            if (route.request().method() === "POST") await isAnswered;
            await route.continue();
        });
        await chooseOption(page, en.solve.seconds, "600");
        await write(page, hardScramble);
        await solveButton(page).click();
        await stop().click();
        await page.getByText(en.solve.endings.stopped, { exact: true }).waitFor();
        const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
        answer();
        await ended;
        await until(activeJobs, 0);
    });

    it("is said aloud for those who do not see it", async () => {
        await searchLong();
        await expect
            .poll(() => page.locator("[role=status].heard").textContent())
            .toMatch(new RegExp(`${alike(en.solve.solutionHeard(20, "")).source}[URFDLB2' ]+$`));
        await stop().click();
    });

    it("can be paused and goes on", async () => {
        await searchLong();
        await page.getByRole("button", { name: en.solve.pauseSearch }).click();
        await page.getByText(en.solve.paused).waitFor();
        await page.getByRole("button", { name: en.solve.continue }).click();
        await page.getByRole("button", { name: en.solve.pauseSearch }).waitFor();
        await stop().click();
        await page.getByText(en.solve.endings.stopped).first().waitFor();
    });

    it("is found again by a reload", async () => {
        await searchLong();
        await page.reload();
        await until(() => boxOf(page).inputValue(), hardScramble);
        await resultOf(page).waitFor();
        await stop().waitFor();
        await shoot(page, "solve-reattached");
        await stop().click();
        await page.getByText(en.solve.endings.stopped).first().waitFor();
        await page.reload();
        await resultOf(page).waitFor(); // what it had found is still there
    });

    it("of a short time ends when the position changes; undo brings back what was found", async () => {
        await chooseOption(page, en.solve.seconds, "30");
        await write(page, hardScramble);
        await solveButton(page).click();
        await resultOf(page).waitFor();
        const found = (await shortest(page))!;
        await write(page, `${hardScramble} R`);
        await until(() => resultOf(page).count(), 0);
        await until(activeJobs, 0);
        await until(async () => (await messageOf(page).textContent())?.trim(), "");
        await write(page, hardScramble);
        await resultOf(page).waitFor();
        expect(parseInt((await shortest(page))!, 10)).toBeLessThanOrEqual(parseInt(found, 10));
    });

    it("of a long time goes on in the list when the position changes", async () => {
        await searchLong();
        await write(page, `${hardScramble} R`);
        await until(() => resultOf(page).count(), 0);
        const left = page.getByRole("list", { name: en.workspace.searches });
        await left.getByRole("button", { name: en.solve.pause }).click();
        await left.getByText(en.solve.paused, { exact: true }).waitFor();
        await left.getByRole("button", { name: en.solve.stop }).click();
        await until(activeJobs, 0);
        // What it had found stays until it is put away.
        await left.getByText(en.solve.endings.stopped).waitFor();
        await left.getByRole("button", { name: en.workspace.dismiss }).click();
        await until(() => left.count(), 0);
    });

    it("ends as soon as a solution is as short as asked for", async () => {
        await chooseOption(page, en.solve.seconds, "600");
        await chooseOption(page, en.solve.maxLength, "23");
        await write(page, hardScramble);
        await solveButton(page).click();
        await page.getByText(en.solve.endings.length, { exact: true }).waitFor();
        expect(parseInt((await shortest(page))!, 10)).toBeLessThanOrEqual(23);
    });

    it("ends with the time", async () => {
        await chooseOption(page, en.solve.seconds, "0.5");
        await write(page, hardScramble);
        await solveButton(page).click();
        await page.getByText(en.solve.endings.time).first().waitFor();
    });
});

describe("options", () => {
    it("are remembered", async () => {
        await chooseOption(page, en.solve.maxLength, "21");
        await page.reload();
        await page.getByRole("button", { name: en.solve.options }).click();
        const panel = page.getByRole("dialog", { name: en.solve.options });
        await expect.poll(() => panel.getByLabel(en.solve.maxLength).inputValue()).toBe("21");
        await shoot(page, "solve-options");
    });

    it("that make no sense are told at their place", async () => {
        await chooseOption(page, en.solve.turns, "R Q");
        await write(page, "R");
        await solveButton(page).click();
        await messageOf(page).getByText(/Q/).first().waitFor();
    });
});

describe("what cannot be solved", () => {
    it("says why, with repairs", async () => {
        await write(page, twistedCube);
        await troubleOf(page).getByText(opening("not-solvable")).waitFor();
        await until(() => solveButton(page).isDisabled(), true);
        await page.getByText(en.solve.unsolvable, { exact: true }).waitFor();
        await shoot(page, "solve-unsolvable");
        await troubleOf(page)
            .getByRole("button", {
                name: told("twist-corner", { slot: "URF", sense: "counter-clockwise" }),
            })
            .click();
        await solveButton(page).click();
        await page.getByText(en.solve.alreadySolved.cube).waitFor();
    });
});

describe("a solution found", () => {
    it("can be copied and goes into the list with its position", async () => {
        await write(page, "R U F");
        await solveButton(page).click();
        await until(() => shortest(page), "3f*");
        expect(await copied(page, en.solve.copy)).toBe("F' U' R'");
        await page.getByRole("button", { name: en.solve.addToList }).click();
        await expect.poll(() => allRows(scene)).toHaveLength(1);
        const [row] = await allRows(scene);
        expect(row).toMatchObject({ length: 3 });
    });

    it("is told in French on a French page", async () => {
        await page.getByRole("button", { name: en.common.language }).click();
        await write(page, "R U F");
        await solveButton(page).click();
        await page.getByText(fr.solve.endings.proven).first().waitFor();
        await shoot(page, "solve-french");
    });
});
