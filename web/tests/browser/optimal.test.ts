// Shortest solutions with their proof: the small table makes short work of short
// positions, and leaves enough to do for the hardCube one.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../src/api/types";
import { formatCount } from "../../src/i18n/numbers";
import { large, shoot, useScene } from "./harness";
import {
    boxOf,
    chooseOption,
    hardCube,
    intercept,
    listen,
    messageOf,
    preferring,
    resultOf,
    shortest,
    small,
    solveButton,
    until,
    wide,
    widthOf,
    word,
    write,
} from "./page-steps";
import type { PageOptions } from "./windows";
import { allRows, ask, clear, openJobs, paneOf, put, rowOf, forgetJobs } from "./workspace-steps";
import { alike, beginning, either, eitherAlike, en, fr, told } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});
afterEach(async () => {
    await scene.leavePages();
    await forgetJobs(scene);
    await clear(scene);
});

const eleven = "R U2 F D' B2 L U' R2 F L2 D";
const ten = "R L U D F B R L U D"; // with two shortest solutions

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const goal = (name: string) => page.getByRole("radio", { name, exact: true });
const proofBar = () => page.getByRole("progressbar", { name: en.proof.progress });
const sentence = async () => (await proofBar().getAttribute("aria-valuetext")) ?? "";
const example = { found: 20, atLeast: 18, current: { depth: 18, percent: 43, secondsLeft: null } };
const bounds = en.proof.sentence({ ...example, current: null }); // "found 20 · needs at least 18"
const underWay = alike(en.proof.sentence(example));
const timeLeft = new RegExp(alike(en.proof.left(9)).source.slice(1)); // anywhere
const boundIn = (text: string): number =>
    Number(new RegExp(en.proof.atLeast("(\\d+)")).exec(text)?.[1] ?? -1);

const jobsLeft = (): Promise<Job[]> => openJobs(scene);

async function another(options: PageOptions): Promise<void> {
    await scene.leavePages();
    page = await scene.page(options);
}

async function chooseShortest(): Promise<void> {
    await goal(en.solve.goals.shortest).check();
    await chooseOption(page, en.solve.memory, "200M");
}
async function chooseAll(): Promise<void> {
    await button(en.solve.options).click();
    await page.getByLabel(en.solve.allShortest).check();
    await page.keyboard.press("Escape");
}
async function prove(cube: string): Promise<void> {
    await write(page, cube);
    await solveButton(page).click();
}
async function proveHard(): Promise<void> {
    await chooseShortest();
    await prove(hardCube);
    await expect.poll(sentence).toMatch(underWay);
}

// The machine that runs these tests has no graphics card: its server is made to say that it has.
describe("a graphics card", () => {
    const withCard = async (card: string | null): Promise<void> => {
        await intercept(page, "**/api/v1/devices", (route) => route.fulfill({ json: { card } }));
        await chooseShortest();
    };
    const deviceField = () => page.getByLabel(en.solve.device);

    it("is a choice of the device where there is one, and the search is asked for there", async () => {
        await withCard("Card of this test");
        await chooseOption(page, en.solve.device, "gpu");
        const asked = page.waitForRequest((r) => r.postDataJSON()?.device === "gpu");
        await prove(eleven);
        await asked;
        await until(() => shortest(page), "11f*");
    });

    it("is not mentioned where there is none", async () => {
        await withCard(null);
        await button(en.solve.options).click();
        await page.getByLabel(en.solve.memory).waitFor();
        expect(await deviceField().count()).toBe(0);
    });
});

describe("a short position", () => {
    it("is solved in the fewest turns, with proof", async () => {
        await chooseShortest();
        await prove(eleven);
        await until(() => shortest(page), "11f*");
        await page.getByText(en.solve.endings.proven, { exact: true }).waitFor();
        await until(async () => (await word(page)).split(" ").length, 11);
        await expect.poll(() => proofBar().count()).toBe(0);
        await shoot(page, "optimal-proven");
    });

    it("shows all its shortest solutions, each of which can be played", async () => {
        await chooseShortest();
        await chooseAll();
        await prove(ten);
        const which = button(alike(`${en.solve.solutionOf(1, "2")} ${en.solve.ofSolutions}`));
        await which.waitFor();
        const words: string[] = [];
        for (const index of [0, 1]) {
            await which.click();
            await shoot(page, "optimal-all");
            const entry = page
                .getByRole("list", { name: en.solve.solutions(2) })
                .getByRole("button");
            await entry.nth(index).click();
            await until(() => which.textContent(), en.solve.solutionOf(index + 1, "2"));
            words.push(await word(page));
        }
        expect(new Set(words).size).toBe(2);
        await button(en.solve.solutionBefore).click();
        await until(() => word(page), words[0]);
        await expect.poll(() => shortest(page)).toBe("10f*");
        await button(en.solve.toEnd).click();
        await button(en.solve.stepOn).and(page.locator(":disabled")).waitFor();
    });

    it("says so when there is but one shortest solution", async () => {
        await chooseShortest();
        await chooseAll();
        await prove(eleven);
        await page.getByText(en.solve.solutions(1)).first().waitFor();
    });

    it("is counted in slice turns as well", async () => {
        await chooseShortest();
        await chooseOption(page, en.solve.metric, "stm");
        await prove("M U S2");
        await until(() => shortest(page), "3s*");
    });

    it("needs no table of more memory than is allowed", async () => {
        await goal(en.solve.goals.shortest).check();
        await chooseOption(page, en.solve.memory, "20M");
        await prove("R U");
        await messageOf(page)
            .getByText(told("smallest-table", { size: 177e6 }))
            .waitFor();
    });
});

describe("a proof under way", () => {
    it("shows a solution at once, what is needed at least, and how far it is", async () => {
        await proveHard();
        await resultOf(page).waitFor();
        await expect.poll(() => shortest(page)).toMatch(/^\d\df$/);
        expect((await word(page)).split(" ").length).toBeLessThan(25);
        await shoot(page, "optimal-running");
        const before = boundIn(await sentence());
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
    });

    it("is paused, goes on, and is stopped with what is proven", async () => {
        await proveHard();
        await button(en.solve.pauseSearch).click();
        await page.getByText(alike(`${en.solve.paused} · ${bounds}`)).waitFor();
        expect(await sentence()).not.toMatch(timeLeft);
        const before = boundIn(await sentence());
        await until(async () => (await jobsLeft()).map((job) => job.state), ["paused"]);
        await shoot(page, "optimal-paused");
        await button(en.solve.continue).click();
        await button(en.solve.pauseSearch).waitFor();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await button(en.solve.stop).click();
        await page.getByText(alike(en.proof.atLeast("18f"))).waitFor();
        await page.getByText(en.solve.endings.stopped, { exact: true }).waitFor();
        await until(async () => (await jobsLeft()).length, 0);
    });

    it("is found again by a reload", async () => {
        await proveHard();
        const before = boundIn(await sentence());
        await page.reload();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await expect.poll(() => jobsLeft()).toHaveLength(1);
    });

    it("is interrupted by a restart, shows what is proven, and continues", async () => {
        await proveHard();
        const before = boundIn(await sentence());
        const { search } = new URL(page.url());
        const server = await scene.restart();
        scene.errors.splice(0); // the server was away
        await page.goto(server.address + search);
        await page.getByText(alike(`${en.solve.interrupted} · ${bounds}`)).waitFor();
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await shoot(page, "optimal-interrupted");
        await button(en.solve.continue).click();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
    });

    it("is told aloud when more turns are needed, not at every percent", async () => {
        const heard = await listen(page);
        await proveHard();
        const isSolution = (text: string) => alike(en.solve.solutionHeard(20, "")).test(text);
        const isBound = (text: string) => alike(en.proof.atLeastHeard(18)).test(text);
        await expect.poll(async () => (await heard()).some(isBound)).toBe(true);
        await expect.poll(async () => (await heard()).some(isSolution)).toBe(true);
        expect((await heard()).some((text) => text.includes("%"))).toBe(false);
    });

    const left = () => page.getByRole("list", { name: en.workspace.searches });

    it("goes on in the list when its position is left, and is there again on coming back", async () => {
        await proveHard();
        const before = boundIn(await sentence());
        await write(page, "R");
        await until(() => proofBar().count(), 0);
        await left().getByText(underWay).waitFor();
        await shoot(page, "optimal-left");
        await expect.poll(() => jobsLeft()).toHaveLength(1);
        // Another search comes first, and the proof goes on after it.
        await goal(en.solve.goals.short).check();
        await solveButton(page).click();
        await until(() => shortest(page), "1f*");
        await left().getByText(underWay).waitFor();
        await left().getByTitle(en.workspace.showSearch).click();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await until(() => left().count(), 0);
        await expect.poll(() => jobsLeft()).toHaveLength(1);
    });

    it("is in the list of a page that is opened later, and can wait there", async () => {
        await proveHard();
        await page.goto(scene.server().address);
        await left().getByRole("button", { name: en.solve.pause }).click();
        const waiting = left().getByText(en.solve.paused);
        await waiting.waitFor();
        expect(await waiting.textContent()).not.toMatch(timeLeft);
        await until(async () => (await jobsLeft()).map((job) => job.state), ["paused"]);
        await left().getByRole("button", { name: en.solve.continue }).click();
        await left().getByText(underWay).waitFor();
    });

    it("tells the numbers of its end when it is stopped", async () => {
        await proveHard();
        await button(en.solve.stop).click();
        await page.getByText(en.solve.endings.stopped, { exact: true }).waitFor();
        const { jobs } = await ask<{ jobs: Job[] }>(scene, "/jobs");
        const { nodes } = jobs.at(-1)!.progress!;
        await page.getByText(en.solve.nodes(formatCount(nodes), nodes)).waitFor();
    });
});

describe("the choice beside Solve", () => {
    it("is remembered, has a key, and offers only what goes with it", async () => {
        await page.keyboard.press("Alt+k");
        await expect.poll(() => goal(en.solve.goals.shortest).isChecked()).toBe(true);
        await page.reload();
        await expect.poll(() => goal(en.solve.goals.shortest).isChecked()).toBe(true);
        await button(en.solve.options).click();
        const options = page.getByRole("dialog", { name: en.solve.options });
        await expect.poll(() => options.getByLabel(en.solve.maxLength).count()).toBe(0);
        await options.getByLabel(en.solve.memory).waitFor();
        await shoot(page, "optimal-options");
        await page.keyboard.press("Escape");
        await goal(en.solve.goals.short).check();
        await button(en.solve.options).click();
        await options.getByLabel(en.solve.turns).waitFor();
        await expect.poll(() => options.getByLabel(en.solve.memory).count()).toBe(0);
        await page.keyboard.press("Escape");
        await page.getByLabel(en.goals.choice).selectOption("cross");
        await button(en.solve.options).click();
        await options.getByLabel(en.solve.turns).waitFor();
        await expect.poll(() => options.getByLabel(en.solve.triple).count()).toBe(0);
    });

    it("speaks French", async () => {
        await another({ ...wide, locale: "fr-FR" });
        await goal(fr.solve.goals.shortest).check();
        await button(fr.solve.options).click();
        await page.getByLabel(fr.solve.memory).fill("200 Mo");
        await page.keyboard.press("Escape");
        await prove(hardCube);
        await page.getByText(alike(fr.proof.sentence(example))).waitFor();
        await shoot(page, "optimal-french");
        await prove(eleven);
        await page.getByText(fr.solve.endings.proven).first().waitFor();
        await until(() => page.getByText("11f*").count(), 1);
    });
});

describe.each([
    ["a large dark window", "optimal-dark", { viewport: large, colorScheme: "dark" }],
    ["a small screen", "optimal-small", { ...small }],
    ["a small French screen", "optimal-small-french", { ...small, locale: "fr-FR" }],
] as const)("%s", (_, name, options) => {
    it("has room for all of it", async () => {
        const stored = preferring({ goal: "shortest", memory: "200M" });
        await another({ ...options, stored });
        await prove(hardCube);
        const bar = page.getByRole("progressbar", { name: either(({ proof }) => proof.progress) });
        await expect
            .poll(() => bar.getAttribute("aria-valuetext"))
            .toMatch(eitherAlike(({ proof }) => proof.sentence(example)));
        await shoot(page, name);
        const sentence = page.getByText(eitherAlike(({ proof }) => proof.sentence(example)));
        await until(() => sentence.evaluate((p) => p.scrollWidth <= p.clientWidth), true);
        const { width } = page.viewportSize()!;
        await until(() => widthOf(page), width);
        for (const wanted of [
            either(({ solve }) => solve.pauseSearch),
            either(({ solve }) => solve.stop),
        ]) {
            const right = async () => {
                const place = (await page.getByRole("button", { name: wanted }).boundingBox())!;
                return place.x + place.width;
            };
            await expect.poll(right).toBeLessThanOrEqual(width);
        }
        await boxOf(page).waitFor();
    });
});

describe("rows of the list", () => {
    async function runOptimal(): Promise<void> {
        await button(en.workspace.runOptions).click();
        const panel = page.getByRole("region", { name: en.workspace.runOptions });
        await panel.getByLabel(en.drawers.method).selectOption("optimal");
        await panel.getByLabel(en.solve.memory).fill("200M");
        await shoot(page, "optimal-run-options");
        await paneOf(page).getByRole("button", { name: en.workspace.runAll }).first().click();
        await button(en.workspace.runOptions).click();
    }

    it("are proven shortest, and show how far the proof is", async () => {
        await put(scene, { Ten: ten, Hard: hardCube });
        await runOptimal();
        await rowOf(page, /Ten/).getByText("10f*").waitFor();
        await rowOf(page, /Hard/)
            .getByText(alike(`${en.workspace.searching(17)} · 5\u202f%`))
            .waitFor();
        await rowOf(page, /Hard/)
            .getByText(/^\d\df$/)
            .waitFor();
        await shoot(page, "optimal-rows");
        const [proven] = await allRows(scene);
        expect(proven).toMatchObject({ length: 10, optimal: true, lower_bound: 10 });
    });

    it("keep what is proven over a restart", async () => {
        await put(scene, { Hard: hardCube });
        await runOptimal();
        await rowOf(page, /Hard/)
            .getByText(alike(`${en.workspace.searching(17)} · 5\u202f%`))
            .waitFor();
        const server = await scene.restart();
        scene.errors.splice(0); // the server was away
        await page.goto(server.address);
        await rowOf(page, /Hard/)
            .getByText(alike(`${en.workspace.states.interrupted} · ${en.proof.atLeast("17f")}`))
            .waitFor();
        await shoot(page, "optimal-row-interrupted");
        const [before] = await allRows(scene);
        await rowOf(page, /Hard/)
            .getByRole("button", { name: beginning(en.solve.continue) })
            .click();
        await rowOf(page, /Hard/)
            .getByText(alike(`${en.workspace.searching(17)} · 5\u202f%`))
            .waitFor();
        const [after] = await allRows(scene);
        expect(after!.lower_bound).toBeGreaterThanOrEqual(before!.lower_bound);
    });
});
