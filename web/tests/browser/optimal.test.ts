// Shortest solutions with their proof: the small table makes short work of short
// positions, and leaves enough to do for the hard one.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../src/api/types";
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
import { allRows, ask, clear, paneOf, put, rowOf } from "./workspace-steps";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});
afterEach(async () => {
    await scene.leavePages();
    await stopAll();
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
const underWay = /^\d+ found · \d+ excluded · \d+: \d+\s%/;
const excludedIn = (text: string): number => Number(/(\d+) excluded/.exec(text)?.[1] ?? -1);

const openJobs = async (): Promise<Job[]> => {
    const { jobs } = await ask<{ jobs: Job[] }>(scene, "/jobs");
    return jobs.filter(({ state }) => !["done", "stopped", "failed"].includes(state));
};
async function stopAll(): Promise<void> {
    const remove = ({ id }: Job) =>
        fetch(`${scene.server().address}/api/v1/jobs/${id}`, { method: "DELETE" });
    await Promise.all((await openJobs()).map(remove));
}

async function another(options: PageOptions): Promise<void> {
    await scene.leavePages();
    page = await scene.page(options);
}

async function chooseShortest(): Promise<void> {
    await goal("Shortest").check();
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
        expect(await proofBar().count()).toBe(0);
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
        await button("Solution before this one").click();
        await until(() => word(page), words[0]);
        expect(await shortest(page)).toBe("10f*");
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
        await goal("Shortest").check();
        await chooseOption(page, "Memory for the table", "20M");
        await prove("R U");
        await messageOf(page)
            .getByText(/smallest table .* 177 MB/)
            .waitFor();
    });
});

describe("a proof under way", () => {
    it("shows a solution at once, what is excluded, and how far it is", async () => {
        await proveHard();
        await resultOf(page).waitFor();
        expect(await shortest(page)).toMatch(/^\d\df$/);
        expect((await word(page)).split(" ").length).toBeLessThan(25);
        await shoot(page, "optimal-running");
        const before = excludedIn(await sentence());
        await expect.poll(async () => excludedIn(await sentence())).toBeGreaterThanOrEqual(before);
    });

    it("is paused, goes on, and is stopped with what is proven", async () => {
        await proveHard();
        await button("Pause the search").click();
        await page.getByText(/^Paused · \d+ found · \d+ excluded/).waitFor();
        const before = excludedIn(await sentence());
        await until(async () => (await openJobs()).map((job) => job.state), ["paused"]);
        await shoot(page, "optimal-paused");
        await button("Go on with the search").click();
        await button("Pause the search").waitFor();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => excludedIn(await sentence())).toBeGreaterThanOrEqual(before);
        await button("Stop").click();
        await page.getByText(/^at least \d+f$/).waitFor();
        await page.getByText("stopped", { exact: true }).waitFor();
        await until(async () => (await openJobs()).length, 0);
    });

    it("is found again by a reload", async () => {
        await proveHard();
        const before = excludedIn(await sentence());
        await page.reload();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => excludedIn(await sentence())).toBeGreaterThanOrEqual(before);
        expect(await openJobs()).toHaveLength(1);
    });

    it("is interrupted by a restart, shows what is proven, and continues", async () => {
        await proveHard();
        const before = excludedIn(await sentence());
        const { search } = new URL(page.url());
        const server = await scene.restart();
        scene.errors.splice(0); // the server was away
        await page.goto(server.address + search);
        await page.getByText(/^Interrupted · \d+ found · \d+ excluded/).waitFor();
        expect(excludedIn(await sentence())).toBeGreaterThanOrEqual(before);
        await shoot(page, "optimal-interrupted");
        await button("Continue").click();
        await expect.poll(sentence).toMatch(underWay);
        await expect.poll(async () => excludedIn(await sentence())).toBeGreaterThanOrEqual(before);
    });

    it("is told aloud when a length is excluded, not at every percent", async () => {
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
        const isBound = (text: string) => /^No solution of \d+ turns or fewer$/.test(text);
        await expect.poll(async () => (await heard()).some(isBound)).toBe(true);
        expect((await heard())[0]).toMatch(/^Solution of \d+ turns/);
        expect((await heard()).some((text) => text.includes("%"))).toBe(false);
    });

    it("ends when its position is left", async () => {
        await proveHard();
        await write(page, "R");
        await until(async () => (await openJobs()).length, 0);
        expect(await proofBar().count()).toBe(0);
    });
});

describe("the choice beside Solve", () => {
    it("is remembered, has a key, and offers only what goes with it", async () => {
        await page.keyboard.press("Alt+m");
        expect(await goal("Shortest").isChecked()).toBe(true);
        await page.reload();
        expect(await goal("Shortest").isChecked()).toBe(true);
        await button("Options of Solve").click();
        const options = page.getByRole("dialog", { name: "Options of Solve" });
        expect(await options.getByLabel("Stop at length").count()).toBe(0);
        await options.getByLabel("Memory for the table").waitFor();
        await shoot(page, "optimal-options");
        await options.getByLabel("Method").selectOption("short");
        await options.getByLabel("Allowed turns").waitFor();
        expect(await options.getByLabel("Memory for the table").count()).toBe(0);
    });

    it("speaks French", async () => {
        await another({ ...wide, locale: "fr-FR" });
        await goal("Optimale").check();
        await button("Options de résolution").click();
        await page.getByLabel("Mémoire pour la table").fill("200 Mo");
        await page.keyboard.press("Escape");
        await prove(hard);
        await page.getByText(/^\d+ trouvés · \d+ exclus · \d+\s: \d+\s%/).waitFor();
        await shoot(page, "optimal-french");
        await prove(eleven);
        await page.getByText("la plus courte, c’est prouvé").first().waitFor();
        expect(await page.getByText("11f*").count()).toBe(1);
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
        await expect.poll(() => bar.getAttribute("aria-valuetext")).toMatch(/excluded|exclus/);
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
            .getByText(/^interrupted · at least 1\df$/)
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
