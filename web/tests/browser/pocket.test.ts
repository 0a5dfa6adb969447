// The page of the 2×2×2: turned, painted, typed, solved at once, known altogether.
import { describe, expect, it } from "vitest";
import { solvedPocket } from "../../src/cube/pocket";
import { formatCount } from "../../src/i18n/numbers";
import { large, shoot, useScene } from "./harness";
import { small, until, wide, widthOf } from "./page-steps";
import { PocketPage, after } from "./pocket-page";
import { beginning, en, fr, inner, sentence } from "./words";

const scene = useScene();
let pocket: PocketPage;

const open = async (
    ...rest: Parameters<typeof PocketPage.open> extends [unknown, ...infer R] ? R : never
) => {
    pocket = await PocketPage.open(scene, ...rest);
};

const shown = () => pocket.facelets();
const drawn = () => pocket.drawn();
const boxText = () => pocket.box.inputValue();
// Stickers by their place among the 24.
const [f1, f3] = [8, 10];

describe("the 2×2×2 is turned", () => {
    it("by keys, and the box, the view and the address follow", async () => {
        await open(wide);
        await pocket.type("r", "u", "Shift+F", "x");
        await until(shown, after("R U F' x"));
        await until(drawn, after("R U F' x"));
        await expect.poll(() => boxText()).toBe("R U F' x");
        await until(() => pocket.addressed(), after("R U F' x"));
    });

    it("by buttons, and undone and redone", async () => {
        await open(wide);
        await pocket.press(en.pocket.turn("R2"));
        await pocket.press(en.pocket.turn("z'"));
        await until(shown, after("R2 z'"));
        await pocket.press(en.cube.undo);
        await until(shown, after("R2"));
        await pocket.press(en.cube.redo);
        await until(shown, after("R2 z'"));
        await pocket.press(en.cube.reset);
        await until(shown, solvedPocket);
    });

    it("by a hand on a sticker", async () => {
        await open(wide);
        await until(drawn, solvedPocket);
        await pocket.dragSticker(f3, f1);
        await until(shown, after("L'"));
        await expect.poll(() => boxText()).toBe("L'");
    });

    it("does not turn slices, which it has not, nor the cube of the other page", async () => {
        await open(wide);
        await pocket.type("m", "e", "r");
        await until(shown, after("R"));
        await pocket.page.getByRole("link", { name: en.common.tabNames.cube, exact: true }).click();
        const box = pocket.page.getByRole("textbox", {
            name: en.solve.boxes.cube.label,
            exact: true,
        });
        await expect.poll(() => box.inputValue()).toBe("");
    });
});

describe("the box", () => {
    it("takes maneuvers, stickers, layers and cubies", async () => {
        await open(wide);
        await pocket.box.fill("[R, U] F2");
        await until(shown, after("R U R' U' F2"));
        await pocket.press(en.cube.reset);
        await pocket.box.fill("x1'' y0");
        await until(shown, after("F U"));
        await pocket.box.fill("WWWWRRRRGGGGYYYYOOOOBBBB");
        await until(shown, solvedPocket);
        await pocket.box.fill(after("R"));
        await until(shown, after("R"));
        await pocket.box.fill(
            "000:BUL 001:BUR 010:BDL 011:BDR 100:FUL 101:FUR 110:FDL 111:FDR".replace(" ", "  "),
        );
        await until(shown, solvedPocket);
    });

    it("marks what cannot be read and keeps the cube", async () => {
        await open(wide);
        await pocket.box.fill("R U Q");
        await pocket.page
            .getByTitle(
                sentence("unknown-move", { text: "Q", place: inner("column", { column: 5 }) }),
            )
            .waitFor();
        await expect.poll(() => pocket.page.locator(".bad").textContent()).toBe("Q");
        await expect.poll(() => shown()).toBe(solvedPocket);
        await pocket.box.fill("R M");
        await pocket.page.getByTitle(sentence("pocket-turn-impossible", { turn: "M" })).waitFor();
        await shoot(pocket.page, "pocket-unreadable");
        await pocket.press(en.cube.reset);
        await until(boxText, "");
    });

    it("goes on from a given position, or from solved if one wishes", async () => {
        await open(wide, `&pocket=${after("F2 U")}`);
        await until(shown, after("F2 U"));
        await pocket.type("r");
        await until(shown, after("F2 U R"));
        await pocket.press(en.solve.fromSolved);
        await until(shown, after("R"));
    });

    it("solves on Enter", async () => {
        await open(wide);
        await pocket.box.fill("U R2");
        await pocket.box.press("Enter");
        await until(() => pocket.solution(), "R2 U'");
    });
});

describe("Solve", () => {
    it("finds a shortest solution, and a turn in it leads there", async () => {
        await open({ ...wide, viewport: large }, `&pocket=${after("R U F2 R")}`);
        await pocket.press(en.solve.solve);
        await until(() => pocket.solution(), "R' F2 U' R'");
        await until(() => pocket.length(), "4f*");
        await pocket.page.getByRole("button", { name: en.solve.afterMove(2, "F2") }).click();
        await until(shown, after("R U"));
        await until(() => pocket.fact(en.laboratory.distance), en.pocket.distances(2, 2));
        await shoot(pocket.page, "pocket-solution");
        await pocket.type("End");
        await until(shown, solvedPocket);
        await pocket.type("ArrowLeft");
        await until(shown, after("R"));
    });

    it("finds all of them, and each can be shown", async () => {
        await open(wide, `&pocket=${after("R2 U2 R2")}`);
        await pocket.page.getByLabel(en.pocket.all).check();
        await pocket.press(en.solve.solve);
        await until(() => pocket.length(), "3f*");
        await pocket.page.getByRole("group", { name: en.solve.solutions(2) }).waitFor();
        const first = await pocket.solution();
        await pocket.press(en.solve.solutionAfter);
        await expect.poll(() => pocket.solution()).not.toBe(first);
        await pocket.press(en.solve.toEnd);
        await until(shown, solvedPocket);
    });

    it("counts face turns or quarter turns, and asks again when that changes", async () => {
        await open(wide, `&pocket=${after("R2 F")}`);
        await pocket.press(en.solve.solve);
        await until(() => pocket.length(), "2f*");
        await pocket.page.getByRole("radio", { name: en.solve.metrics.qtm }).first().check();
        await until(() => pocket.length(), "3q*");
    });

    it("plays the solution to its end", async () => {
        await open(wide, `&pocket=${after("R U")}`);
        await pocket.press(en.solve.solve);
        await until(() => pocket.solution(), "U' R'");
        await pocket.type("Escape", "Space");
        await until(shown, solvedPocket);
        await pocket.page.getByRole("button", { name: en.solve.play, exact: true }).waitFor();
    });

    it("is for the cube as it is held", async () => {
        await open(wide, `&pocket=${after("R U x y")}`);
        await pocket.press(en.solve.solve);
        await until(() => pocket.solution(), "R' F'");
        await pocket.press(en.solve.toEnd);
        await until(() => pocket.fact(en.laboratory.distance), en.pocket.distances(0, 0));
    });

    it("says so when nothing is left to solve", async () => {
        await open(wide);
        await pocket.press(en.solve.solve);
        await pocket.page.getByText(en.solve.alreadySolved.pocket).waitFor();
        await expect.poll(() => pocket.word.count()).toBe(0);
    });
});

const countOf = (colour: string, count: number) => inner("colour-count", { colour, count });
const oppositeColours = (language: "en" | "fr"): string => {
    const { white, yellow, green } = { en, fr }[language].cube.colours;
    return sentence(
        "pocket-opposite-colours",
        {
            place: inner("piece-at", { slot: "URF", stickers: ["U4", "R1", "F2"] }),
            colours: [white, yellow, green].join("-"),
            first: white,
            second: yellow,
        },
        language,
    );
};

describe("painting", () => {
    it("says why the stickers are no cube, and at which of them", async () => {
        await open({ ...wide, viewport: large });
        await pocket.press(en.cube.paint);
        await pocket.page.getByRole("radio", { name: beginning(en.cube.colours.yellow) }).click();
        await pocket.sticker("R1").click();
        await until(
            () => pocket.trouble(),
            sentence("wrong-colour-counts", {
                times: 4,
                counts: [countOf(en.cube.colours.yellow, 5), countOf(en.cube.colours.red, 3)],
            }),
        );
        await pocket.page.getByRole("radio", { name: beginning(en.cube.colours.red) }).click();
        await pocket.sticker("D2").click();
        await until(() => pocket.trouble(), oppositeColours("en"));
        await until(() => pocket.page.locator("[data-sticker].outlined").count(), 3);
        await expect.poll(() => pocket.button(en.solve.solve).isDisabled()).toBe(true);
        await shoot(pocket.page, "pocket-painting");
    });

    it("goes by strokes and by keys, and one undo takes back one stroke", async () => {
        await open(wide);
        await pocket.press(en.cube.paint);
        await pocket.page.getByRole("radio", { name: beginning(en.cube.colours.blue) }).click();
        const [a, b] = [
            await pocket.sticker("F1").boundingBox(),
            await pocket.sticker("F2").boundingBox(),
        ];
        const { mouse } = pocket.page;
        await mouse.move(a!.x + 8, a!.y + 8);
        await mouse.down();
        await mouse.move(b!.x + 8, b!.y + 8, { steps: 4 });
        await mouse.up();
        const striped = solvedPocket.replace("FFFF", "BBFF");
        await until(shown, striped);
        await pocket.press(en.cube.undo);
        await until(shown, solvedPocket);
        await pocket.sticker("F1").focus();
        await pocket.type("ArrowRight", "1", "Delete");
        await until(shown, solvedPocket.replace("FFFF", "F.FF"));
        await pocket.page.getByText(en.solve.unpainted(1)).first().waitFor();
    });

    it("goes on the view in space too", async () => {
        await open(wide);
        await until(drawn, solvedPocket);
        await pocket.press(en.cube.paint);
        await pocket.page.getByRole("radio", { name: beginning(en.cube.colours.orange) }).click();
        const { x, y } = await pocket.spotOf(f1);
        await pocket.page.mouse.click(x, y);
        await until(shown, solvedPocket.replace("FFFF", "LFFF"));
    });

    it("begins from nothing, if one wishes", async () => {
        await open(wide);
        await pocket.press(en.cube.paint);
        await pocket.press(en.cube.clearAll);
        await pocket.page.getByText(en.solve.unpainted(24)).first().waitFor();
        await expect.poll(() => pocket.button(en.solve.solve).isDisabled()).toBe(true);
    });
});

describe("what is known", () => {
    it("is told about the position that is shown", async () => {
        await open(wide, `&pocket=${after("R U")}`);
        await until(() => pocket.fact(en.solve.order), "15");
        await expect.poll(() => pocket.fact(en.solve.symmetry)).toBe("D2 (edge)");
        await expect
            .poll(() => pocket.fact(en.pocket.cycles))
            .toBe("(UFL ULB UBR DRB DFR)- (URF)+");
        await until(() => pocket.marked(), ["2f", "2q"]);
    });

    it("is told about all of them: how many are how far", async () => {
        await open(wide);
        const rows = pocket.page
            .getByRole("table", { name: en.solve.metrics.htm })
            .locator("tbody tr");
        await until(() => rows.count(), 12);
        await expect.poll(() => rows.nth(9).innerText()).toMatch(/9f\s*1\u202f887\u202f748/);
        const quarters = pocket.page.getByRole("table", { name: en.solve.metrics.qtm });
        await until(() => quarters.locator("tbody tr").count(), 15);
    });

    it("has all antipodes as pictures, and a press shows one", async () => {
        await open({ ...wide, viewport: large });
        await pocket.page
            .getByText(
                beginning(en.pocket.antipodesMeaning(formatCount(2644), "", "11f").split(",")[0]!),
            )
            .waitFor();
        await pocket.page.getByRole("radio", { name: en.solve.metrics.qtm }).last().check();
        await pocket.page
            .getByText(beginning(en.pocket.antipodesMeaning("276", "", "14q").split(",")[0]!))
            .waitFor();
        const list = pocket.page
            .getByRole("region", { name: en.pocket.antipodes })
            .getByRole("listitem");
        await until(() => list.count(), 10);
        await list.first().getByRole("button").click();
        await until(async () => (await pocket.marked())[1], "14q");
        await shoot(pocket.page, "pocket-antipodes");
    });

    it("is copied in every form", async () => {
        await open(wide, `&pocket=${after("F U")}`);
        await until(() => pocket.fact(en.workspace.generator), "F U");
        for (const [name, text] of [
            [en.pocket.copyForms.facelets, after("F U")],
            [en.pocket.copyForms.layers, "x1'' y0"],
        ] as const) {
            await pocket.press(`${en.solve.copyAs} ${name}`);
            await until(() => pocket.page.evaluate(() => navigator.clipboard.readText()), text);
        }
    });
});

describe("the page", () => {
    it("draws a random position, each time another one", async () => {
        await open(wide);
        await pocket.press(en.cube.random);
        await expect.poll(shown).not.toBe(solvedPocket);
        const first = await shown();
        await pocket.press(en.cube.random);
        await expect.poll(shown).not.toBe(first);
        await until(drawn, await shown());
    });

    it("keeps its position while another page is looked at, and over a reload", async () => {
        await open(wide);
        await pocket.type("r", "f");
        await until(() => pocket.addressed(), after("R F"));
        await pocket.type("Alt+1", "Alt+7");
        await until(shown, after("R F"));
        await until(drawn, after("R F"));
        await pocket.page.reload();
        await until(shown, after("R F"));
        await until(() => pocket.box.inputValue(), "R F");
        await pocket.type("Alt+1");
        await pocket.page.reload();
        await pocket.type("Alt+7");
        await until(() => pocket.box.inputValue(), "R F");
    });

    it("fits a phone, in the dark, in French", async () => {
        const look = { ...small, locale: "fr-FR", colorScheme: "dark" } as const;
        await open(look, "&pocket=UUUUDRRRFFFFDRDDLLLLBBBB");
        await until(() => pocket.trouble(), oppositeColours("fr"));
        await until(() => widthOf(pocket.page), 390);
        await shoot(pocket.page, "pocket-phone");
        await pocket.press(fr.cube.random);
        await pocket.press(fr.solve.solve);
        await expect.poll(() => pocket.length()).toMatch(/^\d+f\*$/);
        await shoot(pocket.page, "pocket-phone-solved");
    });
});
