// Symmetry: operations are pressed, always with what follows, and cubes are found.
import { describe, expect, it } from "vitest";
import { formatCount } from "../../src/i18n/numbers";
import { operationNamed } from "../../src/cube/operation";
import { CubePage } from "./cube-page";
import { FinderPage } from "./finder-page";
import { large, shoot, useScene } from "./harness";
import {
    isFocused,
    shortest,
    small,
    solveButton,
    solvedCube,
    until,
    untilFact,
    wide,
    write,
} from "./page-steps";
import { en } from "./words";

const scene = useScene();
const w = en.wanted;

type Look = Parameters<typeof scene.page>[0];
const open = async (look: Look = wide, where = ""): Promise<FinderPage> =>
    new FinderPage(await scene.page(look, `/?tab=symmetry&where=${encodeURIComponent(where)}`));

const nameOf = (name: string): string => {
    const { kind, at } = operationNamed(name)!;
    return w.operationNames[kind](at);
};
const button = (finder: FinderPage, name: string) =>
    finder.page
        .getByRole("group", { name: w.operations })
        .getByRole("button", { name: new RegExp(`^${nameOf(name)}: `) });
const stateOf = (finder: FinderPage, name: string) => () =>
    button(finder, name).getAttribute("aria-pressed");
const typeOf = (finder: FinderPage) => () =>
    finder.page.getByRole("status").locator("strong").textContent();

describe("operations", () => {
    it("are pressed with all that follows from them, once and twice, and named", async () => {
        const finder = await open({ ...wide, viewport: large }, "true");
        await finder.condition.fill("");
        await until(typeOf(finder), "C1");
        await button(finder, "URF").click();
        await until(typeOf(finder), "C3");
        await button(finder, "-1").click();
        await until(typeOf(finder), "S6");
        await until(stateOf(finder, "URF"), "true");
        await button(finder, "FL").click();
        await until(typeOf(finder), "D3d");
        await until(stateOf(finder, "-UB"), "true");
        await button(finder, "FL").click();
        await until(typeOf(finder), "S6{D3d}");
        await until(stateOf(finder, "UB"), "mixed");
        await shoot(finder.page, "symmetry");
        await button(finder, "FL").click();
        await until(typeOf(finder), "S6");
        await until(() => finder.where, 'symmetric("URF -1")');
    });

    it("are shown on the cube where the focus is", async () => {
        const finder = await open();
        await finder.page.locator("canvas[data-marks]").waitFor();
        await button(finder, "-y2").focus();
        await finder.page.locator('canvas[data-marks="-y2"]').waitFor();
        await button(finder, "UF").hover();
        await finder.page.locator('canvas[data-marks="UF"]').waitFor();
    });

    it("follow the text, also by the name of a type", async () => {
        const finder = await open(wide, 'symmetric("y2") and antisymmetric("-1")');
        await until(typeOf(finder), "C2 (a){C2h (a)}");
        await until(stateOf(finder, "-y2"), "mixed");
        await finder.condition.fill('symmetry == "Th"');
        await until(typeOf(finder), "Th");
        const exactly = finder.page.getByRole("radio", { name: w.exactlyNames.exactly });
        await until(() => exactly.isChecked(), true);
    });

    it("are cubes with exactly them, counted, one of each class", async () => {
        const finder = await open(wide, 'symmetric("URF FL -FL")');
        await until(typeOf(finder), "D3d");
        await finder.page.getByRole("radio", { name: w.exactlyNames.exactly }).check();
        await until(async () => (await finder.where).endsWith('symmetry == "D3d"'), true);
        await finder.search.click();
        await finder.total(w.total("12", "12")).waitFor();
        await until(() => finder.pictures.count(), 12);
    });

    it("are all released by one button", async () => {
        const finder = await open(wide, 'symmetric("URF")');
        await until(typeOf(finder), "C3");
        await finder.button(en.cube.clearAll).click();
        await until(typeOf(finder), "C1");
        await until(() => finder.where, "");
        await until(() => finder.search.isDisabled(), true);
    });
});

describe("corners or edges alone", () => {
    it("are permuted oddly where the others are grey, and stay open on the cube's page", async () => {
        const finder = await open({ ...wide, viewport: large }, 'symmetric("URF FL")');
        await finder.page.getByText(w.filters, { exact: true }).click();
        await finder.page.getByRole("radio", { name: w.onlyNames.corners }).check();
        await finder.page.getByRole("radio", { name: w.parityNames.odd }).check();
        await until(
            () => finder.where,
            'symmetric("URF FL") and corners_alone and parity == "odd"',
        );
        await finder.page.getByText(w.aloneHints.corners, { exact: true }).waitFor();
        await finder.search.click();
        await finder.total(w.total("9", "5")).waitFor();
        await until(() => finder.pictures.count(), 5);
        await shoot(finder.page, "symmetry-corners-alone");
        await finder.pictures.first().getByRole("button").click();
        const cube = await CubePage.on(finder.page);
        await until(
            () => cube.facelets(),
            "U.R.U.B.UR.D.R.F.RU.F.F.F.LR.D.D.D.BF.L.L.L.DB.L.B.U.B",
        );
        await solveButton(finder.page).click();
        await until(() => shortest(finder.page), "8f*");
    });
});

describe("centres that show", () => {
    it("make as many cubes as they can be turned, drawn with arrows and shown so", async () => {
        const finder = await open(wide, 'symmetry == "Oh"');
        await finder.page.getByRole("checkbox", { name: en.laboratory.centres }).check();
        await finder.search.click();
        await finder.total(w.total("8", "8")).waitFor();
        await until(() => finder.pictures.count(), 8);
        await shoot(finder.page, "symmetry-centres");
        await finder.pictures.nth(1).getByRole("button").click();
        const cube = await CubePage.on(finder.page);
        await until(() => cube.facelets(), `${solvedCube}+222222`);
    });
});

describe("a condition that says too little", () => {
    it("is answered by the first cubes, with how many it leaves at most", async () => {
        const finder = await open(wide, "order >= 12");
        await finder.search.click();
        const most = w.atMost(formatCount("43252003274489856000"));
        await finder.page.getByText(`${most} ${w.limitReached}`, { exact: true }).waitFor();
        await until(() => finder.pictures.count(), 60);
    });
});

describe("the classes", () => {
    it("are all there with their numbers, and one of them is taken", async () => {
        const finder = await open({ ...wide, viewport: large });
        await finder.page.getByText(w.gallery, { exact: true }).click();
        const list = finder.page.getByRole("list", { name: w.gallery });
        await until(() => list.getByRole("listitem").count(), 33);
        await shoot(finder.page, "symmetry-classes");
        await list.getByRole("button", { name: /^D4h\b/ }).click();
        await until(typeOf(finder), "D4h");
        await finder.page.getByText(w.types, { exact: true }).click();
        const types = finder.page.getByRole("list", { name: w.types });
        await until(() => types.getByRole("listitem").count(), 65);
        await types.getByRole("button", { name: /^C4v\{D4h\}/ }).click();
        await until(typeOf(finder), "C4v{D4h}");
    });
});

describe("more like this", () => {
    it("asks for cubes with the symmetries and faces of the one on the page", async () => {
        const page = await scene.page(wide);
        await write(page, "M2 E2 S2");
        await untilFact(page, en.solve.order, "2");
        await page.getByRole("button", { name: en.common.finder.like }).click();
        const finder = new FinderPage(page);
        await until(() => finder.where, 'label == "Oh{I}" and shows(all, "aba/bab/aba")');
        await until(typeOf(finder), "Oh{I}");
        await finder.search.click();
        await finder.total(w.total("1", "1")).waitFor();
    });
});

describe("on a phone", () => {
    it("nothing is wider than the screen, and buttons are large enough", async () => {
        const finder = await open(small, 'symmetric("URF -1")');
        await until(typeOf(finder), "S6");
        await expect
            .poll(() => finder.widestOf(en.common.tabNames.symmetry))
            .toBeLessThanOrEqual(small.viewport!.width);
        const box = (await button(finder, "URF").boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        await button(finder, "-y2").tap();
        await until(typeOf(finder), "Th");
        await expect.poll(() => isFocused(button(finder, "-y2"))).toBe(true);
        await shoot(finder.page, "symmetry-phone");
    });
});
