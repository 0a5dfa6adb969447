// The player: words are played, stepped through and scrubbed on the cube.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { shoot, useScene } from "./harness";
import {
    chooseOption,
    currentMove,
    resultOf,
    shortest,
    solveButton,
    until,
    untilFact,
    wide,
    wordOf,
    write,
} from "./page-steps";
import { alike, en } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});

const current = () => currentMove(page).textContent();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const place = () => page.getByRole("slider", { name: en.solve.scrub });

// Its solution is F' U' R', then the cube is solved: of order 1.
async function solveShort(): Promise<void> {
    await write(page, "R U F");
    await solveButton(page).click();
    await until(() => shortest(page), "3f*");
    await page.keyboard.press("Escape");
}

// However fast the search is: what the server tells after a first solution is heard
// by the page when the test wants it.
async function holdAfterFirstSolution(): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
        const held: (() => void)[] = [];
        let place: "before" | "holding" | "after" = "before";
        const listen = EventSource.prototype.addEventListener;
        EventSource.prototype.addEventListener = function (name: string, handle: unknown) {
            listen.call(this, name, (event) => {
                const tell = () => (handle as (event: Event) => void)(event);
                if (place === "holding") held.push(tell);
                else tell();
                if (place === "before" && name === "solution") place = "holding";
            });
        };
        const release = () => {
            place = "after";
            for (const tell of held) tell();
        };
        Object.assign(window, { release });
    });
    await page.reload();
    return () => page.evaluate(() => (window as unknown as { release(): void }).release());
}

describe("a solution", () => {
    it("is stepped through, and the cube and its facts follow", async () => {
        await solveShort();
        await until(current, "·");
        await button(en.solve.stepOn).click();
        await until(current, "F'");
        await untilFact(page, en.solve.order, "105");
        await button(en.solve.toEnd).click();
        await untilFact(page, en.solve.order, "1");
        await shoot(page, "player-at-the-end");
        await button(en.solve.stepBack).click();
        await untilFact(page, en.solve.order, "4");
        await button(en.solve.toStart).click();
        await until(current, "·");
    });

    it("is gone to by a click on a move", async () => {
        await solveShort();
        await wordOf(page)
            .getByRole("button", { name: en.solve.afterMove(2, "U'") })
            .click();
        await until(current, "U'");
        await untilFact(page, en.solve.order, "4");
    });

    it("is played by keys", async () => {
        await solveShort();
        await page.keyboard.press("ArrowRight");
        await until(current, "F'");
        await page.keyboard.press("End");
        await until(current, "R'");
        await page.keyboard.press("ArrowLeft");
        await until(current, "U'");
        await page.keyboard.press("Home");
        await until(current, "·");
        await page.keyboard.press("Space");
        await until(current, "R'");
        await untilFact(page, en.solve.order, "1");
    });

    it("plays by itself until it is paused", async () => {
        // The page's clock stands still but for the seconds it is told to run.
        page = await scene.freshPage(wide);
        await page.clock.install();
        await page.reload();
        await solveShort();
        await page.getByRole("slider", { name: en.solve.speed }).fill("1");
        const turnTime = 1000;
        await page.clock.pauseAt(Date.now() + 3_600_000);
        await button(en.solve.play).click();
        await until(() => place().inputValue(), "1");
        await page.clock.runFor(turnTime);
        await until(() => place().inputValue(), "2");
        await button(en.solve.pause).click();
        await page.clock.runFor(10 * turnTime);
        await expect.poll(() => place().inputValue()).toBe("2");
    });

    it("is scrubbed", async () => {
        await solveShort();
        await place().fill("2");
        await until(current, "U'");
        await expect
            .poll(() => place().getAttribute("aria-valuetext"))
            .toBe(en.solve.placeOf(2, 3));
    });

    it("goes on by hand from where it is played", async () => {
        await solveShort();
        await page.keyboard.press("ArrowRight");
        await until(current, "F'");
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
        await until(() => resultOf(page).count(), 0);
    });

    it("that gets shorter while it is looked at is offered, not forced", async () => {
        page = await scene.freshPage(wide);
        const release = await holdAfterFirstSolution();
        await chooseOption(page, en.solve.seconds, "600");
        // With three faces only, the first solution is a long one.
        await chooseOption(page, en.solve.turns, "U R F");
        await write(page, "R U2 F R' F2 U R2 F U' R F2 U2 R' U F' R2 U F R U2 F2");
        await solveButton(page).click();
        await resultOf(page).waitFor();
        await button(en.solve.stepOn).click();
        const looked = await wordOf(page).getByRole("button").count();
        await release();
        const offer = page.getByRole("button", { name: alike(en.solve.shorter("18f")) });
        await offer.waitFor();
        await expect.poll(() => wordOf(page).getByRole("button").count()).toBe(looked);
        await shoot(page, "player-offer");
        await offer.click();
        await expect.poll(() => wordOf(page).getByRole("button").count()).toBeLessThan(looked);
        await until(current, "·");
        await button(en.solve.stop).click();
    });
});

describe("the maneuver in the box", () => {
    it("can be looked at in the middle", async () => {
        await write(page, "R U F");
        await until(current, "F");
        await wordOf(page)
            .getByRole("button", { name: en.solve.afterMove(1, "R"), exact: true })
            .click();
        await untilFact(page, en.solve.order, "4");
        await button(en.solve.toEnd).click();
        await untilFact(page, en.solve.order, "80");
    });
});

describe("the speed", () => {
    it("is remembered", async () => {
        await write(page, "R U F");
        await page.getByRole("slider", { name: en.solve.speed }).fill("7");
        await page.reload();
        const speed = page.getByRole("slider", { name: en.solve.speed });
        await expect.poll(() => speed.getAttribute("aria-valuetext")).toBe(en.solve.speedOf("8"));
    });
});
