// The maneuver box: what is typed, pasted and undone in it.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { CubePage } from "./cube-page";
import { shoot, useScene } from "./harness";
import {
    boxOf,
    copied,
    intercept,
    isFocused,
    messageOf,
    shortest,
    solvedCube,
    troubleOf,
    twistedCube,
    until,
    untilFact,
    wide,
    write,
} from "./page-steps";
import { en, inner, opening, sentence, told } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});

const underlined = () => page.locator(".bad").allTextContents();
const startsFrom = () => copied(page, `${en.solve.copyAs} ${en.solve.forms.facelets}`);

describe("typing", () => {
    it("puts plain turns on the cube without asking the server", async () => {
        let asked = 0;
        page.on("request", (request) => {
            if (request.url().endsWith("/read")) ++asked;
        });
        await boxOf(page).pressSequentially("R U");
        await untilFact(page, en.solve.order, "105");
        expect(asked).toBe(0);
    });

    it("reads with the engine what is more than plain turns", async () => {
        await write(page, "[R, U] // a commutator");
        await untilFact(page, en.solve.order, "6");
        await write(page, "(R U)2 r");
        await untilFact(page, en.solve.reachable, en.solve.yes);
        await until(
            () =>
                messageOf(page)
                    .textContent()
                    .then((text) => text?.trim()),
            "",
        );
    });

    it("forgets answers that come after newer words", async () => {
        page = await scene.freshPage(wide);
        let answerFirst = () => {};
        const held = new Promise<void>((done) => (answerFirst = done));
        let isFirst = true;
        await intercept(page, "**/read", async (route) => {
            const wait = isFirst ? held : undefined;
            isFirst = false;
            await wait;
            await route.continue().catch(() => {}); // the page may have given it up
        });
        const asked = page.waitForRequest("**/read");
        await write(page, "(R)1");
        await asked;
        await write(page, "(R U)1");
        await untilFact(page, en.solve.order, "105");
        answerFirst();
        // Asked after it, answered after it.
        await page.evaluate(() => fetch("/api/v1/status").then((answer) => answer.text()));
        await untilFact(page, en.solve.order, "105");
        await expect.poll(() => boxOf(page).inputValue()).toBe("(R U)1");
    });
});

describe("an error", () => {
    it("is underlined at its place and told in one sentence, and the cube stays", async () => {
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
        await write(page, "R U Q R");
        await until(underlined, ["Q"]);
        await expect.poll(() => boxOf(page).getAttribute("aria-invalid")).toBe("true");
        await expect
            .poll(() => messageOf(page).textContent())
            .toMatch(
                new RegExp(
                    `${en.solve.atColumn(5)}\\s+${opening("unknown-move", { text: "Q" })}`,
                    "i",
                ),
            );
        await shoot(page, "box-error");
        await untilFact(page, en.solve.order, "105");
    });

    it("leads the caret to its column", async () => {
        await write(page, "R U’ F Q");
        await page.getByRole("button", { name: en.solve.atColumn(8) }).click();
        const range = () =>
            boxOf(page).evaluate((e: HTMLTextAreaElement) => [e.selectionStart, e.selectionEnd]);
        await until(range, [7, 8]);
    });

    it("moves nothing on the page while it comes and goes", async () => {
        await CubePage.on(page);
        await untilFact(page, en.solve.order, "1");
        const top = async () => (await boxOf(page).boundingBox())!.y;
        const before = await top();
        await write(page, "R (");
        await until(underlined, ["("]);
        await expect.poll(() => top()).toBe(before);
    });

    it("is heard by those who do not see it", async () => {
        await write(page, "R )");
        await until(
            () => page.getByRole("alert").allTextContents(),
            [sentence("no-open-bracket", { text: ")", place: inner("column", { column: 3 }) })],
        );
    });

    it("is told in French on a French page", async () => {
        await page.getByRole("button", { name: en.common.language }).click();
        await write(page, "R Q");
        await messageOf(page)
            .getByText(opening("unknown-move", { text: "Q" }, "fr"))
            .waitFor();
        await shoot(page, "box-error-french");
    });
});

describe("a position pasted", () => {
    const forms = {
        facelets: "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
        "Reid's form": "UF FR UB UL DF BR DB DL FL BL UR DR FRD FUR UBR ULB LUF LBD DFL DRB",
        "a zip of the papers": "[1230;1497392;1716;544]",
        "JSON of the engine":
            '{"cp":[4,1,2,0,7,5,6,3],"co":[2,0,0,1,1,0,0,2],"ep":[8,1,2,3,11,5,6,7,4,9,10,0],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]}',
    };
    it.each(Object.entries(forms).filter(([name]) => name !== "Reid's form"))(
        "is understood as %s",
        async (_, text) => {
            await write(page, text);
            await untilFact(page, en.solve.order, "4");
            await expect.poll(() => startsFrom()).toBe(forms.facelets);
        },
    );

    it("is understood in Reid's form", async () => {
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        const reid = await copied(page, `${en.solve.copyAs} ${en.solve.forms.reid}`);
        await write(page, "");
        await untilFact(page, en.solve.order, "1");
        await write(page, reid);
        await untilFact(page, en.solve.order, "4");
        await expect.poll(() => startsFrom()).toBe(forms.facelets);
    });

    it("is replaced by a maneuver from solved, not turned on", async () => {
        await write(page, forms.facelets);
        await untilFact(page, en.solve.order, "4");
        await write(page, "R U");
        await untilFact(page, en.solve.order, "105");
    });

    it("that no turning reaches says why and offers repairs", async () => {
        await write(page, twistedCube);
        await troubleOf(page)
            .getByText(told("corners-twisted", { sense: "clockwise" }))
            .waitFor();
        await shoot(page, "box-repairs");
        await troubleOf(page)
            .getByRole("button", {
                name: told("twist-corner", { slot: "URF", sense: "counter-clockwise" }),
            })
            .click();
        await untilFact(page, en.solve.order, "1");
        await expect.poll(() => startsFrom()).toBe(solvedCube);
    });

    it("that is no cube at all offers repairs, and one of them mends it", async () => {
        await write(page, `${solvedCube.slice(0, 53)}R`);
        await messageOf(page)
            .getByText(opening("wrong-colour-counts", { times: 9 }))
            .waitFor();
        await page
            .getByRole("button", {
                name: told("repaint-stickers", {
                    changes: [inner("sticker-repainted", { sticker: "B9", from: "R", to: "B" })],
                }),
            })
            .click();
        await until(() => boxOf(page).inputValue(), "");
        await expect.poll(() => startsFrom()).toBe(solvedCube);
    });
});

describe("keys", () => {
    it("go to the box by / and come back by Escape", async () => {
        await page.keyboard.press("/");
        await until(() => isFocused(boxOf(page)), true);
        await page.keyboard.press("Escape");
        await until(() => isFocused(boxOf(page)), false);
        await until(() => boxOf(page).inputValue(), "");
    });

    it("solve by Enter, with what was typed a moment before", async () => {
        await boxOf(page).pressSequentially("(R U)2");
        await page.keyboard.press("Enter");
        await until(() => shortest(page), "4f*");
    });

    it("undo letters while typing, and the whole maneuver afterwards", async () => {
        await boxOf(page).pressSequentially("R U");
        await page.keyboard.press("Escape");
        await page.keyboard.press("/");
        await page.keyboard.press("Control+z");
        await until(() => boxOf(page).inputValue(), "");
        await page.keyboard.press("Control+Shift+z");
        await until(() => boxOf(page).inputValue(), "R U");
    });
});

describe("the papers' letters", () => {
    it("are written and read when they are asked for", async () => {
        await write(page, "R U2 F'");
        await page.keyboard.press("Alt+p");
        await until(() => boxOf(page).inputValue(), "dH2F");
        await write(page, "gPDpGPdp");
        await untilFact(page, en.solve.order, "3");
        await shoot(page, "box-papers");
        await page.keyboard.press("Alt+p");
        await until(() => boxOf(page).inputValue(), "L D' R' D L' D' R D");
    });
});
