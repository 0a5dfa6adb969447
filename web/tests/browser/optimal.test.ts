// Shortest solutions with their proof: the small table makes short work of short
// positions, and leaves enough to do for the hard one.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../src/api/types";
import { formatCount } from "../../src/i18n/numbers";
import { large, shoot, useScene } from "./harness";
import {
    boxOf,
    chooseOption,
    messageOf,
    preferring,
    resultOf,
    shortest,
    small,
    solveButton,
    until,
    wide,
    word,
    write,
} from "./page-steps";
import type { PageOptions } from "./windows";
import { allRows, ask, clear, openJobs, paneOf, put, rowOf, forgetJobs } from "./workspace-steps";
import { en, fr } from "./words";

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
// Of 18 turns or more: its proof takes minutes.
const hard = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const goal = (name: string) => page.getByRole("radio", { name, exact: true });
const proofBar = () => page.getByRole("progressbar", { name: "Progress of the proof" });
const sentence = async () => (await proofBar().getAttribute("aria-valuetext")) ?? "";
const underWay = /^\d+ found · needs at least \d+ · \d+: \d+\s%/;
const boundIn = (text: string): number => Number(/at least (\d+)/.exec(text)?.[1] ?? -1);

const jobsLeft = (): Promise<Job[]> => openJobs(scene);

async function another(options: PageOptions): Promise<void> {
    await scene.leavePages();
    page = await scene.page(options);
}

async function chooseShortest(): Promise<void> {
    await goal(en.solve.goals.shortest).check();
    await chooseOption(page, "Memory for the table", "200M");
}
async function chooseAll(): Promise<void> {
    await button("Options of Solve").click();
    await page.getByLabel("All shortest solutions").check();
    await page.keyboard.press("Escape");
}
async function prove(cube: string): Promise<void> {
    await write(page, cube);
    await solveButton(page).click();
}
async function proveHard(): Promise<void> {
    await chooseShortest();
    await prove(hard);
    await expect.poll(sentence).toMatch(underWay);
}

describe("a short position", () => {
    it("is solved in the fewest turns, with proof", async () => {
        await chooseShortest();
        await prove(eleven);
        await until(() => shortest(page), "11f*");
        await page.getByText("proven shortest", { exact: true }).waitFor();
        expect((await word(page)).split(" ")).toHaveLength(11);
        await expect.poll(() => proofBar().count()).toBe(0);
        await shoot(page, "optimal-proven");
    });

    it("shows all its shortest solutions, each of which can be played", async () => {
        await chooseShortest();
        await chooseAll();
        await prove(ten);
        const which = button(/^\d of 2 solutions$/);
        await which.waitFor();
        const words: string[] = [];
        for (const index of [0, 1]) {
            await which.click();
            await shoot(page, "optimal-all");
            const entry = page.getByRole("list", { name: "2 solutions" }).getByRole("button");
            await entry.nth(index).click();
            await until(() => which.textContent(), `${index + 1} of 2`);
            words.push(await word(page));
        }
        expect(new Set(words).size).toBe(2);
        await button(en.solve.solutionBefore).click();
        await until(() => word(page), words[0]);
        await expect.poll(() => shortest(page)).toBe("10f*");
        await button("To the end").click();
        await button("One turn on").and(page.locator(":disabled")).waitFor();
    });

    it("says so when there is but one shortest solution", async () => {
        await chooseShortest();
        await chooseAll();
        await prove(eleven);
        await page.getByText("The only solution").first().waitFor();
    });

    it("is counted in slice turns as well", async () => {
        await chooseShortest();
        await chooseOption(page, "Count", "stm");
        await prove("M U S2");
        await until(() => shortest(page), "3s*");
    });

    it("needs no table of more memory than is allowed", async () => {
        await goal(en.solve.goals.shortest).check();
        await chooseOption(page, "Memory for the table", "20M");
        await prove("R U");
        await messageOf(page)
            .getByText(/smallest table .* 177 MB/)
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
        await button("Pause the search").click();
        await page.getByText(/^Paused · \d+ found · needs at least \d+/).waitFor();
        const before = boundIn(await sentence());
        await until(async () => (await jobsLeft()).map((job) => job.state), ["paused"]);
        await shoot(page, "optimal-paused");
        await button(en.solve.continue).click();
        await button("Pause the search").waitFor();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await button(en.solve.stop).click();
        await page.getByText(/^needs at least \d+f$/).waitFor();
        await page.getByText("stopped", { exact: true }).waitFor();
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
        await page.getByText(/^Interrupted · \d+ found · needs at least \d+/).waitFor();
        expect(boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await shoot(page, "optimal-interrupted");
        await button(en.solve.continue).click();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => boundIn(await sentence())).toBeGreaterThanOrEqual(before);
    });

    it("is told aloud when more turns are needed, not at every percent", async () => {
        await page.evaluate(() => {
            const region = document.querySelector("[role=status].heard")!;
            const heard: string[] = [];
            new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
                childList: true,
                characterData: true,
                subtree: true,
            });
            Object.assign(window, { heard });
        });
        await proveHard();
        const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
        const isBound = (text: string) => /^Needs at least \d+ turns$/.test(text);
        await expect.poll(async () => (await heard()).some(isBound)).toBe(true);
        expect((await heard())[0]).toMatch(/^Solution of \d+ turns/);
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
        expect(boundIn(await sentence())).toBeGreaterThanOrEqual(before);
        await until(() => left().count(), 0);
        await expect.poll(() => jobsLeft()).toHaveLength(1);
    });

    it("is in the list of a page that is opened later, and can wait there", async () => {
        await proveHard();
        await page.goto(scene.server().address);
        await left().getByRole("button", { name: en.workspace.pause }).click();
        await left().getByText(en.workspace.states.paused).waitFor();
        await until(async () => (await jobsLeft()).map((job) => job.state), ["paused"]);
        await left().getByRole("button", { name: en.workspace.continue }).click();
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
        await button("Options of Solve").click();
        const options = page.getByRole("dialog", { name: "Options of Solve" });
        await expect.poll(() => options.getByLabel("Stop at length").count()).toBe(0);
        await options.getByLabel("Memory for the table").waitFor();
        await shoot(page, "optimal-options");
        await page.keyboard.press("Escape");
        await goal(en.solve.goals.short).check();
        await button(en.solve.options).click();
        await options.getByLabel("Allowed turns").waitFor();
        await expect.poll(() => options.getByLabel("Memory for the table").count()).toBe(0);
    });

    it("speaks French", async () => {
        await another({ ...wide, locale: "fr-FR" });
        await goal(fr.solve.goals.shortest).check();
        await button("Options de résolution").click();
        await page.getByLabel("Mémoire pour la table").fill("200 Mo");
        await page.keyboard.press("Escape");
        await prove(hard);
        await page.getByText(/^\d+ trouvés · au moins \d+ nécessaires · \d+\s: \d+\s%/).waitFor();
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
        await prove(hard);
        const bar = page.getByRole("progressbar", { name: /of the proof|de la preuve/ });
        await expect.poll(() => bar.getAttribute("aria-valuetext")).toMatch(/at least|au moins/);
        await shoot(page, name);
        const isCut = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(isCut).toBe(false);
        for (const wanted of [/^(Pause the search|Suspendre la recherche)$/, /^(Stop|Arrêter)$/]) {
            const place = (await page.getByRole("button", { name: wanted }).boundingBox())!;
            expect(place.x + place.width).toBeLessThanOrEqual(page.viewportSize()!.width);
        }
        await boxOf(page).waitFor();
    });
});

describe("rows of the list", () => {
    async function runOptimal(): Promise<void> {
        await button("How to run").click();
        const panel = page.getByRole("region", { name: "How to run" });
        await panel.getByLabel("Method").selectOption("optimal");
        await panel.getByLabel("Memory for the table").fill("200M");
        await shoot(page, "optimal-run-options");
        await paneOf(page).getByRole("button", { name: "Run all" }).first().click();
        await button("How to run").click();
    }

    it("are proven shortest, and show how far the proof is", async () => {
        await put(scene, { Ten: ten, Hard: hard });
        await runOptimal();
        await rowOf(page, /Ten/).getByText("10f*").waitFor();
        await rowOf(page, /Hard/)
            .getByText(/^searching \d+ · \d+\s%/)
            .waitFor();
        await rowOf(page, /Hard/)
            .getByText(/^\d\df$/)
            .waitFor();
        await shoot(page, "optimal-rows");
        const [proven] = await allRows(scene);
        expect(proven).toMatchObject({ length: 10, optimal: true, lower_bound: 10 });
    });

    it("keep what is proven over a restart", async () => {
        await put(scene, { Hard: hard });
        await runOptimal();
        await rowOf(page, /Hard/)
            .getByText(/^searching 1[5-9] · \d+\s%/)
            .waitFor();
        const server = await scene.restart();
        scene.errors.splice(0); // the server was away
        await page.goto(server.address);
        await rowOf(page, /Hard/)
            .getByText(/^interrupted · needs at least 1\df$/)
            .waitFor();
        await shoot(page, "optimal-row-interrupted");
        const [before] = await allRows(scene);
        await rowOf(page, /Hard/)
            .getByRole("button", { name: /^Continue/ })
            .click();
        await rowOf(page, /Hard/)
            .getByText(/^searching 1[5-9] · \d+\s%/)
            .waitFor();
        const [after] = await allRows(scene);
        expect(after!.lower_bound).toBeGreaterThanOrEqual(before!.lower_bound);
    });
});
