// The facts: all that is known about the position, as it turns.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { shoot, useScene } from "./harness";
import { boxOf, copied, factOf, twistedCube, until, untilFact, wide, write } from "./page-steps";
import { en, fr, opening } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});

describe("the facts of R U R' U'", () => {
    const facts = {
        [en.solve.reachable]: en.solve.yes,
        [en.solve.order]: "6",
        [en.solve.parity]: en.solve.parities.even,
        [en.solve.isomorphs]: "48",
        [en.solve.selfInverse]: en.solve.no,
        [en.solve.symmetry]: `C1, ${en.solve.antisymmetry("C2 (b)")}`,
        [en.solve.corners]: "(URF DFR)+ (UBR ULB)-",
        [en.solve.edges]: "(UR UB FR)",
    };
    it("are those the engine knows", async () => {
        await write(page, "R U R' U'");
        await untilFact(page, en.solve.order, "6");
        for (const [name, value] of Object.entries(facts))
            await expect.poll(() => factOf(page, name), { message: name }).toBe(value);
        await shoot(page, "facts");
    });

    it("are told in the papers' way on demand", async () => {
        await write(page, "R U R' U'");
        await untilFact(page, en.solve.order, "6");
        await page.getByText(en.solve.papers, { exact: true }).click();
        const papers = page.getByRole("group").filter({ hasText: en.solve.papers }).last();
        await papers.getByText("(URF DFR ULB) (ULB URF UBR) (UR UB FR)").waitFor();
        await papers.getByText("[3150;448560;819;0]", { exact: true }).waitFor();
        await papers.getByText("[107;81;170;17]", { exact: true }).waitFor();
        await papers.getByText("[0;0;0]", { exact: true }).waitFor();
        await papers.getByText("{sc=[1;6;4;3;5;2;7;8];sm=", { exact: false }).waitFor();
        await shoot(page, "facts-papers");
    });
});

it("The facts follow every turn", async () => {
    await boxOf(page).pressSequentially("R");
    await untilFact(page, en.solve.order, "4");
    await boxOf(page).pressSequentially(" U");
    await untilFact(page, en.solve.order, "105");
});

it("A twisted corner is not solvable, and the facts say why", async () => {
    await write(page, twistedCube);
    await until(
        async () =>
            (await factOf(page, en.solve.reachable))
                .toLowerCase()
                .startsWith(en.solve.noBecause(opening("corners-twisted"))),
        true,
    );
});

describe("the position is copied", () => {
    const forms = {
        [`${en.solve.copyAs} ${en.solve.forms.facelets}`]:
            "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
        [`${en.solve.copyAs} ${en.solve.forms.zip}`]: "[1230;1497392;1716;544]",
        [`${en.solve.copyAs} ${en.solve.forms.json}`]:
            '{"cp":[4,1,2,0,7,5,6,3],"co":[2,0,0,1,1,0,0,2],"ep":[8,1,2,3,11,5,6,7,4,9,10,0],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]}',
    };
    it.each(Object.entries(forms))("by %s", async (button, text) => {
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        expect(await copied(page, button)).toBe(text);
    });

    it("by Copy as Reid, in twenty pieces", async () => {
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        expect(
            (await copied(page, `${en.solve.copyAs} ${en.solve.forms.reid}`)).split(" "),
        ).toHaveLength(20);
    });

    it("by Copy as Link, which opens the same position", async () => {
        await write(page, "R");
        await untilFact(page, en.solve.order, "4");
        expect(await copied(page, `${en.solve.copyAs} ${en.solve.forms.link}`)).toBe(
            `${scene.server().address}/?alg=R`,
        );
    });
});

it("The facts are told in French", async () => {
    await page.getByRole("button", { name: en.common.language }).click();
    await write(page, "R U R' U'");
    await untilFact(page, fr.solve.order, "6");
    await expect.poll(() => factOf(page, fr.solve.parity)).toBe(fr.solve.parities.even);
    await expect
        .poll(() => factOf(page, fr.solve.symmetry))
        .toBe(`C1, ${fr.solve.antisymmetry("C2 (b)")}`);
    await expect.poll(() => factOf(page, fr.solve.selfInverse)).toBe(fr.solve.no);
    // Its buttons stand in one line.
    const lines = () =>
        page
            .getByRole("group", { name: fr.solve.copyAs })
            .getByRole("button")
            .evaluateAll((all) => new Set(all.map((b) => b.getBoundingClientRect().top)).size);
    await until(lines, 1);
    await shoot(page, "facts-french");
});
