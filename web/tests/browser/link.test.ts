// Links: the address says what the page shows, and shows it again.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shoot, useScene } from "./harness";
import { boxOf, copied, until, untilFact, wide, write } from "./page-steps";
import { en, fr } from "./words";

const rTurned = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB";

const scene = useScene();
let page: Page;

const query = () => page.evaluate(() => location.search);
const open = async (path: string) => {
    page = await scene.page(wide, path);
};

describe("the address", () => {
    it("follows the maneuver and leaves no trail to go back through", async () => {
        page = await scene.freshPage(wide); // its history is short: it has room to grow
        const before = await page.evaluate(() => history.length);
        await write(page, "R U'");
        await until(query, "?alg=R+U%27");
        await write(page, "");
        await until(query, "");
        await expect.poll(() => page.evaluate(() => history.length)).toBe(before);
    });

    it("keeps a maneuver as it was written", async () => {
        await open("/");
        await write(page, "[R, U]");
        await until(query, "?alg=%5BR%2C+U%5D");
    });

    it("tells a start that is no maneuver by its stickers", async () => {
        await open("/");
        await write(page, rTurned);
        await until(query, `?cube=${rTurned}`);
    });

    it("survives a reload while words are written in the papers' letters", async () => {
        await open("/");
        await page.keyboard.press("Alt+p");
        await page.keyboard.press("r");
        await page.keyboard.press("u");
        await until(query, "?alg=R+U");
        const written = await boxOf(page).inputValue();
        expect(written).not.toBe("R U");
        await page.reload();
        await untilFact(page, en.solve.order, "105");
        await until(() => boxOf(page).inputValue(), written);
    });

    it("survives a reload at once after a change", async () => {
        await open("/");
        for (const text of ["R", "R U", "R U F"]) await write(page, text);
        await page.reload();
        await until(() => boxOf(page).inputValue(), "R U F");
    });
});

describe("a link", () => {
    it.each([
        ["/?alg=R+U", "R U", "105"],
        ["/?alg=[R,+U]", "[R, U]", "6"],
        ["/?setup-alg=R&alg=U", "U", "105"],
        ["/?setup=R_U&alg=U-", "U'", "4"],
        [`/?cube=${rTurned}&alg=U`, "U", "105"],
    ])("%s shows its position", async (path, text, order) => {
        await open(path);
        await until(() => boxOf(page).inputValue(), text);
        await untilFact(page, en.solve.order, order);
    });

    it("chooses the language and keeps it in the address", async () => {
        await open("/?lang=fr&alg=R");
        await page.getByRole("button", { name: fr.solve.solve }).waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("fr");
        await page.getByRole("button", { name: fr.common.language }).click();
        await until(query, "?alg=R&lang=en");
    });

    it("chooses from where the cube is looked at", async () => {
        await open("/?alg=R&view=-30%2C20");
        await untilFact(page, en.solve.order, "4");
        await shoot(page, "link-view");
        await write(page, "R U");
        await until(query, "?alg=R+U&view=-30%2C20");
    });

    it("whose maneuver cannot be read says where", async () => {
        await open("/?alg=R+Q");
        await page.getByRole("button", { name: en.solve.atColumn(3) }).waitFor();
        await until(() => boxOf(page).inputValue(), "R Q");
    });
});

describe("a link pasted into the box", () => {
    it.each([
        ["https://alg.cubing.net/?setup=R_U&alg=U-", "U'", "4"],
        ["https://alpha.twizzle.net/edit/?alg=R+U", "R U", "105"],
        ["https://alpha.twizzle.net/edit/?setup-alg=R&alg=U", "U", "105"],
    ])("is understood: %s", async (link, text, order) => {
        await open("/");
        await write(page, link);
        await until(() => boxOf(page).inputValue(), text);
        await untilFact(page, en.solve.order, order);
    });
});

describe("sharing", () => {
    const share = () => page.getByRole("button", { name: en.solve.share }).click();

    it("copies a link to the page", async () => {
        await open("/?alg=R+U");
        await share();
        await shoot(page, "link-share");
        const link = await copied(page, en.solve.shareLink);
        expect(link).toBe(`${scene.server().address}/?alg=R+U`);
    });

    it("copies a link for Twizzle", async () => {
        await open("/?alg=R+U%27");
        await share();
        const link = await copied(page, en.solve.shareTwizzle);
        expect(link).toBe("https://alpha.twizzle.net/edit/?alg=R+U%27");
    });

    it("tells Twizzle a start of stickers by turns that make it", async () => {
        await open(`/?cube=${rTurned}&alg=U`);
        await untilFact(page, en.solve.order, "105");
        await share();
        const link = await copied(page, en.solve.shareTwizzle);
        expect(link).toBe("https://alpha.twizzle.net/edit/?setup-alg=R&alg=U");
    });
});
