// The facts: all that is known about the position, as it turns.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { shoot, useScene } from "./harness";
import { boxOf, copied, factOf, twistedCube, until, untilFact, wide, write } from "./page-steps";
import { en } from "./words";

const scene = useScene();
let page: Page;

beforeEach(async () => {
    page = await scene.page(wide);
});

describe("the facts of R U R' U'", () => {
    const facts = {
        [en.solve.reachable]: en.solve.yes,
        Order: "6",
        Parity: "even",
        Isomorphs: "48",
        "Self-inverse": "no",
        Symmetry: "C1, antisymmetry C2 (b)",
        Corners: "(URF DFR)+ (UBR ULB)-",
        Edges: "(UR UB FR)",
        "3-cycles": "(URF DFR ULB) (ULB URF UBR) (UR UB FR)",
    };
    it("are those the engine knows", async () => {
        await write(page, "R U R' U'");
        await untilFact(page, "Order", "6");
        for (const [name, value] of Object.entries(facts))
            await expect.poll(() => factOf(page, name), { message: name }).toBe(value);
        await shoot(page, "facts");
    });

    it("are told in the papers' way on demand", async () => {
        await write(page, "R U R' U'");
        await untilFact(page, "Order", "6");
        await page.getByText(en.solve.papers, { exact: true }).click();
        const papers = page.getByRole("group").filter({ hasText: en.solve.papers });
        await papers.getByText("[3150;448560;819;0]", { exact: true }).waitFor();
        await papers.getByText("[107;81;170;17]", { exact: true }).waitFor();
        await papers.getByText("[0;0;0]", { exact: true }).waitFor();
        await papers.getByText("{sc=[1;6;4;3;5;2;7;8];sm=", { exact: false }).waitFor();
        await shoot(page, "facts-papers");
    });
});

it("The facts follow every turn", async () => {
    await boxOf(page).pressSequentially("R");
    await untilFact(page, "Order", "4");
    await boxOf(page).pressSequentially(" U");
    await untilFact(page, "Order", "105");
});

it("A twisted corner is not solvable, and the facts say why", async () => {
    await write(page, twistedCube);
    await until(
        async () =>
            (await factOf(page, en.solve.reachable)).startsWith("no: The corners are twisted"),
        true,
    );
});

describe("the position is copied", () => {
    const forms = {
        "Copy as Facelets": "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
        "Copy as Zip": "[1230;1497392;1716;544]",
        "Copy as JSON":
            '{"cp":[4,1,2,0,7,5,6,3],"co":[2,0,0,1,1,0,0,2],"ep":[8,1,2,3,11,5,6,7,4,9,10,0],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]}',
    };
    it.each(Object.entries(forms))("by %s", async (button, text) => {
        await write(page, "R");
        await untilFact(page, "Order", "4");
        expect(await copied(page, button)).toBe(text);
    });

    it("by Copy as Reid, in twenty pieces", async () => {
        await write(page, "R");
        await untilFact(page, "Order", "4");
        expect((await copied(page, "Copy as Reid")).split(" ")).toHaveLength(20);
    });

    it("by Copy as Link, which opens the same position", async () => {
        await write(page, "R");
        await untilFact(page, "Order", "4");
        expect(await copied(page, "Copy as Link")).toBe(`${scene.server().address}/?alg=R`);
    });
});

it("The facts are told in French", async () => {
    await page.getByRole("button", { name: "Français" }).click();
    await write(page, "R U R' U'");
    await untilFact(page, "Ordre", "6");
    await expect.poll(() => factOf(page, "Parité")).toBe("paire");
    await expect.poll(() => factOf(page, "Symétrie")).toBe("C1, antisymétrie C2 (b)");
    await expect.poll(() => factOf(page, "Involutive")).toBe("non");
    // Its buttons stand in one line.
    const tops = await page
        .getByRole("group", { name: "Copier en" })
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((b) => b.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await shoot(page, "facts-french");
});
